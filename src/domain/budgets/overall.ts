/** What is safe to spend a day over all budgets together, counting nothing twice. */
import { sumAmounts } from '../money.ts'
import type { BudgetScope } from './scope.ts'

export interface DailyBudget {
  readonly scope: BudgetScope
  /** In the same currency for all of them. */
  readonly perDay: number
}

const isApart = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].every((id) => !b.has(id))

/** A budget for everything decides, the tightest if there are several; null without any budget. */
export function overallPerDay(budgets: readonly DailyBudget[]): number | null {
  if (budgets.length === 0) return null
  const whole = budgets.filter(({ scope }) => scope === null).map(({ perDay }) => perDay)
  if (whole.length > 0) return Math.min(...whole)
  return sumAmounts(apart(budgets).map(({ perDay }) => perDay))
}

/** Of budgets that share a category, the wider one counts, or the tighter of two as wide. */
function apart(budgets: readonly DailyBudget[]): readonly DailyBudget[] {
  const sizeOf = ({ scope }: DailyBudget) => scope?.size ?? 0
  const widest = budgets.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a.perDay - b.perDay)
  const taken: { scope: ReadonlySet<string>; perDay: number }[] = []
  for (const { scope, perDay } of widest) {
    if (scope && taken.every((other) => isApart(other.scope, scope))) taken.push({ scope, perDay })
  }
  return taken
}
