import type { PeriodSums } from '#domain/budgets/history.ts'
import { daysIn } from '#domain/budgets/periods.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { dayNumber, dayOfNumber } from '#domain/calendar/day-number.ts'
import { addAmounts } from '#domain/money/money.ts'
import { roundRatio } from '#domain/money/round-ratio.ts'
import type { BudgetView } from '#web/budgets/budget-view.ts'
import { isAboutIn, spentBy } from '#web/budgets/costs/spent-in.ts'
import type { ChartPoint } from '#web/charts/series.ts'

/** So far along a straight line between two amounts. */
const between = (from: number, to: number, part: number, whole: number): number | null =>
  addAmounts(from, roundRatio(BigInt(to - from) * BigInt(part), BigInt(whole)))

/** What was spent up to and with each day; null when it is too large to add. */
function sumsByDay({ scope, months }: BudgetView, { period }: PeriodSums) {
  const spentIn = spentBy(months, scope)
  const first = dayNumber(period.from)
  let sum: number | null = 0
  return Array.from({ length: daysIn(period) }, (_, at) => {
    const on = dayOfNumber(first + at)
    sum = addAmounts(sum, spentIn({ from: on, to: on }))
    return { on, sum }
  })
}

/**
 * Day by day: what was spent up to then, what an even pace would have spent, and from today on the
 * way to the likely end. Empty when it is too large to add.
 */
export function pacePoints(view: BudgetView, sums: PeriodSums, today: Day): readonly ChartPoint[] {
  const { period, available, spent } = sums
  if (available === null || spent === null) return []
  const days = sumsByDay(view, sums)
  const todayAt = dayNumber(today) - dayNumber(period.from)
  const last = days.length - 1
  const likely = view.now?.sums === sums ? view.now.projection.amount : null
  const start = days[todayAt]?.sum ?? null
  const likelyAt = (at: number) =>
    likely === null || start === null || at < todayAt || todayAt === last
      ? null
      : between(start, likely, at - todayAt, last - todayAt)
  return days.map(({ on, sum }, at) => ({
    on,
    values: {
      spent: at <= todayAt ? sum : null,
      even: between(0, available, at + 1, days.length),
      likely: likelyAt(at),
    },
    isAbout: {
      spent: isAboutIn(view.months, view.scope, { from: period.from, to: on }),
      likely: view.now?.isAboutInTheEnd ?? false,
    },
  }))
}
