import type pg from 'pg'
import { type Scope, userScope } from '#contract/sync.ts'
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
import { entriesStatement } from './ask-entries.ts'
import { foundRow } from './found-row.ts'
import type { WordSearch } from './write-words.ts'

type Reader = Pick<pg.Pool, 'query'>

const tables = ['expenses', 'incomes', 'group_expenses', 'group_shares', 'transfers'] as const

type Table = (typeof tables)[number]

const rowsOf = tables
  .map(
    (name) =>
      `select found.tbl, ${foundRow(name)} as row
        from found join ${name} t on t.id = found.id and t.scope = found.scope
        where found.tbl = '${name}'`,
  )
  .join('\nunion all\n')

const toThings: Readonly<Record<Table, (book: SearchBook, row: unknown) => readonly Findable[]>> = {
  expenses: (book, row) => [entryOf(book, row as EntryFacts, 'expenses')],
  incomes: (book, row) => [entryOf(book, row as EntryFacts, 'incomes')],
  group_expenses: (book, row) => groupExpenseOf(book, row as GroupExpenseFacts),
  group_shares: (book, row) => shareOf(book, row as ShareFacts),
  transfers: (book, row) => transferOf(book, row as TransferFacts),
}

const namesMost = 30
const names = new Map<string, string>()

/** The first kinds of questions that are asked are planned once. */
function named(text: string): { readonly name?: string } {
  if (!names.has(text) && names.size < namesMost) names.set(text, `search ${names.size}`)
  const name = names.get(text)
  return name === undefined ? {} : { name }
}

/** The entries that may be meant, newest first; whether they are is for the domain to say. */
export async function findEntries(
  db: Reader,
  asked: WordSearch,
  scopes: readonly Scope[],
): Promise<readonly Findable[]> {
  const statement = entriesStatement(asked, userScope(asked.book.uid), scopes)
  if (!statement) return []
  const { rows } = await db.query<{ tbl: Table; row: unknown }>({
    // Where words are looked up, a common one and a rare one want different plans.
    ...(statement.hasOnePlan && named(statement.text)),
    text: `with found as materialized (${statement.text})\n${rowsOf}`,
    values: [...statement.values],
  })
  return rows.flatMap(({ tbl, row }) => toThings[tbl](asked.book, row))
}
