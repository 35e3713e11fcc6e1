import {
  type DayGroup,
  type LedgerRow,
  type MonthView,
  netOf,
  type ShareOf,
} from '#domain/ledger.ts'
import { exponentOf } from '#domain/money.ts'
import type { Sort } from './address.ts'
import type { Entry } from './entry.ts'

export const byDay = (sort: Sort): boolean => sort === 'newest' || sort === 'oldest'

/** How large a row is beside the others; null when nobody can tell. */
export type RankOf = (row: LedgerRow, shareOf: ShareOf) => number | null

/** Right as long as all have the same currency, and the best there is until rates are known. */
export const rankByNumber: RankOf = (row, shareOf) =>
  netOf(shareOf(row)) / 10 ** exponentOf(row.currency)

export interface Order {
  readonly sort: Sort
  readonly rankOf: RankOf
  readonly shareOf: ShareOf
}

type Days = readonly DayGroup<Entry>[]
type Views = readonly MonthView<Entry>[]

const newestFirst = (views: Views): Days => views.flatMap(({ days }) => days)

const oldestFirst = (views: Views): Days =>
  newestFirst(views)
    .toReversed()
    .map((day) => ({ ...day, rows: day.rows.toReversed() }))

/** Rows that count the same stay newest first; those nobody can rank come last. */
function byAmount(views: Views, { sort, rankOf, shareOf }: Order): Days {
  const sign = sort === 'largest' ? -1 : 1
  const ranked = views.flatMap(({ rows }) =>
    rows.map((row) => ({ row, rank: rankOf(row, shareOf) })),
  )
  ranked.sort((a, b) => {
    if (a.rank === null || b.rank === null) return Number(a.rank === null) - Number(b.rank === null)
    return sign * (a.rank - b.rank)
  })
  return ranked.length === 0 ? [] : [{ day: '', rows: ranked.map(({ row }) => row), totals: [] }]
}

/** The months newest first, as the days the list shows; by amount there is one day of all. */
export function inOrder(views: Views, order: Order): Days {
  if (order.sort === 'newest') return newestFirst(views)
  return order.sort === 'oldest' ? oldestFirst(views) : byAmount(views, order)
}
