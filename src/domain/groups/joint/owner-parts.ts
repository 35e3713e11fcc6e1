/** Joint accounts as a group counts them: whose a payment is, and who it was for. */

import { splitAmount } from '../../money/split-amount.ts'
import type { MemberAmount, SharedExpense } from '../balances.ts'

export interface Owner {
  readonly memberId: string
  /** Of 10,000. */
  readonly bps: number
}

/** An amount by the parts of the owners, fair to the unit; who has none of it is left out. */
export function ownerParts(
  amount: number,
  owners: readonly Owner[],
  recordId: string,
): MemberAmount[] {
  const weights = owners.map(({ bps }) => bps)
  const parts = splitAmount(amount, weights, recordId) ?? []
  return owners
    .map(({ memberId }, at) => ({ memberId, amount: parts[at] ?? 0 }))
    .filter((part) => part.amount > 0)
}

export interface JointEntry {
  readonly id: string
  readonly kind: string
  readonly memberId: string | null
  readonly amount: number
  readonly currency: string
  readonly shares: readonly MemberAmount[]
}

/** As if whoever paid in had paid for the owners; paid out, the owners have paid for them. */
export function entryBill({
  id,
  kind,
  memberId,
  amount,
  currency,
  shares,
}: JointEntry): SharedExpense {
  const own = memberId === null || shares.length === 0 ? [] : [{ memberId, amount }]
  const others = own.length === 0 ? [] : shares
  return kind === 'pay-out'
    ? { id, currency, payers: others, shares: own }
    : { id, currency, payers: own, shares: others }
}

/** What an entry changes for one member in who owes whom. */
export function entryEffect(entry: JointEntry, memberId: string): number {
  const { payers, shares } = entryBill(entry)
  const of = (parts: readonly MemberAmount[]) =>
    parts.reduce((sum, part) => (part.memberId === memberId ? sum + part.amount : sum), 0)
  return of(payers) - of(shares)
}
