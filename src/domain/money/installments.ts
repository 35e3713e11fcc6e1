/** A purchase paid over several months: what is due on which day, adding up to the whole. */
import type { Day } from '../calendar/calendar.ts'
import { splitAmount } from './split-amount.ts'

export const fewestParts = 2
export const mostParts = 120

export interface PlanPart {
  readonly n: number
  readonly of: number
  readonly amount: number
  readonly date: Day
}

/** The same day of a later month, or its last one when it is shorter. */
function monthsLater(day: Day, months: number): Day {
  return Temporal.PlainDate.from(day).add({ months }).toString()
}

/** One part each month from the first day on; null when a part would be nothing. */
export function planParts(
  amount: number,
  count: number,
  firstOn: Day,
  planId: string,
): readonly PlanPart[] | null {
  const isCount = Number.isInteger(count) && count >= fewestParts && count <= mostParts
  if (!isCount || amount < count) return null
  const amounts = splitAmount(
    amount,
    Array.from({ length: count }, () => 1),
    planId,
  )
  if (amounts === null) return null
  return amounts.map((part, index) => ({
    n: index + 1,
    of: count,
    amount: part,
    date: monthsLater(firstOn, index),
  }))
}
