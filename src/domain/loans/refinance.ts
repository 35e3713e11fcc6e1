/** Whether another loan instead of this one pays off, and from when on. */
import type { Day } from '../calendar/calendar.ts'
import type { DatedRow } from './loan-plan.ts'

export interface Offer {
  /** The rows of the loan as it is, from the change on. */
  readonly current: readonly DatedRow[]
  /** Those of the other one, over what is open by then. */
  readonly offered: readonly DatedRow[]
  /** What changing costs at once. */
  readonly costs: number
}

export interface Refinance {
  /** The first day on which it has cost less in all; null when it never does. */
  readonly breakEvenOn: Day | null
  /** In interest, fees and costs until both are paid; below zero is lost. */
  readonly saved: number
  /** How much lower the next payment is; below zero is higher. */
  readonly paymentLess: number
}

const costOf = ({ interest, fees }: DatedRow) => interest + fees
const sumOf = (rows: readonly DatedRow[]) => rows.reduce((sum, row) => sum + costOf(row), 0)

/** What each day adds to what is saved, in order. */
function steps({ current, offered }: Offer): readonly (readonly [Day, number])[] {
  const byDay = new Map<Day, number>()
  const add = (day: Day, amount: number) => byDay.set(day, (byDay.get(day) ?? 0) + amount)
  for (const row of current) add(row.date, costOf(row))
  for (const row of offered) add(row.date, -costOf(row))
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1))
}

export function refinance(offer: Offer): Refinance {
  const { current, offered, costs } = offer
  let [saved, breakEvenOn]: [number, Day | null] = [-costs, null]
  for (const [day, amount] of steps(offer)) {
    saved += amount
    if (saved > 0 && breakEvenOn === null) breakEvenOn = day
  }
  const [before, after] = [current[0], offered[0]]
  const paymentLess =
    before && after ? before.payment + before.fees - after.payment - after.fees : 0
  return { breakEvenOn, saved: sumOf(current) - sumOf(offered) - costs, paymentLess }
}
