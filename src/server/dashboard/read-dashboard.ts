import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import { type Month, monthOf } from '#domain/calendar.ts'
import type { Look } from '../analytics/look.ts'
import { readTemplates } from '../analytics/plans.ts'
import { readBudgets } from './budgets.ts'
import { readFigures } from './figures.ts'
import { readGoals } from './goals.ts'
import { readGroups } from './groups.ts'
import { readLatest } from './latest.ts'
import { readSafeByIncome } from './safe.ts'
import { readUpcoming } from './upcoming.ts'

const exists = (table: string) => `exists (select from ${table} where scope = $1)`

async function readStart({ db, scope, uid }: Look): Promise<DashboardAnswer['start']> {
  const { rows } = await db.query<DashboardAnswer['start']>({
    name: 'dashboard start',
    text: `select ${exists('expenses')} or ${exists('group_shares')} as "hasExpense",
      ${exists('incomes')} as "hasIncome",
      ${exists('budgets')} or ${exists('goals')} as "hasPlan",
      exists (select from groups where member_ids @> array[$2::uuid]) as "hasGroup"`,
    values: [scope, uid],
  })
  return rows[0] ?? { hasExpense: false, hasIncome: false, hasPlan: false, hasGroup: false }
}

/** Where somebody stands in a month, and what is ahead of them now. */
export async function readDashboard(look: Look, month: Month): Promise<DashboardAnswer> {
  const templates = readTemplates(look)
  const [figures, budgets, goals, upcoming, groups, latest, start] = await Promise.all([
    readFigures(look, month),
    readBudgets(look),
    readGoals(look),
    templates.then((all) => readUpcoming(look, all)),
    readGroups(look),
    readLatest(look),
    readStart(look),
  ])
  const { budgetsAtRisk, safe } = budgets
  const isNow = monthOf(look.today) === month
  const byIncome = () =>
    templates.then((all) => readSafeByIncome(look, all, figures.shown.cashFlow))
  const left = !isNow ? null : (safe ?? (await byIncome()))
  return {
    currency: look.currency,
    today: look.today,
    ...figures.shown,
    safeToSpend: left && { ...left, spentToday: figures.spentToday },
    budgetsAtRisk,
    goals,
    upcoming,
    groups,
    latest,
    start,
  }
}
