import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import { byTodaysRate, type IntoOne } from '#domain/budgets/upcoming.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { readRateTable } from '../rates/rates.ts'

export type Queryable = Pick<pg.Pool, 'query'>

/** Whose book is read, on which day, and what its amounts are in its own currency. */
export interface Book {
  readonly db: Queryable
  readonly uid: string
  readonly scope: Scope
  readonly today: Day
  readonly currency: string
  readonly locale: string
  readonly timezone: string
  /** The currencies that entries are written in; the sums of the book are up to date. */
  readonly written: readonly string[]
  /** By the rate of today: for what is still to come. */
  readonly inBook: IntoOne
  readonly into: (currency: string) => IntoOne
}

const everywhere = `select refresh_days($1) as written, array(
  select currency from expense_templates where scope = $1
  union all select currency from income_templates where scope = $1
  union all select currency from budgets where scope = $1
  union all select currency from goals where scope = $1
  union all select currency from loans where scope = $1
) as planned, refresh_payees($1), refresh_search(array[$1])`

/** The book with the rates of today. */
export async function openBook(given: Omit<Book, 'inBook' | 'into' | 'written'>): Promise<Book> {
  const { db, scope, today, currency } = given
  const { rows } = await db.query<Record<'written' | 'planned', readonly string[]>>(everywhere, [
    scope,
  ])
  const { written = [], planned = [] } = rows[0] ?? {}
  const used = new Set([...written, ...planned, currency])
  const span = { currencies: [...used], from: today, till: today }
  const rates = used.size > 1 ? await readRateTable(db, scope, span) : null
  const into = (to: string) => byTodaysRate(to, rates, today)
  return { ...given, written, inBook: into(currency), into }
}
