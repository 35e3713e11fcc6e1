/** Joint accounts as a group counts them: whose a payment is, and who it was for. */

import { splitAmount } from '../../money/split-amount.ts'
import { type Balances, balancesOf, type MemberAmount, type SharedExpense } from '../balances.ts'

const wholeBps = 10_000

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

/** Who owns it once somebody does not: the others have their part, by their own ones. */
export function withoutOwner(
  owners: readonly Owner[],
  memberId: string,
  recordId: string,
): readonly Owner[] {
  const others = owners.filter((owner) => owner.memberId !== memberId)
  return ownerParts(wholeBps, others, recordId).map((part) => ({
    ...{ memberId: part.memberId, bps: part.amount },
  }))
}

interface JointBill {
  readonly id: string
  readonly amount: number
  readonly payers: readonly MemberAmount[]
  readonly jointAccountId?: string | null | undefined
}

/** Its owners paid, by their parts; what was paid before, by the parts of then. */
export function jointPayers(
  bill: JointBill,
  owners: readonly Owner[],
  before: JointBill | null,
): MemberAmount[] {
  const isSame = before?.jointAccountId === bill.jointAccountId
  const then = before?.payers.map(({ memberId, amount }) => ({ memberId, bps: amount }))
  return ownerParts(bill.amount, (isSame && then) || owners, bill.id)
}

export interface JointEntry {
  readonly id: string
  readonly kind: string
  readonly memberId: string | null
  readonly amount: number
  readonly currency: string
  readonly shares: readonly MemberAmount[]
  readonly status: string
}

/** As if whoever paid in had paid for the owners; paid out, the owners have paid for them. */
export function entryBill(entry: JointEntry): SharedExpense {
  const { id, kind, memberId, amount, currency, shares, status } = entry
  const isIdle = memberId === null || shares.length === 0 || status === 'disputed'
  const own = isIdle ? [] : [{ memberId, amount }]
  const others = isIdle ? [] : shares
  return kind === 'pay-out' || kind === 'part-owed'
    ? { id, currency, payers: others, shares: own }
    : { id, currency, payers: own, shares: others }
}

/** What an entry changes for each in who owes whom. */
export const entryEffects = (entry: JointEntry): Balances =>
  balancesOf([entryBill(entry)], []).get(entry.currency) ?? new Map()
