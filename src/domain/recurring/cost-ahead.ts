/** What templates will cost in the months to come, and on average. */
import { addMonths, type Day, type Month, monthOf } from '../calendar/calendar.ts'
import { type Total, totalsOf } from '../money/money.ts'
import { type PlannedRow, type PlannedTemplate, plannedRows } from './planned-rows.ts'

export interface PlannedMonth {
  readonly month: Month
  readonly rows: readonly PlannedRow[]
  readonly totals: readonly Total[]
}

const monthsInYear = 12

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

/** The sum of all rows of the next twelve months, by currency. */
export const costOf = (year: readonly PlannedMonth[]): readonly Total[] =>
  totalsOf(year.flatMap(({ totals }) => totals))
