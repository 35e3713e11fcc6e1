import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AskedLoan, askedPlan, nothingFits, solveAsked } from './asked-plan.ts'
import { outcomeOf } from './loan-outcome.ts'
import { termWords } from './span-words.ts'

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

describe('how long it takes', () => {
  const takes = (patch: Partial<AskedLoan>, today = '2026-11-18') => {
    const question: AskedLoan = { ...asked, unknown: 'years', ...patch }
    const answer = solveAsked(question)
    const plan = answer && askedPlan(question, answer, today)
    const outcome = plan && outcomeOf(plan)
    return outcome && termWords(outcome.rows.length, plan.frequency, today, outcome.endsOn)
  }
  const free = { principal: 12_000_00, payment: 1_000_00, rateBps: 0 }

  it('counts every payment, the first one too', () => {
    expect(takes({})).toBe('25 years')
    expect(takes(free)).toBe('1 year')
    expect(takes({ ...free, principal: 11_000_00 })).toBe('11 months')
    expect(takes({ ...free, principal: 900_00 })).toBe('1 month')
    expect(takes({ ...free, principal: 900_00, frequency: 'weekly' })).toBe('7 days')
    expect(takes({ ...free, principal: 2_000_00 }, '2027-01-31')).toBe('2 months')
  })
})

describe('what is said where nothing fits', () => {
  const noRate = (patch: Partial<AskedLoan>) => {
    const question: AskedLoan = { ...asked, unknown: 'rate', years: 20, ...patch }
    const answer = solveAsked(question)
    expect(answer && outcomeOf(askedPlan(question, answer, '2026-11-18'))).toBeNull()
    return nothingFits(question)
  }

  it('tells a payment that is too high from one that is too low', () => {
    expect(noRate({ principal: 1_234_00, payment: 1_000_00 })).toMatch(/^This payment is too high/)
    expect(noRate({ payment: 100_00 })).toMatch(/^These payments come to less than the loan/)
    expect(nothingFits({ ...asked, unknown: 'years' })).toMatch(/^This payment is too low/)
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
