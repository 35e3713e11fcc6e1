import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { safeByBudgets } from '#domain/budgets/safe-by-budgets.ts'
import { daysLeft, percentSpent, statusOf } from '#domain/budgets/standing.ts'
import { byTodaysRate } from '#domain/budgets/upcoming.ts'
import { addMissing } from '#domain/money/convert-totals.ts'
import type { Look } from '../analytics/look.ts'
import type { Templates } from '../analytics/plans.ts'
import { toldGaps } from '../analytics/told-gaps.ts'
import { type BudgetRows, bookOf } from '../budgets/budget-book.ts'
import { type Stand, standsIn } from '../budgets/stands.ts'
import { readRateTable } from '../rates/rates.ts'

type AtRisk = DashboardAnswer['budgetsAtRisk'][number]
const order = ['exceeded', 'reached', 'near', 'within'] as const

function riskOf({ budget, sums, missing, isAbout, ...stand }: Stand): AtRisk | null {
  const { available, spent, period } = sums
  const { ahead, isAheadAbout, projection, isAboutInTheEnd } = stand
  const projected = projection.amount
  const status = statusOf(sums, budget.alerts)
  const isOver = projected !== null && available !== null && projected > available
  if (status === 'within' && !isOver) return null
  const { id, name, currency } = budget
  const { from, to } = period
  const percent = percentSpent(sums)
  const told = {
    ...toldGaps({ missing, isAbout }),
    ...(isAheadAbout && { isAheadAbout: true }),
    ...(isAboutInTheEnd && { isProjectedAbout: true }),
  }
  const stands = { available, spent, ahead, ...told, percent, projected, status }
  return { id, name, currency, from, to, ...stands }
}

const worstFirst = (a: AtRisk, b: AtRisk) =>
  order.indexOf(a.status) - order.indexOf(b.status) || (b.percent ?? 0) - (a.percent ?? 0)

async function safeIn(look: Look, stands: readonly Stand[]) {
  const currencies = [look.currency, ...stands.map((one) => one.budget.currency)]
  const reach = { currencies, from: look.today, till: look.today }
  const rates = await readRateTable(look.db, look.scope, reach)
  const running = stands.map(({ budget, scope, sums, missing, isAboutAhead, upcoming }) => ({
    ...{ id: budget.id, name: budget.name, currency: budget.currency, scope },
    ...{ left: sums.closing, upcoming: upcoming.amount, isUpcomingAbout: upcoming.isAbout },
    daysLeft: daysLeft(sums.period, look.today),
    missing: addMissing([missing, upcoming.missing]),
    isAbout: isAboutAhead,
  }))
  return safeByBudgets(running, byTodaysRate(look.currency, rates, look.today))
}

type Known = { readonly [Name in keyof BudgetRows]: readonly BudgetRows[Name][] }

/** Which budgets need a look, and what they leave to spend today. */
export async function readBudgets(look: Look, rows: Known, templates: Templates) {
  const refreshed = { currencies: [look.currency, ...look.others], openFrom: look.openFrom }
  const book = await bookOf({ ...look, refreshed }, rows, templates.expense)
  const stands = await standsIn(book, look.today)
  return {
    budgetsAtRisk: stands.flatMap((stand) => riskOf(stand) ?? []).sort(worstFirst),
    safe: stands.length > 0 ? await safeIn(look, stands) : null,
  }
}
