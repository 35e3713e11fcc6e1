/** Debts that somebody passes on to a name without an account while nobody is left to object. */
import type { Balances } from '../balances.ts'
import { householdOf, isSilent, standInsOf, type Voice } from '../voices.ts'
import type { Known } from './between.ts'
import { effectsIn } from './effects-in.ts'
import type { PartedBill } from './gone-parts.ts'

/** Nobody who gains nothing is here with a word of their own. */
const isSilenced = (members: readonly Voice[], gaining: readonly string[]): boolean =>
  gaining
    .map((from) => new Set(standInsOf(members, { from, to: '' }).denying))
    .reduce((all, one) => all.intersection(one)).size === 0

/**
 * Somebody gone is owed, and nobody is left to object for them whom they knew: who came after they
 * went may be who gains, by another account.
 */
const isUnopposed = (
  members: readonly Known[],
  gaining: readonly string[],
  open: Balances,
): boolean =>
  members.some(({ memberId, leftAt }) => {
    if (leftAt === null || (open.get(memberId) ?? 0) <= 0) return false
    const toThem = members.map((one) => (one.joinedAt > leftAt ? { ...one, uid: null } : one))
    return isSilenced(toThem, gaining)
  })

/** Theirs is the gain of somebody with a word: of their own, or of who settles as one with them. */
const isSpokenFor = (members: readonly Voice[], id: string): boolean =>
  householdOf(members, id).some(({ memberId }) => !isSilent(members, memberId))

/**
 * Who is gone and owed cannot object to who owes it. So nobody gains at the cost of a name that
 * cannot either, unless somebody else is there who could.
 */
export function isPassedOn(
  members: readonly Known[],
  openIn: (currency: string) => Balances,
  before: PartedBill | null,
  after: PartedBill | null,
): boolean {
  const currencies = new Set([before, after].flatMap((bill) => bill?.currency ?? []))
  return [...currencies].some((currency) => {
    const effects = [...effectsIn(currency, before, after)]
    const gaining = effects.flatMap(([id, amount]) =>
      amount > 0 && isSpokenFor(members, id) ? [id] : [],
    )
    const isBorne = effects.some(([id, amount]) => amount < 0 && isSilent(members, id))
    return gaining.length > 0 && isBorne && isUnopposed(members, gaining, openIn(currency))
  })
}

/**
 * Nor by taking a name that is owed into their household: what it has would make those there even
 * with who is gone. Told with who would be in it.
 */
export const isTakenIn = (
  household: readonly Voice[],
  members: readonly Known[],
  name: Voice,
  open: Balances,
): boolean =>
  name.uid === null &&
  (open.get(name.memberId) ?? 0) > 0 &&
  isUnopposed(
    members,
    household.map(({ memberId }) => memberId),
    open,
  )
