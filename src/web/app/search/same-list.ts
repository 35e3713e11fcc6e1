import type { Day } from '#domain/calendar.ts'
import type { LedgerRow } from '#domain/ledger.ts'
import { sieveFor } from '#domain/ledger-filter.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { bookMonths, entryRows } from '#web/data/one-book.ts'
import type { Replica } from '#web/data/replica/shapes.ts'
import type { Categories } from '#web/fields/use-categories.ts'
import { filterOf, readAddress, unrated } from '#web/ledger/address.ts'
import { usedCurrencies } from '#web/ledger/filter/used-currencies.ts'
import type { FoundRows } from '#web/search/found-rows.ts'
import { filteredAddress, rowsAddress } from './list-address.ts'

export interface ListBook {
  readonly replica: Pick<Replica, 'months' | 'monthRows'>
  readonly categories: Categories
  readonly currency: string
  readonly today: Day
}

function sourceOf({ replica }: ListBook, kind: 'expenses' | 'incomes') {
  const type = kind === 'incomes' ? 'income' : 'expense'
  const months = type === 'income' ? replica.months('incomes') : bookMonths(replica)
  return { months, rowsOf: (month: string) => entryRows(replica, type, month) }
}

/** The rows a list shows at an address. */
function shownAt(address: string, book: ListBook, kind: 'expenses' | 'incomes') {
  const { months, rowsOf } = sourceOf(book, kind)
  const params = new URLSearchParams(address.slice(address.indexOf('?')))
  const read = readAddress(params, book.today)
  const filter = filterOf(read, book.categories, unrated(book.currency))
  const sieve = sieveFor(filter, book.categories.names)
  return months.flatMap((month): readonly LedgerRow[] => sieve(rowsOf(month)))
}

/**
 * Where the list shows exactly what was found, no more and no less. A search reads words otherwise
 * than a list, so what the list would show is looked at; where that is not the same, the rows are
 * named.
 */
export function sameList(
  kind: 'expenses' | 'incomes',
  query: SearchQuery,
  found: FoundRows,
  book: ListBook,
): string | null {
  const ids = new Set(found.months.flatMap((rows) => rows.map(({ id }) => id)))
  const isAllIn = () =>
    usedCurrencies(sourceOf(book, kind)).every((currency) => currency === book.currency)
  const filtered = filteredAddress(kind, query, isAllIn)
  if (filtered !== null) {
    const shown = shownAt(filtered, book, kind)
    if (shown.length === ids.size && shown.every(({ id }) => ids.has(id))) return filtered
  }
  return rowsAddress(kind, [...ids])
}
