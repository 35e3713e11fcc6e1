import { userScope } from '#contract/sync.ts'
import { budgetScope, type CategoryPlace } from '#domain/budgets/scope.ts'
import { roundForPeople } from '#domain/budgets/suggest.ts'
import { monthOf } from '#domain/calendar/calendar.ts'
import { sumCosts } from '../budgets/sum-costs.ts'
import type { Engine } from '../engine.ts'
import { readDayCosts } from '../ledger/day-costs.ts'
import { Chance } from '../seed/chance.ts'
import { globalCategory } from '../seed/global-category.ts'
import type { Household } from '../seed/household.ts'
import { accountFor, type DemoAccounts } from './accounts.ts'
import { run } from './shared-life.ts'

interface Stored {
  readonly id: string
  readonly categoryId: string
  readonly amount: number
}

const GROCERIES = globalCategory(100)

/** They hold this month with room to spare, but for one that is slightly over. */
export async function fitBudgets(
  engine: Pick<Engine, 'database' | 'clock' | 'log'>,
  { profile: { id: uid, currency }, until }: Household,
  accounts: DemoAccounts,
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
  const over = budgets.find(({ categoryId }) => categoryId === GROCERIES)
  const rollover = { surplus: 'reset', deficit: 'forgive', cap: null }
  for (const budget of budgets) {
    const roomy = roundForPeople(Math.max(1, Math.round(spentIn(budget) * 1.15)), currency)
    const amount = Math.max(budget.amount, roomy)
    const patch = budget === over ? { amount, rollover } : { amount }
    await run(engine, uid, 'budgets.update', { id: budget.id, patch })
    if (budget !== over) continue
    // Three hundredths more than there is, by guests it was not made for.
    const party = Math.round(amount * 1.03) - spentIn(budget)
    const id = new Chance(`${uid} party`).id(engine.clock.now().getTime())
    const said = { description: 'Food for eight guests', merchant: 'Linden Market', date: until }
    const paid = { paymentMethod: 'card', accountId: accountFor(accounts, 'card') }
    const doc = { ...said, ...paid, id, amount: party, currency, categoryId: GROCERIES }
    await run(engine, uid, 'expenses.create', { doc })
  }
}
