import { type Day, daysBetween, dayWord, formatDay } from '#domain/calendar.ts'

const near = { weekday: 'short', day: 'numeric', month: 'short' } as const
const far = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** A day as near as it is: "Tomorrow", "Tue, 1 Dec", "1 May 2041". */
export function dayWords(day: Day, today: Day, locale: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return dayWord(day, today) ?? formatDay(day, locale, isThisYear ? near : far)
}

/** The same within a sentence: "tomorrow". */
export const dayInSentence = (day: Day, today: Day, locale: string): string =>
  dayWord(day, today)?.toLowerCase() ?? dayWords(day, today, locale)

/** How long until then, or since; nothing where the day itself says it. */
export function untilWords(day: Day, today: Day): string | null {
  const days = daysBetween(today, day)
  if (Math.abs(days) < 2) return null
  return days > 0 ? `in ${days} days` : `${-days} days ago`
}

export const monthWords = (day: Day, locale: string): string =>
  formatDay(day, locale, { month: 'long', year: 'numeric' })
