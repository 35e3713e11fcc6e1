/** What a category typically costs a month: what lately was spent, and what templates bring. */
import { type Day, type Month, monthRange } from '../calendar/calendar.ts'
import { wholeMonths } from '../calendar/months.ts'
import { sumAmounts } from '../money/money.ts'
import { roundRatio } from '../money/round-ratio.ts'
import { yearEnd, yearRows } from '../recurring/cost-ahead.ts'
import { plannedRows } from '../recurring/planned-rows.ts'
import { medianOf } from './median.ts'
import type { ByTodaysRate, ComingTemplate } from './upcoming.ts'

/** What one whole month cost. */
export interface MonthCost {
  readonly month: Month
  readonly spent: number | null
  /** What of it came by no plan. */
  readonly everyday: number | null
}

export interface Planned {
  readonly templates: readonly ComingTemplate[]
  readonly inCurrency: ByTodaysRate
  readonly today: Day
}

const yearMonths = 12
/** The newest months count twice. */
const monthsRecent = 3
/** So many months without anything, and it is over. */
const monthsToStop = 2

/** What one template brings a month, over a year or until it ends; null without a rate. */
function perMonth(template: ComingTemplate, { inCurrency, today }: Planned): number | null {
  const { active, endOn, currency } = template
  if (!active) return 0
  const isEnding = endOn !== null && endOn <= yearEnd(today)
  const rows = isEnding ? plannedRows([template], today, endOn) : yearRows([template], today)
  const sum = sumAmounts(rows.map(({ amount }) => amount))
  const counted = sum === null ? null : inCurrency(sum, currency)
  const left = isEnding ? wholeMonths(today, endOn) + 1 : yearMonths
  return counted === null ? null : roundRatio(BigInt(counted), BigInt(Math.min(left, yearMonths)))
}

/** What is not known of a plan cannot be counted on. */
const sumOf = (templates: readonly ComingTemplate[], planned: Planned): number =>
  templates.reduce((sum, template) => sum + (perMonth(template, planned) ?? 0), 0)

/**
 * A past month with the plans of today: what came by none, and what templates that ran then bring
 * now. Where nothing came by a plan, the same may have been entered by hand, so it is not added but
 * is the least. Without any template, what came by a plan is of loans and instalments, and counts.
 */
function asOfToday({ month, spent, everyday }: MonthCost, planned: Planned): number | null {
  const { templates } = planned
  if (templates.length === 0) return spent
  if (everyday === null) return null
  const { to } = monthRange(month)
  const ran = spent === everyday ? [] : templates.filter(({ startOn }) => startOn <= to)
  return Math.max(everyday + sumOf(ran, planned), sumOf(templates, planned))
}

/** Null where it has not begun, has stopped, or is too seldom to tell. */
export function typicalMonth(
  months: readonly MonthCost[],
  spentNow: number | null,
  planned: Planned,
): number | null {
  const byPlan = sumOf(planned.templates, planned)
  const costs = months.map((month) => asOfToday(month, planned))
  const lately = [...costs.slice(-monthsToStop), spentNow]
  if (byPlan <= 0 && lately.every((cost) => cost === 0)) return null
  if (byPlan <= 0 && costs.filter((cost) => cost !== 0).length < 2) return null
  const middle = medianOf([...costs, ...costs.slice(-monthsRecent)])
  if (costs.length > 0 && middle === null) return null
  const typical = Math.max(middle ?? 0, byPlan)
  return typical > 0 ? typical : null
}

/** What running templates bring a month. */
export const plannedMonth = (planned: Planned): number => sumOf(planned.templates, planned)

/** The months since something was first spent: what began lately was not cheap before. */
export function sinceBegun(months: readonly MonthCost[]): readonly MonthCost[] {
  const first = months.findIndex(({ spent }) => spent !== 0)
  return first < 0 ? [] : months.slice(first)
}
