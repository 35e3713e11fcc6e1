import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import { type Bucket, bucketsOf } from '#domain/analytics/buckets.ts'
import { type MonthDays, sameDays } from '#domain/analytics/same-days.ts'
import { flowTotals } from '#domain/analytics/savings-rate.ts'
import {
  addDays,
  addMonths,
  type Day,
  type DayRange,
  isWithin,
  type Month,
  monthOf,
} from '#domain/calendar.ts'
import {
  addMissing,
  type MissingRate,
  negateMissing,
  type OldRate,
} from '#domain/convert-totals.ts'
import { addAmounts, sumAmounts } from '#domain/money.ts'
import type { Look } from '../analytics/look.ts'
import { type Cell, readBuckets } from '../analytics/read-buckets.ts'
import { missingByKind, oldByKind, toldMissing, toldOfFlow } from '../analytics/told-gaps.ts'
import { addGaps } from '../ledger/gaps.ts'

/** What a stretch of days came to, by the first of them. */
interface Stretch extends Cell {
  readonly day: Day
}

const less = (a: number | null, b: number | null) => addAmounts(a, b === null ? null : -b)

interface Sum {
  readonly amount: number | null
  readonly missing: readonly MissingRate[]
  readonly old: readonly OldRate[]
}

const figure = (now: Sum, before: Sum) => ({
  amount: now.amount,
  ...toldMissing(now.missing),
  ...(now.old.length > 0 && { old: now.old }),
  before: before.amount,
  ...(before.missing.length > 0 && { missingBefore: before.missing }),
  change: less(now.amount, before.amount),
})

function totalsIn(stretches: readonly Stretch[], range: DayRange) {
  const some = stretches.filter(({ day }) => isWithin(day, range))
  const sumOf = (kind: Cell['kind']) =>
    sumAmounts(some.flatMap((cell) => (cell.kind === kind ? [cell.amount] : [])))
  const totals = flowTotals({ income: sumOf('income'), spending: sumOf('expense') })
  const missing = missingByKind(some)
  const net = addMissing([missing.income, negateMissing(missing.spending)])
  const old = oldByKind(some)
  return { ...totals, missing: { ...missing, net }, old }
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

/** What some stretches of one category cost, against others. */
function spentIn(now: readonly Stretch[], before: readonly Stretch[]) {
  const sumOf = (some: readonly Stretch[]): Sum => ({
    amount: sumAmounts(some.map(({ amount }) => amount)),
    missing: addMissing(some.map(({ gaps }) => gaps.missing)),
    old: [],
  })
  const { change: _, ...sums } = figure(sumOf(now), sumOf(before))
  return sums
}

function categoriesIn(
  stretches: readonly Stretch[],
  { from, to, beforeFrom, beforeTo }: MonthDays,
): DashboardAnswer['categories'] {
  const spending = stretches.filter(({ kind }) => kind === 'expense')
  const ofCategory = Map.groupBy(spending, ({ categoryId }) => categoryId)
  const all = Array.from(ofCategory, ([categoryId, some]) => {
    const now = some.filter(({ day }) => isWithin(day, { from, to }))
    const before = some.filter(({ day }) => isWithin(day, { from: beforeFrom, to: beforeTo }))
    return {
      categoryId,
      ...spentIn(now, before),
      count: now.reduce((sum, { count }) => sum + count, 0),
    }
  })
  const sizeOf = ({ amount }: { amount: number | null }) => amount ?? Number.POSITIVE_INFINITY
  return all.filter(({ count }) => count > 0).sort((a, b) => sizeOf(b) - sizeOf(a) || 0)
}

const MONTHS = 12

/** One of the figures of two times. */
const compare = (now: Totals, before: Totals, name: 'income' | 'spending' | 'net') =>
  figure(
    { amount: now[name], missing: now.missing[name], old: now.old[name] },
    { amount: before[name], missing: before.missing[name], old: [] },
  )

type Totals = ReturnType<typeof totalsIn>

/** What a month came to, against the same days of the month before, and the year up to it. */
export async function readFigures(look: Look, month: Month) {
  const days = sameDays(month, look.today)
  const { from, to, beforeFrom, beforeTo } = days
  const months = bucketsOf({ from: `${addMonths(month, 1 - MONTHS)}-01`, to }, 'month')
  const stretches = await readStretches(look, months, days)
  const cashFlow = months.map((one) => {
    const { income, spending, net, missing } = totalsIn(stretches, one)
    const told = toldOfFlow({ income: missing.income, spending: missing.spending })
    return { month: monthOf(one.from), ...one, income, spending, net, ...told }
  })
  const now = totalsIn(stretches, { from, to })
  const before = totalsIn(stretches, { from: beforeFrom, to: beforeTo })
  const shown = {
    ...days,
    income: compare(now, before, 'income'),
    spending: compare(now, before, 'spending'),
    net: compare(now, before, 'net'),
    savingsRateBps: now.savingsRateBps,
    savingsRateBeforeBps: before.savingsRateBps,
    cashFlow,
    categories: categoriesIn(stretches, days),
    ...addGaps(stretches.map(({ gaps }) => gaps)),
  }
  const today = totalsIn(stretches, { from: look.today, to: look.today })
  const lacking = today.missing.spending
  const told = lacking.length > 0 ? { missingToday: lacking } : {}
  return { shown, today: { spentToday: today.spending, ...told } }
}
