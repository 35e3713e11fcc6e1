import { budgets as facts } from '#contract/budgets/entities.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { userScope } from '#contract/sync.ts'
import type { Rollover } from '#domain/budgets/history.ts'
import type { CategoryPlace } from '#domain/budgets/scope.ts'
import { suggestBudgets } from '#domain/budgets/suggest.ts'
import { addMonths, type Day, monthOf } from '#domain/calendar/calendar.ts'
import { sumCosts } from '../budgets/sum-costs.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { createMany } from '../documents/write.ts'
import { readDayCosts } from '../ledger/day-costs.ts'
import { Chance } from './chance.ts'

const BUDGETS = 5
const MONTHS = 6

/** People differ in what they do with what is left. */
const rollovers: readonly [Rollover, ...Rollover[]] = [
  { surplus: 'reset', deficit: 'forgive', cap: null },
  { surplus: 'keep', deficit: 'forgive', cap: null },
]

interface NamedCategory extends CategoryPlace {
  readonly name: string
}

/** The budgets the app itself would have proposed half a year ago, kept since. */
export async function insertBudgets(
  tx: Transaction,
  { id: uid, currency }: UserRow,
  until: Day,
): Promise<void> {
  const scope = userScope(uid)
  const month = addMonths(monthOf(until), -MONTHS)
  const [startOn, from] = [`${month}-01`, `${addMonths(month, -MONTHS)}-01`]
  const costs = await readDayCosts(tx.client, { scope, currency, from, to: startOn })
  const { rows: categories } = await tx.client.query<NamedCategory>(
    `select id, parent_id as "parentId", name from global_categories where type = 'expense'`,
  )
  const suggested = suggestBudgets({
    today: startOn,
    firstOn: costs[0]?.day ?? null,
    currency,
    categories,
    tops: categories.filter(({ parentId }) => parentId === null).map(({ id }) => id),
    covered: new Set(),
    costsIn: (wanted, days) => sumCosts(costs, wanted).spentIn(days),
    everydayIn: (wanted, days) => sumCosts(costs, wanted).everydayIn(days),
    templates: [],
    inCurrency: (amount) => amount,
  })
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const chance = new Chance(`${uid} budgets`)
  const now = new Date(startOn)
  const rows = suggested.slice(0, BUDGETS).map(({ categoryId, amount }) => ({
    ...facts.defaults,
    id: chance.id(now.getTime()),
    name: names.get(categoryId) ?? '',
    categoryIds: [categoryId],
    amount,
    currency,
    startOn,
    rollover: chance.pick(rollovers),
  }))
  await createMany(tx, documentsOf('budgets'), rows, { uid, scope, now })
}
