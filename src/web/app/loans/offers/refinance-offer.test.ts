import { describe, expect, it } from 'vitest'
import { plainPlan } from '#web/calculators/asked-plan.ts'
import { outcomeOf } from '#web/calculators/loan-outcome.ts'
import { offerOf } from './refinance-offer.ts'

const plan = plainPlan(
  { principal: 200_000_00, rateBps: 600, periods: 360, frequency: 'monthly' },
  '2024-01-01',
)
const rows = outcomeOf(plan)?.rows ?? []
const left = { plan, rows, balance: rows[35]?.balance ?? 0, nextOn: '2027-02-01' }

describe('another loan instead', () => {
  it('pays off at a lower rate, once its costs are earned back', () => {
    const offer = offerOf(left, { rateBps: 400, periods: 324, costs: 3_000_00 }, '2027-01-10')
    expect(offer?.saved).toBeGreaterThan(0)
    expect(offer?.paymentLess).toBeGreaterThan(0)
    expect(offer?.breakEvenOn).toMatch(/^2027-/)
  })

  it('never does at the same rate with costs', () => {
    const offer = offerOf(left, { rateBps: 600, periods: 324, costs: 3_000_00 }, '2027-01-01')
    expect(offer?.breakEvenOn).toBeNull()
    expect(offer?.saved).toBeLessThanOrEqual(-2_990_00)
  })

  it('may be free of interest', () => {
    const offer = offerOf(left, { rateBps: 0, periods: 324, costs: 0 }, '2027-01-10')
    expect(offer?.breakEvenOn).toBe('2027-02-01')
  })
})
