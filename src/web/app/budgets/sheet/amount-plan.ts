import { type Amounts, amountOn } from '#domain/budgets/assigned.ts'
import { type DaySpan, type Periodic, periodAt } from '#domain/budgets/periods.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import type { BudgetFields } from '#web/budgets/budget.ts'

/** From when a new amount counts. */
export type AmountFrom = 'period' | 'today' | 'next' | 'always'

type Planned = Pick<BudgetFields, 'amount' | 'amountChanges'>
type Running = Periodic & Omit<Amounts, 'moves'>

/** The amount a whole period has by today; before the first day, the one it begins with. */
export const amountNow = (budget: Running, today: Day): number =>
  amountOn(budget, today < budget.startOn ? budget.startOn : today)

/** The period of today and the one after it; null where there is none. */
export function periodsNow(budget: Running, today: Day) {
  const now: DaySpan | null = periodAt(budget, today)
  return { now, next: now && periodAt(budget, addDays(now.to, 1)) }
}

function firstDay(budget: Running, from: AmountFrom, today: Day): Day | null {
  const { now, next } = periodsNow(budget, today)
  if (from === 'today') return today
  if (from === 'period') return now?.from ?? null
  return from === 'next' ? (next?.from ?? null) : null
}

/** A new amount from then on; what was decided for later days gives way to it. */
export function planAmount(budget: Running, amount: number, from: AmountFrom, today: Day): Planned {
  const day = firstDay(budget, from, today)
  if (day === null || day <= budget.startOn) return { amount, amountChanges: [] }
  const before = budget.amountChanges.filter((change) => change.from < day)
  const isSame = amountOn({ ...budget, amountChanges: before }, day) === amount
  return {
    amount: budget.amount,
    amountChanges: isSame ? before : [...before, { from: day, amount }],
  }
}
