import { type Day, daysBetween, dayWord, formatDay } from '#domain/calendar.ts'

const near = { weekday: 'short', day: 'numeric', month: 'short' } as const
const far = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** A day as near as it is: "Tomorrow", "Tue, 1 Dec", "1 May 2041". */
export function dayWords(day: Day, today: Day, locale: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return dayWord(day, today) ?? formatDay(day, locale, isThisYear ? near : far)
}

/** How long until then, or since. */
export function untilWords(day: Day, today: Day): string {
  const days = daysBetween(today, day)
  if (days === 0) return 'today'
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`
  return days > 0 ? `in ${count}` : `${count} ago`
}

export const monthWords = (day: Day, locale: string): string =>
  formatDay(day, locale, { month: 'long', year: 'numeric' })
