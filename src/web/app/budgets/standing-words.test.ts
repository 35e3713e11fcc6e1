import { expect, it } from 'vitest'
import type { Standing } from '#web/budgets/budget-view.ts'
import { countMoods, markWords, paceWords, questionOfMove, stateWords } from './standing-words.ts'

const standing = (fields: object) =>
  ({
    ...{ status: 'within', isTight: false, sums: { available: 100 }, projection: { amount: 147 } },
    ...fields,
  }) as unknown as Standing

it('says on the page of a budget what the list says, and else its state', () => {
  expect(stateWords('within', standing({ isTight: true }), String)).toBe('Likely 47 too much')
  expect(stateWords('within', standing({}), String)).toBe('Within budget')
  expect(stateWords('exceeded', null, String)).toBe('Over budget')
})

const fun = { name: 'Fun', currency: 'EUR' }
const asked = (left: number | null, amount: number) => questionOfMove(fun, left, amount, 'en-GB')

it('asks with the figures before more goes out of a budget than it has', () => {
  expect(asked(3000, 5000)).toMatchObject({
    title: 'Move €50.00 out of Fun?',
    description: 'Fun has only €30.00 left. Afterwards it is over by €20.00.',
  })
  expect(asked(-1000, 500)?.description).toBe(
    'Fun has nothing left. Afterwards it is over by €15.00.',
  )
  expect(asked(0, 1)?.description).toMatch(/over by €0\.01/)
})

it('asks nothing where there is as much, or nobody knows', () => {
  expect([asked(3000, 3000), asked(3000, 1), asked(null, 5000)]).toEqual([null, null, null])
})

it('counts as tight whatever its row marks, and what is over only as that', () => {
  const running = [
    { status: 'exceeded', isTight: true },
    { status: 'near' },
    { status: 'reached' },
    { isTight: true },
    {},
  ].map((fields) => ({ now: standing(fields) }))
  expect(countMoods(running)).toEqual({ over: 1, tight: 3 })
  expect(running.filter(({ now }) => markWords(now, String) !== null)).toHaveLength(4)
})

it('says why a budget below the even pace is likely too much all the same', () => {
  const pace = { ahead: -3180, daysGone: 18, days: 30 }
  expect(paceWords(standing({ pace, isTight: true }), String)).toBe(
    '3180 below the even pace, but more is expected later',
  )
  expect(paceWords(standing({ pace }), String)).toBe('3180 below the even pace')
})
