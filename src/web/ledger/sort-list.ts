import { type DayGroup, type MonthView, netOf, type ShareOf } from '#domain/ledger.ts'
import { exponentOf } from '#domain/money.ts'
import type { Sort } from './address.ts'
import type { Entry } from './entry.ts'

export const byDay = (sort: Sort): boolean => sort === 'newest' || sort === 'oldest'

type Days = readonly DayGroup<Entry>[]

const newestFirst = (views: readonly MonthView<Entry>[]): Days => views.flatMap(({ days }) => days)

const oldestFirst = (views: readonly MonthView<Entry>[]): Days =>
  newestFirst(views)
    .toReversed()
    .map((day) => ({ ...day, rows: day.rows.toReversed() }))

/** Rows that count the same stay newest first. */
function byAmount(views: readonly MonthView<Entry>[], shareOf: ShareOf, sign: 1 | -1): Days {
  const ranked = views.flatMap(({ rows }) =>
    rows.map((row) => ({ row, value: netOf(shareOf(row)) / 10 ** exponentOf(row.currency) })),
  )
  ranked.sort((a, b) => sign * (a.value - b.value))
  return ranked.length === 0 ? [] : [{ day: '', rows: ranked.map(({ row }) => row), totals: [] }]
}

/** The months newest first, as the days the list shows; by amount there is one day of all. */
export function inOrder(views: readonly MonthView<Entry>[], sort: Sort, shareOf: ShareOf): Days {
  if (sort === 'newest') return newestFirst(views)
  if (sort === 'oldest') return oldestFirst(views)
  return byAmount(views, shareOf, sort === 'largest' ? -1 : 1)
}
