/** What was written down lately, and those who lose by it have had no time to answer. */
import type { Balances } from '../balances.ts'
import { answerDays } from '../group-limits.ts'
import { householdOf, isSilent, type Voice } from '../voices.ts'

const dayMs = 86_400_000

/** Something that was done, by which money moved or somebody said that it is so. */
export interface DoneAct {
  readonly by: string | null
  readonly at: string
  readonly effects: Balances
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
const movedAt = ({ acts }: Deed) =>
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

export interface Doubt {
  readonly currency: string
  readonly amount: number
  /** Of the last one, which is open for answers the longest. */
  readonly name: string
  readonly at: string
  readonly losers: readonly string[]
}

interface Between {
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

/** A bill is gone by it: what was owed by it is lost, also where it was as young as that. */
const isDeletion = ({ kind, isThere, acts }: Deed, act: DoneAct) =>
  kind === 'bill' && !isThere && act === acts.at(-1)

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
function between(all: Between, gainer: string, loser: string) {
  const { members, deeds } = all
  const evenAt = evenSince(all, loser)
  const speakers = new Map(
    deeds.map((deed) => [deed, speakersFor(members, deed, loser, gainer)] as const),
  )
  const inOrder = deeds
    .flatMap((deed) => deed.acts.map((act) => ({ deed, act })))
    .filter(({ deed, act }) => act.at > evenAt || !speakers.get(deed)?.includes(loser))
    .toSorted((a, b) => byTime(a.act, b.act) || isPaid(a.deed) - isPaid(b.deed))
  const gained = new Map<Deed, number>()
  const unasked = () =>
    [...gained].filter(([deed, sum]) => sum > 0 && isAnswerable(members, deed, loser))
  const total = () => unasked().reduce((sum, [, each]) => sum + each, 0)
  let paid = 0
  for (const { deed, act } of inOrder) {
    const isSaid = speakers.get(deed)?.includes(act.by ?? '')
    const before = gained.get(deed) ?? 0
    const kept = isDeletion(deed, act) ? Math.max(0, before) : before
    const sum = kept + sizeOf(act, gainer, loser)
    const isBack = deed.kind !== 'bill' && sum < 0
    if (isBack) paid -= sum
    gained.set(deed, isBack ? 0 : Math.min(sum, isSaid ? 0 : sum))
    paid = Math.min(paid, total())
  }
  return { unasked: unasked().map(([deed]) => deed), amount: total() - paid }
}

type OpenIn = (currency: string) => Balances

/** In each currency, with whom something is open by what was done without a word. */
function pairsOf(
  members: readonly Known[],
  deeds: readonly Deed[],
  openIn: OpenIn,
  memberId: string,
  side: 'gains' | 'loses',
  but = memberId,
) {
  const ids = members.map((one) => one.memberId)
  const others = ids.filter((id) => id !== memberId && id !== but)
  return [...Map.groupBy(deeds, ({ currency }) => currency)].map(([currency, some]) => {
    const all = { members, deeds: some, open: openIn(currency) }
    const pairs = others.map((id) => ({
      id,
      ...(side === 'gains' ? between(all, memberId, id) : between(all, id, memberId)),
    }))
    return { currency, pairs: pairs.filter(({ amount }) => amount > 0) }
  })
}

/** In each currency, what somebody gains or loses without the word of who loses by it. */
function doubtsOf(...asked: Parameters<typeof pairsOf>): readonly Doubt[] {
  const [, , , memberId, side] = asked
  return pairsOf(...asked).flatMap(({ currency, pairs }) => {
    const [deed] = pairs
      .flatMap(({ unasked }) => unasked)
      .toSorted((a, b) => (movedAt(a) < movedAt(b) ? 1 : -1))
    const amount = pairs.reduce((sum, one) => sum + one.amount, 0)
    const losers = side === 'gains' ? pairs.map(({ id }) => id) : [memberId]
    return deed ? [{ currency, amount, name: deed.name, at: movedAt(deed), losers }] : []
  })
}

/** Its deletion counts then for no more than it took of what is older. */
const asIfThere = (deed: Deed): Deed => ({ ...deed, isThere: true })

/**
 * Who leaves is not even but for what nobody who loses by it had the time to answer. What they
 * deleted themselves is put back after them.
 */
export function leavesUnanswered(
  members: readonly Known[],
  deeds: readonly Deed[],
  memberId: string,
  openIn: OpenIn,
): Doubt | null {
  const some = deeds.map((one) => (one.acts.at(-1)?.by === memberId ? asIfThere(one) : one))
  return doubtsOf(members, some, openIn, memberId, 'gains')[0] ?? null
}

/**
 * Who is taken out was owed money but for what they have not answered; or would deny it, once they
 * are gone, to others than who takes them out.
 */
export function removedUnanswered(
  members: readonly Known[],
  deeds: readonly Deed[],
  memberId: string,
  openIn: OpenIn,
  by: string,
): Doubt | null {
  const some = deeds.map(asIfThere)
  const wasOwed = doubtsOf(members, some, openIn, memberId, 'loses').find(
    ({ currency, amount }) => (openIn(currency).get(memberId) ?? 0) + amount > 0,
  )
  return wasOwed ?? doubtsOf(members, some, openIn, memberId, 'loses', by)[0] ?? null
}

/**
 * What others wrote to their gain a moment before somebody takes them out: who loses by it could
 * not answer any more. What they wrote themselves is taken out later, but for a bill they deleted.
 */
export const keptUnanswered = (
  members: readonly Known[],
  deeds: readonly Deed[],
  memberId: string,
  openIn: OpenIn,
  /** Who takes them out; what is to their own loss they may do. */
  by: string,
): Doubt | null => {
  const isTheirs = ({ acts, kind, isThere }: Deed) =>
    (kind !== 'bill' || isThere) &&
    acts.every(({ by, effects }) => by === memberId || (effects.get(memberId) ?? 0) <= 0)
  const ofOthers = deeds.filter((deed) => !isTheirs(deed))
  return doubtsOf(members, ofOthers, openIn, memberId, 'gains', by)[0] ?? null
}

/** Which bills, payments and entries they, or a name, lose by without a word of theirs. */
export function lostUnanswered(
  members: readonly Known[],
  deeds: readonly Deed[],
  me: string,
  openIn: OpenIn,
): ReadonlySet<string> {
  const isName = ({ uid, leftAt }: Known) => uid === null && leftAt === null
  const losers = members.filter((one) => one.memberId === me || isName(one))
  const lost = losers.flatMap((one) => pairsOf(members, deeds, openIn, one.memberId, 'loses'))
  return new Set(
    lost.flatMap(({ pairs }) => pairs.flatMap(({ unasked }) => unasked.map(({ id }) => id))),
  )
}

export interface Denied {
  readonly currency: string
  /** Who gained it. */
  readonly to: string
  readonly amount: number
}

/** What somebody who was taken out came to owe without a word, at most what is still open. */
export function deniableBy(
  members: readonly Known[],
  deeds: readonly Deed[],
  memberId: string,
  openIn: OpenIn,
): readonly Denied[] {
  const asThere = members.map((one) => (one.memberId === memberId ? { ...one, leftAt: null } : one))
  const some = deeds.map(asIfThere)
  return pairsOf(asThere, some, openIn, memberId, 'loses').flatMap(({ currency, pairs }) => {
    let owed = Math.max(0, -(openIn(currency).get(memberId) ?? 0))
    return pairs.flatMap(({ id: to, amount: lost }) => {
      const amount = Math.min(lost, owed)
      owed -= amount
      return amount > 0 ? [{ currency, to, amount }] : []
    })
  })
}
