/** The days of a month that are looked at, and the same days of the month before. */
import {
  addMonths,
  type Day,
  earlierDay,
  type Month,
  monthOf,
  monthRange,
} from '../calendar/calendar.ts'

export interface MonthDays {
  readonly from: Day
  readonly to: Day
  readonly beforeFrom: Day
  readonly beforeTo: Day
}

/**
 * The current month up to today against as many days of the last one, or all of it where that is
 * shorter; any other month as a whole against the whole month before.
 */
export function sameDays(month: Month, today: Day): MonthDays {
  const whole = monthRange(month)
  const before = monthRange(addMonths(month, -1))
  if (monthOf(today) !== month) {
    return { ...whole, beforeFrom: before.from, beforeTo: before.to }
  }
  const sameDay = `${monthOf(before.from)}-${today.slice(8)}`
  return {
    from: whole.from,
    to: today,
    beforeFrom: before.from,
    beforeTo: today === whole.to ? before.to : earlierDay(sameDay, before.to),
  }
}
