/** What the next days will probably come to, and how such forecasts did before. */
import { medianOf } from '../budgets/median.ts'
import type { DaySpan } from '../budgets/periods.ts'
import { monthsFrom, type PastBook, usualAhead, usualParts } from '../budgets/usual-ahead.ts'
import type { Day } from '../calendar/calendar.ts'
import { dayNumber, dayOfNumber } from '../calendar/day-number.ts'

export const forecastDays = 90

/** What came by no plan, day by day from the first up to today, and what came by one. */
export interface PastDays {
  readonly first: Day
  readonly amounts: readonly number[]
  readonly planned: readonly number[]
  /** The first day with a cost. */
  readonly firstOn: Day | null
}

/** How a forecast that began earlier would have done. */
export interface Trial {
  /** How much more it was than foreseen, after each day. */
  readonly errors: readonly number[]
  /** What it came to in the end, with what was planned. */
  readonly actual: number
}

export interface Foreseen {
  /** What it comes to since today, after each day to come. */
  readonly sums: readonly number[]
  /** The latest first. */
  readonly trials: readonly Trial[]
}

/** How many months ago the forecasts began that are tried. */
const trialsBack = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const

/** Sums of some days; those before the first are nothing. */
export function summedUp(first: Day, amounts: readonly number[]) {
  const start = dayNumber(first)
  const sums = new Float64Array(amounts.length + 1)
  for (const [at, amount] of amounts.entries()) sums[at + 1] = (sums[at] ?? 0) + amount
  const upTo = (day: number) => sums[Math.min(amounts.length, Math.max(0, day - start + 1))] ?? 0
  return {
    start,
    last: start + amounts.length - 1,
    upTo,
    within: ({ from, to }: DaySpan) => upTo(dayNumber(to)) - upTo(dayNumber(from) - 1),
  }
}

export type Past = ReturnType<typeof summedUp>

/** The days from which a forecast is tried: far enough back that its end is known. */
export const trialDays = (last: number): readonly number[] =>
  trialsBack
    .map((months) => monthsFrom(last, -months))
    .filter((origin) => origin + forecastDays <= last)

/** What really came, against what was foreseen. */
export function trialOf(past: Past, planned: Past, origin: number, path: readonly number[]): Trial {
  const base = past.upTo(origin)
  const errors = path.map((sum, at) => past.upTo(origin + at + 1) - base - sum)
  const end = origin + forecastDays
  return { errors, actual: past.upTo(end) - base + planned.upTo(end) - planned.upTo(origin) }
}

const bookOf = (past: Past, firstOn: Day | null, origin: number): PastBook => ({
  everydayIn: past.within,
  firstOn,
  today: dayOfNumber(origin),
})

/** Day by day what they usually cost; null when nobody can tell. */
function pathFrom(book: PastBook): readonly number[] | null {
  const origin = dayNumber(book.today)
  const path = Array.from({ length: forecastDays }, (_, at) =>
    usualAhead(book, dayOfNumber(origin + at + 1)),
  ).filter((sum) => sum !== null)
  return path.length < forecastDays ? null : path
}

/** A forecast is tried only where months could be asked. */
function tryFrom(past: Past, planned: Past, firstOn: Day | null, origin: number): readonly Trial[] {
  const book = bookOf(past, firstOn, origin)
  const isByMonths = usualParts(book, dayOfNumber(origin + 1))?.every(({ isEven }) => !isEven)
  const path = isByMonths ? pathFrom(book) : null
  return path ? [trialOf(past, planned, origin, path)] : []
}

/** Null while the book is too young to tell. */
export function foresee({ first, amounts, planned: byPlan, firstOn }: PastDays): Foreseen | null {
  const [past, planned] = [summedUp(first, amounts), summedUp(first, byPlan)]
  const sums = pathFrom(bookOf(past, firstOn, past.last))
  if (!sums) return null
  const trials = trialDays(past.last).flatMap((day) => tryFrom(past, planned, firstOn, day))
  return { sums, trials }
}

/** A band is told from no fewer forecasts, and would have held in four of five of them. */
const trialsLeast = 4
const held = 0.8

/** How far from the middle the band reaches, after each day; null when that cannot be told. */
export function bandOf(errors: readonly (readonly number[])[]): readonly number[] | null {
  if (errors.length < trialsLeast) return null
  const place = Math.ceil(errors.length * held) - 1
  let widest = 0
  return Array.from({ length: forecastDays }, (_, at) => {
    const sizes = errors.map((one) => Math.abs(one[at] ?? 0)).sort((a, b) => a - b)
    widest = Math.max(widest, sizes[place] ?? 0)
    return widest
  })
}

/** The middle one of what forecasts were off by, in hundredths of a percent of what it came to. */
export function typicalErrorBps(
  trials: readonly { readonly error: number; readonly actual: number }[],
): number | null {
  const parts = trials.flatMap(({ error, actual }) =>
    actual > 0 ? [Math.round((Math.abs(error) * 10_000) / actual)] : [],
  )
  return medianOf(parts)
}
