import type { CollectionName } from '#contract/collections.ts'
import { counted } from '#domain/counted.ts'
import type { Replica } from '#web/data/replica/shapes.ts'

const nouns: readonly (readonly [CollectionName, one: string, many: string])[] = [
  ['expenses', 'expense', 'expenses'],
  ['incomes', 'income', 'incomes'],
  ['goals', 'goal', 'goals'],
  ['loans', 'loan', 'loans'],
  ['budgets', 'budget', 'budgets'],
  ['testimonials', 'testimonial', 'testimonials'],
  ['categories', 'category of your own', 'categories of your own'],
]

/** What leaving takes away, in numbers: "12 expenses and 1 goal". */
export function whatGoes(replica: Pick<Replica, 'rows'>, locale: string): string {
  const parts = nouns
    .map(([table, one, many]) => ({ count: replica.rows(table).size, one, many }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, many }) => counted(count, one, many, locale))
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(parts)
}
