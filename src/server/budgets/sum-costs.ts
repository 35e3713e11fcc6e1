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

type Costs = readonly DayCost[]

/** Those of some days, one after the other. */
function* within(costs: Costs, { from, to }: DaySpan): Generator<DayCost> {
  for (let at = placeOf(costs, from); at < costs.length; at++) {
    const cost = costs[at]
    if (!cost || cost.day > to) return
    yield cost
  }
}

const sumOf =
  (costs: Costs, amountOf: (cost: DayCost) => number | null): SpentIn =>
  (days) => {
    let sum: number | null = 0
    for (const cost of within(costs, days)) sum = addAmounts(sum, amountOf(cost))
    return sum
  }

/** What counts in a budget, summed over whatever days are asked for. */
export function sumCosts(costs: Costs, scope: BudgetScope) {
  const counted = costs.filter(({ categoryId }) => isInScope(scope, categoryId))
  return {
    spentIn: sumOf(counted, ({ cost }) => cost),
    everydayIn: sumOf(counted, ({ everyday }) => everyday),
    /** Whether something of these days was converted. */
    isAboutIn: (days: DaySpan): boolean => within(counted, days).some(({ isAbout }) => isAbout),
    /** What of these days has no rate. */
    missingIn: (days: DaySpan): readonly MissingRate[] =>
      addMissing(within(counted, days).map(({ missing }) => missing)),
  }
}
