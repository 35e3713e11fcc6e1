/** What templates will cost in the months to come, and on average. */
import {
  addDays,
  addMonths,
  type Day,
  laterDay,
  type Month,
  monthOf,
} from '../calendar/calendar.ts'
import { type Total, totalsOf } from '../money/money.ts'
import { type PlannedRow, type PlannedTemplate, plannedRows } from './planned-rows.ts'

export interface PlannedMonth {
  readonly month: Month
  readonly rows: readonly PlannedRow[]
  readonly totals: readonly Total[]
}

const monthsInYear = 12
/** A weekend moves a day by two at most. */
const shiftMost = 2

/** A year from today on, month by month; the first and the last may be parts of a month. */
export function yearAhead(
  templates: readonly PlannedTemplate[],
  today: Day,
): readonly PlannedMonth[] {
  const end = Temporal.PlainDate.from(today).add({ years: 1 }).subtract({ days: 1 }).toString()
  const rows = Map.groupBy(plannedRows(templates, today, end), ({ postOn }) => monthOf(postOn))
  const isTouched = monthOf(end) === addMonths(monthOf(today), monthsInYear)
  return Array.from({ length: isTouched ? monthsInYear + 1 : monthsInYear }, (_, index) => {
    const month = addMonths(monthOf(today), index)
    const inMonth = rows.get(month) ?? []
    return { month, rows: inMonth, totals: totalsOf(inMonth) }
  })
}

const aYearAfter = (day: Day): Day => Temporal.PlainDate.from(day).add({ years: 1 }).toString()

/** The same day next year; after the last of a February the last of the next one. */
export const yearEnd = (today: Day): Day =>
  laterDay(aYearAfter(today), addDays(aYearAfter(addDays(today, 1)), -1))

/**
 * What comes in the twelve months after today. By the days of the rule, so that a monthly one comes
 * twelve times whichever day is today, also where it was paid today or a weekend moves its days.
 */
export function yearRows(templates: readonly PlannedTemplate[], today: Day): readonly PlannedRow[] {
  const end = yearEnd(today)
  const around = plannedRows(templates, addDays(today, -shiftMost), addDays(end, shiftMost))
  return around.filter(({ dueOn }) => dueOn > today && dueOn <= end)
}

/** What the twelve months after today cost, by currency. */
export const yearCost = (templates: readonly PlannedTemplate[], today: Day): readonly Total[] =>
  totalsOf(yearRows(templates, today))
