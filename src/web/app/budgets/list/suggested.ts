import { limits } from '#contract/limits.ts'
import type { Writing } from '#domain/analytics/safe-words.ts'
import { budgetScope } from '#domain/budgets/scope.ts'
import {
  type CostsIn,
  type Suggestion,
  suggestBudgets,
  type TriedMonth,
} from '#domain/budgets/suggest.ts'
import { byTodaysRate } from '#domain/budgets/upcoming.ts'
import { type Day, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { aboutWords } from '#domain/money/figure-words.ts'
import { formatAmount } from '#domain/money/money.ts'
import type { BudgetFields } from '#web/budgets/budget.ts'
import type { BudgetBook, BudgetView } from '#web/budgets/budget-view.ts'
import { everydayBy, isAboutIn, missingIn, spentBy } from '#web/budgets/costs/spent-in.ts'
import type { Category } from '#web/categories/use-categories.ts'
import { say } from '#web/words/say.ts'

/** Proposed from the last months, for what has no budget yet. */
export function suggestedFor(
  { costs, firstOn, today, categories, templates }: BudgetBook,
  views: readonly BudgetView[],
  currency: string,
  choices: readonly Category[],
): readonly Suggested[] {
  const months = costs.byCurrency.get(currency)
  if (months === undefined) return []
  const kept = views.filter(({ budget }) => !budget.archived)
  const covered = new Set(kept.flatMap(({ scope }) => (scope === null ? [] : [...scope])))
  // Nothing is proposed from months that are not whole.
  const whole =
    (sumBy: typeof spentBy): CostsIn =>
    (scope, days) =>
      missingIn(months, scope, days).length > 0 ? null : sumBy(months, scope)(days)
  const found = suggestBudgets({
    today,
    firstOn,
    currency,
    categories: [...categories.values()],
    tops: choices.filter(({ parentId }) => parentId === null).map(({ id }) => id),
    covered,
    costsIn: whole(spentBy),
    everydayIn: whole(everydayBy),
    templates,
    inCurrency: byTodaysRate(currency, costs.rates, today),
  })
  return found.map((one) => {
    const scope = budgetScope([one.categoryId], [...categories.values()])
    const about = one.months.map(({ month }) => isAboutIn(months, scope, monthRange(month)))
    return { ...one, months: one.months.map((tried, at) => ({ ...tried, isAbout: about[at] })) }
  })
}

/** With the months in which something was converted. */
export interface Suggested extends Suggestion {
  readonly months: readonly (TriedMonth & { readonly isAbout?: boolean | undefined })[]
}

/** By the month, from the first of this one on. */
export const proposedFields = (
  { categoryId, amount }: Suggestion,
  name: string,
  currency: string,
  today: Day,
): BudgetFields => ({
  name,
  categoryIds: [categoryId],
  amount,
  amountChanges: [],
  currency,
  period: 'monthly',
  startOn: `${monthOf(today)}-01`,
  endOn: null,
  rollover: { surplus: 'reset', deficit: 'forgive', cap: null },
  alerts: [...limits.budgetAlerts],
  archived: false,
})

type Fared = Pick<Suggested, 'usual' | 'months' | 'held'>

/** How it would have fared, or that only the running month asks for so much. */
export function fareWords({ usual, months, held }: Fared, { currency, locale }: Writing): string {
  if (usual !== null) {
    const isAbout = months.some((month) => month.isAbout)
    const size = aboutWords(formatAmount(usual, currency, locale), isAbout)
    return say('So much because this month has taken it already; a usual month takes {size}.', {
      size,
    })
  }
  if (months.length === 0) return ''
  return say('Would have held in {held} of {count, plural, one {# month} other {# months}}.', {
    held,
    count: months.length,
  })
}
