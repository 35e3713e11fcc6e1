import { countedBudgets, tightestBudget } from '#domain/budgets/overall.ts'
import type { BudgetScope } from '#domain/budgets/scope.ts'
import type { IntoOne } from '#domain/budgets/upcoming.ts'
import { addMissing, type MissingRate } from '#domain/convert-totals.ts'
import { sumAmounts, type Total, totalsOf } from '#domain/money.ts'
import type { BudgetView } from './budget-view.ts'

/** What one budget lets you spend a day. */
export interface DailyShare {
  readonly view: BudgetView
  readonly scope: BudgetScope
  /** In the person's currency; null without a rate. */
  readonly perDay: number | null
  /** In its own. */
  readonly own: number
}

export interface Overall {
  /** What is known of it, in the person's currency; null when it is too large to add. */
  readonly perDay: number | null
  /** Some of it was converted. */
  readonly isAbout: boolean
  /** What budgets leave whose own currency has no rate. */
  readonly others: readonly Total[]
  /** What was spent, or comes, without a rate: it is not taken off. */
  readonly missing: readonly MissingRate[]
  /** The budgets it is made of. */
  readonly counted: readonly DailyShare[]
  /** The one that leaves the least, where that is less than all together do. */
  readonly tightest: DailyShare | null
  /** Those inside a wider one, or looser than one for the same. */
  readonly inside: readonly DailyShare[]
}

const isAboutOf =
  (currency: string) =>
  ({ view: { budget, now }, perDay }: DailyShare): boolean =>
    perDay !== null && (budget.currency !== currency || now?.isAboutAhead === true)

/** What is safe to spend today, over all budgets that run. */
export function overallOf(running: readonly BudgetView[], inCurrency: IntoOne): Overall {
  const shares = running.flatMap((view): DailyShare[] => {
    const own = view.now?.perDay ?? null
    if (own === null) return []
    return [{ view, scope: view.scope, perDay: inCurrency(own, view.budget.currency), own }]
  })
  const counted = countedBudgets(shares)
  const perDay = sumAmounts(counted.flatMap((one) => one.perDay ?? []))
  return {
    perDay,
    isAbout: counted.some(isAboutOf(inCurrency.to)),
    tightest: tightestBudget(shares, perDay),
    others: totalsOf(
      counted
        .filter((one) => one.perDay === null)
        .map(({ view, own }) => ({ currency: view.budget.currency, amount: own })),
    ),
    missing: addMissing(counted.map(({ view }) => view.now?.missingAhead ?? [])),
    counted,
    inside: shares.filter((share) => !counted.includes(share)),
  }
}
