/** Budgets proposed from somebody’s own last months, with how they would have fared then. */
import { addMonths, type Day, type Month, monthOf, monthRange } from '../calendar.ts'
import { exponentOf } from '../money.ts'
import { medianOf } from './median.ts'
import type { DaySpan } from './periods.ts'
import { type BudgetScope, budgetScope, type CategoryPlace } from './scope.ts'

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
  /** The months it was made from, oldest first: its own test. */
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

export interface Asked {
  readonly today: Day
  readonly firstOn: Day | null
  readonly currency: string
  /** Those for expenses that can be chosen. */
  readonly categories: readonly CategoryPlace[]
  /** What has a budget already, with all below it. */
  readonly covered: ReadonlySet<string>
  readonly costsIn: CostsIn
}

/** One for each category on top that costs something in most months; the dearest first. */
export function suggestBudgets(asked: Asked): readonly Suggestion[] {
  const months = monthsBefore(asked.today, asked.firstOn)
  if (months.length < monthsLeast) return []
  return asked.categories
    .filter(({ id, parentId }) => parentId === null && !asked.covered.has(id))
    .flatMap(({ id }) => suggestionFor(id, months, asked) ?? [])
    .sort((a, b) => b.amount - a.amount || (a.categoryId < b.categoryId ? -1 : 1))
}

function suggestionFor(
  categoryId: string,
  months: readonly Month[],
  { categories, costsIn, currency }: Asked,
): Suggestion | null {
  const scope = budgetScope([categoryId], categories)
  const spent = months.map((month) => costsIn(scope, monthRange(month)))
  const middle = medianOf(spent)
  if (middle === null || middle <= 0) return null
  const amount = roundForPeople(middle, currency)
  const tried = months.map((month, at) => ({
    month,
    spent: spent[at] ?? 0,
    isHeld: (spent[at] ?? 0) <= amount,
  }))
  return { categoryId, amount, months: tried, held: tried.filter(({ isHeld }) => isHeld).length }
}
