import { type Day, type DayRange, type Month, monthOverlap } from '#domain/calendar.ts'
import {
  type DayGroup,
  type LedgerFilter,
  type MonthView,
  matcherFor,
  totalsOfMonths,
  viewMonth,
} from '#domain/ledger.ts'
import type { Total } from '#domain/money.ts'
import type { Expense } from './expense.ts'

type Matches = (row: Expense) => boolean

/** One day in the list; it takes one place for its heading and one for each row. */
export interface ShownDay extends DayGroup<Expense> {
  /** The place of its heading, and the number of rows before it. */
  readonly at: number
  readonly rowsBefore: number
}

export interface ShownList {
  readonly days: readonly ShownDay[]
  readonly placeCount: number
  readonly rowCount: number
  readonly totals: readonly Total[]
}

/** A heading when `row` is null. */
export interface Place {
  readonly day: ShownDay
  readonly row: Expense | null
}

export interface MonthSource {
  readonly months: readonly Month[]
  readonly rowsOf: (month: Month) => readonly Expense[]
}

/**
 * Remembers what each month showed by the array of its rows, so that a change works out only its
 * own month again, and a new search forgets the one before.
 */
export function createMonthViews() {
  const plain = new WeakMap<readonly Expense[], MonthView<Expense>>()
  let filtered = new WeakMap<readonly Expense[], MonthView<Expense>>()
  let lastMatches: Matches | null = null

  return (rows: readonly Expense[], matches: Matches | null): MonthView<Expense> => {
    if (matches !== null && matches !== lastMatches) {
      filtered = new WeakMap()
      lastMatches = matches
    }
    const cache = matches === null ? plain : filtered
    const known = cache.get(rows)
    if (known) return known
    const view = viewMonth(rows, matches)
    cache.set(rows, view)
    return view
  }
}

export type MonthViews = ReturnType<typeof createMonthViews>

export interface Question {
  readonly range: DayRange
  /** Null when the words and the category leave nothing out. */
  readonly matches: Matches | null
  /** The same, within the range: only months it cuts through need it. */
  readonly matchesInRange: Matches
}

export function questionFor(
  filter: LedgerFilter,
  categoryNames: ReadonlyMap<string, string>,
): Question {
  const { from, to, text, categoryId } = filter
  const anyDay = { ...filter, from: null, to: null }
  const isOpen = text.trim() === '' && categoryId === null
  return {
    range: { from, to },
    matches: isOpen ? null : matcherFor(anyDay, categoryNames),
    matchesInRange: matcherFor(filter, categoryNames),
  }
}

function viewsOf(source: MonthSource, question: Question, views: MonthViews) {
  return source.months.flatMap((month) => {
    const overlap = monthOverlap(month, question.range)
    if (overlap === 'none') return []
    const rows = source.rowsOf(month)
    return overlap === 'all'
      ? views(rows, question.matches)
      : viewMonth(rows, question.matchesInRange)
  })
}

export function listFor(source: MonthSource, question: Question, views: MonthViews): ShownList {
  const shown = viewsOf(source, question, views)
  let [at, rowsBefore] = [0, 0]
  const days = shown.flatMap((view) =>
    view.days.map((group): ShownDay => {
      const day = { ...group, at, rowsBefore }
      at += 1 + group.rows.length
      rowsBefore += group.rows.length
      return day
    }),
  )
  return { days, placeCount: at, rowCount: rowsBefore, totals: totalsOfMonths(shown) }
}

/** The last entry whose number is not above the wanted one. */
function lastNotAbove<T>(entries: readonly T[], numberOf: (entry: T) => number, wanted: number) {
  let [low, high] = [0, entries.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    const entry = entries[middle]
    if (entry !== undefined && numberOf(entry) <= wanted) low = middle
    else high = middle - 1
  }
  return entries[low]
}

export function placeAt(list: ShownList, at: number): Place | null {
  const day = lastNotAbove(list.days, (one) => one.at, at)
  if (day === undefined || at < 0 || at >= list.placeCount) return null
  return { day, row: at === day.at ? null : (day.rows[at - day.at - 1] ?? null) }
}

/** The row by its number, counted without headings. */
export function rowAt(list: ShownList, index: number): Expense | null {
  const day = lastNotAbove(list.days, (one) => one.rowsBefore, index)
  return index < 0 ? null : (day?.rows[index - day.rowsBefore] ?? null)
}

export interface Spot {
  readonly at: number
  readonly index: number
}

export function spotOf(list: ShownList, id: string, day: Day): Spot | null {
  const found = list.days.find((one) => one.day === day)
  const offset = found?.rows.findIndex((row) => row.id === id) ?? -1
  if (found === undefined || offset < 0) return null
  return { at: found.at + 1 + offset, index: found.rowsBefore + offset }
}
