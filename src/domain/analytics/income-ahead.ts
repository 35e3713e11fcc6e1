/** What will come in: by the rule of what is safe to spend, month by month and day by day. */
import {
  addMonths,
  type Day,
  earlierDay,
  type Month,
  monthOf,
  monthRange,
} from '../calendar/calendar.ts'
import { civilOf, dayNumber, dayOfNumber } from '../calendar/day-number.ts'
import {
  type Foreseen,
  forecastDays,
  type Past,
  summedUp,
  type Trial,
  trialDays,
  trialOf,
} from './forecast.ts'
import { incomeCountedOn } from './safe-to-spend.ts'

/** So many whole months say what usually comes in. */
const monthsBefore = 3

/** What came in or is known to come, from the first day to the end of the last month looked at. */
export interface IncomeDays {
  readonly first: Day
  readonly today: Day
  /** By no plan, and by one: entered, and what templates bring. */
  readonly free: readonly number[]
  readonly planned: readonly number[]
}

/** What is counted on in a month, and why. */
export interface CountedMonth {
  readonly month: Month
  /** What is here, entered ahead or planned. */
  readonly known: number
  readonly counted: number
  /** Whole months before, of which the middle one counts where far less is known. */
  readonly asked: readonly { readonly from: Day; readonly to: Day; readonly amount: number }[]
}

interface Book {
  readonly free: Past
  readonly planned: Past
}

const monthsTo = (from: Month, to: Month): readonly Month[] =>
  from > to ? [] : [from, ...monthsTo(addMonths(from, 1), to)]

/** Of each month from today's on, up to that of a day. */
function countedIn({ free, planned }: Book, origin: Day, to: Day): readonly CountedMonth[] {
  const now = monthOf(origin)
  const asked = Array.from({ length: monthsBefore }, (_, at) => {
    const span = monthRange(addMonths(now, at - monthsBefore))
    return { ...span, amount: free.within(span) + planned.within(span) }
  })
  return monthsTo(now, monthOf(to)).map((month) => {
    const span = monthRange(month)
    const known = free.within(span) + planned.within(span)
    const usual = asked.map(({ amount }) => amount)
    return { month, known, counted: incomeCountedOn(known, usual).income ?? known, asked }
  })
}

/** What of a month has come by a day of it, as far as nothing was planned; its last is all. */
function shareBy(free: Past, { month, counted, asked }: CountedMonth, after: number, day: number) {
  const like = asked.find(({ amount }) => amount === counted)
  const { to } = monthRange(month)
  const isLast = day === dayNumber(to)
  if (!like || isLast) return isLast ? 1 : 0
  const start = dayNumber(like.from) - 1
  const upTo = (dayOfMonth: number) => free.upTo(Math.min(start + dayOfMonth, dayNumber(like.to)))
  const gone = monthOf(dayOfNumber(after)) === month ? civilOf(after).dayOfMonth : 0
  const all = free.upTo(dayNumber(like.to)) - upTo(gone)
  return all > 0 ? (upTo(civilOf(day).dayOfMonth) - upTo(gone)) / all : 0
}

/** What is still expected besides what is known, from a day on up to each of the days after it. */
function pathFrom(book: Book, origin: number): readonly number[] {
  const end = dayOfNumber(origin + forecastDays)
  const months = countedIn(book, dayOfNumber(origin), end)
  return Array.from({ length: forecastDays }, (_, at) => {
    const day = origin + at + 1
    const now = monthOf(dayOfNumber(day))
    return months.reduce((sum, month) => {
      const rest = Math.max(0, month.counted - month.known)
      if (month.month > now) return sum
      const share = month.month < now ? 1 : shareBy(book.free, month, origin, day)
      return sum + Math.round(rest * Math.min(1, Math.max(0, share)))
    }, 0)
  })
}

const bookOf = ({ first, free, planned }: IncomeDays): Book => ({
  free: summedUp(first, free),
  planned: summedUp(first, planned),
})

/** The book as it was known on an earlier day: what comes by plan was known, the rest was not. */
const knownOn = (days: IncomeDays, origin: number): Book =>
  bookOf({ ...days, free: days.free.slice(0, origin - dayNumber(days.first) + 1) })

function tryFrom(days: IncomeDays, whole: Book, origin: number): readonly Trial[] {
  const asked = addMonths(monthOf(dayOfNumber(origin)), -monthsBefore)
  if (asked < monthOf(days.first)) return []
  return [trialOf(whole.free, whole.planned, origin, pathFrom(knownOn(days, origin), origin))]
}

/** With what is entered ahead by no plan, which is a part of what is counted on. */
function sumsAhead(book: Book, now: number): readonly number[] {
  const { upTo } = book.free
  return pathFrom(book, now).map((sum, at) => sum + upTo(now + at + 1) - upTo(now))
}

export function foreseeIncome(days: IncomeDays): Foreseen {
  const book = bookOf(days)
  const now = dayNumber(days.today)
  const trials = trialDays(now).flatMap((origin) => tryFrom(days, book, origin))
  return { sums: sumsAhead(book, now), trials }
}

/** What is foreseen by a day besides what comes by plan, month by month. */
export function incomeParts(days: IncomeDays, to: Day) {
  const now = dayNumber(days.today)
  const book = bookOf(days)
  const sums = sumsAhead(book, now)
  const sumBy = (day: Day) => (day <= days.today ? 0 : (sums[dayNumber(day) - now - 1] ?? 0))
  return countedIn(book, days.today, to).map((month) => {
    const span = monthRange(month.month)
    const before = dayOfNumber(dayNumber(span.from) - 1)
    return { ...month, amount: sumBy(earlierDay(to, span.to)) - sumBy(before) }
  })
}
