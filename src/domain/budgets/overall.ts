/** What is safe to spend a day over all budgets together, counting nothing twice. */
import { sumAmounts } from '../money/money.ts'
import type { BudgetScope } from './scope.ts'

export interface DailyBudget {
  readonly scope: BudgetScope
  /** In the same currency for all of them; null without a rate. */
  readonly perDay: number | null
}

const isApart = (a: BudgetScope, b: BudgetScope) =>
  a !== null && b !== null && [...a].every((id) => !b.has(id))

const widthOf = (scope: BudgetScope) => scope?.size ?? Number.MAX_SAFE_INTEGER

const nameOf = (scope: BudgetScope) => (scope === null ? '' : [...scope].sort().join(' '))

const sizeOf = ({ perDay }: DailyBudget) => perDay ?? Number.POSITIVE_INFINITY

/** To be read: the wider first, and of two as wide the tighter. */
const byWidth = (a: DailyBudget, b: DailyBudget) =>
  widthOf(b.scope) - widthOf(a.scope) || (sizeOf(a) < sizeOf(b) ? -1 : 1)

/**
 * Of budgets for the same, the tighter counts; of others that share a category the wider one, and
 * one for everything counts alone. Which of them count never depends on what is spent: an expense
 * that made a budget give way to others would raise what is safe.
 */
export function countedBudgets<Budget extends DailyBudget>(
  budgets: readonly Budget[],
): readonly Budget[] {
  const ofSame = Map.groupBy(budgets, ({ scope }) => nameOf(scope))
  const inOrder = [...ofSame].sort(
    ([a, [one]], [b, [other]]) =>
      widthOf(other?.scope ?? null) - widthOf(one?.scope ?? null) || (a < b ? -1 : 1),
  )
  const taken: Budget[] = []
  for (const [, same] of inOrder) {
    const tightest = same.reduce((least, one) => (sizeOf(one) < sizeOf(least) ? one : least))
    if (taken.every((other) => isApart(other.scope, tightest.scope))) taken.push(tightest)
  }
  return taken.sort(byWidth)
}

/**
 * The one that leaves the least a day, where that is less than all together do: spending all of it
 * on that one would break it.
 */
export function tightestBudget<Budget extends DailyBudget>(
  budgets: readonly Budget[],
  together: number | null,
): Budget | null {
  const [first, ...rest] = budgets.filter(({ perDay }) => perDay !== null)
  if (!first || together === null) return null
  const tightest = rest.reduce((least, one) => (sizeOf(one) < sizeOf(least) ? one : least), first)
  return sizeOf(tightest) < together ? tightest : null
}

/** What is known of them together; null without any budget, or when it is too large to add. */
export function overallPerDay(budgets: readonly DailyBudget[]): number | null {
  if (budgets.length === 0) return null
  return sumAmounts(countedBudgets(budgets).flatMap(({ perDay }) => perDay ?? []))
}
