import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import { countedBudgets, tightestBudget } from '#domain/budgets/overall.ts'
import { daysLeft, percentSpent, safePerDay, statusOf } from '#domain/budgets/standing.ts'
import { byTodaysRate } from '#domain/budgets/upcoming.ts'
import { addMissing } from '#domain/convert-totals.ts'
import { sumAmounts } from '#domain/money.ts'
import type { Look } from '../analytics/look.ts'
import type { Templates } from '../analytics/plans.ts'
import { toldGaps } from '../analytics/told-gaps.ts'
import { type BudgetRows, bookOf } from '../budgets/budget-book.ts'
import { type Stand, standsIn } from '../budgets/stands.ts'
import { readRateTable } from '../rates/rates.ts'

type AtRisk = DashboardAnswer['budgetsAtRisk'][number]
type Safe = NonNullable<DashboardAnswer['safeToSpend']>
/** What is safe to spend, without what was spent today. */
export type SafeLeft<Basis extends Safe['basis']> = Omit<
  Extract<Safe, { readonly basis: Basis }>,
  'spentToday' | 'missingToday' | 'aboutToday'
>

const order = ['exceeded', 'reached', 'near', 'within'] as const

function riskOf({ budget, sums, missing, isAbout, ahead, projection }: Stand): AtRisk | null {
  const { available, spent, period } = sums
  const projected = projection.amount
  const status = statusOf(sums, budget.alerts)
  const isOver = projected !== null && available !== null && projected > available
  if (status === 'within' && !isOver) return null
  const { id, name, currency } = budget
  const { from, to } = period
  const percent = percentSpent(sums)
  const told = toldGaps({ missing, isAbout })
  const stands = { available, spent, ahead, ...told, percent, projected, status }
  return { id, name, currency, from, to, ...stands }
}

const worstFirst = (a: AtRisk, b: AtRisk) =>
  order.indexOf(a.status) - order.indexOf(b.status) || (b.percent ?? 0) - (a.percent ?? 0)

/** Over all budgets, counting nothing twice; what has no rate is told beside it. */
async function safeByBudgets(look: Look, stands: readonly Stand[]) {
  const currencies = [look.currency, ...stands.map((one) => one.budget.currency)]
  const reach = { currencies, from: look.today, till: look.today }
  const rates = await readRateTable(look.db, look.scope, reach)
  const convert = byTodaysRate(look.currency, rates, look.today)
  const daily = stands.flatMap(({ budget, scope, sums, missing, isAboutAhead, upcoming }) => {
    const days = daysLeft(sums.period, look.today)
    const left = sums.closing
    const perDay = safePerDay(left, upcoming.amount, days)
    if (left === null || upcoming.amount === null || perDay === null) return []
    const counted = convert(perDay, budget.currency)
    const { id, name, currency } = budget
    const lacking = addMissing([missing, upcoming.missing])
    const told = toldGaps({ missing: lacking, isAbout: isAboutAhead })
    const of = { id, name, currency, left, upcoming: upcoming.amount, daysLeft: days }
    return [{ scope, perDay: counted, made: { ...of, perDay, counted, ...told } }]
  })
  const budgets = countedBudgets(daily).map(({ made }) => made)
  if (budgets.length === 0) return null
  const perDay = sumAmounts(budgets.flatMap(({ counted }) => counted ?? []))
  const isOther = (one: (typeof budgets)[number]) => one.currency !== look.currency
  const told = toldGaps({
    missing: addMissing(budgets.map(({ missing = [] }) => missing)),
    isAbout: budgets.some((one) => one.counted !== null && (one.isAbout || isOther(one))),
  })
  const tight = tightestBudget(daily, perDay)?.made
  const tightest = tight
    ? {
        ...{ id: tight.id, name: tight.name, currency: tight.currency, perDay: tight.perDay },
        ...(tight.isAbout && { isAbout: true }),
      }
    : null
  return { basis: 'budgets', perDay, ...told, tightest, budgets } satisfies SafeLeft<'budgets'>
}

type Known = { readonly [Name in keyof BudgetRows]: readonly BudgetRows[Name][] }

/** Which budgets need a look, and what they leave to spend today. */
export async function readBudgets(look: Look, rows: Known, templates: Templates) {
  const refreshed = { currencies: [look.currency, ...look.others], openFrom: look.openFrom }
  const book = await bookOf({ ...look, refreshed }, rows, templates.expense)
  const stands = standsIn(book, look.today)
  return {
    budgetsAtRisk: stands.flatMap((stand) => riskOf(stand) ?? []).sort(worstFirst),
    safe: stands.length > 0 ? await safeByBudgets(look, stands) : null,
  }
}
