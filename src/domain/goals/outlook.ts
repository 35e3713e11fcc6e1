/** Where a goal is heading: one count of its pace, the day that leads to and what its day takes. */
import type { Day } from '../calendar/calendar.ts'
import { type Beat, leastMonthly, nextOn, paymentsUntil } from './beat.ts'
import { beatOf, type CountedPace, paceOf, pacePerMonth, projectedOn } from './pace.ts'
import { leftOf, type Saved } from './progress.ts'
import type { Contribution } from './saved-history.ts'
import { neededPerMonth, reachedWith } from './what-if.ts'

/** What it takes to be there by its day. */
export interface Needed {
  readonly by: Day
  readonly perMonth: number
  /** Of how many payments a month each is; null for who pays every week. */
  readonly payments: number | null
  /** When the first of them is due, which may be gone, and what is in of it. */
  readonly first: { readonly on: Day; readonly put: number }
  /** There is time for one payment at most. */
  readonly isAtOnce: boolean
}

export interface Outlook {
  readonly left: number
  /** Null while it is too early to tell. */
  readonly pace: CountedPace | null
  readonly perMonth: number | null
  /** The day it is full at that pace; null when it is not. */
  readonly reachedOn: Day | null
  /** When the next payments come. */
  readonly beat: Beat
  /** Null without a day, or with nothing left. */
  readonly needed: Needed | null
}

interface Aimed extends Saved {
  readonly targetOn: Day | null
}

/** What a day takes, of whatever is heading for it. */
export function neededBy({ left, beat }: Pick<Outlook, 'left' | 'beat'>, by: Day): Needed {
  const perMonth = neededPerMonth(left, beat, by)
  const until = paymentsUntil(beat, by)
  const isAtOnce = until < 2 || perMonth === left
  const { payments } = until < 1 ? { payments: until } : leastMonthly(until, left, beat)
  // Where one is in already, the first to come is the one after it.
  const first =
    payments < until ? { on: nextOn(beat, 2), put: 0 } : { on: nextOn(beat, 1), put: beat.put ?? 0 }
  return { by, perMonth, payments: beat.unit === 'months' ? payments : null, first, isAtOnce }
}

export function outlookOf(
  goal: Aimed,
  contributions: readonly Contribution[],
  today: Day,
): Outlook {
  const left = leftOf(goal)
  const pace = paceOf(contributions, today, left)
  const beat = beatOf(pace, today)
  return {
    left,
    pace,
    perMonth: pace && pacePerMonth(pace),
    reachedOn: pace && projectedOn(left, pace, today),
    beat,
    needed: goal.targetOn !== null && left > 0 ? neededBy({ left, beat }, goal.targetOn) : null,
  }
}

/** The day it would be full with so much a month: with its own pace the very day of that. */
export function reachedAt(perMonth: number, outlook: Outlook, today: Day): Day | null {
  const { left, beat, reachedOn } = outlook
  if (perMonth === outlook.perMonth) return reachedOn
  return reachedWith(perMonth, left, beat, today)
}
