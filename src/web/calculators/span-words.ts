import type { Day } from '#domain/calendar/calendar.ts'
import { monthsWords } from '#domain/calendar/from-now.ts'
import { type LoanFrequency, periodsPerYear } from '#domain/loans/payment-days.ts'
import { say } from '#web/words/say.ts'

/** How long it is between two days, as people say it: "3 years 2 months", "12 days". */
export function spanWords(from: Day, to: Day): string {
  const span = Temporal.PlainDate.from(from).until(to, { largestUnit: 'years' })
  const { years, months, days } = span.abs()
  if (years > 0 || months > 0) return monthsWords(years * 12 + months)
  return say('{days, plural, one {# day} other {# days}}', { days })
}

/** How long a loan runs, from its start to its last payment: twelve monthly ones are a year. */
export function termWords(payments: number, frequency: LoanFrequency, from: Day, to: Day): string {
  const months = 12 / periodsPerYear[frequency]
  return Number.isInteger(months) ? monthsWords(payments * months) : spanWords(from, to)
}
