import type { OpenCollectionName } from '#contract/collections.ts'
import { pointersOf, type Reference, references, stepsOf } from '#contract/references.ts'
import type { Row } from '#contract/sync.ts'
import type { Replica } from '#web/data/replica/shapes.ts'

/** A row that points at a category, with what it says where it does. */
export interface Dependent {
  readonly table: OpenCollectionName
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

const isToCategories = ({ to }: Reference) => to.includes('categories')

const pointing = Object.entries(references).flatMap(([table, all]) => {
  const own = all.filter(isToCategories)
  return own.length > 0 ? [{ table: table as OpenCollectionName, own }] : []
})

function fieldsAt(row: Row, own: readonly Reference[], categoryId: string) {
  const fields = own
    .filter((reference) => pointersOf(row, reference).some(({ id }) => id === categoryId))
    .map((reference) => stepsOf(reference)[0])
  return Object.fromEntries(fields.map((field) => [field, row[field]]))
}

/** Everything on this device that points at a category. */
export function dependentsOf(
  replica: Pick<Replica, 'rows'>,
  categoryId: string,
): readonly Dependent[] {
  return pointing.flatMap(({ table, own }) => {
    const found: Dependent[] = []
    for (const row of replica.rows(table).values()) {
      const fields = fieldsAt(row, own, categoryId)
      if (Object.keys(fields).length > 0) found.push({ table, id: row.id, fields })
    }
    return found
  })
}

const nouns: Readonly<Partial<Record<OpenCollectionName, readonly [string, string]>>> = {
  expenses: ['expense', 'expenses'],
  incomes: ['income', 'incomes'],
  expense_templates: ['recurring expense', 'recurring expenses'],
  income_templates: ['recurring income', 'recurring incomes'],
  category_rules: ['rule', 'rules'],
  categories: ['category below it', 'categories below it'],
}

/** Such as "12 expenses, 1 rule and 2 categories below it". */
export function countWords(dependents: readonly Dependent[], locale: string): string {
  const words = Object.entries(nouns).flatMap(([table, [one, many]]) => {
    const { length } = dependents.filter((dependent) => dependent.table === table)
    if (length === 0) return []
    return [`${length.toLocaleString(locale)} ${length === 1 ? one : many}`]
  })
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(words)
}
