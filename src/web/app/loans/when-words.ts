import { type Day, daysBetween, dayWord, dayWords, formatDay } from '#domain/calendar/calendar.ts'
import type { OpenSum } from '#domain/loans/cover-instalments.ts'
import { say } from '#web/words/say.ts'

/** A day within a sentence: "tomorrow", "Tue, 1 Dec". */
export const dayInSentence = (day: Day, today: Day, locale: string): string =>
  dayWord(day, today)?.toLowerCase() ?? dayWords(day, today, locale)

/** How long until then, or since; nothing where the day itself says it. */
export function untilWords(day: Day, today: Day): string | null {
  const days = daysBetween(today, day)
  if (Math.abs(days) < 2) return null
  return days > 0 ? say('in {days} days', { days }) : say('{value} days ago', { value: -days })
}

/** Of how many instalments a sum is, where it is of several: "2 instalments since". */
export const severalWords = ({ count }: Pick<OpenSum, 'count'>): string =>
  count > 1 ? `${count} instalments since` : ''

export const monthWords = (day: Day, locale: string): string =>
  formatDay(day, locale, { month: 'long', year: 'numeric' })
