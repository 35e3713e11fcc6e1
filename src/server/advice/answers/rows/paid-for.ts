import { type Mention, namesSaying } from '#domain/advice/questions/names.ts'
import { wordsOf } from '#domain/search/words.ts'
import type { Question } from '../answer.ts'
import { pick } from '../names/name-order.ts'

/** What it was paid for, where that is named besides: bills that are called or filed so. */
export interface PaidFor {
  readonly names: readonly string[] | null
  readonly categoryIds: readonly string[] | null
  readonly words: string
}

export const billOrder = {
  person: 0,
  group: 1,
  category: 2,
  item: 3,
  place: 3,
  template: 4,
} as const

export const isWho = (mention: Mention) =>
  pick(mention, billOrder).some(({ kind }) => kind === 'person' || kind === 'group')

export function paidFor({ asked, book }: Question): PaidFor {
  const things = asked.mentions.filter((mention) => !isWho(mention))
  const picked = things.flatMap((mention) => pick(mention, billOrder))
  const names = [
    ...picked.filter(({ kind }) => kind !== 'category').map(({ name }) => name),
    ...things.flatMap(({ text }) => namesSaying(book.vocabulary, wordsOf(text))),
  ]
  const ids = picked.flatMap(({ kind, id }) => (kind === 'category' ? book.names.below(id) : []))
  return {
    names: things.length > 0 ? names.map((name) => name.toLowerCase()) : null,
    categoryIds: things.length > 0 ? ids : null,
    words: things.length > 0 ? ` for “${things.map(({ text }) => text).join(' ')}”` : '',
  }
}

/** Filed as I filed my share of it, or else as the group did. */
export const isPaidFor = (names: string, categoryIds: string, scope: string): string =>
  `(${names}::text[] is null or lower(description) = any(${names})
    or coalesce((select s.category_id from group_shares s
      where s.scope = ${scope} and s.expense_id = group_expenses.id), category_id)
      = any(${categoryIds}::uuid[]))`
