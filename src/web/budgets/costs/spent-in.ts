import type { SpentIn } from '#domain/budgets/history.ts'
import type { DaySpan } from '#domain/budgets/periods.ts'
import type { BudgetScope } from '#domain/budgets/scope.ts'
import { type Month, monthOf } from '#domain/calendar/calendar.ts'
import { addMissing, addOld, type MissingRate, type OldRate } from '#domain/money/convert-totals.ts'
import { addAmounts } from '#domain/money/money.ts'
import {
  type CategoryCosts,
  type CostRow,
  dayOfMonth,
  daysKept,
  figuresKept,
  type MonthCosts,
  places,
} from './month-costs.ts'

export type CostMonths = ReadonlyMap<Month, MonthCosts>

const at = (figures: Float64Array, place: number) => figures[place] ?? 0

/** Every category that counts, and no other: there may be many. */
function* countedIn({ byCategory }: MonthCosts, scope: BudgetScope): Generator<CategoryCosts> {
  if (scope === null) yield* byCategory.values()
  else {
    for (const id of scope) {
      const category = byCategory.get(id)
      if (category) yield category
    }
  }
}

/** The sums up to each day of a month, of what counts. */
function addUp(month: MonthCosts, scope: BudgetScope): Float64Array {
  const sums = new Float64Array(figuresKept)
  for (const { figures } of countedIn(month, scope)) {
    for (let place = 0; place < figuresKept; place++) {
      sums[place] = at(sums, place) + at(figures, place)
    }
  }
  for (let place = 1; place < figuresKept; place++) {
    if (place % daysKept > 0) sums[place] = at(sums, place) + at(sums, place - 1)
  }
  return sums
}

interface Running {
  readonly month: MonthCosts
  readonly sums: Float64Array
}

const everything: ReadonlySet<string> = new Set()
const known = new WeakMap<ReadonlySet<string>, Map<string, Running>>()

function knownFor(scope: BudgetScope): Map<string, Running> {
  const key = scope ?? everything
  const before = known.get(key)
  if (before) return before
  const made = new Map<string, Running>()
  known.set(key, made)
  return made
}

function monthAfter(month: Month): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const isLast = number === 12
  return `${isLast ? year + 1 : year}-${String(isLast ? 1 : number + 1).padStart(2, '0')}`
}

type Figure = 'cost' | 'everyday' | 'usual' | 'converted'

/** What is known; null when it is too large to be exact. Each month is added up once. */
function sumBy(months: CostMonths, scope: BudgetScope, figure: Figure): SpentIn {
  const running = knownFor(scope)
  const gaps = figure === 'converted' ? 'costGaps' : (`${figure}Gaps` as const)
  const [place, gapPlace] = [places[figure], places[gaps]]
  const sumsOf = (name: Month, month: MonthCosts): Float64Array => {
    const key = `${month.to}${name}`
    const before = running.get(key)
    if (before?.month === month) return before.sums
    const sums = addUp(month, scope)
    running.set(key, { month, sums })
    return sums
  }
  return ({ from, to }) => {
    const [first, last] = [monthOf(from), monthOf(to)]
    let sum: number | null = 0
    for (let name = first; name <= last; name = monthAfter(name)) {
      const month = months.get(name)
      if (month === undefined) continue
      const sums = sumsOf(name, month)
      const before = name === first ? dayOfMonth(from) - 1 : 0
      const end = name === last ? dayOfMonth(to) : daysKept - 1
      const isExact = Number.isSafeInteger(at(sums, place + end))
      const isTooLarge = at(sums, gapPlace + end) > at(sums, gapPlace + before)
      const part = at(sums, place + end) - at(sums, place + before)
      sum = addAmounts(sum, isExact && !isTooLarge ? part : null)
    }
    return sum
  }
}

export const spentBy = (months: CostMonths, scope: BudgetScope): SpentIn =>
  sumBy(months, scope, 'cost')

/** What came by no plan. */
export const everydayBy = (months: CostMonths, scope: BudgetScope): SpentIn =>
  sumBy(months, scope, 'everyday')

/** What came by no plan, and has none by now. */
export const usualBy = (months: CostMonths, scope: BudgetScope): SpentIn =>
  sumBy(months, scope, 'usual')

/** Whether some of what counts was converted. */
export const isAboutIn = (months: CostMonths, scope: BudgetScope, days: DaySpan): boolean =>
  sumBy(months, scope, 'converted')(days) !== 0

function* categoriesIn(months: CostMonths, scope: BudgetScope, { from, to }: DaySpan) {
  for (const [name, month] of months) {
    if (name >= monthOf(from) && name <= monthOf(to)) yield* countedIn(month, scope)
  }
}

/** What counts of these days and has no rate. */
function* unknownIn(months: CostMonths, scope: BudgetScope, days: DaySpan) {
  for (const { unknown } of categoriesIn(months, scope, days)) {
    for (const part of unknown) {
      if (part.row.date >= days.from && part.row.date <= days.to) yield part
    }
  }
}

/** The rates of another time that these days took, the oldest of each currency. */
export const oldIn = (months: CostMonths, scope: BudgetScope, days: DaySpan): readonly OldRate[] =>
  addOld(
    [...categoriesIn(months, scope, days)].map(({ old }) =>
      old.flatMap(({ currency, date, on }) =>
        date >= days.from && date <= days.to ? [{ currency, on }] : [],
      ),
    ),
  )

/** By currency. */
export const missingIn = (
  months: CostMonths,
  scope: BudgetScope,
  days: DaySpan,
): readonly MissingRate[] =>
  addMissing(
    [...unknownIn(months, scope, days)].map(({ row: { currency, date }, amount }) => [
      { currency, from: date, to: date, amount },
    ]),
  )

/** The rows it is in. */
export const unknownRows = (
  months: CostMonths,
  scope: BudgetScope,
  days: DaySpan,
): readonly CostRow[] => [...new Set([...unknownIn(months, scope, days)].map(({ row }) => row))]
