import { describe, expect, it } from 'vitest'
import { plainPlan } from '#web/calculators/asked-plan.ts'
import { outcomeOf } from '#web/calculators/loan-outcome.ts'
import { effectsOf } from './extra-effects.ts'

const plan = plainPlan(
  { principal: 100_000_00, rateBps: 500, periods: 120, frequency: 'monthly' },
  '2026-01-01',
)
const planned = outcomeOf(plan)
if (!planned) throw new Error('these terms lead somewhere')

describe('an extra payment', () => {
  it('ends sooner or lowers what follows, and both save interest', () => {
    const { shorter, lower, most } = effectsOf(plan, planned, '2028-05-17', 10_000_00)
    expect(most).toBe(10_000_00)
    expect(shorter?.gain.days).toBeGreaterThan(300)
    expect(shorter?.payment).toBe(planned.payment)
    expect(lower?.gain.days).toBe(0)
    expect(lower?.payment).toBeLessThan(planned.payment)
    expect(shorter?.gain.interest).toBeGreaterThan(lower?.gain.interest ?? 0)
  })

  it('can be no more than is owed', () => {
    const { most } = effectsOf(plan, planned, '2035-12-20', 10_000_00)
    expect(most).toBeLessThan(planned.payment)
    expect(most).toBeGreaterThan(0)
  })
})
