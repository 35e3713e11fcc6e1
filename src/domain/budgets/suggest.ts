/** Budgets proposed from somebody’s own last months, with how they would have fared then. */
import { addMonths, type Day, type Month, monthOf, monthRange } from '../calendar/calendar.ts'
import { exponentOf } from '../money/money.ts'
import type { DaySpan } from './periods.ts'
import { type BudgetScope, budgetScope, type CategoryPlace, isInScope } from './scope.ts'
import { plannedMonth, sinceBegun, typicalMonth } from './typical-month.ts'
import type { ByTodaysRate, ComingTemplate } from './upcoming.ts'

const monthsMost = 6
const monthsLeast = 3

/** What is known of what these days cost; null when it is too large to be exact. */
export type CostsIn = (scope: BudgetScope, days: DaySpan) => number | null

export interface TriedMonth {
  readonly month: Month
  readonly spent: number
  /** Whether the proposed amount would have been enough. */
  readonly isHeld: boolean
}

export interface Suggestion {
  readonly categoryId: string
  /** For a month. */
  readonly amount: number
  /** What whole months typically cost, where this one has taken more already; else null. */
  readonly usual: number | null
  /** What of it running templates bring. */
  readonly planned: number
  /** The months since it began, oldest first: its own test. */
  readonly months: readonly TriedMonth[]
  readonly held: number
}

/** The whole months before this one, at most six, none before the book begins. */
export function monthsBefore(today: Day, firstOn: Day | null): readonly Month[] {
  if (firstOn === null) return []
  return Array.from({ length: monthsMost }, (_, n) =>
    addMonths(monthOf(today), n - monthsMost),
  ).filter((month) => month >= monthOf(firstOn))
}

const niceSteps = [1, 2, 5, 10]

/** Up to a number people would choose, at most a sixteenth more; whole units of the currency. */
export function roundForPeople(amount: number, currency: string): number {
  const least = 10 ** exponentOf(currency)
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount / 40)))
  const nice = niceSteps.find((step) => step * power >= amount / 40) ?? 10
  const step = Math.max(least, nice * power)
  return Math.ceil(amount / step) * step
}

export interface SuggestContext {
  readonly today: Day
  readonly firstOn: Day | null
  readonly currency: string
  readonly categories: readonly CategoryPlace[]
  /** Those on top that can be chosen. */
  readonly tops: readonly string[]
  /** What has a budget already, with all below it. */
  readonly covered: ReadonlySet<string>
  readonly costsIn: CostsIn
  /** What of that came by no plan. */
  readonly everydayIn: CostsIn
  readonly templates: readonly ComingTemplate[]
  readonly inCurrency: ByTodaysRate
}

/** One for each category on top that costs something every so often; the dearest first. */
export function suggestBudgets(asked: SuggestContext): readonly Suggestion[] {
  const all = monthsBefore(asked.today, asked.firstOn)
  if (all.length < monthsLeast) return []
  // A month in which nothing at all was written down was not free: the book was not kept.
  const months = all.filter((month) => asked.costsIn(null, monthRange(month)) !== 0)
  return asked.tops
    .filter((id) => !asked.covered.has(id))
    .flatMap((id) => suggestionFor(id, months, asked) ?? [])
    .sort((a, b) => b.amount - a.amount || (a.categoryId < b.categoryId ? -1 : 1))
}

function suggestionFor(
  categoryId: string,
  months: readonly Month[],
  asked: SuggestContext,
): Suggestion | null {
  const { costsIn, everydayIn, currency, today, inCurrency } = asked
  const scope = budgetScope([categoryId], asked.categories)
  const templates = asked.templates.filter((one) => isInScope(scope, one.categoryId))
  const planned = { templates, inCurrency, today }
  const begun = sinceBegun(
    months.map((month) => ({
      month,
      spent: costsIn(scope, monthRange(month)),
      everyday: everydayIn(scope, monthRange(month)),
    })),
  )
  const spentNow = costsIn(scope, monthRange(monthOf(today)))
  const typical = typicalMonth(begun, spentNow, planned)
  if (typical === null) return null
  // Below what this month has taken it would be over as soon as it is made.
  const byMonths = roundForPeople(typical, currency)
  const amount = roundForPeople(Math.max(typical, spentNow ?? 0), currency)
  const tried = begun.map(({ month, spent }) => ({
    month,
    spent: spent ?? 0,
    isHeld: (spent ?? 0) <= amount,
  }))
  const held = tried.filter(({ isHeld }) => isHeld).length
  const usual = amount > byMonths ? typical : null
  return { categoryId, amount, usual, planned: plannedMonth(planned), months: tried, held }
}
