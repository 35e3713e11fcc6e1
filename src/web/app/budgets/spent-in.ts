import type { SpentIn } from '#domain/budgets/history.ts'
import type { DaySpan } from '#domain/budgets/periods.ts'
import { isByPlan } from '#domain/budgets/projection.ts'
import { type BudgetScope, isInScope } from '#domain/budgets/scope.ts'
import { type Day, type Month, monthOf } from '#domain/calendar.ts'
import { addAmounts } from '#domain/money.ts'
import type { CostRow, MonthCosts } from './month-costs.ts'

/** What one day cost a budget. */
export interface DayCost {
  readonly day: Day
  readonly cost: number | null
  /** Of that, what came by no plan. */
  readonly everyday: number | null
  readonly unknown: readonly CostRow[]
}

const everything: ReadonlySet<string> = new Set()
const known = new WeakMap<MonthCosts, WeakMap<ReadonlySet<string>, readonly DayCost[]>>()

function addUp(month: MonthCosts, scope: BudgetScope): readonly DayCost[] {
  return Array.from(month.days, ([day, cells]) => {
    let cost: number | null = 0
    let everyday: number | null = 0
    const unknown: CostRow[] = []
    for (const [categoryId, cell] of cells) {
      if (!isInScope(scope, categoryId)) continue
      cost = addAmounts(cost, cell.cost)
      everyday = addAmounts(everyday, cell.everyday)
      unknown.push(...cell.unknown)
    }
    return { day, cost, everyday, unknown }
  })
}

/** Added up once for each month and set of categories. */
function daysOf(month: MonthCosts, scope: BudgetScope): readonly DayCost[] {
  const bySet = known.get(month) ?? new WeakMap<ReadonlySet<string>, readonly DayCost[]>()
  known.set(month, bySet)
  const key = scope ?? everything
  const days = bySet.get(key) ?? addUp(month, scope)
  bySet.set(key, days)
  return days
}

export type CostMonths = ReadonlyMap<Month, MonthCosts>

function* monthsOf({ from, to }: DaySpan): Generator<Month> {
  const [last, month] = [monthOf(to), monthOf(from)]
  let [year = 0, at = 1] = month.split('-').map(Number)
  for (let now = month; now <= last; now = `${year}-${String(at).padStart(2, '0')}`) {
    yield now
    at = at === 12 ? 1 : at + 1
    if (at === 1) year += 1
  }
}

/** The days of a span that cost something, in no order. */
export function* dayCosts(
  months: CostMonths,
  scope: BudgetScope,
  span: DaySpan,
): Generator<DayCost> {
  for (const name of monthsOf(span)) {
    const month = months.get(name)
    if (month === undefined) continue
    for (const one of daysOf(month, scope)) {
      if (one.day >= span.from && one.day <= span.to) yield one
    }
  }
}

const sumBy =
  (months: CostMonths, scope: BudgetScope, costOf: (day: DayCost) => number | null): SpentIn =>
  (span) => {
    let sum: number | null = 0
    for (const day of dayCosts(months, scope, span)) sum = addAmounts(sum, costOf(day))
    return sum
  }

/** Null as soon as the rate of one row is unknown. */
export const spentBy = (months: CostMonths, scope: BudgetScope): SpentIn =>
  sumBy(months, scope, ({ cost, unknown }) => (unknown.length > 0 ? null : cost))

/** What came by a plan may be unknown here. */
export const everydayBy = (months: CostMonths, scope: BudgetScope): SpentIn =>
  sumBy(months, scope, ({ everyday, unknown }) => (unknown.every(isByPlan) ? everyday : null))

/** The rows whose rate is unknown. */
export const unknownRows = (
  months: CostMonths,
  scope: BudgetScope,
  span: DaySpan,
): readonly CostRow[] => [
  ...new Set([...dayCosts(months, scope, span)].flatMap(({ unknown }) => unknown)),
]
