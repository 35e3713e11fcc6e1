/** What a period will probably cost: what is known, and a typical rest. */
import { daysAhead } from '../ahead.ts'
import { addDays } from '../calendar/calendar.ts'
import { dayNumber } from '../calendar/day-number.ts'
import { sumAmounts } from '../money/money.ts'
import type { PeriodSums } from './history.ts'
import type { DaySpan } from './periods.ts'
import { daysLeft } from './standing.ts'
import { type PastBook, restBeside, usualAhead } from './usual-ahead.ts'

/** What a row has of its own when it was known before: it is no everyday spending. */
interface Known {
  readonly templateId?: string | null
  readonly loanId?: string | null
  readonly installment?: object | null
}

/** Rent, instalments and the like come by plan, and are not to be expected once more. */
export const isByPlan = ({ templateId, loanId, installment }: Known): boolean =>
  !!templateId || !!loanId || !!installment

export interface Projection {
  /** What is known of it together; null when there is too little to tell. */
  readonly amount: number | null
  readonly spent: number | null
  /** Recurring items that are still to come. */
  readonly upcoming: number | null
  /** Typical everyday spending on the days after today, as far as it is not entered already. */
  readonly rest: number | null
}

export interface Expected extends PastBook {
  readonly upcoming: number | null
}

/** What these days usually cost beside what is written down for them. */
function restIn({ from, to }: DaySpan, expected: Expected): number | null {
  const usual = usualAhead(expected, to)
  const count = dayNumber(to) - dayNumber(from) + 1
  const entered = Array.from({ length: count }, (_, at) => addDays(from, at)).flatMap((day) => {
    const amount = expected.everydayIn({ from: day, to: day })
    return amount === null ? [] : [amount]
  })
  return usual === null || entered.length < count ? null : restBeside(usual, entered)
}

/** Spent so far, what is still to come by plan, and what the days after today usually cost. */
export function projectionOf({ period, spent }: PeriodSums, expected: Expected): Projection {
  const { today, upcoming } = expected
  if (daysLeft(period, today) === 0) return { amount: spent, spent, upcoming: 0, rest: 0 }
  const ahead = daysAhead(period, today)
  const rest = ahead ? restIn(ahead, expected) : 0
  return { amount: sumAmounts([spent, upcoming, rest]), spent, upcoming, rest }
}
