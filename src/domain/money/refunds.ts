/** What of a purchase may come back: in all no more than was paid, and never before it was. */
import type { Day } from '../calendar/calendar.ts'

// What came in another currency is not compared: rates move between the days, banks take a part.
export interface RefundRow {
  readonly id: string
  readonly amount: number
  readonly currency: string
  readonly refundOf: string | null
}

/** Why these amounts cannot be, and the sum that decides it. */
export type RefundProblem =
  | { readonly of: 'refund'; readonly left: number }
  | { readonly of: 'purchase'; readonly refunded: number }

/** A row as it is to be among those that are there; null when nothing speaks against it. */
export function refundProblem(row: RefundRow, rows: Iterable<RefundRow>): RefundProblem | null {
  let bought: RefundRow | null = null
  let [others, own] = [0, 0]
  for (const other of rows) {
    if (other.id === row.id || other.currency !== row.currency) continue
    if (other.id === row.refundOf) bought = other
    if (row.refundOf !== null && other.refundOf === row.refundOf) others += other.amount
    if (other.refundOf === row.id) own += other.amount
  }
  if (own > row.amount) return { of: 'purchase', refunded: own }
  if (bought === null || others + row.amount <= bought.amount) return null
  return { of: 'refund', left: Math.max(0, bought.amount - others) }
}

/** What to do about it; the amount is in words already. */
export const refundWords = (problem: RefundProblem, write: (amount: number) => string): string => {
  if (problem.of === 'purchase') {
    return `${write(problem.refunded)} of it was refunded. It cannot be less than that.`
  }
  return problem.left === 0
    ? 'All of it was refunded before. Enter what came on top as income.'
    : `${write(problem.left)} of it is left to refund. Enter what came on top as income.`
}

/** A row with its day. */
export interface DatedRefundRow extends Omit<RefundRow, 'amount' | 'currency'> {
  readonly date: Day
}

/** The purchase that a refund is dated before, or the refund that a purchase is dated after. */
export type RefundDayProblem =
  | { readonly of: 'refund'; readonly boughtOn: Day }
  | { readonly of: 'purchase'; readonly refundedOn: Day }

/** Nothing comes back before it was bought; null when nothing speaks against these days. */
export function refundDayProblem(
  row: DatedRefundRow,
  rows: Iterable<DatedRefundRow>,
): RefundDayProblem | null {
  let refundedOn: Day | null = null
  for (const { id, date, refundOf } of rows) {
    if (id === row.id) continue
    if (id === row.refundOf && row.date < date) return { of: 'refund', boughtOn: date }
    if (refundOf !== row.id || date >= row.date) continue
    if (refundedOn === null || date < refundedOn) refundedOn = date
  }
  return refundedOn === null ? null : { of: 'purchase', refundedOn }
}

/** What to do about it; the day is in words already. */
export const refundDayWords = (problem: RefundDayProblem, write: (day: Day) => string): string =>
  problem.of === 'refund'
    ? `It was bought on ${write(problem.boughtOn)}. Choose that day or a later one.`
    : `It was refunded on ${write(problem.refundedOn)}. Choose that day or an earlier one.`
