/** Finds the order of day, month and year that a whole file is written in. */
import type { Day } from '../calendar/calendar.ts'
import { dateOrderOf } from '../locale.ts'
import type { ReadingOptions, WrittenOrder } from './statement.ts'
import { dayInOrder, type OpenDate, type WrittenDate } from './written-date.ts'

export interface GuessedOrder {
  readonly order: WrittenOrder
  /** False when only a guess chose between two orders that both fit. */
  readonly isSure: boolean
}

const orders: readonly WrittenOrder[] = ['dmy', 'mdy', 'ymd']

/** Four digits say where the year is. */
const possible = (dates: readonly OpenDate[]) =>
  orders.filter((order) => dates.every(({ year }) => year !== (order === 'ymd' ? 'last' : 'first')))

/** Of two digits in front and behind, those that change less are the year. */
function isYearInFront(dates: readonly OpenDate[]): boolean {
  const [front, behind] = [0, 2].map((at) => new Set(dates.map(({ parts }) => parts[at ?? 0] ?? 0)))
  if (!front || !behind) return false
  return front.size < behind.size && Array.from(front).every((part) => part > 12)
}

/** Dots are written by people who put the day first. */
function fitting(dates: readonly OpenDate[]): readonly WrittenOrder[] {
  const fits = possible(dates).filter((order) =>
    dates.every((date) => dayInOrder(date, order) !== null),
  )
  if (fits.includes('ymd') && isYearInFront(dates)) return ['ymd']
  const dayFirst = fits.filter((order) => order !== 'mdy')
  const dotted = dates.some(({ hasDots }) => hasDots) && dayFirst.length > 0 ? dayFirst : fits
  const yearLast = dotted.filter((order) => order !== 'ymd')
  return yearLast.length > 0 ? yearLast : dotted
}

/** How often the days turn round; statements are sorted, so few turns speak for an order. */
function turns(days: readonly (Day | null)[]): number {
  let [count, direction] = [0, 0]
  for (let at = 1; at < days.length; at += 1) {
    const [before, after] = [days[at - 1] ?? '', days[at] ?? '']
    const step = Number(after > before) - Number(after < before)
    if (step !== 0 && direction !== 0 && step !== direction) count += 1
    if (step !== 0) direction = step
  }
  return count
}

const inOrder = (dates: readonly OpenDate[], order: WrittenOrder) =>
  dates.map((date) => dayInOrder(date, order))

/** Sorted one way and jumping about the other way: the sorted one is meant. */
function bySorting(dates: readonly OpenDate[]): WrittenOrder | null {
  if (dates.length < 4) return null
  const [dayFirst, monthFirst] = [turns(inOrder(dates, 'dmy')), turns(inOrder(dates, 'mdy'))]
  if (dayFirst === 0 && monthFirst > 1) return 'dmy'
  return monthFirst === 0 && dayFirst > 1 ? 'mdy' : null
}

function byToday(dates: readonly OpenDate[], today: Day | undefined): WrittenOrder | null {
  if (today === undefined) return null
  const isAhead = (order: WrittenOrder) =>
    inOrder(dates, order).some((day) => day !== null && day > today)
  const [dayFirst, monthFirst] = [isAhead('dmy'), isAhead('mdy')]
  if (dayFirst === monthFirst) return null
  return dayFirst ? 'mdy' : 'dmy'
}

const byLocale = (locale: string | undefined): WrittenOrder | null => {
  if (locale === undefined) return null
  return dateOrderOf(locale) === 'month-first' ? 'mdy' : 'dmy'
}

/** Null when no order makes days of most dates. */
export function guessDateOrder(
  written: readonly WrittenDate[],
  { locale, today }: Pick<ReadingOptions, 'locale' | 'today'>,
): GuessedOrder | null {
  const open = written.filter((date) => 'parts' in date)
  const fits = fitting(open)
  if (fits.length === 1 && fits[0] !== undefined) return { order: fits[0], isSure: true }
  if (fits.length === 0) return byMajority(open)
  const sure = bySorting(open) ?? byToday(open, today)
  // The habit of a country is likely, but its people have accounts elsewhere too.
  const likely = sure ?? byLocale(locale) ?? 'dmy'
  return { order: likely, isSure: sure !== null || open.length === 0 }
}

/** A file with a few broken dates still has an order. */
function byMajority(dates: readonly OpenDate[]): GuessedOrder | null {
  const counted = possible(dates).map((order) => ({
    order,
    days: inOrder(dates, order).filter((day) => day !== null).length,
  }))
  const [best, next] = counted.toSorted((a, b) => b.days - a.days)
  if (best === undefined || best.days < dates.length / 2) return null
  return { order: best.order, isSure: best.days > (next?.days ?? 0) }
}
