import { describe, expect, it } from 'vitest'
import { type AskedLoan, askedPlan, solveAsked } from './asked-plan.ts'
import { outcomeOf } from './loan-outcome.ts'

const asked: AskedLoan = {
  unknown: 'payment',
  principal: 200_000_00,
  rateBps: 400,
  rateKind: 'nominal',
  years: 25,
  payment: 1_055_67,
  frequency: 'monthly',
}

const found = (unknown: AskedLoan['unknown']) => {
  const question = { ...asked, unknown }
  const answer = solveAsked(question)
  if (!answer) throw new Error(`${unknown} can be found`)
  return { answer, outcome: outcomeOf(askedPlan(question, answer, '2026-11-15')) }
}

describe('the one figure somebody does not know', () => {
  it('is the payment', () => {
    expect(found('payment').answer.payment).toBe(1_055_67)
    expect(found('payment').outcome?.payment).toBe(1_055_67)
  })

  it('is how much can be borrowed, within what a payment is worth', () => {
    const { principal } = found('principal').answer
    expect(Math.abs(principal - 200_000_00)).toBeLessThan(2_00)
  })

  it('is how long it takes', () => {
    expect(found('years').answer.periods).toBe(300)
    expect(found('years').outcome?.rows).toHaveLength(300)
  })

  it('is the rate', () => {
    expect(found('rate').answer.yearlyRate).toBeCloseTo(0.04, 6)
    expect(found('rate').outcome?.rows.at(-1)?.balance).toBe(0)
  })

  it('is less when the rate already has interest on interest in it', () => {
    const answer = solveAsked({ ...asked, rateKind: 'effective' })
    expect(answer?.yearlyRate).toBeCloseTo(0.0392849, 6)
    expect(answer?.payment).toBeLessThan(1_055_67)
  })

  it('is nothing when the payment is below the interest', () => {
    expect(solveAsked({ ...asked, unknown: 'years', payment: 100_00 })).toBeNull()
  })
})
