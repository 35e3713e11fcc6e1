/** From which day to which day each period of a loan lasts. */
import type { Day } from '../calendar/calendar.ts'
import { type LoanFrequency, paymentDay } from './payment-days.ts'

export interface LoanDays {
  readonly startOn: Day
  readonly firstPaymentOn: Day
  readonly frequency: LoanFrequency
}

export interface LoanCalendar {
  /** The day a period begins: the start, or the payment before. */
  opensOn(period: number): Day
  endsOn(period: number): Day
  /** The first period that ends on this day or later; one more than there are after the last. */
  periodOf(day: Day): number
}

/** Each day is worked out once, and only when somebody asks. */
export function calendarOf(
  { startOn, firstPaymentOn, frequency }: LoanDays,
  periods: number,
): LoanCalendar {
  const days: Day[] = []
  const endsOn = (period: number): Day => {
    const known = days[period]
    if (known !== undefined) return known
    const day = paymentDay(firstPaymentOn, frequency, period - 1)
    days[period] = day
    return day
  }
  return {
    opensOn: (period) => (period === 1 ? startOn : endsOn(period - 1)),
    endsOn,
    periodOf: (day) => firstThat((period) => period > periods || endsOn(period) >= day),
  }
}

/** Doubles until one fits, then halves: days only grow. */
function firstThat(fits: (period: number) => boolean): number {
  let high = 1
  while (!fits(high)) high *= 2
  let low = high >> 1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (fits(middle)) high = middle
    else low = middle
  }
  return high
}
