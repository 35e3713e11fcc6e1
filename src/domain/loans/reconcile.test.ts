import { describe, expect, it } from 'vitest'
import { samplePlan } from '#test/support/sample-plan.ts'
import { type LoanPlan, planLoan } from './loan-plan.ts'
import { reconcile } from './reconcile.ts'
import { plainConventions } from './terms.ts'

const plan = samplePlan({
  principal: 180_000_00,
  annualRateBps: 387.5,
  termPeriods: 360,
  startOn: '2025-11-20',
  firstPaymentOn: '2026-01-01',
})

/** What a lender that counts this way prints. */
function statement(change: Partial<LoanPlan>, periods: readonly number[]) {
  const verdict = planLoan({ ...plan, ...change })
  const rows = verdict.ok ? verdict.rows : []
  return periods.flatMap((period) => {
    const row = rows[period - 1]
    return row ? [{ period, interest: row.interest, balance: row.balance }] : []
  })
}

describe('a statement', () => {
  it.each<[string, Partial<LoanPlan>]>([
    ['days over 365', { dayCount: 'act/365' }],
    ['days over 360', { dayCount: 'act/360' }],
    ['parts of leap years', { dayCount: 'act/act' }],
    ['compounded twice a year', { compounding: 'semiannual' }],
    [
      'a first period like the others',
      { conventions: { ...plainConventions, firstPeriod: 'even' } },
    ],
    ['a payment rounded up', { conventions: { ...plainConventions, paymentRounding: 'up' } }],
    ['a balance with all decimals', { conventions: { ...plainConventions, balance: 'carry' } }],
  ])('of a lender that counts %s is found again', (_, change) => {
    const lines = statement(change, [1, 2, 14])
    const matches = reconcile(plan, lines)
    const wanted = { ...plan, ...change }
    const [found] = matches
    expect(found && { ...plan, ...found }).toBeDefined()
    const same = planLoan({ ...plan, ...found, extras: [] }, 14)
    const theirs = planLoan(wanted, 14)
    expect(same.ok && same.rows.slice(0, 2)).toEqual(theirs.ok && theirs.rows.slice(0, 2))
    expect(
      matches.some(
        ({ dayCount, compounding, conventions }) =>
          dayCount === wanted.dayCount &&
          compounding === wanted.compounding &&
          JSON.stringify(conventions) === JSON.stringify({ ...conventions, ...wanted.conventions }),
      ),
    ).toBe(true)
  })

  it('of a loan that is counted right changes nothing', () => {
    const [first] = reconcile(plan, statement({}, [3]))
    expect(first?.differences).toBe(0)
  })

  it('that nobody could have made is found nowhere', () => {
    expect(reconcile(plan, [{ period: 1, interest: 1, balance: null }])).toEqual([])
    expect(reconcile(plan, [{ period: 1, interest: null, balance: null }])).toEqual([])
    expect(reconcile(plan, [{ period: 999, interest: 5, balance: null }])).toEqual([])
  })
})
