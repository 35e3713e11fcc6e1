import type { SpentIn } from '#domain/budgets/history.ts'
import type { DaySpan } from '#domain/budgets/periods.ts'
import { type BudgetScope, isInScope } from '#domain/budgets/scope.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { addMissing, type MissingRate } from '#domain/money/convert-totals.ts'
import { addAmounts } from '#domain/money/money.ts'
import type { DayCost } from '../ledger/day-costs.ts'

/** The place of the first that is not before a day; they come in order. */
function placeOf(costs: readonly DayCost[], day: Day): number {
  let [low, high] = [0, costs.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((costs[middle]?.day ?? '') < day) low = middle + 1
    else high = middle
  }
  return low
}

const sumOf =
  (costs: readonly DayCost[], amountOf: (cost: DayCost) => number | null): SpentIn =>
  ({ from, to }) => {
    let sum: number | null = 0
    for (let at = placeOf(costs, from); at < costs.length; at++) {
      const cost = costs[at]
      if (!cost || cost.day > to) break
      sum = addAmounts(sum, amountOf(cost))
    }
    return sum
  }

/** What counts in a budget, summed over whatever days are asked for. */
export function sumCosts(costs: readonly DayCost[], scope: BudgetScope) {
  const counted = costs.filter(({ categoryId }) => isInScope(scope, categoryId))
  return {
    spentIn: sumOf(counted, ({ cost }) => cost),
    everydayIn: sumOf(counted, ({ everyday }) => everyday),
    /** Whether something of these days was converted. */
    isAboutIn: ({ from, to }: DaySpan): boolean =>
      counted.some(({ day, isAbout }) => isAbout && day >= from && day <= to),
    /** What of these days has no rate. */
    missingIn: ({ from, to }: DaySpan): readonly MissingRate[] =>
      addMissing(
        counted.flatMap(({ day, missing }) => (day >= from && day <= to ? [missing] : [])),
      ),
  }
}
