import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import { type Bucket, bucketsOf } from '#domain/analytics/buckets.ts'
import { type MonthDays, sameDays } from '#domain/analytics/same-days.ts'
import { type FlowTotals, flowTotals } from '#domain/analytics/savings-rate.ts'
import {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  isWithin,
  type Month,
  monthOf,
} from '#domain/calendar.ts'
import { addAmounts, sumAmounts } from '#domain/money.ts'
import type { Look } from '../analytics/look.ts'
import { readMissing } from '../analytics/missing.ts'
import { type Cell, readBuckets } from '../analytics/read-buckets.ts'

/** What a stretch of days came to, by the first of them. */
interface Stretch extends Cell {
  readonly day: Day
}

const less = (a: number | null, b: number | null) => addAmounts(a, b === null ? null : -b)

const figure = (amount: number | null, before: number | null) => ({
  amount,
  before,
  change: less(amount, before),
})

function totalsIn(stretches: readonly Stretch[], range: DayRange): FlowTotals {
  const some = stretches.filter(({ day }) => isWithin(day, range))
  const sumOf = (kind: Cell['kind']) =>
    sumAmounts(some.flatMap((cell) => (cell.kind === kind ? [cell.amount] : [])))
  return flowTotals({ income: sumOf('income'), spending: sumOf('expense') })
}

/** The months, cut where the days that are compared begin and end; today is apart. */
async function readStretches(look: Look, months: readonly Bucket[], days: MonthDays) {
  const { from, to, beforeFrom, beforeTo } = days
  const last = to === look.today ? to : addDays(to, 1)
  const cuts = [beforeFrom, addDays(beforeTo, 1), from, last]
  const starts = [...new Set([...months.map((month) => month.from), ...cuts])].sort()
  const cells = await readBuckets(look, { from: starts[0] ?? beforeFrom, to }, starts)
  return cells.map((cell): Stretch => ({ ...cell, day: starts[cell.bucket] ?? to }))
}

function categoriesIn(
  stretches: readonly Stretch[],
  { from, to, beforeFrom, beforeTo }: MonthDays,
): DashboardAnswer['categories'] {
  const spending = stretches.filter(({ kind }) => kind === 'expense')
  const ofCategory = Map.groupBy(spending, ({ categoryId }) => categoryId)
  const all = Array.from(ofCategory, ([categoryId, some]) => {
    const now = some.filter(({ day }) => isWithin(day, { from, to }))
    return {
      categoryId,
      amount: totalsIn(now, { from, to }).spending,
      before: totalsIn(some, { from: beforeFrom, to: beforeTo }).spending,
      count: now.reduce((sum, { count }) => sum + count, 0),
    }
  })
  const sizeOf = ({ amount }: { amount: number | null }) => amount ?? Number.POSITIVE_INFINITY
  return all.filter(({ count }) => count > 0).sort((a, b) => sizeOf(b) - sizeOf(a) || 0)
}

const MONTHS = 12

/** What a month came to, against the same days of the month before, and the year up to it. */
export async function readFigures(look: Look, month: Month) {
  const days = sameDays(month, look.today)
  const { from, to, beforeFrom, beforeTo } = days
  const months = bucketsOf({ from: `${addMonths(month, 1 - MONTHS)}-01`, to }, 'month')
  const stretches = await readStretches(look, months, days)
  const cashFlow = months.map((one) => {
    const { income, spending, net } = totalsIn(stretches, one)
    return { month: monthOf(one.from), ...one, income, spending, net }
  })
  const now = totalsIn(stretches, { from, to })
  const before = totalsIn(stretches, { from: beforeFrom, to: beforeTo })
  const amounts = [now.income, now.spending, before.income, before.spending]
  const flows = cashFlow.flatMap(({ income, spending }) => [income, spending])
  const span = { from: cashFlow[0]?.from ?? days.beforeFrom, to: days.to }
  const shown = {
    ...days,
    income: figure(now.income, before.income),
    spending: figure(now.spending, before.spending),
    net: figure(now.net, before.net),
    savingsRateBps: now.savingsRateBps,
    savingsRateBeforeBps: before.savingsRateBps,
    cashFlow,
    categories: categoriesIn(stretches, days),
    missing: await readMissing(look, span, [...amounts, ...flows]),
  }
  const today = { from: look.today, to: look.today }
  return { shown, spentToday: totalsIn(stretches, today).spending }
}
