import { type Day, type Month, monthOf, monthRange, weekdayOf } from '#domain/calendar/calendar.ts'
import { notInBook } from '#domain/loans/in-book-already.ts'
import { type PlannedMonth, yearAhead } from '#domain/recurring/cost-ahead.ts'
import { byPostDay, type PlannedRow } from '#domain/recurring/planned-rows.ts'
import { doneThrough, type Template } from '../template.ts'

const monthsShown = 12

/** What brings a row of the calendar: a template, or a loan. */
export type Planner = Pick<Template, 'description' | 'kind'>

/** An instalment, with the account its loan is paid from. */
export type DueRow = PlannedRow & { readonly accountId: string | null }

/**
 * This month from today on and the eleven after it, without what is paused or done already; with
 * the instalments of loans, as they come due too, but for those that a template brings.
 */
export function monthsAhead(
  templates: readonly Template[],
  instalments: readonly DueRow[],
  today: Day,
): readonly PlannedMonth[] {
  const running = templates.filter(({ active }) => active)
  const done = new Map(running.map((template) => [template.id, doneThrough(template)]))
  const isAhead = ({ templateId, dueOn }: PlannedRow) => {
    const through = done.get(templateId) ?? null
    return through === null || dueOn > through
  }
  const months = yearAhead(running, today)
    .slice(0, monthsShown)
    .map((month) => ({ ...month, rows: month.rows.filter(isAhead) }))
  const byId = new Map(running.map((template) => [template.id, template]))
  const costs = months.flatMap(({ rows }) =>
    rows.flatMap((row) => {
      const template = byId.get(row.templateId)
      return template && 'accountId' in template && template.kind === 'expense'
        ? [bookedAs(row, template.accountId)]
        : []
    }),
  )
  const all = notInBook(
    instalments.map((row) => bookedAs(row, row.accountId)),
    costs,
  )
  return months.map((month) => {
    const due = all.filter(({ date }) => monthOf(date) === month.month)
    return { ...month, rows: [...month.rows, ...due.map(({ row }) => row)].sort(byPostDay) }
  })
}

const bookedAs = (row: PlannedRow, accountId: string | null) => ({
  ...{ row, date: row.postOn, amount: row.amount, currency: row.currency },
  ...{ counted: row.amount, accountId },
})

/** The days of a month by weeks from Monday on; null where a week reaches out of it. */
export function weeksOf(month: Month): readonly (readonly (Day | null)[])[] {
  const { from, to } = monthRange(month)
  const before = weekdayOf(from) - 1
  const days = Number(to.slice(8))
  const weeks = Math.ceil((before + days) / 7)
  const dayAt = (place: number): Day | null => {
    const dayOfMonth = place - before + 1
    if (dayOfMonth < 1 || dayOfMonth > days) return null
    return `${month}-${String(dayOfMonth).padStart(2, '0')}`
  }
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_day, weekday) => dayAt(week * 7 + weekday)),
  )
}
