import { describe, expect, it } from 'vitest'
import { assignedIn } from '#domain/budgets/assigned.ts'
import { amountNow, planAmount } from './amount-plan.ts'

const running = {
  period: 'monthly',
  startOn: '2026-09-01',
  endOn: null,
  amount: 30_000,
  amountChanges: [],
} as const

const today = '2026-11-16'
const november = { from: '2026-11-01', to: '2026-11-30', wholeDays: 30 }

describe('a new amount', () => {
  it('counts for the whole period of today', () => {
    const planned = planAmount(running, 60_000, 'period', today)
    expect(planned).toEqual({
      amount: 30_000,
      amountChanges: [{ from: '2026-11-01', amount: 60_000 }],
    })
  })

  it('counts by days when it begins today', () => {
    const planned = planAmount(running, 60_000, 'today', today)
    expect(assignedIn({ ...planned, moves: [] }, november)).toBe(45_000)
  })

  it('waits for the next period, and is not the one of today', () => {
    const planned = planAmount(running, 60_000, 'next', today)
    expect(planned.amountChanges).toEqual([{ from: '2026-12-01', amount: 60_000 }])
    expect(amountNow({ ...running, ...planned }, today)).toBe(30_000)
  })

  it('takes the place of what was decided for later', () => {
    const decided = { ...running, amountChanges: [{ from: '2027-01-01', amount: 99_000 }] }
    expect(planAmount(decided, 60_000, 'period', today).amountChanges).toEqual([
      { from: '2026-11-01', amount: 60_000 },
    ])
  })

  it('leaves no change behind when it is what it was before', () => {
    const raised = { ...running, amountChanges: [{ from: '2026-11-01', amount: 60_000 }] }
    expect(planAmount(raised, 30_000, 'period', today)).toEqual({
      amount: 30_000,
      amountChanges: [],
    })
  })

  it('always, or from the first day on, it is the amount itself', () => {
    expect(planAmount(running, 60_000, 'always', today)).toEqual({
      amount: 60_000,
      amountChanges: [],
    })
    const first = { ...running, startOn: '2026-11-01' }
    expect(planAmount(first, 60_000, 'period', today).amount).toBe(60_000)
  })
})
