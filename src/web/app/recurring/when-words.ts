import { type Day, daysBetween } from '#domain/calendar.ts'
import { counted } from '#domain/counted.ts'

export const countDays = (count: number): string => counted(count, 'day')

/** How long until then; nothing where the day itself says it. */
export function untilWords(day: Day, today: Day): string | null {
  const days = daysBetween(today, day)
  return days < 2 ? null : `in ${countDays(days)}`
}
