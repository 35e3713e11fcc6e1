/** What if: so much a month is there when, and to be there by a day takes how much a month. */
import type { Day } from '../calendar/calendar.ts'
import { type Beat, leastMonthly, paymentOn, paymentsUntil, paymentsWith } from './beat.ts'

/** Null when it would take more than a lifetime. */
export function reachedWith(perMonth: number, left: number, beat: Beat, today: Day): Day | null {
  if (left === 0) return today
  if (perMonth <= 0) return null
  return paymentOn(beat, paymentsWith(perMonth, left, beat), today)
}

/** Enough to be there in time with the payments until then; with less than one, all of it. */
export function neededPerMonth(left: number, beat: Beat, by: Day): number {
  const payments = paymentsUntil(beat, by)
  return payments < 1 ? left : Math.min(left, leastMonthly(payments, left, beat).perMonth)
}

/** The next of 1, 2, 5, 10, 20, 50… at or above this. */
function roundStep(least: number): number {
  let step = 1
  for (const factor of cycle()) {
    if (step >= least) return step
    step *= factor
  }
  return step
}

function* cycle(): Generator<number> {
  for (;;) yield* [2, 2.5, 2]
}

export interface SliderRange {
  readonly step: number
  readonly least: number
  readonly most: number
}

const stepsMost = 120

/** From very little to half of what is left, in steps that are round to the eye. */
export function sliderRange(left: number, exponent: number, atLeast = 0): SliderRange {
  const whole = 10 ** exponent
  const wanted = Math.max(left / 2, atLeast, whole)
  const step = Math.max(whole, roundStep(Math.ceil(wanted / stepsMost)))
  return { step, least: step, most: Math.ceil(wanted / step) * step }
}
