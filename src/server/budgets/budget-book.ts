import type pg from 'pg'
import type { Row, Scope } from '#contract/sync.ts'
import { cutsOf } from '#domain/budgets/cuts.ts'
import { addedFrom, type BudgetTerms, countedFrom } from '#domain/budgets/history.ts'
import { periodAt } from '#domain/budgets/periods.ts'
import { budgetScope, type CategoryPlace, isInScope } from '#domain/budgets/scope.ts'
import { type ComingTemplate, plannedPayees } from '#domain/budgets/upcoming.ts'
import { askedFrom } from '#domain/budgets/usual-ahead.ts'
import { type Day, earlierDay, laterDay } from '#domain/calendar/calendar.ts'
import type { RateTable } from '#domain/money/rates.ts'
import { askTogether } from '../db/ask-together.ts'
import { documentsOf } from '../documents/collection.ts'
import { wireObject } from '../documents/wire.ts'
import { type DayCost, readDayCosts } from '../ledger/day-costs.ts'
import { firstDay } from '../ledger/first-day.ts'
import type { Refreshed } from '../ledger/refresh-days.ts'
import { readRateTable } from '../rates/rates.ts'
import { comingTemplates } from '../recurring/coming-templates.ts'
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

type Queryable = Pick<pg.Pool, 'query'>

/** Which budgets are read: those that tell of themselves, or all that are in use. */
const chosen = { watched: `not archived and alerts <> '{}'`, used: 'not archived' } as const

/** The budgets of the scope $1, and what else their figures need. */
export const budgetQuestions = (which: keyof typeof chosen) => ({
  budgets: `select ${wireObject(documentsOf('budgets'))} as row from budgets t
    where t.scope = $1 and ${chosen[which]} order by t.id`,
  categories: `select id, parent_id as "parentId" from categories where scope = $1
    union all select id, parent_id from global_categories`,
  first: firstDay,
})

export interface BudgetRows {
  readonly budgets: { readonly row: Budget }
  readonly categories: CategoryPlace
  readonly first: { readonly day: Day | null }
}

interface Owner {
  readonly db: Queryable
  readonly scope: Scope
  readonly today: Day
  /** Where its sums were brought up to date a moment ago. */
  readonly refreshed?: Refreshed
}

/** Of the budgets that run today. */
export async function bookOf(
  owner: Owner,
  rows: { readonly [Name in keyof BudgetRows]: readonly BudgetRows[Name][] },
  templates: readonly ComingTemplate[],
): Promise<BudgetBook> {
  const { today } = owner
  const { categories } = rows
  const budgets = rows.budgets
    .map(({ row }) => row)
    .filter((budget) => periodAt(budget, today) !== null)
  const costs = await readCosts(owner, categories, budgets, plannedPayees(templates))
  const rates = await readTodaysRates(owner, [...budgets, ...templates])
  return { budgets, categories, templates, costs, rates, firstOn: rows.first[0]?.day ?? null }
}

interface AllRows extends BudgetRows {
  readonly templates: { readonly row: ComingTemplate }
}

/** With the budgets that tell of themselves. */
export async function readBudgetBook(db: Queryable, scope: Scope, today: Day): Promise<BudgetBook> {
  const rows = await askTogether<AllRows>(db, {
    name: 'watched budgets',
    questions: { ...budgetQuestions('watched'), templates: comingTemplates('expense_templates') },
    values: [scope],
  })
  const whole = rows.templates.map(({ row }) => row)
  return bookOf({ db, scope, today }, rows, await readMyParts(db, scope, whole))
}

const neededFrom = (budget: Budget, today: Day): Day =>
  countedFrom(budget, periodAt(budget, today) ?? { from: budget.startOn, to: today })

/** Categories that the same budgets count need not be told apart: far fewer rows come back. */
export function alikeIn(categories: readonly CategoryPlace[], budgets: readonly Budget[]) {
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
async function readCosts(
  { db, scope, today, refreshed }: Owner,
  categories: readonly CategoryPlace[],
  budgets: readonly Budget[],
  payees: readonly string[],
) {
  const costs = new Map<string, readonly DayCost[]>()
  for (const [currency, some] of Map.groupBy(budgets, (budget) => budget.currency)) {
    const firsts = some.map((budget) => neededFrom(budget, today))
    const from = firsts.reduce(earlierDay, askedFrom(today))
    const ends = some.map((budget) => periodAt(budget, today)?.to ?? today)
    const to = ends.reduce(laterDay, today)
    const alike = alikeIn(categories, some)
    const cuts = cutsOf(some, today, (budget) => addedFrom(budget, today))
    const span = { scope, currency, from, to, alike, cuts, payees, refreshed }
    costs.set(currency, await readDayCosts(db, span))
  }
  return costs
}

function readTodaysRates(
  { db, scope, today }: Owner,
  priced: readonly { readonly currency: string }[],
): Promise<RateTable> {
  const currencies = priced.map(({ currency }) => currency)
  return readRateTable(db, scope, { currencies, from: today, till: today })
}
