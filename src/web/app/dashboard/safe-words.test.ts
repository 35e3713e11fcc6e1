import { expect, it } from 'vitest'
import { budgetWords } from './safe-words.ts'

const all = { name: 'Everything', perDay: 1200 }
const food = { name: 'Food', perDay: 0 }

it('what is safe to spend speaks of the budgets that are counted only', () => {
  expect(budgetWords([all])).toBe('A day, so that Everything lasts until its end.')
  expect(budgetWords([all, food])).toBe(
    'A day, so that the 2 budgets counted here last until their end.',
  )
  expect(budgetWords([food])).toBe('Food is used up, for now.')
  expect(budgetWords([food, food])).toBe('The budgets counted here are used up, for now.')
})
