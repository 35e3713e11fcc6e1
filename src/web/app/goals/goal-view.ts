import { type Day, dayAt, monthOf } from '#domain/calendar/calendar.ts'
import { outlookOf } from '#domain/goals/outlook.ts'
import { type Heading, headingOf } from '#domain/goals/plan.ts'
import { percentOf } from '#domain/goals/progress.ts'
import { isOpening, savedFrom } from '#domain/goals/saved-history.ts'
import type { Contribution, Goal } from './goal.ts'

/** A goal with all that follows from its contributions and the day. */
export interface GoalView extends Heading {
  readonly goal: Goal
  /** The newest first. */
  readonly contributions: readonly Contribution[]
  readonly percent: number
  readonly left: number
  /** What is still to be put in this month; null where there is no such part, or it is in. */
  readonly thisMonth: number | null
}

export interface Now {
  readonly today: Day
  readonly timezone: string
}

/** The part of this month, of what was left when it began, without what went in since. */
function stillThisMonth(goal: Goal, rows: readonly Contribution[], today: Day, left: number) {
  const isNow = (one: Contribution) => monthOf(one.date) === monthOf(today) && !isOpening(one)
  const put = savedFrom(rows.filter(isNow))
  const before = rows.filter((one) => !isNow(one))
  const { needed } = outlookOf({ ...goal, totalSaved: goal.totalSaved - put }, before, today)
  const rest = Math.min(left, (needed?.perMonth ?? 0) - Math.max(put, 0))
  return rest > 0 ? rest : null
}

export function viewOf(
  goal: Goal,
  contributions: readonly Contribution[],
  { today, timezone }: Now,
): GoalView {
  const createdOn = dayAt(Date.parse(goal.createdAt), timezone)
  const heading = headingOf(goal, contributions, createdOn, today)
  const { left, needed } = heading.outlook
  return {
    ...heading,
    goal,
    contributions,
    percent: percentOf(goal),
    left,
    thisMonth: needed && stillThisMonth(goal, contributions, today, left),
  }
}
