/** What is safe to spend a day over all budgets together, counting nothing twice. */
import { sumAmounts } from '../money.ts'
import type { BudgetScope } from './scope.ts'

export interface DailyBudget {
  readonly scope: BudgetScope
  /** In the same currency for all of them. */
  readonly perDay: number
}

const isApart = (a: BudgetScope, b: BudgetScope) =>
  a !== null && b !== null && [...a].every((id) => !b.has(id))

const widthOf = ({ scope }: DailyBudget) => scope?.size ?? Number.POSITIVE_INFINITY

/** The wider first, and of two as wide the tighter. */
const byWidth = (a: DailyBudget, b: DailyBudget) =>
  widthOf(a) === widthOf(b) ? a.perDay - b.perDay : widthOf(a) < widthOf(b) ? 1 : -1

/** Of budgets that share a category, the first by width counts; one for everything counts alone. */
export function countedBudgets<Budget extends DailyBudget>(
  budgets: readonly Budget[],
): readonly Budget[] {
  const taken: Budget[] = []
  for (const budget of budgets.toSorted(byWidth)) {
    if (taken.every((other) => isApart(other.scope, budget.scope))) taken.push(budget)
  }
  return taken
}

/** Null without any budget, or when it is too large to be exact. */
export function overallPerDay(budgets: readonly DailyBudget[]): number | null {
  if (budgets.length === 0) return null
  return sumAmounts(countedBudgets(budgets).map(({ perDay }) => perDay))
}
