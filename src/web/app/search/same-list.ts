import type { LedgerRow } from '#domain/ledger.ts'
import { type CategoryNames, noFilter, sieveFor } from '#domain/ledger-filter.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { bookMonths, entryRows } from '#web/data/one-book.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { usedCurrencies } from '#web/ledger/filter/used-currencies.ts'
import type { FoundRows } from '#web/search/found-rows.ts'
import { filteredAddress, filtersFor, type ListFilter, rowsAddress } from './list-address.ts'

export interface ListBook {
  readonly replica: Pick<Replica, 'months' | 'monthRows'>
  readonly categoryNames: CategoryNames
  readonly currency: string
}

type Kind = 'expenses' | 'incomes'

function sourceOf({ replica }: ListBook, kind: Kind) {
  const type = kind === 'incomes' ? 'income' : 'expense'
  const months = type === 'income' ? replica.months('incomes') : bookMonths(replica)
  return { months, rowsOf: (month: string) => entryRows(replica, type, month) }
}

/** The rows a list shows by a filter. */
function shownBy(filter: ListFilter, book: ListBook, kind: Kind) {
  const { months, rowsOf } = sourceOf(book, kind)
  const sieve = sieveFor({ ...noFilter, ...filter }, book.categoryNames)
  return months.flatMap((month): readonly LedgerRow[] => sieve(rowsOf(month)))
}

/**
 * Where the list shows exactly what was found, no more and no less. A search reads words otherwise
 * than a list, so what the list would show is looked at; where that is not the same, the rows are
 * named.
 */
export function sameList(
  kind: Kind,
  query: SearchQuery,
  found: FoundRows,
  book: ListBook,
): string | null {
  const ids = new Set(found.months.flatMap((rows) => rows.map(({ id }) => id)))
  const isAllIn = () =>
    usedCurrencies(sourceOf(book, kind)).every((currency) => currency === book.currency)
  for (const filter of filtersFor(kind, query, book.currency, isAllIn)) {
    const shown = shownBy(filter, book, kind)
    if (shown.length === ids.size && shown.every(({ id }) => ids.has(id)))
      return filteredAddress(kind, filter)
  }
  return rowsAddress(kind, [...ids])
}
