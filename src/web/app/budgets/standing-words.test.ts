import { expect, it } from 'vitest'
import type { Standing } from '#web/budgets/budget-view.ts'
import { stateWords } from './standing-words.ts'

const standing = (fields: object) =>
  ({
    ...{ status: 'within', isTight: false, sums: { available: 100 }, projection: { amount: 147 } },
    ...fields,
  }) as unknown as Standing

it('says on the page of a budget what the list says, and else its state', () => {
  expect(stateWords('within', standing({ isTight: true }), String)).toBe('Likely 47 too much')
  expect(stateWords('within', standing({}), String)).toBe('Within budget')
  expect(stateWords('exceeded', null, String)).toBe('Exceeded')
})
