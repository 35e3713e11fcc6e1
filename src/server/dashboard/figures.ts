import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import { bucketsOf } from '#domain/analytics/buckets.ts'
import { type MonthDays, sameDays } from '#domain/analytics/same-days.ts'
import { type FlowTotals, flowTotals } from '#domain/analytics/savings-rate.ts'
import { addDays, addMonths, type Month, monthOf, monthRange } from '#domain/calendar.ts'
import { addAmounts, sumAmounts } from '#domain/money.ts'
import type { Look } from '../analytics/look.ts'
import { readMissing } from '../analytics/missing.ts'
import { type Cell, readBuckets } from '../analytics/read-buckets.ts'

/** Places of the stretches that the days of two months are cut into; today is apart. */
const BEFORE: readonly number[] = [0]
const NOW: readonly number[] = [2, 3]
const TODAY: readonly number[] = [3]

const less = (a: number | null, b: number | null) => addAmounts(a, b === null ? null : -b)

const figure = (amount: number | null, before: number | null) => ({
  amount,
  before,
  change: less(amount, before),
})

function totalsIn(cells: readonly Cell[], buckets: readonly number[]): FlowTotals {
  const some = cells.filter(({ bucket }) => buckets.includes(bucket))
  const sumOf = (kind: Cell['kind']) =>
    sumAmounts(some.flatMap((cell) => (cell.kind === kind ? [cell.amount] : [])))
  return flowTotals({ income: sumOf('income'), spending: sumOf('expense') })
}

/** The days asked about, those before, and what lies between them. */
const readTwo = (look: Look, { from, to, beforeFrom, beforeTo }: MonthDays) => {
  const last = to === look.today ? to : addDays(to, 1)
  const starts = [beforeFrom, addDays(beforeTo, 1), from, last]
  return readBuckets(look, { from: beforeFrom, to }, starts)
}

function categoriesIn(cells: readonly Cell[]): DashboardAnswer['categories'] {
  const spending = cells.filter(({ kind }) => kind === 'expense')
  const ofCategory = Map.groupBy(spending, ({ categoryId }) => categoryId)
  const all = Array.from(ofCategory, ([categoryId, some]) => {
    const now = some.filter(({ bucket }) => NOW.includes(bucket))
    return {
      categoryId,
      amount: totalsIn(now, NOW).spending,
      before: totalsIn(some, BEFORE).spending,
      count: now.reduce((sum, { count }) => sum + count, 0),
    }
  })
  const sizeOf = ({ amount }: { amount: number | null }) => amount ?? Number.POSITIVE_INFINITY
  return all.filter(({ count }) => count > 0).sort((a, b) => sizeOf(b) - sizeOf(a) || 0)
}

const MONTHS = 12

/** Whole months, up to today in the current one. */
async function readCashFlow(look: Look, month: Month, last: string) {
  const months = bucketsOf({ from: `${addMonths(month, 1 - MONTHS)}-01`, to: last }, 'month')
  const span = { from: months[0]?.from ?? last, to: last }
  const cells = await readBuckets(
    look,
    span,
    months.map(({ from }) => from),
  )
  return months.map((days, at) => {
    const { income, spending, net } = totalsIn(cells, [at])
    return { month: monthOf(days.from), ...days, income, spending, net }
  })
}

/** What a month came to, against the same days of the month before, and the year up to it. */
export async function readFigures(look: Look, month: Month) {
  const days = sameDays(month, look.today)
  const [cells, cashFlow] = await Promise.all([
    readTwo(look, days),
    readCashFlow(look, month, monthOf(look.today) === month ? look.today : monthRange(month).to),
  ])
  const [now, before] = [totalsIn(cells, NOW), totalsIn(cells, BEFORE)]
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
    categories: categoriesIn(cells),
    missing: await readMissing(look, span, [...amounts, ...flows]),
  }
  return { shown, spentToday: totalsIn(cells, TODAY).spending }
}
