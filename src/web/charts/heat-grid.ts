import { addDays, type Day, weekdayOf } from '#domain/calendar/calendar.ts'
import { dayNumber } from '#domain/calendar/day-number.ts'
import type { MissingRate } from '#domain/money/convert-totals.ts'

export interface HeatDay {
  readonly on: Day
  readonly amount: number
  /** What of it has no rate. */
  readonly missing?: readonly MissingRate[] | undefined
}

export interface HeatCell extends HeatDay {
  /** Weeks from the left, and days from Monday down. */
  readonly column: number
  readonly row: number
  /** 0 is nothing, 4 is the most. */
  readonly level: number
}

export interface HeatGrid {
  readonly cells: readonly HeatCell[]
  readonly columns: number
  /** Where a month begins, by column. */
  readonly months: readonly { readonly column: number; readonly on: Day }[]
}

/** A screen shows about a year of weeks. */
const daysMost = 371

/** The bounds of the levels: a quarter of the days with something lies in each. */
function quarters(amounts: readonly number[]): readonly number[] {
  const sorted = amounts.filter((amount) => amount > 0).sort((a, b) => a - b)
  return [0.25, 0.5, 0.75].map((share) => sorted[Math.floor(sorted.length * share)] ?? 0)
}

/** Every day of a time by weeks, the last year of it where it is longer. */
export function heatGrid(days: readonly HeatDay[], from: Day, to: Day): HeatGrid {
  const end = dayNumber(to)
  const first = end - dayNumber(from) >= daysMost ? addDays(to, 1 - daysMost) : from
  const known = new Map(days.map((day) => [day.on, day]))
  const bounds = quarters(days.filter(({ on }) => on >= first).map(({ amount }) => amount))
  const offset = weekdayOf(first) - 1
  const count = end - dayNumber(first) + 1
  const cells = Array.from({ length: count }, (_, at): HeatCell => {
    const on = addDays(first, at)
    const { amount = 0, missing } = known.get(on) ?? {}
    const place = at + offset
    const level = amount > 0 ? 1 + bounds.filter((bound) => amount > bound).length : 0
    return { on, amount, missing, column: Math.floor(place / 7), row: place % 7, level }
  })
  const months = cells
    .filter(({ on }) => on.endsWith('-01'))
    .map(({ column, on }) => ({ column, on }))
  return { cells, columns: (cells.at(-1)?.column ?? 0) + 1, months }
}
