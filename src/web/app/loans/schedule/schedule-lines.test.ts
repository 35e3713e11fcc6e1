import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#domain/calendar/calendar.ts'
import { type LoanPlan, planLoan } from '#domain/loans/loan-plan.ts'
import { plainConventions } from '#domain/loans/terms.ts'
import { scheduleCsv } from './schedule-csv.ts'
import { scheduleLines } from './schedule-lines.ts'

const plan: LoanPlan = {
  ...{ kind: 'annuity', principal: 3_600_00, annualRateBps: 690, rateChanges: [], balloon: 0 },
  ...{ frequency: 'monthly', termPeriods: 36, payment: null, interestOnlyPeriods: 0 },
  ...{ startOn: '2026-10-05', firstPaymentOn: '2026-11-05', dayCount: '30/360' },
  ...{ compounding: 'periodic', feePerPeriod: 0, extras: [], conventions: plainConventions },
}

const linesOf = (extras: LoanPlan['extras']) => {
  const verdict = planLoan({ ...plan, extras })
  if (!verdict.ok) throw new Error(verdict.problem)
  return { rows: verdict.rows, lines: scheduleLines(plan.principal, verdict.rows, extras) }
}

describe('what is paid on top', () => {
  const { rows, lines } = linesOf([{ on: '2026-11-10', amount: 300_00, effect: 'shorter' }])

  it('stands on its own day and is no part of the next instalment', () => {
    const [first, extra, next] = lines
    expect(first).toEqual(rows[0])
    expect(extra).toMatchObject({ period: null, date: '2026-11-10', extra: 300_00, payment: 0 })
    expect(extra?.balance).toBe((first?.balance ?? 0) - 300_00)
    expect(next).toEqual({ ...rows[1], extra: 0 })
  })

  it('is a line of its own in the file too', () => {
    const [, , extra, next] = scheduleCsv(lines, 'EUR').split('\r\n')
    expect(extra).toMatch(/^,2026-11-10,300\.00,0\.00,0\.00,300\.00,/)
    expect(next).toMatch(/^2,2026-12-05,110\.99,/)
  })

  it('comes after the instalment of the same day', () => {
    const { lines: same } = linesOf([{ on: '2026-12-05', amount: 100_00, effect: 'lower' }])
    expect(same.slice(1, 3).map(({ period, extra }) => [period, extra])).toEqual([
      [2, 0],
      [null, 100_00],
    ])
    expect((same[1]?.balance ?? 0) - (same[2]?.balance ?? 0)).toBe(100_00)
  })

  it('leaves every sum as it was, whatever is paid and when', () => {
    const extra = fc.record({
      on: fc.integer({ min: 0, max: 1200 }).map((days) => addDays(plan.startOn, days)),
      amount: fc.integer({ min: 1, max: 5_000_00 }),
      effect: fc.constantFrom('shorter' as const, 'lower' as const),
    })
    fc.assert(
      fc.property(fc.array(extra, { maxLength: 5 }), (extras) => {
        const drawn = linesOf(extras)
        for (const part of ['payment', 'interest', 'principal', 'extra', 'fees'] as const) {
          const sum = (some: readonly Record<typeof part, number>[]) =>
            some.reduce((all, one) => all + one[part], 0)
          expect(sum(drawn.lines)).toBe(sum(drawn.rows))
        }
        expect(drawn.lines.at(-1)?.balance).toBe(drawn.rows.at(-1)?.balance)
        const dates = drawn.lines.map(({ date }) => date)
        expect(dates.slice(0, -1)).toEqual(dates.slice(0, -1).toSorted())
      }),
    )
  })
})
