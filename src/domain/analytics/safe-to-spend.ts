/** What is safe to spend a day where there is no budget: what comes in, less what is spoken for. */
import { medianOf } from '../budgets/median.ts'
import { safePerDay } from '../budgets/standing.ts'
import { addAmounts } from '../money.ts'

/** Of the current month, in one currency; null where a rate is missing. */
export interface MonthSoFar {
  readonly received: number | null
  /** Income that still comes by plan. */
  readonly incomeAhead: number | null
  /** What whole months before brought. */
  readonly usualIncomes: readonly (number | null)[]
  readonly spent: number | null
  /** Spending that still comes by plan. */
  readonly upcoming: number | null
  /** Today included. */
  readonly daysLeft: number
}

export interface SafeToSpend {
  readonly left: number | null
  readonly perDay: number | null
}

/**
 * A salary that has not come yet is expected as in the middle one of the months before. Null when
 * nothing comes in at all: then nothing can be said.
 */
export function safeByIncome(month: MonthSoFar): SafeToSpend | null {
  const known = addAmounts(month.received, month.incomeAhead)
  const usual = month.usualIncomes.length === 0 ? 0 : medianOf(month.usualIncomes)
  const expected = known === null || usual === null ? null : Math.max(known, usual)
  if (expected === 0) return null
  const left = addAmounts(expected, month.spent === null ? null : -month.spent)
  return { left, perDay: safePerDay(left, month.upcoming, month.daysLeft) }
}
