import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { daysBeyond, hasAhead } from '#domain/ahead.ts'
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
} from '#domain/calendar/calendar.ts'
import { addAmounts, sumAmounts } from '#domain/money/money.ts'
import type { Look } from '../analytics/look.ts'
import { type Cell, readBuckets } from '../analytics/read-buckets.ts'
import { gapsByKind, toldGaps, toldOfFlow } from '../analytics/told-gaps.ts'
import { addGaps, type Gaps } from '../ledger/gaps.ts'

/** What a stretch of days came to, by the first of them. */
interface Stretch extends Cell {
  readonly day: Day
}

const less = (a: number | null, b: number | null) => addAmounts(a, b === null ? null : -b)

/** With the days of the month after today, where it is looked at up to today. */
interface LookedAt extends MonthDays {
  readonly beyond: Bucket | null
}

interface Sum extends Gaps {
  readonly amount: number | null
}

const figure = (now: Sum, before: Sum) => ({
  amount: now.amount,
  ...toldGaps(now),
  ...(now.old.length > 0 && { old: now.old }),
  before: before.amount,
  ...(before.missing.length > 0 && { missingBefore: before.missing }),
  ...(before.isAbout && { isAboutBefore: true }),
  change: less(now.amount, before.amount),
})

/** Left out where nothing is ahead. */
const toldAhead = (sum: Omit<Sum, 'old'>): Pick<DashboardAnswer['spending'], 'ahead'> =>
  hasAhead(sum) ? { ahead: { amount: sum.amount, ...toldGaps(sum) } } : {}

function totalsIn(stretches: readonly Stretch[], range: DayRange) {
  const some = stretches.filter(({ day }) => isWithin(day, range))
  const sumOf = (kind: Cell['kind']) =>
    sumAmounts(some.flatMap((cell) => (cell.kind === kind ? [cell.amount] : [])))
  const totals = flowTotals({ income: sumOf('income'), spending: sumOf('expense') })
  return { ...totals, gaps: gapsByKind(some) }
}

/** The months, cut where the days that are compared begin and end; today is apart. */
async function readStretches(look: Look, months: readonly Bucket[], days: LookedAt) {
  const { from, to, beforeFrom, beforeTo, beyond } = days
  const last = to === look.today ? to : addDays(to, 1)
  const cuts = [beforeFrom, addDays(beforeTo, 1), from, last, ...(beyond ? [beyond.from] : [])]
  const starts = [...new Set([...months.map((month) => month.from), ...cuts])].sort()
  const end = beyond?.to ?? to
  const cells = await readBuckets(look, { from: starts[0] ?? beforeFrom, to: end }, starts)
  return cells.map((cell): Stretch => ({ ...cell, day: starts[cell.bucket] ?? to }))
}

const sumOf = (some: readonly Stretch[]): Sum => ({
  amount: sumAmounts(some.map(({ amount }) => amount)),
  ...addGaps(some.map(({ gaps }) => gaps)),
  old: [],
})

/** What some stretches of one category cost, against others. */
function spentIn(now: readonly Stretch[], before: readonly Stretch[]) {
  const { change: _, ...sums } = figure(sumOf(now), sumOf(before))
  return sums
}

function categoriesIn(
  stretches: readonly Stretch[],
  { from, to, beforeFrom, beforeTo, beyond }: LookedAt,
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
      ...toldAhead(sumOf(beyond ? some.filter(({ day }) => isWithin(day, beyond)) : [])),
    }
  })
  const sizeOf = ({ amount }: { amount: number | null }) => amount ?? Number.POSITIVE_INFINITY
  return all
    .filter(({ count, ahead }) => count > 0 || ahead)
    .sort((a, b) => sizeOf(b) - sizeOf(a) || 0)
}

const MONTHS = 12

/** One of the figures of two times. */
const compare = (
  { now, before, ahead }: Record<'now' | 'before' | 'ahead', Totals>,
  name: 'income' | 'spending' | 'net',
) => ({
  ...figure(
    { amount: now[name], ...now.gaps[name] },
    { amount: before[name], ...before.gaps[name] },
  ),
  ...toldAhead({ amount: ahead[name], ...ahead.gaps[name] }),
})

type Totals = ReturnType<typeof totalsIn>

/** What a month came to, against the same days of the month before, and the year up to it. */
export async function readFigures(look: Look, month: Month) {
  const { today } = look
  const days = sameDays(month, today)
  const { from, to, beforeFrom, beforeTo } = days
  const beyond = daysBeyond(days, today)
  const months = bucketsOf({ from: `${addMonths(month, 1 - MONTHS)}-01`, to }, 'month')
  const stretches = await readStretches(look, months, { ...days, beyond })
  const cashFlow = months.map((one) => {
    const { income, spending, net, gaps } = totalsIn(stretches, one)
    return { month: monthOf(one.from), ...one, income, spending, net, ...toldOfFlow(gaps) }
  })
  const totals = {
    now: totalsIn(stretches, { from, to }),
    before: totalsIn(stretches, { from: beforeFrom, to: beforeTo }),
    ahead: totalsIn(beyond ? stretches : [], beyond ?? days),
  }
  const shown = {
    ...days,
    income: compare(totals, 'income'),
    spending: compare(totals, 'spending'),
    net: compare(totals, 'net'),
    savingsRateBps: totals.now.savingsRateBps,
    savingsRateBeforeBps: totals.before.savingsRateBps,
    cashFlow,
    categories: categoriesIn(stretches, { ...days, beyond }),
    ...addGaps(stretches.flatMap(({ day, gaps }) => (day <= to ? [gaps] : []))),
  }
  const ofToday = totalsIn(stretches, { from: today, to: today })
  const { missing: lacking, isAbout: aboutToday } = ofToday.gaps.spending
  const told = {
    ...(lacking.length > 0 && { missingToday: lacking }),
    ...(aboutToday && { aboutToday }),
  }
  return { shown, today: { spentToday: ofToday.spending, ...told } }
}
