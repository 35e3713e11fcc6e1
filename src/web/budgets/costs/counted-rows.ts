import type { DaySpan } from '#domain/budgets/periods.ts'
import { type BudgetScope, isInScope } from '#domain/budgets/scope.ts'
import { netOf, partsOf } from '#domain/ledger.ts'
import { addAmounts } from '#domain/money/money.ts'
import type { CostRow, InCurrency } from './month-costs.ts'

/** What adds nothing is not counted, here as everywhere. */
const hasCounted = (row: CostRow, scope: BudgetScope) =>
  partsOf(row).some((part) => isInScope(scope, part.categoryId) && netOf(part) !== 0)

/** The rows a figure is made of, in the order they are given. */
export function rowsWithin<Row extends CostRow>(
  months: readonly (readonly Row[])[],
  { from, to }: DaySpan,
  scope: BudgetScope,
): readonly Row[] {
  return months.flatMap((rows) =>
    rows.filter((row) => row.date >= from && row.date <= to && hasCounted(row, scope)),
  )
}

/** How much of a row counts, in the wanted currency; undefined while its rate is unknown. */
export function countedCost(
  row: CostRow,
  scope: BudgetScope,
  inCurrency: InCurrency,
): number | null | undefined {
  let sum: number | null = 0
  for (const part of partsOf(row)) {
    const amount = netOf(part)
    if (amount === 0 || !isInScope(scope, part.categoryId)) continue
    const cost = inCurrency(row, amount)
    if (cost === undefined) return undefined
    sum = addAmounts(sum, cost)
  }
  return sum
}
