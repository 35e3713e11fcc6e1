import { foldText } from '#domain/ledger.ts'
import type { BudgetView } from '#web/budgets/budget-view.ts'
import { newestFirst } from '#web/locale/newest-first.ts'
import { shareOf } from '../standing-words.ts'
import type { Sort } from '../use-budgets-address.ts'

const usedOf = ({ now }: BudgetView) =>
  shareOf(now?.sums.spent ?? null, now?.sums.available ?? null)

/** What is too large to add stands last. */
const leftOf = ({ now }: BudgetView) => now?.sums.closing ?? Number.POSITIVE_INFINITY

const ascending = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

type Compare = (a: BudgetView, b: BudgetView) => number

const byName: Compare = (a, b) =>
  a.budget.name.localeCompare(b.budget.name, undefined, { numeric: true })

const orders: Readonly<Record<Sort, Compare>> = {
  spent: (a, b) => ascending(usedOf(b), usedOf(a)) || byName(a, b),
  left: (a, b) => ascending(leftOf(a), leftOf(b)) || byName(a, b),
  name: byName,
  newest: (a, b) => newestFirst(a.budget, b.budget),
}

/** Those whose name has all the words, in the order asked for. */
export function arrange(
  views: readonly BudgetView[],
  sort: Sort,
  text: string,
): readonly BudgetView[] {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  const isFound = ({ budget }: BudgetView) => {
    const name = foldText(budget.name)
    return words.every((word) => name.includes(word))
  }
  return views.filter(isFound).sort(orders[sort])
}
