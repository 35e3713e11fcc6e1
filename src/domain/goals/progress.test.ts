import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  leftOf,
  milestoneAmount,
  milestoneOf,
  milestones,
  percentOf,
  statusOf,
} from './progress.ts'

const most = 10 ** 13
const amounts = fc.integer({ min: 1, max: most })

describe('the share of a goal', () => {
  it.each([
    [0, 1000, 0],
    [664, 1000, 66],
    [666, 1000, 67],
    [246, 1000, 25],
    [999, 1000, 99],
    [1000, 1000, 100],
    [1500, 1000, 150],
    [most - 1, most, 99],
  ])('of %d in %d is %d percent', (totalSaved, targetAmount, percent) => {
    expect(percentOf({ totalSaved, targetAmount })).toBe(percent)
  })

  it('comes to no milestone by rounding', () => {
    expect(milestoneOf({ totalSaved: 246, targetAmount: 1000 })).toBe(0)
    expect(milestoneOf({ totalSaved: 250, targetAmount: 1000 })).toBe(25)
  })

  it('comes to a milestone with exactly its amount, and not with a unit less', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...milestones), (targetAmount, milestone) => {
        const totalSaved = milestoneAmount(targetAmount, milestone)
        expect(milestoneOf({ totalSaved, targetAmount })).toBeGreaterThanOrEqual(milestone)
        expect(milestoneOf({ totalSaved: totalSaved - 1, targetAmount })).toBeLessThan(milestone)
      }),
    )
  })

  it('is reached exactly when nothing is left, and archived stays archived', () => {
    fc.assert(
      fc.property(fc.nat(most), amounts, (totalSaved, targetAmount) => {
        const goal = { totalSaved, targetAmount }
        const isReached = totalSaved >= targetAmount
        expect(leftOf(goal) === 0).toBe(isReached)
        for (const status of ['active', 'reached'] as const) {
          expect(statusOf({ ...goal, status })).toBe(isReached ? 'reached' : 'active')
        }
        expect(statusOf({ ...goal, status: 'archived' })).toBe('archived')
      }),
    )
  })
})
