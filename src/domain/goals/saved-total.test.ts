import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lastContribution, withMoved } from './saved-total.ts'

const empty = { totalSaved: 0, targetAmount: 1000, status: 'active', milestone: 0 } as const
const goal = { ...empty, lastContributionAt: null }
const most = 10_000

describe('money that moves', () => {
  it('says what follows: status, milestone and when the last came in', () => {
    const at = '2026-03-31T10:00:00.000Z'
    const full = withMoved(goal, { by: 1000, lastContributionAt: at, most })
    if ('refusal' in full) throw new Error(full.refusal)
    expect(full.goal).toEqual({
      ...{ totalSaved: 1000, targetAmount: 1000, status: 'reached', milestone: 100 },
      lastContributionAt: at,
    })
    expect(withMoved(full.goal, { by: -1000, lastContributionAt: null, most })).toEqual({
      goal: { ...goal, milestone: 100 },
    })
  })

  it('never goes below nothing or above what a goal can hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: most }), fc.integer(), (totalSaved, by) => {
        const after = withMoved({ ...goal, totalSaved }, { by, lastContributionAt: null, most })
        if (totalSaved + by < 0) expect(after).toEqual({ refusal: 'too-little' })
        else if (totalSaved + by > most) expect(after).toEqual({ refusal: 'too-much' })
        else expect(after).toMatchObject({ goal: { totalSaved: totalSaved + by } })
      }),
    )
  })
})

it('the last contribution is the latest that went in', () => {
  const move = (kind: 'contribution' | 'withdrawal', day: number) => ({
    kind,
    createdAt: `2026-03-0${day}T10:00:00.000Z`,
  })
  const moves = [move('contribution', 3), move('contribution', 1), move('withdrawal', 5)]
  expect(lastContribution(moves)).toBe('2026-03-03T10:00:00.000Z')
  expect(lastContribution(moves.slice(2))).toBeNull()
})
