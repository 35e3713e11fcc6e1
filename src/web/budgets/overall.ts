import { type SafeByBudgets, safeByBudgets } from '#domain/budgets/safe-by-budgets.ts'
import type { IntoOne } from '#domain/budgets/upcoming.ts'
import type { BudgetView } from './budget-view.ts'

export interface Overall {
  /** What they leave together; null where none says how much. */
  readonly safe: SafeByBudgets | null
  /** Those inside a wider one, or looser than one for the same. */
  readonly inside: readonly BudgetView[]
}

/** What all budgets that run leave a day. */
export function overallOf(running: readonly BudgetView[], inCurrency: IntoOne): Overall {
  const safe = safeByBudgets(
    running.flatMap(({ budget, scope, now }) => {
      if (!now) return []
      const { id, name, currency } = budget
      const { sums, upcoming, days, missingAhead, isAboutAhead } = now
      return {
        ...{ id, name, currency, scope, left: sums.closing, upcoming: upcoming.amount },
        ...{ daysLeft: days, missing: missingAhead, isAbout: isAboutAhead },
        isUpcomingAbout: upcoming.isAbout,
      }
    }),
    inCurrency,
  )
  const added = new Set(safe?.budgets.map(({ id }) => id))
  const isInside = ({ budget, now }: BudgetView) =>
    !added.has(budget.id) && (now?.perDay ?? null) !== null
  return { safe, inside: running.filter(isInside) }
}
