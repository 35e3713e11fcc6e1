import { countedBudgets } from '#domain/budgets/overall.ts'
import type { BudgetScope } from '#domain/budgets/scope.ts'
import { type Total, totalsOf } from '#domain/money.ts'
import type { BudgetView } from './budget-view.ts'

/** What one budget lets you spend a day. */
export interface DailyShare {
  readonly view: BudgetView
  readonly scope: BudgetScope
  readonly perDay: number
}

export interface Overall {
  readonly totals: readonly Total[]
  /** The budgets the totals are made of. */
  readonly counted: readonly DailyShare[]
  /** Those inside a wider one. */
  readonly inside: readonly DailyShare[]
  /** Those nobody can tell of, for a rate is missing. */
  readonly unknown: readonly BudgetView[]
}

/** What is safe to spend today, over all budgets that run. */
export function overallOf(running: readonly BudgetView[]): Overall {
  const shares = running.flatMap((view): DailyShare[] => {
    const perDay = view.now?.perDay ?? null
    return perDay === null ? [] : [{ view, scope: view.scope, perDay }]
  })
  const byCurrency = Map.groupBy(shares, ({ view }) => view.budget.currency)
  const counted = [...byCurrency.values()].flatMap((all) => countedBudgets(all))
  return {
    totals: totalsOf(
      counted.map(({ view, perDay }) => ({ currency: view.budget.currency, amount: perDay })),
    ),
    counted,
    inside: shares.filter((share) => !counted.includes(share)),
    unknown: running.filter(({ now }) => now?.perDay === null),
  }
}
