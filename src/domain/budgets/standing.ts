/** How a budget stands on a day: its state in a word, its pace, and what is safe to spend. */
import { daysAhead } from '../ahead.ts'
import type { Day } from '../calendar/calendar.ts'
import { dayNumber } from '../calendar/day-number.ts'
import { addAmounts } from '../money/money.ts'
import { roundRatio } from '../money/round-ratio.ts'
import { wholePercent } from '../money/whole-percent.ts'
import type { PeriodSums, SpentIn } from './history.ts'
import { type DaySpan, daysIn } from './periods.ts'

export type BudgetStatus = 'within' | 'near' | 'reached' | 'exceeded'

export const statusWords: Readonly<Record<BudgetStatus, string>> = {
  within: 'Within budget',
  near: 'Nearly used up',
  reached: 'Reached',
  exceeded: 'Over budget',
}

type Spending = Pick<PeriodSums, 'available' | 'spent'>

/** What may be spent, and what was overspent before and has used up more than that. */
export const limitOf = (available: number) => ({
  limit: Math.max(0, available),
  overspentBefore: Math.max(0, -available),
})

/** The percentages that are used up, exactly counted; any spending of nothing is all of them. */
export function reachedAlerts(
  { available, spent }: Spending,
  alerts: readonly number[],
): readonly number[] {
  if (available === null || spent === null || spent <= 0) return []
  return alerts.filter((percent) => BigInt(spent) * 100n >= BigInt(percent) * BigInt(available))
}

/**
 * By what is known to be spent: what has no rate makes it no better. Spent to the last unit is
 * reached, and only beyond that it is exceeded, as is what is too large to be added.
 */
export function statusOf(spending: Spending, alerts: readonly number[]): BudgetStatus {
  const { available, spent } = spending
  if (spent === null) return 'exceeded'
  if (available === null) return 'within'
  if (spent > available) return 'exceeded'
  if (spent === available) return 'reached'
  return reachedAlerts(spending, alerts).length > 0 ? 'near' : 'within'
}

/** Null when there is nothing to be a part of. */
export const percentSpent = ({ available, spent }: Spending): number | null =>
  available === null || spent === null || available <= 0 ? null : wholePercent(spent, available)

/** From today to the end, today included; all of it before it begins. */
export function daysLeft({ from, to }: DaySpan, today: Day): number {
  if (today > to) return 0
  return daysIn({ from: today > from ? today : from, to })
}

/**
 * What may be spent each day from today on, so that it lasts: what is left without what is still to
 * come by plan, over the days left. Rounded down, never below zero.
 */
export function safePerDay(
  left: number | null,
  upcoming: number | null,
  days: number,
): number | null {
  const free = addAmounts(left, upcoming === null ? null : -upcoming)
  if (free === null || days <= 0) return null
  return free <= 0 ? 0 : (free - (free % days)) / days
}

interface CountedIn {
  readonly spentIn: SpentIn
  /** Whether some of it was converted. */
  readonly isAboutIn: (days: DaySpan) => boolean
}

/** What of what counts is written down for days after today: it is not spent yet. */
export function aheadOf({ period }: PeriodSums, today: Day, counted: CountedIn) {
  const days = daysAhead(period, today)
  return {
    ahead: days ? counted.spentIn(days) : 0,
    isAheadAbout: days !== null && counted.isAboutIn(days),
  }
}

export interface Pace {
  /** How many days of it are gone, today included, and of how many. */
  readonly daysGone: number
  readonly days: number
  /** Up to today. */
  readonly spent: number | null
  /** What would be spent by now if every day took the same part. */
  readonly even: number | null
  /** Spent beyond that; below zero when there is time to spare. */
  readonly ahead: number | null
}

/** The part of the money that is spent against the part of the time that is gone. */
export function paceOf({ period, available }: PeriodSums, today: Day, spentIn: SpentIn): Pace {
  const days = daysIn(period)
  const gone = dayNumber(today) - dayNumber(period.from) + 1
  const daysGone = Math.min(days, Math.max(0, gone))
  const to = today < period.to ? today : period.to
  const spent = daysGone === 0 ? 0 : spentIn({ from: period.from, to })
  const even =
    available === null ? null : roundRatio(BigInt(available) * BigInt(daysGone), BigInt(days))
  return { daysGone, days, spent, even, ahead: addAmounts(spent, even === null ? null : -even) }
}
