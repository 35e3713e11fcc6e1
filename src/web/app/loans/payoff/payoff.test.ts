import { describe, expect, it } from 'vitest'
import { plainPlan } from '#web/calculators/asked-plan.ts'
import { answerPayoff } from './payoff.ts'

const today = '2026-11-15'
const monthly = { periods: 120, frequency: 'monthly' } as const
const open = { trackFrom: today, payments: [] }
const loans = [
  {
    ...open,
    id: 'flat',
    plan: plainPlan({ ...monthly, principal: 100_000_00, rateBps: 300 }, today),
  },
  {
    ...open,
    id: 'card',
    plan: plainPlan({ ...monthly, principal: 5_000_00, rateBps: 1400 }, today),
  },
]

describe('paying off several loans', () => {
  it('draws all that is owed, from today until nothing is', () => {
    const terms = { order: 'avalanche', extra: 300_00, from: today } as const
    const { agreed, planned, points } = answerPayoff({ loans, terms })
    expect(points[0]).toEqual({
      on: today,
      values: { agreed: 105_000_00, planned: expect.any(Number) },
    })
    expect(points.at(-1)?.values).toEqual({ agreed: 0, planned: 0 })
    expect(planned.loans.map(({ id }) => id)).toEqual(['card', 'flat'])
    expect(planned.interest).toBeLessThan(agreed.interest)
    const debts = points.map(({ values }) => values.planned ?? 0)
    expect(debts).toEqual(debts.toSorted((a, b) => b - a))
  })

  it('sends back no rows, which would be copied between threads', () => {
    const terms = { order: ['flat', 'card'], extra: 0, from: today } as const
    const { planned } = answerPayoff({ loans, terms })
    expect(planned.loans[0]).toEqual({
      id: 'flat',
      endsOn: expect.any(String),
      owed: 100_000_00,
      interest: expect.any(Number),
    })
  })
})
