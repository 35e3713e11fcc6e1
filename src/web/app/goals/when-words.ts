import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { fromNowWords, monthsWords } from '#domain/calendar/from-now.ts'
import { wholeMonths } from '#domain/calendar/months.ts'
import type { Needed } from '#domain/goals/outlook.ts'
import { isInTime } from '#domain/goals/plan.ts'

const near = { day: 'numeric', month: 'short', year: 'numeric' } as const
const far = { month: 'long', year: 'numeric' } as const

export const dayWords = (day: Day, locale: string): string => formatDay(day, locale, near)

/** The month is enough for what is only foreseen. */
export const monthWords = (day: Day, locale: string): string => formatDay(day, locale, far)

/** "1 year 3 months", "5 months". */
export const spanWords = (months: number): string => monthsWords(months) || 'less than a month'

/** What so much a month is multiplied by: ", in 7 payments". */
export const paymentWords = ({ payments, isAtOnce }: Needed): string =>
  isAtOnce || payments === null ? '' : `, in ${payments} payments`

/** A day against the one it is meant for: "2 months early", "16 days late". */
export function againstWords(on: Day, targetOn: Day): string {
  if (isInTime(on, targetOn)) {
    const months = wholeMonths(on, targetOn)
    return months < 1 ? 'right on time' : `${spanWords(months)} early`
  }
  return `${fromNowWords(targetOn, on)} late`
}
