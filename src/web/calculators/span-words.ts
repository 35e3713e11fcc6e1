import type { Day } from '#domain/calendar/calendar.ts'
import { monthsWords } from '#domain/calendar/from-now.ts'
import { counted } from '#domain/counted.ts'

/** How long it is between two days, as people say it: "3 years 2 months", "12 days". */
export function spanWords(from: Day, to: Day): string {
  const span = Temporal.PlainDate.from(from).until(to, { largestUnit: 'years' })
  const { years, months, days } = span.abs()
  if (years > 0 || months > 0) return monthsWords(years * 12 + months)
  return counted(days, 'day')
}
