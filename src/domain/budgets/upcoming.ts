/** What templates will still bring within some days, of what counts in a budget. */
import { type Day, isWithin } from '../calendar/calendar.ts'
import { isAboutIn, type MissingRate, sumCounted } from '../money/convert-totals.ts'
import { convertAmount, type RateTable } from '../money/rates.ts'
import { payeeOf } from '../recurring/payee-of.ts'
import { type PlannedRow, type PlannedTemplate, plannedRows } from '../recurring/planned-rows.ts'
import { amountOn } from '../recurring/price-changes.ts'
import type { DaySpan } from './periods.ts'
import { type BudgetScope, isInScope } from './scope.ts'

export interface ComingTemplate extends PlannedTemplate {
  readonly categoryId: string | null
  readonly active: boolean
  /** The day of the next one; null when none comes. */
  readonly nextOn: Day | null
  /** The days by the rule of those that wait to be confirmed. */
  readonly waitingOn: readonly Day[]
  readonly description?: string
  readonly merchant?: string | null
}

/** Whom those are for that still bring something: what they bring is not expected once more. */
export const plannedPayees = (templates: readonly ComingTemplate[]): readonly string[] =>
  templates
    .filter(({ active, nextOn, waitingOn }) => (active && nextOn !== null) || waitingOn.length > 0)
    .map(payeeOf)

/** An amount in the budget’s currency; null when the rate is unknown. */
export type ByTodaysRate = (amount: number, currency: string) => number | null

/** It also says which currency that is. */
export type IntoOne = ByTodaysRate & { readonly to: string }

/** There are no rates of days to come. */
export function byTodaysRate(to: string, rates: RateTable | null, today: Day): IntoOne {
  const convert = (amount: number, currency: string) => {
    if (currency === to) return amount
    const rate = rates?.cross(currency, to, today)
    return rate ? convertAmount(amount, currency, to, rate) : null
  }
  return Object.assign(convert, { to })
}

export interface Upcoming {
  /** What is known of it. */
  readonly amount: number | null
  readonly missing: readonly MissingRate[]
  /** Whether some of it was converted. */
  readonly isAbout: boolean
  readonly rows: readonly PlannedRow[]
}

const waitingRows = (template: ComingTemplate): readonly PlannedRow[] =>
  template.waitingOn.map((dueOn) => ({
    dueOn,
    postOn: dueOn,
    templateId: template.id,
    amount: amountOn(template, dueOn),
    currency: template.currency,
  }))

function rowsOf(template: ComingTemplate, { from, to }: DaySpan): readonly PlannedRow[] {
  const { active, nextOn } = template
  const waiting = waitingRows(template).filter(({ postOn }) => isWithin(postOn, { from, to }))
  if (!active || nextOn === null || nextOn > to) return waiting
  return [...waiting, ...plannedRows([template], nextOn > from ? nextOn : from, to)]
}

/** What is entered already does not come again, and what waits to be confirmed probably will. */
export function upcomingIn(
  templates: readonly ComingTemplate[],
  scope: BudgetScope,
  days: DaySpan,
  inCurrency: IntoOne,
): Upcoming {
  const inScope = templates.filter(({ categoryId }) => isInScope(scope, categoryId))
  const rows = inScope.flatMap((template) => rowsOf(template, days))
  const counted = rows.map(({ amount, currency, postOn }) => ({
    ...{ amount, currency, date: postOn },
    counted: inCurrency(amount, currency),
  }))
  return { ...sumCounted(counted), isAbout: isAboutIn(counted, inCurrency.to), rows }
}
