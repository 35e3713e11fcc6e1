import { userScope } from '#contract/sync.ts'
import { budgetScope, type CategoryPlace } from '#domain/budgets/scope.ts'
import { roundForPeople } from '#domain/budgets/suggest.ts'
import { monthOf } from '#domain/calendar.ts'
import { sumCosts } from '../budgets/sum-costs.ts'
import type { Engine } from '../engine.ts'
import { readDayCosts } from '../ledger/day-costs.ts'
import { globalCategory } from '../seed/global-category.ts'
import type { Household } from '../seed/household.ts'
import { run } from './shared-life.ts'

interface Stored {
  readonly id: string
  readonly categoryId: string
  readonly amount: number
}

const GROCERIES = globalCategory(100)
const HOME = globalCategory(120)

/** They hold this month with room to spare, but for one that is slightly over. */
export async function fitBudgets(
  engine: Pick<Engine, 'database' | 'clock' | 'log'>,
  { profile: { id: uid, currency }, until }: Household,
): Promise<void> {
  const { pool } = engine.database
  const scope = userScope(uid)
  const days = { from: `${monthOf(until)}-01`, to: until }
  const costs = await readDayCosts(pool, { scope, currency, ...days })
  const { rows: categories } = await pool.query<CategoryPlace>(
    'select id, parent_id as "parentId" from global_categories',
  )
  const { rows: budgets } = await pool.query<Stored>(
    `select id, category_ids[1] as "categoryId", amount from budgets where scope = $1 order by id`,
    [scope],
  )
  const spentIn = ({ categoryId }: Stored) =>
    sumCosts(costs, budgetScope([categoryId], categories)).spentIn(days) ?? 0
  const used = budgets.filter(
    (budget) => budget.categoryId !== HOME && spentIn(budget) * 2 > budget.amount,
  )
  const over = used.find(({ categoryId }) => categoryId === GROCERIES) ?? used[0]
  for (const budget of budgets) {
    const spent = spentIn(budget)
    const roomy = roundForPeople(Math.max(1, Math.round(spent * 1.15)), currency)
    const amount = budget === over ? Math.floor(spent * 0.96) : Math.max(budget.amount, roomy)
    const rollover = { surplus: 'reset', deficit: 'forgive', cap: null }
    const patch = budget === over ? { amount, rollover } : { amount }
    await run(engine, uid, 'budgets.update', { id: budget.id, patch })
  }
}
