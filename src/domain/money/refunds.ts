/** What of a purchase may come back: in all no more than was paid, and never before it was. */
import type { Day } from '../calendar/calendar.ts'
import { type Priced, type RateTable, valueIn } from './rates.ts'

export interface RefundRow extends Priced {
  readonly id: string
  readonly amount: number
  readonly refundOf: string | null
  /** What somebody else pays in the end is not the shop's to give back. */
  readonly expectedBack?: { readonly amount: number } | null
}

/** What the buyer pays in the end. */
export const ownPart = ({ amount, expectedBack }: Pick<RefundRow, 'amount' | 'expectedBack'>) =>
  amount - (expectedBack?.amount ?? 0)

/** Why these amounts cannot be, and the sum that decides it, in the currency of the purchase. */
export type RefundProblem = {
  readonly currency: string
  /** It took an exchange rate. */
  readonly isAbout: boolean
} & (
  | { readonly of: 'refund'; readonly left: number; readonly isExpected?: boolean }
  | { readonly of: 'purchase'; readonly refunded: number }
)

/** What came back of a purchase: as it is told, and at the least. */
interface Back {
  readonly worth: number
  readonly least: number
}

/**
 * Banks have rates of their own and take a part: of what came in another currency a tenth may be
 * that, by the rate of its own day or that of the purchase, whichever makes less of it. Without a
 * rate it is not compared.
 */
function backOf(bought: RefundRow, refund: RefundRow, rates: RateTable | null): Back {
  const { amount, currency } = refund
  if (currency === bought.currency) return { worth: amount, least: amount }
  const worth = valueIn(refund, bought.currency, rates)
  if (worth === null) return { worth: 0, least: 0 }
  const then = valueIn({ amount, currency, date: bought.date }, bought.currency, rates) ?? worth
  return { worth, least: Math.floor((Math.min(worth, then) * 9) / 10) }
}

/** What came back of a purchase so far, in its currency; what has no rate is not in it. */
const worthBack = (bought: RefundRow, refunds: readonly RefundRow[], rates: RateTable | null) =>
  refunds.reduce((all, one) => all + backOf(bought, one, rates).worth, 0)

/** What of a purchase has not come back yet. */
export const leftToRefund = (
  bought: RefundRow,
  refunds: readonly RefundRow[],
  rates: RateTable | null,
): number => Math.max(0, ownPart(bought) - worthBack(bought, refunds, rates))

type Facts = Pick<RefundRow, 'amount' | 'currency' | 'refundOf'>
type Paid = Pick<RefundRow, 'amount' | 'currency' | 'expectedBack'>

/** A refund that is new, of another purchase, in another currency, or more than it was. */
export const isMoreBack = (before: Facts | null, after: Facts): boolean =>
  after.refundOf !== null &&
  (before?.refundOf !== after.refundOf ||
    before.currency !== after.currency ||
    before.amount < after.amount)

export const isLessPaid = (before: Paid | null, after: Paid): boolean =>
  before !== null && (before.currency !== after.currency || ownPart(after) < ownPart(before))

/** A row as it is to be among those that are there; null when nothing speaks against it. */
export function refundProblem(
  row: RefundRow,
  rows: Iterable<RefundRow>,
  rates: RateTable | null,
): RefundProblem | null {
  const boughtId = row.refundOf ?? row.id
  let bought = row.refundOf === null ? row : null
  const before: RefundRow[] = []
  for (const other of rows) {
    if (other.id === row.id) continue
    if (other.id === boughtId) bought = other
    else if (other.refundOf === boughtId) before.push(other)
  }
  if (!bought) return null
  const { currency } = bought
  const refunds = bought === row ? before : [...before, row]
  const least = refunds.reduce((all, one) => all + backOf(bought, one, rates).least, 0)
  if (least <= ownPart(bought)) return null
  const refunded = worthBack(bought, before, rates)
  const told = { currency, isAbout: refunds.some((one) => one.currency !== currency) }
  return bought === row
    ? { ...told, of: 'purchase', refunded }
    : {
        ...told,
        ...{ of: 'refund', left: leftToRefund(bought, before, rates) },
        ...(bought.expectedBack && { isExpected: true }),
      }
}

/** What to do about it; `write` puts a sum into words. */
export function refundWords(
  problem: RefundProblem,
  write: (amount: number, currency: string) => string,
): string {
  const words = (sum: number) => `${problem.isAbout ? '≈ ' : ''}${write(sum, problem.currency)}`
  if (problem.of === 'purchase') {
    return `${words(problem.refunded)} of it was refunded. It cannot be less than that.`
  }
  if (problem.isExpected) {
    const own = `${words(problem.left)} of it is yours.`
    return `${own} What others give back is marked there as received.`
  }
  return problem.left === 0
    ? 'All of it was refunded before. Enter what came on top as income.'
    : `${words(problem.left)} of it is left to refund. Enter what came on top as income.`
}

/** A row with its day. */
export type DatedRefundRow = Pick<RefundRow, 'id' | 'date' | 'refundOf'>

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
