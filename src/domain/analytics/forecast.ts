/** What the next days will probably come to, from how the same days of past months went. */
import type { Day } from '../calendar.ts'
import { civilOf, dayNumber, dayOfNumber, daysInMonth, numberOf } from '../day-number.ts'

export const forecastDays = 90

/** What came by no plan, day by day from the first up to today, and what came by one. */
export interface PastDays {
  readonly first: Day
  readonly amounts: readonly number[]
  readonly planned: readonly number[]
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

/** So many past months are asked how one goes; none overlaps, so what is odd is odd once. */
const monthsAsked = [1, 2, 3, 4, 5, 6] as const
/** A forecast is tried only where so many months could be asked. */
const monthsForTrial = 3
/** How many months ago the forecasts began that are tried. */
const trialsBack = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const
/** Below this nobody can tell. */
const daysLeast = 28

/** The same day of another month; the last stays the last, and what a month lacks is its last. */
function monthsFrom(day: number, months: number): number {
  const { year, month, dayOfMonth } = civilOf(day)
  const index = year * 12 + month - 1 + months
  const there = { year: Math.floor(index / 12), month: (index % 12) + 1 }
  const most = daysInMonth(there.year, there.month)
  const isLast = dayOfMonth === daysInMonth(year, month)
  return numberOf({ ...there, dayOfMonth: isLast ? most : Math.min(dayOfMonth, most) })
}

/** Sums up to each day; asked for a day before the first it is nothing. */
function summedUp(first: Day, amounts: readonly number[]) {
  const start = dayNumber(first)
  const sums = new Float64Array(amounts.length + 1)
  for (const [at, amount] of amounts.entries()) sums[at + 1] = (sums[at] ?? 0) + amount
  return {
    start,
    last: start + amounts.length - 1,
    upTo: (day: number) => sums[Math.max(0, day - start + 1)] ?? 0,
  }
}

type Past = ReturnType<typeof summedUp>

/**
 * From the first day on that had anything: days before somebody began to write down are not days on
 * which nothing came. Where that was lately, the few weeks it takes to tell stay.
 */
function sinceBegun({ first, amounts, planned }: PastDays): PastDays {
  const begun = amounts.findIndex((amount) => amount !== 0)
  const skip = Math.max(0, Math.min(begun, amounts.length - daysLeast))
  return {
    first: dayOfNumber(dayNumber(first) + skip),
    amounts: amounts.slice(skip),
    planned: planned.slice(skip),
  }
}

/** The middle one, because a single large purchase is not typical. */
function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const [low, high] = [sorted[half - 1] ?? 0, sorted[half] ?? 0]
  return sorted.length % 2 === 1 ? high : Math.round((low + high) / 2)
}

/**
 * The day that tells how a day of the month to come went so many months ago. Never beyond that
 * month: the last day of a short one stands for the last of a longer one, which may still come.
 */
const askedUpTo = (origin: number, day: number, block: number, months: number): number =>
  Math.min(monthsFrom(day, -(block + months)), monthsFrom(origin, 1 - months))

/**
 * Month by month from a day on, each as the middle one of the past months went by the same day of
 * them; null when no whole month lies before.
 */
function pathFrom(past: Past, origin: number, least: number): readonly number[] | null {
  const asked = monthsAsked.filter((months) => monthsFrom(origin, -months) >= past.start - 1)
  if (asked.length < least) return null
  const bases = asked.map((months) => past.upTo(monthsFrom(origin, -months)))
  const path: number[] = []
  let block = 0
  let before = 0
  for (let day = origin + 1; day <= origin + forecastDays; day++) {
    const sums = asked.map(
      (months, at) => past.upTo(askedUpTo(origin, day, block, months)) - (bases[at] ?? 0),
    )
    const sum = before + middleOf(sums)
    path.push(sum)
    if (day === monthsFrom(origin, block + 1)) {
      block++
      before = sum
    }
  }
  return path
}

/** Too young for a path: as much a day as so far. */
function evenSum(past: Past, days: number): number {
  return Math.round((past.upTo(past.last) / (past.last - past.start + 1)) * days)
}

const evenPath = (past: Past): readonly number[] =>
  Array.from({ length: forecastDays }, (_, at) => evenSum(past, at + 1))

/** Past days that are asked how a stretch of days to come will go, and what they came to. */
export interface AskedDays {
  readonly from: Day
  readonly to: Day
  readonly amount: number
}

/** What a stretch will come to: the middle one of the times asked, or as much a day as in them. */
export interface UsualPart {
  readonly amount: number
  readonly isEven: boolean
  readonly asked: readonly AskedDays[]
}

/** What a sum of so many days to come is made of, stretch by stretch; null as `foresee`. */
export function usualParts(all: PastDays, count: number): readonly UsualPart[] | null {
  const days = sinceBegun(all)
  const past = summedUp(days.first, days.amounts)
  if (days.amounts.length < daysLeast) return null
  const origin = past.last
  const months = monthsAsked.filter((ago) => monthsFrom(origin, -ago) >= past.start - 1)
  if (months.length === 0) {
    const whole = { from: days.first, to: dayOfNumber(past.last), amount: past.upTo(past.last) }
    return [{ amount: evenSum(past, count), isEven: true, asked: [whole] }]
  }
  const end = origin + count
  const parts: UsualPart[] = []
  for (let block = 0, start = origin; start < end; block++) {
    const last = Math.min(end, monthsFrom(origin, block + 1))
    const asked = months.map((ago) => {
      const [base, to] = [monthsFrom(origin, -ago), askedUpTo(origin, last, block, ago)]
      const amount = past.upTo(to) - past.upTo(base)
      return { from: dayOfNumber(base + 1), to: dayOfNumber(to), amount }
    })
    parts.push({ amount: middleOf(asked.map(({ amount }) => amount)), isEven: false, asked })
    start = last
  }
  return parts
}

function tryFrom(past: Past, planned: Past, origin: number): Trial | null {
  const path = pathFrom(past, origin, monthsForTrial)
  if (!path) return null
  const base = past.upTo(origin)
  const errors = path.map((sum, at) => past.upTo(origin + at + 1) - base - sum)
  const end = origin + forecastDays
  return { errors, actual: past.upTo(end) - base + planned.upTo(end) - planned.upTo(origin) }
}

/** Null while the book is too young to tell. */
export function foresee(all: PastDays): Foreseen | null {
  const days = sinceBegun(all)
  const past = summedUp(days.first, days.amounts)
  const planned = summedUp(days.first, days.planned)
  if (days.amounts.length < daysLeast) return null
  const trials = trialsBack.flatMap((months) => {
    const origin = monthsFrom(past.last, -months)
    return origin + forecastDays > past.last ? [] : (tryFrom(past, planned, origin) ?? [])
  })
  return { sums: pathFrom(past, past.last, 1) ?? evenPath(past), trials }
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
  return parts.length === 0 ? null : middleOf(parts)
}
