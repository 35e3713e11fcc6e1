import { type Day, daysBetween, dayWord, formatDay } from '#domain/calendar.ts'

const near = { weekday: 'short', day: 'numeric', month: 'short' } as const
const far = { day: 'numeric', month: 'short', year: 'numeric' } as const

export const countDays = (count: number): string => (count === 1 ? '1 day' : `${count} days`)

/** A day to come, as near as it is: "Tomorrow", "Tue, 1 Dec". */
export function dayWords(day: Day, today: Day, locale: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return dayWord(day, today) ?? formatDay(day, locale, isThisYear ? near : far)
}

/** How long until then; nothing where the day itself says it. */
export function untilWords(day: Day, today: Day): string | null {
  const days = daysBetween(today, day)
  return days < 2 ? null : `in ${countDays(days)}`
}
