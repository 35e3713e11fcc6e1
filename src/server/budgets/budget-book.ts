import type pg from 'pg'
import type { Row, Scope } from '#contract/sync.ts'
import { type BudgetTerms, isCarrying } from '#domain/budgets/history.ts'
import { periodAt } from '#domain/budgets/periods.ts'
import { lookBackDays } from '#domain/budgets/projection.ts'
import { budgetScope, type CategoryPlace, isInScope } from '#domain/budgets/scope.ts'
import type { ComingTemplate } from '#domain/budgets/upcoming.ts'
import { addDays, type Day, earlierDay, laterDay } from '#domain/calendar.ts'
import { type RateTable, rateBase, rateTable } from '#domain/rates.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import { type DayCost, readDayCosts } from '../ledger/day-costs.ts'
import { readFirstDay } from '../ledger/first-day.ts'
import { rateColumns } from '../rates/rates.ts'
import { readMyParts } from '../recurring/my-parts.ts'

export type Budget = Row &
  BudgetTerms & {
    readonly name: string
    readonly currency: string
    readonly categoryIds: readonly string[]
    readonly alerts: readonly number[]
  }

/** All that the figures of somebody's budgets are made from. */
export interface BudgetBook {
  readonly budgets: readonly Budget[]
  readonly categories: readonly CategoryPlace[]
  readonly templates: readonly ComingTemplate[]
  readonly costs: ReadonlyMap<string, readonly DayCost[]>
  readonly rates: RateTable
  readonly firstOn: Day | null
}

type Asked = Pick<pg.Pool, 'query'>

/** Which budgets are read: those that tell of themselves, or all that are in use. */
const chosen = { watched: `not archived and alerts <> '{}'`, used: 'not archived' } as const

/** Of the budgets that run today. */
export async function readBudgetBook(
  db: Asked,
  scope: Scope,
  today: Day,
  which: keyof typeof chosen = 'watched',
): Promise<BudgetBook> {
  const comes = `(active and next_on is not null) or waiting_on <> '{}'`
  const [all, whole, categories, firstOn] = await Promise.all([
    readRows<Budget>(db, 'budgets', scope, chosen[which]),
    readRows<ComingTemplate>(db, 'expense_templates', scope, comes),
    readCategories(db, scope),
    readFirstDay(db, scope),
  ])
  const budgets = all.filter((budget) => periodAt(budget, today) !== null)
  const [templates, costs] = await Promise.all([
    readMyParts(db, scope, whole),
    readCosts({ db, scope, categories, today }, budgets),
  ])
  const rates = await readTodaysRates(db, [...budgets, ...templates], today)
  return { budgets, categories, templates, costs, rates, firstOn }
}

async function readRows<Found>(
  db: Asked,
  name: 'budgets' | 'expense_templates',
  scope: Scope,
  condition: string,
): Promise<readonly Found[]> {
  const documents = documentsOf(name)
  const { rows } = await db.query<{ row: Found }>(
    `select ${wireObject(documents)} as row from ${documents.table} t
      where t.scope = $1 and (${condition}) order by t.id`,
    [scope],
  )
  return rows.map(({ row }) => row)
}

async function readCategories(db: Asked, scope: Scope): Promise<readonly CategoryPlace[]> {
  const { rows } = await db.query<CategoryPlace>(
    `select id, parent_id as "parentId" from categories where scope = $1
      union all select id, parent_id from global_categories`,
    [scope],
  )
  return rows
}

/** Where nothing is carried, what was before this period does not matter. */
const neededFrom = (budget: Budget, today: Day): Day =>
  isCarrying(budget.rollover) ? budget.startOn : (periodAt(budget, today)?.from ?? budget.startOn)

interface CostSource {
  readonly db: Asked
  readonly scope: Scope
  readonly categories: readonly CategoryPlace[]
  readonly today: Day
}

/** Categories that the same budgets count need not be told apart: far fewer rows come back. */
function alikeIn(categories: readonly CategoryPlace[], budgets: readonly Budget[]) {
  const scopes = budgets.map(({ categoryIds }) => budgetScope(categoryIds, categories))
  const firsts = new Map<string, string>()
  return new Map(
    categories.map(({ id }) => {
      const counted = scopes.map((scope) => (isInScope(scope, id) ? 'x' : '-')).join('')
      const first = firsts.get(counted) ?? id
      firsts.set(counted, first)
      return [id, first] as const
    }),
  )
}

/** Once for each currency, from the first day on that any of its budgets needs. */
async function readCosts(source: CostSource, budgets: readonly Budget[]) {
  const { db, scope, categories, today } = source
  const costs = new Map<string, readonly DayCost[]>()
  for (const [currency, some] of Map.groupBy(budgets, (budget) => budget.currency)) {
    const firsts = some.map((budget) => neededFrom(budget, today))
    const from = firsts.reduce(earlierDay, addDays(today, -lookBackDays))
    const ends = some.map((budget) => periodAt(budget, today)?.to ?? today)
    const alike = alikeIn(categories, some)
    const span = { scope, currency, from, to: ends.reduce(laterDay, today), alike }
    costs.set(currency, await readDayCosts(db, span))
  }
  return costs
}

async function readTodaysRates(
  db: Asked,
  priced: readonly { readonly currency: string }[],
  today: Day,
): Promise<RateTable> {
  const all = [...new Set(priced.map(({ currency }) => currency))]
  const currencies = all.filter((currency) => currency !== rateBase)
  return rateTable(await rateColumns(db, { currencies, from: today, till: today }))
}
