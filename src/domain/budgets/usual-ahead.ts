/** What days to come usually cost, told by past days: one answer for budgets and the forecast. */

import type { Day } from '../calendar/calendar.ts'
import { civilOf, dayNumber, dayOfNumber, daysInMonth, numberOf } from '../calendar/day-number.ts'
import { sumAmounts } from '../money/money.ts'
import { roundRatio } from '../money/round-ratio.ts'
import type { SpentIn } from './history.ts'
import { medianOf } from './median.ts'
import type { DaySpan } from './periods.ts'

/** So many past months are asked how one goes; none overlaps, so what is odd is odd once. */
const monthsMost = 6
/** With fewer, what came once would come again; then weeks are asked, and no fewer than these. */
const monthsLeast = 3
const weeksMost = 12
const weeksLeast = 4
const daysInWeek = 7

/** What is known of the days up to today. */
export interface PastBook {
  /** What came by no plan on some days; null when it is too large to be exact. */
  readonly everydayIn: SpentIn
  /** The first day with a cost: those before it are not days on which nothing came. */
  readonly firstOn: Day | null
  readonly today: Day
}

/** Past days that are asked how a stretch of days to come will go, and what they came to. */
export interface AskedDays extends DaySpan {
  readonly amount: number
}

/** What a stretch of days will come to, and the past days that say so. */
export interface UsualPart {
  readonly amount: number
  /** Told by the middle week, as much a day; otherwise by the same days of months. */
  readonly isEven: boolean
  readonly asked: readonly AskedDays[]
}

/** The same day of another month; the last stays the last, and what a month lacks is its last. */
export function monthsFrom(day: number, months: number): number {
  const { year, month, dayOfMonth } = civilOf(day)
  const index = year * 12 + month - 1 + months
  const there = { year: Math.floor(index / 12), month: (index % 12) + 1 }
  const most = daysInMonth(there.year, there.month)
  const isLast = dayOfMonth === daysInMonth(year, month)
  return numberOf({ ...there, dayOfMonth: isLast ? most : Math.min(dayOfMonth, most) })
}

const spanOf = (after: number, last: number): DaySpan => ({
  from: dayOfNumber(after + 1),
  to: dayOfNumber(last),
})

const counting = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

/** The months up to today, and the weeks up to yesterday; the latest first. */
const monthsBefore = (today: number): readonly DaySpan[] =>
  counting(monthsMost).map((ago) => spanOf(monthsFrom(today, -ago), monthsFrom(today, 1 - ago)))

const weeksBefore = (today: number): readonly DaySpan[] =>
  counting(weeksMost).map((ago) =>
    spanOf(today - 1 - ago * daysInWeek, today - 1 - (ago - 1) * daysInWeek),
  )

/**
 * The days that tell how a stretch goes, so many months to come. Never beyond their month: the last
 * day of a short one stands for the last of a longer one, which may still come.
 */
function sameDays(today: number, block: number, last: number): readonly DaySpan[] {
  return counting(monthsMost).map((ago) => {
    const end = Math.min(monthsFrom(last, -(block + ago)), monthsFrom(today, 1 - ago))
    return spanOf(monthsFrom(today, -ago), end)
  })
}

/** The last days of the months to come, counted from today on, up to a day. */
function blocksOf(today: number, end: number): readonly number[] {
  const ends: number[] = []
  for (let last = today; last < end; ) {
    last = Math.min(end, monthsFrom(today, ends.length + 1))
    ends.push(last)
  }
  return ends
}

/** Without those before anything came. */
function sinceBegun(spans: readonly AskedDays[], least: number): readonly AskedDays[] {
  const begun = spans.findLastIndex(({ amount }) => amount !== 0) + 1
  return spans.slice(0, Math.max(begun, least))
}

/** The mean of the middle ones: the dearest and the cheapest are left out. */
function middleOnes(amounts: readonly number[]): number | null {
  const middle = amounts.toSorted((a, b) => a - b).slice(1, -1)
  const sum = sumAmounts(middle)
  return sum === null ? null : roundRatio(BigInt(sum), BigInt(middle.length))
}

/** Null when one of them is too large to be exact. */
function askedIn(everydayIn: SpentIn, spans: readonly DaySpan[]): readonly AskedDays[] | null {
  const asked = spans.flatMap((span): AskedDays[] => {
    const amount = span.from > span.to ? 0 : everydayIn(span)
    return amount === null ? [] : [{ ...span, amount }]
  })
  return asked.length < spans.length ? null : asked
}

function byMonths(
  { everydayIn, today }: PastBook,
  months: number,
  to: Day,
): readonly UsualPart[] | null {
  const now = dayNumber(today)
  const blocks = blocksOf(now, dayNumber(to))
  const parts = blocks.flatMap((last, block): UsualPart[] => {
    const asked = askedIn(everydayIn, sameDays(now, block, last).slice(0, months))
    const amount = asked && middleOnes(asked.map((one) => one.amount))
    return asked && amount !== null ? [{ amount: Math.max(0, amount), isEven: false, asked }] : []
  })
  return parts.length < blocks.length ? null : parts
}

function byWeeks(asked: readonly AskedDays[], days: number): readonly UsualPart[] | null {
  const week = medianOf(asked.map(({ amount }) => amount))
  const over = week === null ? null : BigInt(Math.max(0, week)) * BigInt(days)
  const amount = over === null ? null : roundRatio(over, BigInt(daysInWeek))
  return amount === null ? null : [{ amount, isEven: true, asked }]
}

/**
 * What the days after today up to one usually cost besides what comes by plan: the same days of up
 * to six months, without the dearest and the cheapest; in a younger book the middle week. So what
 * was bought once, or given back once, does not come again. Null when nobody can tell yet.
 */
export function usualParts(book: PastBook, to: Day): readonly UsualPart[] | null {
  const { everydayIn, firstOn, today } = book
  if (firstOn === null || firstOn > today) return null
  const now = dayNumber(today)
  const whole = (spans: readonly DaySpan[]) =>
    askedIn(
      everydayIn,
      spans.filter(({ from }) => from >= firstOn),
    )
  const months = sinceBegun(whole(monthsBefore(now)) ?? [], 0)
  if (months.length >= monthsLeast) return byMonths(book, months.length, to)
  const weeks = whole(weeksBefore(now)) ?? []
  if (weeks.length < weeksLeast) return null
  return byWeeks(sinceBegun(weeks, weeksLeast), dayNumber(to) - now)
}

/** What they come to together. */
export function usualAhead(book: PastBook, to: Day): number | null {
  const parts = usualParts(book, to)
  return parts && sumAmounts(parts.map(({ amount }) => amount))
}

/**
 * What is still to be expected of what days usually cost, beside what is written down for them, a
 * sum for each day: it takes the place of that day's even part, and of no other's. So a kitchen
 * bought next week does not stop the groceries, and writing something down never makes it less.
 */
export function restBeside(usual: number, entered: readonly number[]): number {
  const days = BigInt(entered.length)
  const even = (amount: number) => BigInt(amount) * days >= BigInt(usual)
  const taken = entered.filter(even).length
  const less = entered.reduce((sum, one) => (one > 0 && !even(one) ? sum + BigInt(one) : sum), 0n)
  if (days === 0n || usual <= 0) return 0
  return roundRatio(BigInt(usual) * (days - BigInt(taken)) - less * days, days) ?? 0
}

/** Every stretch that may be asked about, so that sums can be kept for them. */
export function spansAsked(today: Day, to: Day): readonly DaySpan[] {
  const now = dayNumber(today)
  const blocks = blocksOf(now, dayNumber(to)).flatMap((last, block) => sameDays(now, block, last))
  return [...monthsBefore(now), ...weeksBefore(now), ...blocks]
}

/** The first day that is asked about. */
export const askedFrom = (today: Day): Day =>
  dayOfNumber(monthsFrom(dayNumber(today), -monthsMost) + 1)
