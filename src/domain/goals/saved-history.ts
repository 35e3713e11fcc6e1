/** What a goal held from day to day, from the money that went in and out. */
import type { Day } from '../calendar/calendar.ts'

export interface Contribution {
  readonly kind: 'contribution' | 'withdrawal'
  readonly amount: number
  readonly date: Day
  /** It was there already when the goal was made. */
  readonly isOpening?: boolean
}

/** What is in it at the end of a day on which something moved. */
export interface SavedOn {
  readonly on: Day
  readonly saved: number
}

type Moved = Pick<Contribution, 'kind' | 'amount'>

export const signedAmount = ({ kind, amount }: Moved): number =>
  kind === 'withdrawal' ? -amount : amount

export const savedFrom = (contributions: Iterable<Moved>): number => {
  let saved = 0
  for (const contribution of contributions) saved += signedAmount(contribution)
  return saved
}

export const isOpening = (one: Contribution): boolean =>
  one.kind === 'contribution' && one.isOpening === true

/** One entry for each day that has any, oldest first. */
export function savedHistory(contributions: readonly Contribution[]): readonly SavedOn[] {
  const moved = new Map<Day, number>()
  for (const contribution of contributions) {
    const { date } = contribution
    moved.set(date, (moved.get(date) ?? 0) + signedAmount(contribution))
  }
  let saved = 0
  return [...moved.keys()].sort().map((on) => {
    saved += moved.get(on) ?? 0
    return { on, saved }
  })
}

/** What was in it at the end of this day. */
export function savedAt(history: readonly SavedOn[], day: Day): number {
  return history.findLast(({ on }) => on <= day)?.saved ?? 0
}

/** The day from which on it held at least so much without a break; null while it does not. */
export function heldSince(history: readonly SavedOn[], amount: number): Day | null {
  const below = history.findLastIndex(({ saved }) => saved < amount)
  return history[below + 1]?.on ?? null
}
