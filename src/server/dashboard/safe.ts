import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import { safeByIncome } from '#domain/analytics/safe-to-spend.ts'
import { daysLeft } from '#domain/budgets/standing.ts'
import { addDays, monthOf, monthRange } from '#domain/calendar.ts'
import { sumAmounts } from '#domain/money.ts'
import type { Look } from '../analytics/look.ts'
import { readPlanned, type Templates } from '../analytics/plans.ts'
import type { SafeLeft } from './budgets.ts'

type CashFlow = DashboardAnswer['cashFlow']

const MONTHS_BEFORE = 3

/** What comes in this month, less what is spent and what still comes by plan. */
export async function readSafeByIncome(
  look: Look,
  templates: Templates,
  cashFlow: CashFlow,
): Promise<SafeLeft | null> {
  const { today } = look
  const month = monthRange(monthOf(today))
  const days = daysLeft(month, today)
  const ahead =
    days > 1 ? await readPlanned(look, templates, { from: addDays(today, 1), to: month.to }) : []
  const sumOf = (kind: 'expense' | 'income') =>
    sumAmounts(ahead.flatMap((one) => (one.kind === kind ? [one.amount] : [])))
  const current = cashFlow.at(-1)
  const upcoming = sumOf('expense')
  const safe = safeByIncome({
    received: current?.income ?? null,
    incomeAhead: sumOf('income'),
    usualIncomes: cashFlow.slice(-1 - MONTHS_BEFORE, -1).map(({ income }) => income),
    spent: current?.spending ?? null,
    upcoming,
    daysLeft: days,
  })
  return safe && { ...safe, basis: 'income', daysLeft: days, upcoming }
}
