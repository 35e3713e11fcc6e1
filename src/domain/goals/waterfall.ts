/** One sum a month poured over goals in their order: each fills up before the next one gets any. */
import { type Day, laterDay } from '../calendar/calendar.ts'
import { monthsLater, monthsMost, wholeMonths } from '../calendar/months.ts'

export interface Basin {
  readonly id: string
  readonly left: number
  readonly targetOn: Day | null
}

export interface Filled {
  readonly id: string
  readonly left: number
  /** Counted from 1, the next payment. */
  readonly firstMonth: number
  readonly lastMonth: number
  /** Null when it would take more than a lifetime. */
  readonly reachedOn: Day | null
  readonly isLate: boolean
}

/** When the payments come: every month after a day, which is today or was before. */
export interface Monthly {
  readonly from: Day
  readonly today: Day
}

/** Those that are full already are left out. */
export function pour(
  basins: readonly Basin[],
  perMonth: number,
  { from, today }: Monthly,
): readonly Filled[] {
  if (perMonth <= 0) return []
  let poured = 0
  return basins
    .filter(({ left }) => left > 0)
    .map(({ id, left, targetOn }) => {
      const firstMonth = Math.floor(poured / perMonth) + 1
      poured += left
      const lastMonth = Math.ceil(poured / perMonth)
      const reachedOn =
        lastMonth > monthsMost ? null : laterDay(monthsLater(from, lastMonth), today)
      const isLate = targetOn !== null && (reachedOn === null || reachedOn > targetOn)
      return { id, left, firstMonth, lastMonth, reachedOn, isLate }
    })
}

export interface Poured {
  readonly id: string
  readonly amount: number
}

/** Where the sum of one month goes. */
export function pouredIn(
  basins: readonly Basin[],
  perMonth: number,
  month: number,
): readonly Poured[] {
  const [from, to] = [perMonth * (month - 1), perMonth * month]
  let poured = 0
  const parts: Poured[] = []
  for (const { id, left } of basins) {
    const amount = Math.min(poured + left, to) - Math.max(poured, from)
    poured += left
    if (amount > 0) parts.push({ id, amount })
  }
  return parts
}

/** The least a month that fills every goal with a date by then; null when none has one ahead. */
export function leastForAll(basins: readonly Basin[], { from, today }: Monthly): number | null {
  let poured = 0
  let least = 0
  for (const { left, targetOn } of basins) {
    poured += left
    if (left === 0 || targetOn === null || targetOn <= today) continue
    least = Math.max(least, Math.ceil(poured / Math.max(1, wholeMonths(from, targetOn))))
  }
  return least > 0 ? least : null
}

interface Ordered {
  readonly id: string
  readonly priority: number
  readonly createdAt: string
}

/** The smallest priority first, the older one among equals. */
export function byPriority(a: Ordered, b: Ordered): number {
  if (a.priority !== b.priority) return a.priority - b.priority
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return a.id < b.id ? -1 : 1
}
