import { expect, it } from 'vitest'
import { budgetWords, monthWords } from './safe-words.ts'

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

it('what the month has is said, also where more goes than comes', () => {
  const written = (amount: number, isAbout?: boolean) => `${isAbout ? '≈ ' : ''}€${amount}`
  expect(
    monthWords({ left: -5, daysLeft: 3, usualMonth: null, isAbout: true }, written, 'en-GB'),
  ).toBe('≈ €5 more is spent, put by or still to come than comes in.')
  expect(
    monthWords({ left: 5, daysLeft: 1, usualMonth: { from: '2026-10-01' } }, written, 'en-GB'),
  ).toBe(
    '€5 of this month is not spoken for yet, for today, if as much comes in as in October 2026.',
  )
})
