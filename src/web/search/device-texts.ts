import type { Row } from '#contract/sync.ts'
import { type TransferFacts, transferOf } from '#domain/search/account-findables.ts'
import type { SearchBook } from '#domain/search/book.ts'
import type { Findable } from '#domain/search/findable.ts'
import {
  type EntryFacts,
  entryOf,
  type GroupExpenseFacts,
  groupExpenseOf,
  type ShareFacts,
  shareOf,
} from '#domain/search/findables.ts'
import { namedAccounts } from '#domain/search/match.ts'
import { wordsOf } from '#domain/search/words.ts'

export const entryTables = [
  'expenses',
  'incomes',
  'group_expenses',
  'group_shares',
  'transfers',
] as const
export type EntryTable = (typeof entryTables)[number]

// Rows of the replica have the shape the contract says.
const toThings: Readonly<
  Record<EntryTable, (book: SearchBook, row: unknown) => readonly Findable[]>
> = {
  expenses: (book, row) => [entryOf(book, row as EntryFacts, 'expenses')],
  incomes: (book, row) => [entryOf(book, row as EntryFacts, 'incomes')],
  group_expenses: (book, row) => groupExpenseOf(book, row as GroupExpenseFacts),
  group_shares: (book, row) => shareOf(book, row as ShareFacts),
  transfers: (book, row) => transferOf(book, row as TransferFacts),
}

export const thingsOf = (book: SearchBook, table: EntryTable, row: Row): readonly Findable[] =>
  toThings[table](book, row)

/** What each row says in words, worked out once for each array of rows. */
const known = new WeakMap<readonly Row[], { book: SearchBook; texts: readonly string[] }>()

export function textsOf(
  book: SearchBook,
  table: EntryTable,
  rows: readonly Row[],
): readonly string[] {
  const before = known.get(rows)
  const isSame = (['categories', 'groups', 'accounts'] as const).every(
    (part) => before?.book[part] === book[part],
  )
  if (before && isSame) return before.texts
  const texts = rows.map((row) => thingsOf(book, table, row).map(textOf).join(''))
  known.set(rows, { book, texts })
  return texts
}

/** Every word between spaces, so that its beginning can be looked for. */
function textOf(thing: Findable): string {
  const { title, by, notes, tags, categories, people, group } = thing
  const said = [title, by, notes, ...tags, ...categories, ...people, group, ...namedAccounts(thing)]
  return ` ${wordsOf(said.filter(Boolean).join(' ')).join(' ')} `
}
