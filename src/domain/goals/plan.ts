/** The plan of a goal that has a date: a straight line from where it began to its target. */
import { type Day, daysBetween, earlierDay } from '../calendar/calendar.ts'
import { monthsLater } from '../calendar/months.ts'
import { roundRatio } from '../money/round-ratio.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { type Pace, projectedOn } from './pace.ts'
import { leftOf, type Saved } from './progress.ts'
import {
  type Contribution,
  isOpening,
  type SavedOn,
  savedAt,
  savedHistory,
} from './saved-history.ts'

export interface Plan {
  readonly from: SavedOn
  readonly to: SavedOn
}

interface Planned extends Saved {
  readonly targetOn: Day | null
}

/** Null without a date, or when that lies before the beginning. */
export function planOf(
  { targetAmount, targetOn }: Planned,
  history: readonly SavedOn[],
  createdOn: Day,
): Plan | null {
  const on = earlierDay(createdOn, history[0]?.on ?? createdOn)
  if (targetOn === null || targetOn <= on) return null
  const saved = Math.min(savedAt(history, on), targetAmount)
  return { from: { on, saved }, to: { on: targetOn, saved: targetAmount } }
}

/** What the plan would have in it at the end of this day. */
export function plannedAt({ from, to }: Plan, day: Day): number {
  if (day <= from.on) return from.saved
  if (day >= to.on) return to.saved
  const gone = BigInt(daysBetween(from.on, day))
  const all = BigInt(daysBetween(from.on, to.on))
  return from.saved + (roundRatio(BigInt(to.saved - from.saved) * gone, all) ?? 0)
}

/** Most people save once a month, so a month behind the line is still on it. */
export const isNearPlan = (plan: Plan, saved: number, today: Day): boolean =>
  saved >= plannedAt(plan, monthsLater(today, -1))

/** A day later is late, however near it is. */
export const isInTime = (reachedOn: Day | null, targetOn: Day | null): boolean =>
  targetOn === null || (reachedOn !== null && reachedOn <= targetOn)

export interface Standing {
  readonly is: 'reached' | 'undated' | 'late' | 'new' | 'on-track' | 'behind'
}

/** By the day the pace leads to; while that is not known, by the plan. */
export function standingOf(
  goal: Planned,
  plan: Plan | null,
  pace: Pace | null,
  today: Day,
): Standing {
  const left = leftOf(goal)
  if (left === 0) return { is: 'reached' }
  if (goal.targetOn === null) return { is: 'undated' }
  if (goal.targetOn < today || !plan) return { is: 'late' }
  const isWell = pace
    ? isInTime(projectedOn(left, pace, today), goal.targetOn)
    : isNearPlan(plan, goal.totalSaved, today)
  return { is: isWell ? 'on-track' : 'behind' }
}

/** Nothing went in since it was made, and that is no month ago: no pace, and no word on one. */
const isNew = (standing: Standing, pace: Pace | null, contributions: readonly Contribution[]) =>
  standing.is === 'on-track' && pace === null && contributions.every(isOpening)

/** Where a goal is heading and how it stands: every screen and every answer says this one. */
export interface Heading {
  readonly history: readonly SavedOn[]
  readonly outlook: Outlook
  readonly plan: Plan | null
  readonly standing: Standing
}

export function headingOf(
  goal: Planned,
  contributions: readonly Contribution[],
  createdOn: Day,
  today: Day,
): Heading {
  const history = savedHistory(contributions)
  const outlook = outlookOf(goal, contributions, today)
  const plan = planOf(goal, history, createdOn)
  const { pace } = outlook
  const standing = standingOf(goal, plan, pace, today)
  const is = isNew(standing, pace, contributions) ? 'new' : standing.is
  return { history, outlook, plan, standing: { is } }
}
