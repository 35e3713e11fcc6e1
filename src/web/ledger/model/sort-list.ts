import {
  addFigures,
  type DayGroup,
  type LedgerRow,
  type MonthView,
  netOf,
  type ShareOf,
} from '#domain/ledger.ts'
import { exponentOf } from '#domain/money/money.ts'
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

/** The first place of each rank. Numbers alone are sorted several times faster than rows. */
function placesOf(ranks: Float64Array): Map<number, number> {
  const places = new Map<number, number>()
  const sorted = ranks.toSorted()
  // From the last to the first, so that the first place of each rank is the one that stays.
  for (let place = sorted.length - 1; place >= 0; place--) places.set(sorted[place] ?? 0, place)
  return places
}

/** Rows that count the same stay newest first; those nobody can rank come last. */
function byAmount(views: Views, { sort, rankOf, shareOf }: Order): Days {
  const sign = sort === 'largest' ? -1 : 1
  const rows = views.flatMap((view) => view.rows)
  const ranks = new Float64Array(rows.length)
  rows.forEach((row, at) => {
    const rank = rankOf(row, shareOf)
    ranks[at] = rank === null ? Number.POSITIVE_INFINITY : sign * rank
  })
  const places = placesOf(ranks)
  const sorted = rows.slice()
  rows.forEach((row, at) => {
    const rank = ranks[at] ?? 0
    const place = places.get(rank) ?? 0
    sorted[place] = row
    places.set(rank, place + 1)
  })
  return sorted.length === 0 ? [] : [{ day: '', rows: sorted, figures: addFigures([]) }]
}

/** The months newest first, as the days the list shows; by amount there is one day of all. */
export function inOrder(views: Views, order: Order): Days {
  if (order.sort === 'newest') return newestFirst(views)
  return order.sort === 'oldest' ? oldestFirst(views) : byAmount(views, order)
}
