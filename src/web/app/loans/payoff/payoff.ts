import type { Day } from '#domain/calendar/calendar.ts'
import { paymentDay } from '#domain/loans/payment-days.ts'
import {
  type PaidOff,
  type Payoff,
  type PayoffLoan,
  type PayoffTerms,
  payAsAgreed,
  planPayoff,
} from '#domain/loans/payoff.ts'
import type { ChartPoint } from '#web/charts/series.ts'

/** What the page asks the other thread. */
export interface PayoffAsk {
  readonly loans: readonly PayoffLoan[]
  readonly terms: PayoffTerms
}

export interface Way extends Omit<Payoff, 'loans'> {
  /** In the order they are paid off first. */
  readonly loans: readonly Omit<PaidOff, 'rows'>[]
}

export interface PayoffAnswer {
  readonly agreed: Way
  readonly planned: Way
  readonly points: readonly ChartPoint[]
}

const wayOf = ({ loans, debtFreeOn, interest }: Payoff): Way => ({
  loans: loans.map(({ rows: _, ...one }) => one),
  debtFreeOn,
  interest,
})

/** What is open of all on a day; the days asked for only grow. What is paid early is paid. */
function totalOf({ loans }: Payoff) {
  const places = loans.map(() => 0)
  return (day: Day): number => {
    let sum = 0
    for (const [which, { owed, rows }] of loans.entries()) {
      let at = places[which] ?? 0
      while (at < rows.length && (rows[at]?.date ?? '') <= day) at++
      places[which] = at
      sum += Math.min(owed, rows[at - 1]?.balance ?? owed)
    }
    return sum
  }
}

const monthsMost = 1200

/** All that is owed at the end of every month to come, either way. */
function debtPoints(asked: PayoffAsk, agreed: Payoff, planned: Payoff): readonly ChartPoint[] {
  const { from } = asked.terms
  const [before, after] = [totalOf(agreed), totalOf(planned)]
  const points: ChartPoint[] = []
  for (let month = 0; month < monthsMost; month++) {
    const on = paymentDay(from, 'monthly', month)
    const values = { agreed: before(on), planned: after(on) }
    points.push({ on, values })
    if (values.agreed === 0 && values.planned === 0) break
  }
  return points
}

export function answerPayoff(asked: PayoffAsk): PayoffAnswer {
  const agreed = payAsAgreed(asked.loans)
  const planned = planPayoff(asked.loans, asked.terms)
  return {
    agreed: wayOf(agreed),
    planned: wayOf(planned),
    points: debtPoints(asked, agreed, planned),
  }
}
