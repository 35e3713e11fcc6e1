import type { OpenCollectionName } from '#contract/collections.ts'
import { references } from '#contract/references.ts'
import type { Row } from '#contract/sync.ts'
import { counted } from '#domain/counted.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { listed } from '#web/words/listed.ts'
import { say } from '#web/words/say.ts'

/** A row that points at a category, with what it says where it does. */
export interface Dependent {
  readonly table: OpenCollectionName
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
  /** Money back is no expense. */
  readonly isRefund?: boolean
}

/** The ways from a row to a category, taken apart once: a long book has very many rows. */
const pointing = Object.entries(references).flatMap(([table, all]) => {
  const ways = all.filter(({ to }) => to.includes('categories')).map(({ at }) => at.split('.'))
  return ways.length > 0 ? [{ table: table as OpenCollectionName, ways }] : []
})

function leadsTo(value: unknown, way: readonly string[], at: number, id: string): boolean {
  const step = way[at]
  if (step === undefined) return value === id
  if (typeof value !== 'object' || value === null) return false
  if (step !== '*') return leadsTo((value as Row)[step], way, at + 1, id)
  return Array.isArray(value) && value.some((item) => leadsTo(item, way, at + 1, id))
}

function dependentIn(row: Row, ways: readonly (readonly string[])[], id: string) {
  const found = ways.filter((way) => leadsTo(row, way, 0, id))
  return found.length === 0
    ? null
    : Object.fromEntries(found.map(([field = '']) => [field, row[field]]))
}

/** Everything on this device that points at a category. */
export function dependentsOf(
  replica: Pick<Replica, 'rows'>,
  categoryId: string,
): readonly Dependent[] {
  return pointing.flatMap(({ table, ways }) => {
    const found: Dependent[] = []
    for (const row of replica.rows(table).values()) {
      const fields = dependentIn(row, ways, categoryId)
      if (fields)
        found.push({ table, id: row.id, fields, ...(row.refundOf ? { isRefund: true } : {}) })
    }
    return found
  })
}

const nouns: Readonly<Partial<Record<OpenCollectionName, readonly [string, string]>>> = {
  expenses: ['expense', 'expenses'],
  incomes: ['income', 'incomes'],
  group_shares: ['part of a group bill', 'parts of group bills'],
  loans: ['loan', 'loans'],
  expense_templates: ['recurring expense', 'recurring expenses'],
  income_templates: ['recurring income', 'recurring incomes'],
  category_rules: ['rule', 'rules'],
  budgets: ['budget', 'budgets'],
  categories: [say('category below it'), say('categories below it')],
}

/** Whether anything would miss the category; what only remembers it lets go of it. */
export const isMissed = (dependents: readonly Dependent[]): boolean =>
  dependents.some(({ table }) => table in nouns)

/** Such as "12 expenses, 1 rule and 2 categories below it". */
export function countWords(dependents: readonly Dependent[], locale: string): string {
  const refunds = dependents.filter(({ isRefund }) => isRefund)
  const words = Object.entries(nouns).flatMap(([table, [one, many]]) => {
    const found = dependents.filter((dependent) => dependent.table === table)
    const { length } = found.filter(({ isRefund }) => !isRefund)
    return [
      ...(length > 0 ? [counted(length, one, many, locale)] : []),
      ...(table === 'expenses' && refunds.length > 0
        ? [say('{count, plural, one {# refund} other {# refunds}}', { count: refunds.length })]
        : []),
    ]
  })
  return listed(words)
}
