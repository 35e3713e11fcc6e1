/** What is safe to spend a day where there is no budget: what comes in, less what is not free. */
import { medianOf } from '../budgets/median.ts'
import { safePerDay } from '../budgets/standing.ts'
import { addAmounts, sumAmounts } from '../money.ts'

/** What is known of the current month, in one currency; null where it is too large to add. */
export interface MonthSoFar {
  readonly received: number | null
  /** Income of days to come that is written down already. */
  readonly incomeEntered: number | null
  /** Income that still comes by plan. */
  readonly incomeAhead: number | null
  /** What whole months before brought. */
  readonly usualIncomes: readonly (number | null)[]
  readonly spent: number | null
  /** Spending of days to come that is written down already. */
  readonly entered: number | null
  /** Spending that still comes by plan. */
  readonly upcoming: number | null
  /** Paid on loans besides what is spent, and still due on them this month. */
  readonly repaid: number | null
  readonly due: number | null
  /** Put into goals; below zero where more was taken out. */
  readonly saved: number | null
  /** Today included. */
  readonly daysLeft: number
}

export interface SafeToSpend {
  /** What is counted on to come in, in the whole month. */
  readonly income: number | null
  /** It is that of a month before, because less is known of this one. */
  readonly isUsual: boolean
  /** After everything that is spent, spoken for, paid back or set aside. */
  readonly left: number | null
  readonly perDay: number | null
}

/**
 * A salary that has not come yet is expected as in the middle one of the months before. Null when
 * nothing comes in at all: then nothing can be said.
 */
export function safeByIncome(month: MonthSoFar): SafeToSpend | null {
  const known = sumAmounts([month.received, month.incomeEntered, month.incomeAhead])
  const usual = month.usualIncomes.length === 0 ? 0 : medianOf(month.usualIncomes)
  const income = known === null || usual === null ? null : Math.max(known, usual)
  if (income === 0) return null
  const { spent, entered, upcoming, repaid, due, saved } = month
  const taken = sumAmounts([spent, entered, upcoming, repaid, due, saved])
  const left = addAmounts(income, taken === null ? null : -taken)
  const isUsual = income !== null && income !== known
  return { income, isUsual, left, perDay: safePerDay(left, 0, month.daysLeft) }
}
