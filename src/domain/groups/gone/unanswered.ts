/** What was written down lately, and those who lose by it have had no time to answer. */
import type { Balances } from '../balances.ts'
import { householdOf } from '../voices.ts'
import { between, type Deed, type IsLost, type Known, movedAt } from './between.ts'
import { worseBy } from './contested.ts'

export interface Doubt {
  readonly currency: string
  readonly amount: number
  /** Of the last one, which is open for answers the longest. */
  readonly name: string
  readonly at: string
  readonly losers: readonly string[]
}

type OpenIn = (currency: string) => Balances

/** In each currency, with whom something is open by what was done without a word. */
function pairsOf(
  members: readonly Known[],
  deeds: readonly Deed[],
  openIn: OpenIn,
  memberId: string,
  side: 'gains' | 'loses',
  isLost: IsLost,
  but = memberId,
) {
  const ids = members.map((one) => one.memberId)
  const others = ids.filter((id) => id !== memberId && id !== but)
  return [...Map.groupBy(deeds, ({ currency }) => currency)].map(([currency, some]) => {
    const all = { members, deeds: some, open: openIn(currency) }
    const pairs = others.map((id) => ({
      id,
      ...(side === 'gains'
        ? between(all, memberId, id, isLost)
        : between(all, id, memberId, isLost)),
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

/** No more than what it took of what is older. */
const nothingYoung: IsLost = () => false
/** What was restored since is not. */
const allOfIt: IsLost = ({ isThere, acts }, at) =>
  acts[at]?.isDeletion !== true || (!isThere && at === acts.length - 1)

/**
 * Who leaves is not even but for what nobody who loses by it had the time to answer. What they
 * deleted or lowered themselves is put back after them.
 */
export function leavesUnanswered(
  members: readonly Known[],
  deeds: readonly Deed[],
  memberId: string,
  openIn: OpenIn,
): Doubt | null {
  const isLost: IsLost = (deed, at) => allOfIt(deed, at, memberId) && deed.acts[at]?.by !== memberId
  return doubtsOf(members, deeds, openIn, memberId, 'gains', isLost)[0] ?? null
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
  const asked = [members, deeds, openIn, memberId, 'loses', nothingYoung] as const
  const wasOwed = doubtsOf(...asked).find(
    ({ currency, amount }) => (openIn(currency).get(memberId) ?? 0) + amount > 0,
  )
  return wasOwed ?? doubtsOf(...asked, by)[0] ?? null
}

/**
 * A bill of the last days by which they are owed money was deleted or changed to their loss. Nobody
 * takes them out on that who bears it, nor does anybody where others than who is owed said that it
 * is so. What only they said, and somebody denied, does not keep them: another takes them out.
 */
export function creditUnanswered(
  members: readonly Known[],
  deeds: readonly Deed[],
  memberId: string,
  openIn: OpenIn,
  by: string,
): Doubt | null {
  const idsOf = (id: string) => householdOf(members, id).map((one) => one.memberId)
  const [takers, own] = [idsOf(by), idsOf(memberId)]
  const isBacked = (acts: Deed['acts']) =>
    acts.some((act) => act.by !== null && !own.includes(act.by))
  const isLost: IsLost = (deed, at, gainer) =>
    allOfIt(deed, at, gainer) && (takers.includes(gainer) || isBacked(deed.acts.slice(0, at)))
  const without = new Map(
    doubtsOf(members, deeds, openIn, memberId, 'loses', nothingYoung).map((one) => [
      one.currency,
      one.amount,
    ]),
  )
  return (
    doubtsOf(members, deeds, openIn, memberId, 'loses', isLost)
      .map((one) => ({ ...one, amount: one.amount - (without.get(one.currency) ?? 0) }))
      .find(({ amount }) => amount > 0) ?? null
  )
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
  return doubtsOf(members, ofOthers, openIn, memberId, 'gains', allOfIt, by)[0] ?? null
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
  const lost = losers.flatMap((one) =>
    pairsOf(members, deeds, openIn, one.memberId, 'loses', allOfIt),
  )
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
  const pairs = pairsOf(asThere, deeds, openIn, memberId, 'loses', nothingYoung)
  return pairs.flatMap(({ currency, pairs }) => {
    let owed = Math.max(0, -(openIn(currency).get(memberId) ?? 0))
    return pairs.flatMap(({ id: to, amount: lost, unasked }) => {
      const amount = Math.min(lost, owed, worseBy(unasked, memberId))
      owed -= amount
      return amount > 0 ? [{ currency, to, amount }] : []
    })
  })
}
