import { type Day, type DayRange, type Month, monthOverlap } from '#domain/calendar.ts'
import {
  type DayGroup,
  type LedgerFilter,
  type MonthView,
  type Sieve,
  sieveFor,
  totalsOfMonths,
  viewMonth,
} from '#domain/ledger.ts'
import type { Total } from '#domain/money.ts'
import type { Entry } from './entry.ts'

/** One day in the list, with what stands before it. */
export interface ShownDay extends DayGroup<Entry> {
  readonly daysBefore: number
  readonly rowsBefore: number
}

/**
 * Some rows of a day, the first of them under its heading: the unit the list draws. A long list
 * has few of them, so that finding the visible ones stays cheap with any number of rows.
 */
export interface Block {
  readonly day: ShownDay
  /** The first row, counted within the day. */
  readonly from: number
  readonly count: number
}

export interface ShownList {
  readonly days: readonly ShownDay[]
  readonly blocks: readonly Block[]
  readonly rowCount: number
  readonly totals: readonly Total[]
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
  const view = viewMonth(rows, null)
  wholeMonths.set(rows, view)
  return view
}

/**
 * Remembers what each month showed by the array of its rows, so that a change works out only its
 * own month again, and a new search forgets the one before.
 */
export function createMonthViews() {
  let sieved = new WeakMap<readonly Entry[], MonthView<Entry>>()
  let lastSieve: Sieve | null = null

  return (rows: readonly Entry[], sieve: Sieve | null): MonthView<Entry> => {
    if (sieve === null) return wholeMonth(rows)
    if (sieve !== lastSieve) {
      sieved = new WeakMap()
      lastSieve = sieve
    }
    const known = sieved.get(rows)
    if (known) return known
    const view = viewMonth(rows, sieve)
    sieved.set(rows, view)
    return view
  }
}

export type MonthViews = ReturnType<typeof createMonthViews>

export interface Question {
  readonly range: DayRange
  /** Null when the words and the category leave nothing out. */
  readonly sieve: Sieve | null
  /** The same, within the range: only months it cuts through need it. */
  readonly sieveInRange: Sieve
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
    sieve: isOpen ? null : sieveFor(anyDay, categoryNames),
    sieveInRange: sieveFor(filter, categoryNames),
  }
}

function viewsOf(source: MonthSource, question: Question, views: MonthViews) {
  return source.months.flatMap((month) => {
    const overlap = monthOverlap(month, question.range)
    if (overlap === 'none') return []
    const rows = source.rowsOf(month)
    return overlap === 'all' ? views(rows, question.sieve) : viewMonth(rows, question.sieveInRange)
  })
}

const rowsInBlock = 10

function blocksOf(day: ShownDay): readonly Block[] {
  const blocks: Block[] = []
  for (let from = 0; from < day.rows.length; from += rowsInBlock) {
    blocks.push({ day, from, count: Math.min(rowsInBlock, day.rows.length - from) })
  }
  return blocks
}

export function listFor(source: MonthSource, question: Question, views: MonthViews): ShownList {
  const shown = viewsOf(source, question, views)
  const days: ShownDay[] = []
  let rowsBefore = 0
  for (const group of shown.flatMap((view) => view.days)) {
    days.push({ ...group, daysBefore: days.length, rowsBefore })
    rowsBefore += group.rows.length
  }
  const totals = totalsOfMonths(shown)
  return { days, blocks: days.flatMap(blocksOf), rowCount: rowsBefore, totals }
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
  const day = list.days.find((one) => one.day === on)
  const offset = day?.rows.findIndex((row) => row.id === id) ?? -1
  if (day === undefined || offset < 0) return null
  return { day, offset, index: day.rowsBefore + offset }
}
