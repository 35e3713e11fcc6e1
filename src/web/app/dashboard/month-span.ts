import { daysBeyond } from '#domain/ahead.ts'
import { sameDays } from '#domain/analytics/same-days.ts'
import { type Day, type Month, monthRange } from '#domain/calendar/calendar.ts'

export interface Span {
  readonly from: Day
  readonly to: Day
}

/** A month, or what there is of it up to today, and the same days of the month before. */
export interface Compared {
  readonly now: Span
  readonly before: Span
  /** The days of the month after today, where it is looked at up to today. */
  readonly ahead: Span | null
  readonly isWhole: boolean
}

export function comparedDays(month: Month, today: Day): Compared {
  const { from, to, beforeFrom, beforeTo } = sameDays(month, today)
  return {
    now: { from, to },
    before: { from: beforeFrom, to: beforeTo },
    ahead: daysBeyond({ to }, today),
    isWhole: to === monthRange(month).to,
  }
}
