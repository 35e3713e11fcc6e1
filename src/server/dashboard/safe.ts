import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import { safeByIncome } from '#domain/analytics/safe-to-spend.ts'
import { daysLeft } from '#domain/budgets/standing.ts'
import { addDays, monthOf, monthRange } from '#domain/calendar.ts'
import { addMissing, type MissingRate } from '#domain/convert-totals.ts'
import { sumAmounts } from '#domain/money.ts'
import type { Look } from '../analytics/look.ts'
import { readPlanned, sumPlanned, type Templates } from '../analytics/plans.ts'
import { readDays } from '../analytics/read-buckets.ts'
import { toldMissing } from '../analytics/told-gaps.ts'
import type { SafeLeft } from './budgets.ts'

type CashFlow = DashboardAnswer['cashFlow']

const MONTHS_BEFORE = 3

/** What comes in this month, less what is spent and what still comes. */
export async function readSafeByIncome(
  look: Look,
  templates: Templates,
  cashFlow: CashFlow,
): Promise<SafeLeft<'income'> | null> {
  const { today } = look
  const month = monthRange(monthOf(today))
  const days = daysLeft(month, today)
  const ahead = { from: addDays(today, 1), to: month.to }
  const planned = days > 1 ? await readPlanned(look, templates, ahead) : []
  const written = days > 1 ? await readDays(look, ahead) : []
  const writtenOf = (kind: 'spending' | 'income') => sumAmounts(written.map((one) => one[kind]))
  const current = cashFlow.at(-1)
  const usual = cashFlow.slice(-1 - MONTHS_BEFORE, -1)
  const [coming, incoming] = [sumPlanned(planned, 'expense'), sumPlanned(planned, 'income')]
  const known = {
    received: current?.income ?? null,
    incomeEntered: writtenOf('income'),
    incomeAhead: incoming.amount,
    spent: current?.spending ?? null,
    entered: writtenOf('spending'),
    upcoming: coming.amount,
    daysLeft: days,
  }
  const usualIncomes = usual.map(({ income }) => income)
  const safe = safeByIncome({ ...known, usualIncomes })
  if (!safe) return null
  const { income, isUsual, left, perDay } = safe
  const middle = isUsual ? usual.find((one) => one.income === income) : undefined
  const usualMonth = middle ? { from: middle.from, to: middle.to } : null
  const lackingOf = (side: 'spending' | 'income', ahead: readonly MissingRate[]) =>
    addMissing([
      current?.missing?.[side] ?? [],
      ...written.map(({ gaps }) => gaps[side].missing),
      ahead,
    ])
  const missingIncome = lackingOf('income', incoming.missing)
  const told = {
    ...toldMissing(lackingOf('spending', coming.missing)),
    ...(missingIncome.length > 0 && { missingIncome }),
  }
  return { basis: 'income', ...known, income, usualMonth, left, perDay, ...told }
}
