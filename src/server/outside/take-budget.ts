import type { Config } from '../config.ts'
import { type Counts, howFull, takeToken, takeTokenFrom } from '../http/edge/rate-limit.ts'
import type { Message } from './message.ts'
import { budgetOf, type Channel, type MessageKind, type Pace } from './message-budgets.ts'
import { receiverKey } from './receiver-key.ts'

const HOUR_S = 3600
const DAY_S = 86_400
/** Of what a kind may send, where one network may not use up what is there for all. */
const NETWORK_PART = 0.1
/** Of what a kind may send, for those who have been told little of it in this hour. */
const FIRST_PART = 0.6

type Limits = Pick<Config, 'smsPerHour' | 'mailsPerHour' | 'codesPerHour'>

const toKey = (kind: MessageKind, channel: Channel, to: string) =>
  `out:${channel}:${kind}:to:${receiverKey(to)}`

/** `aged`: first ones, too, of accounts that are not new. */
type Part = 'first' | 'aged' | 'more'

function sizeOf(part: Part | undefined, isByAge = false): number {
  if (part === undefined) return 1
  if (part === 'more') return 1 - FIRST_PART
  return isByAge ? FIRST_PART / 2 : FIRST_PART
}

/** What all together may send of this kind in an hour; where there is one, by its part. */
function inAll(limits: Limits, kind: MessageKind, channel: Channel, part?: Part) {
  const whole = channel === 'sms' ? limits.smsPerHour : limits.mailsPerHour
  const { share, isByAge } = budgetOf(kind, channel)
  const limit = Math.max(1, Math.floor(whole * share * sizeOf(part, isByAge)))
  return { bucket: `out:${channel}:${kind}${part ? `:${part}` : ''}`, limit, windowS: HOUR_S }
}

export type Addressed = Pick<Message, 'kind' | 'channel' | 'to' | 'isOfAge'> & {
  /** Whose doing it would be, where that is asked too. */
  readonly by?: string
}

const fromKey = (kind: MessageKind, channel: Channel, who: string) =>
  `out:${channel}:${kind}:from:${who}`

/** Of all, the part a message to this receiver is in, when so many of this hour are before it. */
async function partFor(
  counts: Counts,
  { kind, channel, to, isOfAge = false }: Addressed,
  before: number,
): Promise<Part | undefined> {
  const { first, isByAge = false } = budgetOf(kind, channel)
  if (first === undefined) return
  const bucket = `${toKey(kind, channel, to)}:hour`
  const used = await howFull(counts, { bucket, limit: 1, windowS: HOUR_S })
  if (used - before >= first) return 'more'
  return isByAge && isOfAge ? 'aged' : 'first'
}

/**
 * Takes a message's place in every count it is part of, or throws that there is none left. Those
 * in all come last: what is refused for its sender or receiver takes nothing from the others.
 */
export async function takeBudget(counts: Counts, limits: Limits, message: Message): Promise<void> {
  const { kind, channel, to, from } = message
  const budget = budgetOf(kind, channel)
  const take = async (key: string, pace: Pace) => {
    for (const one of paced(key, pace)) await takeToken(counts, one)
  }
  const senders = from === null ? [] : 'who' in from ? from.who : []
  if (budget.from === 'asked' || budget.from === 'part') {
    if (!from || !('address' in from)) throw new Error(`Nobody says from where ${kind} was asked.`)
    const asked = { kind: `out:${channel}:${kind}:from`, address: from.address }
    const part = Math.max(1, Math.floor(inAll(limits, kind, channel).limit * NETWORK_PART))
    const most = budget.from === 'part' ? part : Number.POSITIVE_INFINITY
    const limit = Math.min(limits.codesPerHour, most)
    await takeTokenFrom(counts, { ...asked, limit, windowS: HOUR_S })
  } else {
    const isOurs = from === null && budget.isAlsoOurs
    if (senders.length === 0 && !isOurs) throw new Error(`Nobody says whose doing ${kind} is.`)
    for (const who of senders) await take(fromKey(kind, channel, who), budget.from)
  }
  await take(toKey(kind, channel, to), budget.to)
  await takeToken(counts, inAll(limits, kind, channel, await partFor(counts, message, 1)))
}

const paced = (key: string, { hour, day }: Pace) => [
  { bucket: `${key}:hour`, limit: hour, windowS: HOUR_S },
  { bucket: `${key}:day`, limit: day, windowS: DAY_S },
]

/** Whether a message could go now, by its receiver and by all. */
export async function hasRoom(counts: Counts, limits: Limits, to: Addressed): Promise<boolean> {
  const { kind, channel, by } = to
  const budget = budgetOf(kind, channel)
  const all = [
    ...paced(toKey(kind, channel, to.to), budget.to),
    ...(by && typeof budget.from === 'object'
      ? paced(fromKey(kind, channel, by), budget.from)
      : []),
    inAll(limits, kind, channel, await partFor(counts, to, 0)),
  ]
  for (const one of all) if ((await howFull(counts, one)) >= 1) return false
  return true
}

/** Who has answered what was sent may be sent more at once. */
export const toBuckets = (kind: MessageKind, channel: Channel, to: string): readonly string[] => [
  `${toKey(kind, channel, to)}:hour`,
  `${toKey(kind, channel, to)}:day`,
]

/** Whether the next of this kind would be refused for its receiver, or for all. */
export async function isSpent(
  counts: Counts,
  limits: Limits,
  kind: MessageKind,
  channel: Channel,
  to: string,
): Promise<boolean> {
  const own = paced(toKey(kind, channel, to), budgetOf(kind, channel).to)
  const full = await Promise.all(
    [...own, inAll(limits, kind, channel)].map((one) => howFull(counts, one)),
  )
  return full.some((part) => part >= 1)
}

/** Which part of a kind's budget is gone, from 0 to 1 or a little more. */
export const budgetUsed = (counts: Counts, limits: Limits, kind: MessageKind, channel: Channel) =>
  howFull(counts, inAll(limits, kind, channel))
