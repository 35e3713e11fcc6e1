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

/** What is told of a budget, here and to an assistant. */
function toldOf({ budget, sums, missing, isAbout, ...stand }: Stand): AtRisk {
  const { available, spent, period } = sums
  const { ahead, isAheadAbout, projection, isAboutInTheEnd, isCarriedAbout } = stand
  const { id, name, currency } = budget
  const { from, to } = period
  const told = {
    ...toldGaps({ missing, isAbout }),
    ...(isCarriedAbout && { isAvailableAbout: true }),
    ...(isAheadAbout && { isAheadAbout: true }),
    ...(isAboutInTheEnd && { isProjectedAbout: true }),
  }
  const [percent, status] = [percentSpent(sums), statusOf(sums, budget.alerts)]
  const stands = { available, spent, ahead, ...told, percent, projected: projection.amount, status }
  return { id, name, currency, from, to, ...stands }
}

const isAtRisk = ({ status, projected, available }: AtRisk) =>
  status !== 'within' || (projected !== null && available !== null && projected > available)

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

async function standsOf(look: Look, rows: Known, templates: Templates) {
  const refreshed = { currencies: [look.currency, ...look.others], openFrom: look.openFrom }
  return standsIn(await bookOf({ ...look, refreshed }, rows, templates.expense), look.today)
}

/** Which budgets need a look, and what they leave to spend today. */
export async function readBudgets(look: Look, rows: Known, templates: Templates) {
  const stands = await standsOf(look, rows, templates)
  return {
    budgetsAtRisk: stands.map(toldOf).filter(isAtRisk).sort(worstFirst),
    safe: stands.length > 0 ? await safeIn(look, stands) : null,
  }
}

/** How each budget that runs today stands, the worst first. */
export async function readStands(look: Look, rows: Known, templates: Templates) {
  const stands = await standsOf(look, rows, templates)
  return stands
    .map((stand) => ({ ...toldOf(stand), categoryIds: [...stand.budget.categoryIds] }))
    .sort(worstFirst)
}
