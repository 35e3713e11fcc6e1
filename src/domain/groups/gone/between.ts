/** What one gained of another by what was written down lately, act by act. */
import type { Balances } from '../balances.ts'
import { answerDays } from '../group-limits.ts'
import { householdOf, isSilent, type Voice } from '../voices.ts'

const dayMs = 86_400_000

/** Something that was done, by which money moved or somebody said that it is so. */
export interface DoneAct {
  readonly by: string | null
  readonly at: string
  readonly effects: Balances
  /** What each had of the bill, payment or entry before. */
  readonly held: Balances
  readonly isDeletion: boolean
}

/** All that was done lately to a bill, a payment or an entry, the oldest first. */
export interface Deed {
  /** Of the bill, payment or entry. */
  readonly id: string
  readonly name: string
  readonly currency: string
  readonly acts: readonly DoneAct[]
  /** Money that one paid another, as it counts or no longer; or a bill of several. */
  readonly kind: 'payment' | 'taken-back' | 'bill'
  /** It was not deleted since. */
  readonly isThere: boolean
}

/** Until when those who lose by it may answer. */
export const answerableUntil = (at: string): number => Date.parse(at) + answerDays * dayMs

/** What it all comes to for somebody. */
const effectOf = ({ acts }: Deed, id: string) =>
  acts.reduce((sum, { effects }) => sum + (effects.get(id) ?? 0), 0)

/** When money was moved by it for the last time. */
export const movedAt = ({ acts }: Deed) =>
  acts.findLast(({ effects }) => [...effects.values()].some((effect) => effect !== 0))?.at ?? ''

/** Somebody of a group, and since when the others know them. */
export interface Known extends Voice {
  readonly joinedAt: string
}

/**
 * They came lately and after who gains: it may be who gains, by another account. What they say is
 * so is not enough where others are there to ask.
 */
function isUnknown(members: readonly Known[], deed: Deed, loser: string, gainer: string): boolean {
  const [one, other] = [loser, gainer].map((id) => members.find(({ memberId }) => memberId === id))
  const isNew = ({ joinedAt }: Known) =>
    joinedAt > (other?.joinedAt ?? '') && answerableUntil(joinedAt) > Date.parse(movedAt(deed))
  const isNeutral = (some: Known) =>
    !isSilent(members, some.memberId) && effectOf(deed, some.memberId) <= 0 && !isNew(some)
  return one !== undefined && isNew(one) && members.some((some) => isNeutral(some))
}

/** Whose word is the loser's: theirs, and of who settles as one with them and gains nothing. */
const speakersFor = (members: readonly Known[], deed: Deed, loser: string, gainer: string) =>
  isUnknown(members, deed, loser, gainer)
    ? []
    : householdOf(members, loser).flatMap(({ memberId, hasAgreed }) =>
        memberId === loser || (hasAgreed === true && effectOf(deed, memberId) <= 0)
          ? [memberId]
          : [],
      )

/**
 * Somebody who gains nothing is here to say that it is not so. That a name was paid is denied
 * later, too.
 */
const isAnswerable = (members: readonly Voice[], deed: Deed, loser: string): boolean =>
  !isSilent(members, loser) ||
  (deed.kind !== 'payment' &&
    members.some(({ memberId }) => !isSilent(members, memberId) && effectOf(deed, memberId) <= 0))

export interface Between {
  readonly members: readonly Known[]
  /** All of one currency. */
  readonly deeds: readonly Deed[]
  readonly open: Balances
}

/**
 * When somebody said of a payment that it is so, and was even by it: so is all from before it.
 */
function evenSince({ deeds, open }: Between, id: string): string {
  const all = deeds.flatMap(({ acts }) => acts)
  const isEvenAt = (at: string) =>
    all.reduce(
      (sum, act) => (act.at > at ? sum - (act.effects.get(id) ?? 0) : sum),
      open.get(id) ?? 0,
    ) === 0
  const said = deeds.flatMap(({ kind, acts }) =>
    acts.flatMap(({ at, effects }, n) => {
      const word = acts.slice(0, n + 1).findLast(({ by }) => by === id)
      const isTheirs = kind === 'payment' && word && (effects.get(id) ?? 0) !== 0
      return isTheirs && isEvenAt(at) ? [word.at] : []
    }),
  )
  return said.sort().at(-1) ?? ''
}

/** Of a bill, by an act of it: is what was owed by it lost, also where it was as young as that. */
export type IsLost = (deed: Deed, at: number, gainer: string) => boolean

/** What one gains and the other loses by it; below zero where it goes back. */
function sizeOf({ effects }: DoneAct, gainer: string, loser: string): number {
  const [gain, loss] = [effects.get(gainer) ?? 0, -(effects.get(loser) ?? 0)]
  if (gain > 0 && loss > 0) return Math.min(gain, loss)
  return gain < 0 && loss < 0 ? Math.max(gain, loss) : 0
}

/** At the same moment, payments are of what was done before. */
const isPaid = ({ kind }: Deed) => Number(kind !== 'bill')
const byTime = (a: DoneAct, b: DoneAct) => (a.at < b.at ? -1 : Number(a.at > b.at))

/** What one gained of another since that one's word, but for what was paid back after it. */
export function between(all: Between, gainer: string, loser: string, isLost: IsLost) {
  const { members, deeds } = all
  const evenAt = evenSince(all, loser)
  const speakers = new Map(
    deeds.map((deed) => [deed, speakersFor(members, deed, loser, gainer)] as const),
  )
  const inOrder = deeds
    .flatMap((deed) => deed.acts.map((act, at) => ({ deed, act, at })))
    .filter(({ deed, act }) => act.at > evenAt || !speakers.get(deed)?.includes(loser))
    .toSorted((a, b) => byTime(a.act, b.act) || isPaid(a.deed) - isPaid(b.deed))
  const gained = new Map<Deed, number>()
  const unasked = () =>
    [...gained].filter(([deed, sum]) => sum > 0 && isAnswerable(members, deed, loser))
  const total = () => unasked().reduce((sum, [, each]) => sum + each, 0)
  let paid = 0
  for (const { deed, act, at } of inOrder) {
    const isSaid = speakers.get(deed)?.includes(act.by ?? '')
    const before = gained.get(deed) ?? 0
    const size = sizeOf(act, gainer, loser)
    const isCredit = size > 0 && deed.kind === 'bill' && (act.held.get(loser) ?? 0) > 0
    const isOwnLoss = isCredit && isLost(deed, at, gainer)
    const sum = (isOwnLoss ? Math.max(0, before) : before) + size
    const isBack = deed.kind !== 'bill' && sum < 0
    if (isBack) paid -= sum
    gained.set(deed, isBack ? 0 : Math.min(sum, isSaid ? 0 : sum))
    paid = Math.min(paid, total())
  }
  return { unasked: unasked().map(([deed]) => deed), amount: total() - paid }
}
