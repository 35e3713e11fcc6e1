import { limits } from '#contract/limits.ts'
import type { PeriodKind } from '#domain/budgets/periods.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { typedAmount } from '#domain/money/money.ts'
import type { Budget, BudgetFields } from '#web/budgets/budget.ts'
import type { DraftForm } from '#web/form/use-form.ts'
import { say } from '#web/words/say.ts'
import type { AmountFrom } from './amount-plan.ts'

/** A budget as it is being typed. */
export interface BudgetDraft {
  readonly name: string
  readonly amount: string
  readonly currency: string
  readonly categoryIds: readonly string[]
  readonly period: PeriodKind
  readonly startOn: string
  /** Whether it has a last day at all. */
  readonly ends: boolean
  readonly endOn: string
  readonly surplus: BudgetFields['rollover']['surplus']
  readonly deficit: BudgetFields['rollover']['deficit']
  readonly cap: string
  readonly alerts: readonly number[]
  readonly archived: boolean
  /** Asked only when the amount of a budget that runs is changed. */
  readonly amountFrom: AmountFrom
  /** The amounts from days on that are already decided. */
  readonly changes: BudgetFields['amountChanges']
}

/** Every part of the form reads and changes the one draft. */
export interface FormProps {
  readonly form: DraftForm<BudgetDraft>
}

/** Who gives it no name calls it by what it is for. */
export function calledBy(
  { name, categoryIds }: Pick<BudgetDraft, 'name' | 'categoryIds'>,
  names: ReadonlyMap<string, string>,
): string {
  const said = name.trim()
  if (said !== '') return said
  const [first = '', ...others] = categoryIds.flatMap((id) => names.get(id) ?? [])
  const rest = others.length > 1 ? `${others.length} others` : others[0]
  return (rest ? `${first} and ${rest}` : first).slice(0, 80)
}

/** A month of one's own begins on the first. */
export const newDraft = (currency: string, today: Day): BudgetDraft => ({
  name: '',
  amount: '',
  currency,
  categoryIds: [],
  period: 'monthly',
  startOn: `${today.slice(0, 7)}-01`,
  ends: false,
  endOn: '',
  surplus: 'reset',
  deficit: 'forgive',
  cap: '',
  alerts: limits.budgetAlerts,
  archived: false,
  amountFrom: 'period',
  changes: [],
})

/** The draft of something stored, or of something proposed; the amount is the one of the day. */
export function draftOf(fields: BudgetFields, amount: number, locale: string): BudgetDraft {
  const { rollover, currency, endOn } = fields
  return {
    name: fields.name,
    amount: typedAmount(amount, currency, locale),
    currency,
    categoryIds: fields.categoryIds,
    period: fields.period,
    startOn: fields.startOn,
    ends: endOn !== null,
    endOn: endOn ?? '',
    surplus: rollover.surplus,
    deficit: rollover.deficit,
    cap: rollover.cap === null ? '' : typedAmount(rollover.cap, currency, locale),
    alerts: fields.alerts,
    archived: fields.archived,
    amountFrom: 'period',
    changes: fields.amountChanges,
  }
}

export const titleOf = (budget: Budget | null) => (budget ? say('Edit budget') : say('New budget'))
