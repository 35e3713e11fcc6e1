import { addDays, type Day, daysBetween, earlierDay, laterDay } from '#domain/calendar/calendar.ts'
import { plannedAt } from '#domain/goals/plan.ts'
import { savedAt } from '#domain/goals/saved-history.ts'
import type { ChartPoint } from '#web/charts/series.ts'
import type { GoalView } from '../goal-view.ts'

/** Further ahead the past would become a sliver. */
const aheadMost = 3

/** What was saved, what the plan says and where the pace leads, on the days where one bends. */
export function pacePoints(view: GoalView, today: Day): readonly ChartPoint[] {
  const { goal, history, plan, left } = view
  const { reachedOn } = view.outlook
  const first = history[0]?.on ?? today
  const from = earlierDay(plan?.from.on ?? first, first)
  const until = lastDay(view, from, today)
  const isProjected = reachedOn !== null && left > 0 && reachedOn > today
  const bends = [
    from,
    today,
    until,
    ...history.flatMap(({ on }) => [addDays(on, -1), on]),
    ...(plan ? [plan.from.on, plan.to.on] : []),
    ...(isProjected ? [reachedOn] : []),
  ]
  const days = [...new Set(bends)].filter((on) => on >= from && on <= until).sort()
  const growth = (on: Day, end: Day) =>
    goal.totalSaved + Math.round((left * daysBetween(today, on)) / daysBetween(today, end))
  return days.map((on) => ({
    on,
    values: {
      saved: on <= today ? savedAt(history, on) : null,
      plan: plan && on >= plan.from.on && on <= plan.to.on ? plannedAt(plan, on) : null,
      pace: isProjected && on >= today && on <= reachedOn ? growth(on, reachedOn) : null,
    },
  }))
}

function lastDay({ plan, outlook }: GoalView, from: Day, today: Day): Day {
  const wanted = [plan?.to.on, outlook.reachedOn].reduce<Day>(
    (last, on) => (on ? laterDay(last, on) : last),
    today,
  )
  const past = Math.max(365, daysBetween(from, today))
  return earlierDay(wanted, laterDay(addDays(today, past * aheadMost), plan?.to.on ?? today))
}
