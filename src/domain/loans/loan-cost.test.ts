import { describe, expect, it } from 'vitest'
import { samplePlan } from '#test/support/sample-plan.ts'
import { loanCost } from './loan-cost.ts'
import { planLoan } from './loan-plan.ts'
import { refinance } from './refinance.ts'
import { solveLoan } from './solve-loan.ts'

describe('what a loan costs a year', () => {
  it('is its rate when there are no fees', () => {
    const { apr, effective, byDays } = loanCost(samplePlan({ termPeriods: 60 }), 0)
    expect(apr).toBeCloseTo(0.06, 5)
    expect(effective).toBeCloseTo(1.005 ** 12 - 1, 5)
    expect(byDays).toBeCloseTo(1.005 ** 12 - 1, 3)
  })

  it('is more with fees at the start or with each payment', () => {
    const apr = (fee: number, atStart: number) =>
      loanCost(samplePlan({ feePerPeriod: fee }), atStart).apr ?? 0
    expect(apr(0, 200_00)).toBeGreaterThan(0.09)
    expect(apr(10_00, 0)).toBeGreaterThan(0.08)
    expect(loanCost(samplePlan(), 10_000_00)).toEqual({ apr: null, effective: null, byDays: null })
  })

  it('counts an odd first period by its days', () => {
    // Regulation Z, appendix J: interest for the odd part is simple.
    const plan = samplePlan({ startOn: '2026-01-10', annualRateBps: 1000 })
    const { apr } = loanCost(plan, 0)
    expect(apr).toBeCloseTo(0.1, 3)
    const whole = loanCost(samplePlan({ startOn: '2025-12-15', firstPaymentOn: '2026-02-15' }), 0)
    expect(whole.apr).toBeCloseTo(0.06, 4)
  })
})

describe('another loan instead', () => {
  const rowsOf = (fields: Parameters<typeof samplePlan>[0]) => {
    const verdict = planLoan(samplePlan(fields))
    return verdict.ok ? verdict.rows : []
  }
  const current = rowsOf({ principal: 100_000_00, annualRateBps: 600, termPeriods: 120 })
  const offered = rowsOf({ principal: 100_000_00, annualRateBps: 400, termPeriods: 120 })

  it('pays off from the day it has cost less', () => {
    const { breakEvenOn, saved, paymentLess } = refinance({ current, offered, costs: 2_000_00 })
    const costBy = (rows: typeof current, day: string) =>
      rows.reduce((sum, row) => (row.date <= day ? sum + row.interest : sum), 0)
    const day = String(breakEvenOn)
    expect(costBy(current, day) - costBy(offered, day)).toBeGreaterThan(2_000_00)
    const before = current[current.findIndex(({ date }) => date === day) - 1]?.date ?? ''
    expect(costBy(current, before) - costBy(offered, before)).toBeLessThanOrEqual(2_000_00)
    expect(saved).toBe(costBy(current, '9999') - costBy(offered, '9999') - 2_000_00)
    expect(paymentLess).toBe((current[0]?.payment ?? 0) - (offered[0]?.payment ?? 0))
  })

  it('never does when it costs too much', () => {
    const { breakEvenOn, saved } = refinance({ current, offered, costs: 50_000_00 })
    expect(breakEvenOn).toBeNull()
    expect(saved).toBeLessThan(0)
  })
})

describe('a figure that is not known', () => {
  const whole = {
    principal: 200_000_00,
    yearlyRate: 0.04,
    periods: 300,
    payment: 1_055_67,
    perYear: 12,
    rateKind: 'nominal',
  } as const

  it.each(['principal', 'yearlyRate', 'periods', 'payment'] as const)('is found: %s', (name) => {
    const answer = solveLoan({ ...whole, [name]: null })
    expect((answer?.[name] ?? 0) / whole[name]).toBeCloseTo(1, 4)
  })

  it('takes a rate with interest on interest for what it is', () => {
    const effective = { ...whole, payment: null, rateKind: 'effective', yearlyRate: 0.0407415 }
    expect(solveLoan({ ...effective, rateKind: 'effective' })?.payment).toBeCloseTo(1_055_67, -1)
  })

  it('is nothing where a payment would not even cover the interest', () => {
    expect(solveLoan({ ...whole, payment: 600_00, periods: null })).toBeNull()
    expect(solveLoan({ ...whole, payment: null, periods: null })).toBeNull()
  })
})
