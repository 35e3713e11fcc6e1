import { type Day, type DayRange, type Month, monthOverlap } from '#domain/calendar/calendar.ts'
import {
  addFigures,
  type DayGroup,
  type Figures,
  type MonthView,
  type ShareOf,
  viewMonth,
} from '#domain/ledger.ts'
import {
  type CategoryNames,
  isOpenFilter,
  type LedgerFilter,
  type Sieve,
  shareFor,
  sieveFor,
} from '#domain/ledger-filter.ts'
import type { Sort } from './address.ts'
import type { Entry } from './entry.ts'
import type { RowCounts } from './row-words.ts'
import { byDay, inOrder, type RankOf, rankByNumber } from './sort-list.ts'

/** One day in the list, with what stands before it. */
export interface ShownDay extends DayGroup<Entry> {
  readonly daysBefore: number
  readonly rowsBefore: number
}

export interface ShownList extends RowCounts {
  readonly days: readonly ShownDay[]
  /** How many of them add nothing to the figures. */
  readonly idleCount: number
  readonly figures: Figures
  /** How much of a row counts here. */
  readonly shareOf: ShareOf
  /** False when the rows stand by amount, all in one nameless day. */
  readonly isByDay: boolean
  /** The shown rows of each month; an array stays the same while its month does. */
  readonly months: readonly (readonly Entry[])[]
}

export interface MonthSource {
  readonly months: readonly Month[]
  readonly rowsOf: (month: Month) => readonly Entry[]
}

const wholeMonths = new WeakMap<readonly Entry[], MonthView<Entry>>()

/** A month with nothing left out, worked out once; call it ahead of a long list to warm up. */
export function wholeMonth(rows: readonly Entry[]): MonthView<Entry> {
  const known = wholeMonths.get(rows)
  if (known) return known
  const view = viewMonth(rows)
  wholeMonths.set(rows, view)
  return view
}

/**
 * Remembers what each month showed by the array of its rows, so that a change works out only its
 * own month again, and a new search forgets the one before.
 */
export function createMonthViews() {
  let seen = new WeakMap<readonly Entry[], MonthView<Entry>>()
  let lastSieve: Sieve | null = null

  return (rows: readonly Entry[], sieve: Sieve | null, shareOf: ShareOf): MonthView<Entry> => {
    if (sieve === null) return wholeMonth(rows)
    if (sieve !== lastSieve) {
      seen = new WeakMap()
      lastSieve = sieve
    }
    const known = seen.get(rows)
    if (known) return known
    const view = viewMonth(sieve(rows), shareOf)
    seen.set(rows, view)
    return view
  }
}

export type MonthViews = ReturnType<typeof createMonthViews>

export interface Question {
  readonly range: DayRange
  /** Null when nothing but days is left out. */
  readonly sieve: Sieve | null
  /** The same, within the range: only months it cuts through need it. */
  readonly sieveInRange: Sieve
  readonly shareOf: ShareOf
  readonly sort: Sort
  readonly rankOf: RankOf
}

export function questionFor(
  filter: LedgerFilter,
  categoryNames: CategoryNames,
  sort: Sort = 'newest',
  rankOf: RankOf = rankByNumber,
): Question {
  const { from, to } = filter
  const isOpen = isOpenFilter(filter)
  return {
    range: { from, to },
    sieve: isOpen ? null : sieveFor({ ...filter, from: null, to: null }, categoryNames),
    sieveInRange: sieveFor(filter, categoryNames),
    shareOf: shareFor(filter, categoryNames),
    sort,
    rankOf,
  }
}

function viewsOf(source: MonthSource, question: Question, views: MonthViews) {
  const { range, sieve, sieveInRange, shareOf } = question
  return source.months.flatMap((month) => {
    const overlap = monthOverlap(month, range)
    if (overlap === 'none') return []
    const rows = source.rowsOf(month)
    if (overlap === 'all') return views(rows, sieve, shareOf)
    return viewMonth(sieveInRange(rows), shareOf)
  })
}

export function listFor(source: MonthSource, question: Question, views: MonthViews): ShownList {
  const { shareOf, sort } = question
  const shown = viewsOf(source, question, views)
  const days: ShownDay[] = []
  let rowsBefore = 0
  for (const group of inOrder(shown, question)) {
    days.push({ ...group, daysBefore: days.length, rowsBefore })
    rowsBefore += group.rows.length
  }
  return {
    days,
    rowCount: rowsBefore,
    refundCount: shown.reduce((sum, { refunds }) => sum + refunds, 0),
    idleCount: shown.reduce((sum, { idle }) => sum + idle, 0),
    figures: addFigures(shown.map(({ figures }) => figures)),
    shareOf,
    isByDay: byDay(sort),
    months: shown.map(({ rows }) => rows),
  }
}

/** The row by its number in the whole list. */
export function rowAt(list: ShownList, index: number): Entry | null {
  if (index < 0 || index >= list.rowCount) return null
  const day = list.days.findLast((one) => one.rowsBefore <= index)
  return day?.rows[index - day.rowsBefore] ?? null
}

export interface Spot {
  readonly day: ShownDay
  /** The row, counted within the day, and in the whole list. */
  readonly offset: number
  readonly index: number
}

export function spotOf(list: ShownList, id: string, on: Day): Spot | null {
  const day = list.isByDay ? list.days.find((one) => one.day === on) : list.days[0]
  const offset = day?.rows.findIndex((row) => row.id === id) ?? -1
  if (day === undefined || offset < 0) return null
  return { day, offset, index: day.rowsBefore + offset }
}

/** The rows between two numbers, both included, in the order of the list. */
export function rowsBetween(list: ShownList, one: number, other: number): readonly Entry[] {
  const [first, last] = one < other ? [one, other] : [other, one]
  return list.days.flatMap(({ rows, rowsBefore }) =>
    rowsBefore > last || rowsBefore + rows.length <= first
      ? []
      : rows.slice(Math.max(0, first - rowsBefore), last - rowsBefore + 1),
  )
}
