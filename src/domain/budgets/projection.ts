/** What a period will probably cost: what is known, and a typical rest. */
import { daysAhead } from '../ahead.ts'
import type { Day } from '../calendar.ts'
import { dayNumber, dayOfNumber } from '../day-number.ts'
import { addAmounts, sumAmounts } from '../money.ts'
import { roundRatio } from '../round-ratio.ts'
import type { PeriodSums, SpentIn } from './history.ts'
import { medianOf } from './median.ts'
import { daysIn } from './periods.ts'
import { daysLeft } from './standing.ts'

const daysInWeek = 7
/** As far back as is looked, and how much there must be to call a week typical. */
const weeksMost = 12
const weeksLeast = 4
export const lookBackDays = weeksMost * daysInWeek

/** What a row has of its own when it was known before: it is no everyday spending. */
interface Known {
  readonly templateId?: string | null
  readonly loanId?: string | null
  readonly installment?: object | null
}

/** Rent, instalments and the like come by plan, and are not to be expected once more. */
export const isByPlan = ({ templateId, loanId, installment }: Known): boolean =>
  !!templateId || !!loanId || !!installment

const before = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) - days)

/**
 * The middle one of the last twelve whole weeks, today left out; null when the book is younger
 * than four. The middle one, because a single large purchase is not typical.
 */
export function typicalWeek(everydayIn: SpentIn, firstOn: Day | null, today: Day): number | null {
  if (firstOn === null || firstOn >= today) return null
  const age = Math.floor((dayNumber(today) - dayNumber(firstOn)) / daysInWeek)
  if (age < weeksLeast) return null
  const weeks = Array.from({ length: Math.min(age, weeksMost) }, (_, n) =>
    everydayIn({
      from: before(today, (n + 1) * daysInWeek),
      to: before(today, n * daysInWeek + 1),
    }),
  )
  const middle = medianOf(weeks)
  return middle === null ? null : Math.max(0, middle)
}

export interface Projection {
  /** What is known of it together; null when there is too little to tell. */
  readonly amount: number | null
  readonly spent: number | null
  /** Recurring items that are still to come. */
  readonly upcoming: number | null
  /** Typical everyday spending on the days after today, as far as it is not entered already. */
  readonly rest: number | null
}

export interface Expected {
  readonly today: Day
  /** What counts in the budget and came by no plan. */
  readonly everydayIn: SpentIn
  /** The day of the first expense in the book. */
  readonly firstOn: Day | null
  readonly upcoming: number | null
}

/** Spent so far, what is still to come by plan, and the typical week for the days after today. */
export function projectionOf({ period, spent }: PeriodSums, expected: Expected): Projection {
  const { today, everydayIn, firstOn } = expected
  const left = daysLeft(period, today)
  if (left === 0) return { amount: spent, spent, upcoming: 0, rest: 0 }
  const upcoming = expected.upcoming
  const ahead = daysAhead(period, today)
  const days = ahead ? daysIn(ahead) : 0
  const week = typicalWeek(everydayIn, firstOn, today)
  const entered = ahead ? everydayIn(ahead) : 0
  const usual = week === null ? null : roundRatio(BigInt(week) * BigInt(days), BigInt(daysInWeek))
  const open = addAmounts(usual, entered === null ? null : -entered)
  const rest = days === 0 ? 0 : open === null ? null : Math.max(0, open)
  return { amount: sumAmounts([spent, upcoming, rest]), spent, upcoming, rest }
}
