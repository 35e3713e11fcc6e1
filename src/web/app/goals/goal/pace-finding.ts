import type { Day } from '#domain/calendar/calendar.ts'
import { isNearPlan, plannedAt } from '#domain/goals/plan.ts'
import { formatAmount } from '#domain/money/money.ts'
import { say } from '#web/words/say.ts'
import type { GoalView } from '../goal-view.ts'
import { dayWords } from '../when-words.ts'

/** What is saved against the plan; where the pace says something else of it, both are said. */
export function findingOf(view: GoalView, today: Day, locale: string): string {
  const { goal, left, history, plan, standing } = view
  const written = (amount: number) => formatAmount(amount, goal.currency, locale)
  if (left === 0) return `${written(goal.totalSaved)} saved`
  const isNew = standing.is === 'new'
  if (isNew && goal.totalSaved === 0) return say('Nothing put in yet')
  if (isNew || !plan || today >= plan.to.on) {
    const [first] = history
    const since = first ? ` since ${dayWords(first.on, locale)}` : ''
    return `${written(goal.totalSaved)} saved${since}`
  }
  const shortBy = plannedAt(plan, today) - goal.totalSaved
  const isBehind = standing.is === 'behind'
  if (shortBy > 0) {
    if (isBehind) return say('{amount} behind the plan', { amount: written(shortBy) })
    // Who pays once a month is always a little below the line.
    const isNear = isNearPlan(plan, goal.totalSaved, today)
    return isNear
      ? say('Within a month of the plan')
      : say('{amount} behind the plan, in time', { amount: written(shortBy) })
  }
  const words =
    shortBy < 0
      ? say('{amount} ahead of the plan', { amount: written(-shortBy) })
      : say('Exactly on plan')
  return isBehind ? say('{what}, but too slow to keep it', { what: words }) : words
}
