import { addMonths, type Day, type Month, monthOf, monthRange } from '#domain/calendar.ts'

export interface Span {
  readonly from: Day
  readonly to: Day
}

/** A month, or what there is of it up to today, and the same days of the month before. */
export interface Compared {
  readonly now: Span
  readonly before: Span
  readonly isWhole: boolean
}

export function comparedDays(month: Month, today: Day): Compared {
  const now = monthRange(month)
  const before = monthRange(addMonths(month, -1))
  if (month !== monthOf(today)) return { now, before, isWhole: true }
  const dayOfMonth = today.slice(8)
  const to = `${monthOf(before.to)}-${dayOfMonth}`
  return {
    now: { from: now.from, to: today },
    // The 31st of a shorter month is its last day.
    before: { from: before.from, to: to < before.to ? to : before.to },
    isWhole: today === now.to,
  }
}
