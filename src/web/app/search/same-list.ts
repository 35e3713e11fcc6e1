import { budgetScope, type CategoryPlace } from '#domain/budgets/scope.ts'
import { figuresOf, type LedgerRow } from '#domain/ledger.ts'
import {
  type CategoryNames,
  type LedgerFilter,
  noFilter,
  shareFor,
  sieveFor,
} from '#domain/ledger-filter.ts'
import type { Total } from '#domain/money/money.ts'
import type { SearchQuery } from '#domain/search/query.ts'
import { bookMonths, entryRows } from '#web/data/one-book.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { usedCurrencies } from '#web/ledger/filter/used-currencies.ts'
import type { FoundRows } from '#web/search/found-rows.ts'
import { filteredAddress, filtersFor, rowsAddress } from './list-address.ts'

export interface ListBook {
  readonly replica: Pick<Replica, 'months' | 'monthRows'>
  readonly categoryNames: CategoryNames
  readonly places: ReadonlyMap<string, CategoryPlace>
  readonly currency: string
}

type Kind = 'expenses' | 'incomes'

function sourceOf({ replica }: ListBook, kind: Kind) {
  const type = kind === 'incomes' ? 'income' : 'expense'
  const months = type === 'income' ? replica.months('incomes') : bookMonths(replica)
  return { months, rowsOf: (month: string) => entryRows(replica, type, month) }
}

const inOneOrder = (totals: readonly Total[]) =>
  totals.map(({ currency, amount }) => `${currency} ${amount}`).toSorted()

/** Whether a list shows these rows by a filter, and counts as much of them. */
function isSame(found: FoundRows, filter: LedgerFilter, book: ListBook, kind: Kind): boolean {
  const ids = new Set(found.months.flatMap((rows) => rows.map(({ id }) => id)))
  const { months, rowsOf } = sourceOf(book, kind)
  const sieve = sieveFor(filter, book.categoryNames)
  const shown = months.flatMap((month): readonly LedgerRow[] => sieve(rowsOf(month)))
  if (shown.length !== ids.size || !shown.every(({ id }) => ids.has(id))) return false
  const { net } = figuresOf(shown, shareFor(filter, book.categoryNames))
  return inOneOrder(net).join() === inOneOrder(found.figures.net).join()
}

/** The categories of all that is asked for of these rows. */
const categoriesIn = ({ months, partsOf }: FoundRows): readonly string[] => {
  const idsOf = ({ id, categoryId, lines }: LedgerRow) => {
    const meant = partsOf.get(id)
    const parts = lines?.filter((_, at) => meant?.includes(at) ?? true) ?? [{ categoryId }]
    return parts.map((part) => part.categoryId ?? 'none')
  }
  return [...new Set(months.flatMap((rows) => rows.flatMap(idsOf)))]
}

/** By name, and where only parts of some are asked for by the categories of these. */
function namedList(kind: Kind, found: FoundRows, book: ListBook): string | null {
  const ids = found.months.flatMap((rows) => rows.map(({ id }) => id))
  if (found.partsOf.size === 0) return rowsAddress(kind, ids)
  const within = categoriesIn(found)
  const categoryIds = budgetScope(within, book.places.values()) ?? new Set()
  const filter = { ...noFilter, rowIds: new Set(ids), categoryIds }
  return isSame(found, filter, book, kind) ? rowsAddress(kind, ids, within) : null
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
  const isAllIn = () =>
    usedCurrencies(sourceOf(book, kind)).every((currency) => currency === book.currency)
  for (const filter of filtersFor(kind, query, book.currency, isAllIn)) {
    if (isSame(found, { ...noFilter, ...filter }, book, kind)) return filteredAddress(kind, filter)
  }
  return namedList(kind, found, book)
}
