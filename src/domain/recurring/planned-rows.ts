/** What templates will bring on which days, each with the price it has then. */
import type { Day } from '../calendar/calendar.ts'
import { amountOn, type Priced } from './price-changes.ts'
import { type Occurrence, occurrencesBetween, type Schedule } from './schedule.ts'

export interface PlannedTemplate extends Schedule, Priced {
  readonly id: string
  readonly currency: string
}

export interface PlannedRow extends Occurrence {
  readonly templateId: string
  readonly amount: number
  readonly currency: string
}

const textOrder = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1)

export const byPostDay = (a: PlannedRow, b: PlannedRow): number =>
  textOrder(a.postOn, b.postOn) || textOrder(a.templateId, b.templateId)

/** Both ends included. The price is the one of the day by the rule, not of the shifted day. */
export function plannedRows(
  templates: readonly PlannedTemplate[],
  from: Day,
  to: Day,
): readonly PlannedRow[] {
  const rowsOf = (template: PlannedTemplate) =>
    occurrencesBetween(template, from, to).map((occurrence) => ({
      ...occurrence,
      templateId: template.id,
      amount: amountOn(template, occurrence.dueOn),
      currency: template.currency,
    }))
  return templates.flatMap(rowsOf).sort(byPostDay)
}
