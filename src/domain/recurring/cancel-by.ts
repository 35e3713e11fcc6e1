/** The last day on which a contract can be cancelled before it binds its owner again. */
import { addDays, type Day } from '../calendar/calendar.ts'

export interface Contract {
  readonly trialEnd: Day | null
  readonly minTermEnd: Day | null
  /** How many days before an end the other side must know. */
  readonly noticeDays: number | null
  /** Whether it goes on by itself after a term, for as long as the first one. */
  readonly autoRenew: boolean
}

export interface CancelBy {
  readonly day: Day
  /** The end that is reached by cancelling in time. */
  readonly endsOn: Day
  readonly of: 'trial' | 'term'
}

/** Nobody plans further, and it keeps a short term from being walked for ever. */
const termsMost = 1200

/**
 * Null when nothing has to be done: no end is known, it ends by itself, or the last chance passed.
 * A trial comes first; a chance that was missed is followed by the one of the next term.
 */
export function cancelBy(contract: Contract, startOn: Day, today: Day): CancelBy | null {
  const { trialEnd } = contract
  const inTime = (endsOn: Day) => addDays(endsOn, -(contract.noticeDays ?? 0))
  if (trialEnd !== null && inTime(trialEnd) >= today) {
    return { day: inTime(trialEnd), endsOn: trialEnd, of: 'trial' }
  }
  if (!contract.autoRenew) return null
  for (const endsOn of termEnds(contract, startOn)) {
    if (inTime(endsOn) >= today) return { day: inTime(endsOn), endsOn, of: 'term' }
  }
  return null
}

/** A term is the whole months of the first one, so that ends keep to their day of the month. */
function* termEnds({ minTermEnd }: Contract, startOn: Day): Generator<Day> {
  if (minTermEnd === null) return
  // The term's last day belongs to it: from the 1st of January to the 31st of December is a year.
  const first = Temporal.PlainDate.from(minTermEnd).add({ days: 1 })
  const length = Temporal.PlainDate.from(startOn).until(first, { largestUnit: 'months' }).months
  const months = Math.max(1, length)
  for (let term = 0; term < termsMost; term++) {
    yield first
      .add({ months: months * term })
      .subtract({ days: 1 })
      .toString()
  }
}
