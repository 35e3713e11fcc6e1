import fc from 'fast-check'
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

describe('every figure of the calculator', () => {
  const rates = fc.integer({ min: 0, max: 1500 })
  const questions = fc.record({
    unknown: fc.constantFrom('payment', 'principal', 'years', 'rate' as const),
    principal: fc.integer({ min: 1_000_00, max: 900_000_00 }),
    rateBps: rates,
    rateKind: fc.constantFrom('nominal', 'effective' as const),
    years: fc.integer({ min: 1, max: 40 }),
    payment: fc.integer({ min: 50_00, max: 9_000_00 }),
    frequency: fc.constantFrom('monthly', 'quarterly' as const),
  })

  it('is that of the schedule: the payments add up to it', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const answer = solveAsked(question as AskedLoan)
        const plan = answer && askedPlan(question as AskedLoan, answer, '2026-11-15')
        const outcome = plan && outcomeOf(plan)
        if (!answer || !outcome) return
        const { rows, payment, firstPayment, firstYear, paid, interest } = outcome
        if (rows.length > 1) expect(firstPayment.interest + firstPayment.principal).toBe(payment)
        const year = rows.slice(0, question.frequency === 'monthly' ? 12 : 4)
        const handed = year.reduce((sum, row) => sum + row.interest + row.principal, 0)
        expect(firstYear.interest + firstYear.principal).toBe(handed)
        expect(paid).toBe(answer.principal + interest)
        expect(rows.at(-1)?.balance).toBe(0)
      }),
    )
  })

  it('says the same of the first payment as of every payment', () => {
    const { outcome } = found('payment')
    expect(outcome?.firstPayment).toEqual({ interest: 666_67, principal: 389_00 })
    expect(outcome?.payment).toBe(1_055_67)
  })
})
