/** Money that went from one account to another: its two sides, its fee, and when they agree. */
import type { Day } from '../calendar/calendar.ts'

export interface TransferSide {
  readonly accountId: string
  /** Above zero, in the currency of its account. */
  readonly amount: number
  readonly date: Day
  readonly isPending?: boolean
  /** Its place in the statement it came with. */
  readonly line?: number | null
  readonly createdAt?: string
}

/** Null is an account that is not kept here. */
export interface TransferSides {
  readonly from: TransferSide | null
  readonly to: TransferSide | null
}

export interface TransferFee {
  readonly side: 'from' | 'to'
  readonly amount: number
}

/** Between own accounts, to one that is not kept here, or a difference put aside. */
export type TransferReason = 'own' | 'outside' | 'unexplained'

export interface TransferSums extends TransferSides {
  readonly fee: TransferFee | null
}

export type TransferProblem =
  | 'no-side'
  | 'same-account'
  | 'amount'
  | 'fee-side'
  | 'fee-amount'
  | 'reason'
  | 'unequal'

/** What was on the way between the accounts, by what its one side says. */
const underWay = (amount: number, fee: TransferFee | null, side: 'from' | 'to'): number => {
  const own = fee?.side === side ? fee.amount : 0
  return side === 'from' ? amount - own : amount + own
}

const isAmount = (amount: number) => Number.isSafeInteger(amount) && amount > 0

/** A fee is a part of what left, or what was kept back of what came. */
function feeProblem({ from, to, fee }: TransferSums): TransferProblem | null {
  if (fee === null) return null
  const side = fee.side === 'from' ? from : to
  if (side === null) return 'fee-side'
  const isTooLarge = fee.side === 'from' && fee.amount >= side.amount
  return !isAmount(fee.amount) || isTooLarge ? 'fee-amount' : null
}

/**
 * Why these sides are no transfer; null when they are one. In one currency exactly what left and
 * was no fee arrives; between two, both amounts are facts and nothing follows from them.
 */
export function transferProblem(
  transfer: TransferSums & { readonly reason: TransferReason },
  currencyOf: (accountId: string) => string | undefined,
): TransferProblem | null {
  const { from, to, fee, reason } = transfer
  const sides = [from, to].filter((side) => side !== null)
  if (sides.length === 0) return 'no-side'
  if ((reason === 'own') !== (sides.length === 2)) return 'reason'
  if (from?.accountId === to?.accountId) return 'same-account'
  if (!sides.every(({ amount }) => isAmount(amount))) return 'amount'
  const problem = feeProblem(transfer)
  if (problem || !from || !to) return problem
  if (currencyOf(from.accountId) !== currencyOf(to.accountId)) return null
  const isEqual = underWay(from.amount, fee, 'from') === underWay(to.amount, fee, 'to')
  return isEqual ? null : 'unequal'
}

const problemWords: Readonly<Record<TransferProblem, readonly [field: string, words: string]>> = {
  'no-side': ['from', 'Say where it left from or where it went.'],
  'same-account': ['to.accountId', 'Choose another account than the one it left from.'],
  amount: ['from.amount', 'Enter an amount above zero.'],
  'fee-side': ['fee.side', 'That side is not here.'],
  'fee-amount': ['fee.amount', 'A fee is less than the amount.'],
  reason: ['reason', 'Between own accounts it has two sides, else one.'],
  unequal: ['to.amount', 'What left and was no fee has to arrive.'],
}

/** What to fix, by field. */
export function transferComplaints(
  ...about: Parameters<typeof transferProblem>
): Readonly<Record<string, string>> {
  const problem = transferProblem(...about)
  if (!problem) return {}
  const [field, words] = problemWords[problem]
  return { [field]: words }
}
