import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Sharing, saversOf, targetsOf } from './goal-targets.ts'

const members = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { minLength: 1 })

describe('what each brings to a goal', () => {
  it('adds up to the goal, equally or by ratio, in any order', () => {
    const cases = fc.property(
      fc.integer({ min: 1, max: 10 ** 13 }),
      members,
      fc.array(fc.integer({ min: 1, max: 99 }), { minLength: 5, maxLength: 5 }),
      fc.uuid(),
      (goal, memberIds, weights, id) => {
        const ratio: Sharing = {
          mode: 'ratio',
          parts: memberIds.map((memberId, at) => ({ memberId, value: weights[at] ?? 1 })),
        }
        for (const sharing of [{ mode: 'equal', memberIds } as const, ratio]) {
          const targets = targetsOf(goal, sharing, id) ?? []
          expect(targets.reduce((sum, { amount }) => sum + amount, 0)).toBe(goal)
          expect(targets.map(({ memberId }) => memberId)).toEqual(saversOf(sharing).toSorted())
        }
        const turned = { mode: 'equal', memberIds: memberIds.toReversed() } as const
        expect(targetsOf(goal, turned, id)).toEqual(
          targetsOf(goal, { mode: 'equal', memberIds }, id),
        )
      },
    )
    fc.assert(cases)
  })

  it('takes own amounts only when they add up', () => {
    const parts = [
      { memberId: 'b', value: 600 },
      { memberId: 'a', value: 400 },
    ]
    expect(targetsOf(1000, { mode: 'custom', parts }, 'g')).toEqual([
      { memberId: 'a', amount: 400 },
      { memberId: 'b', amount: 600 },
    ])
    expect(targetsOf(1001, { mode: 'custom', parts }, 'g')).toBeNull()
    const nothing = [{ memberId: 'a', value: 0 }]
    expect(targetsOf(1000, { mode: 'ratio', parts: nothing }, 'g')).toBeNull()
  })
})
