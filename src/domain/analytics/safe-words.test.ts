import { expect, it } from 'vitest'
import { budgetWords, monthWords, safeWords } from './safe-words.ts'

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

const writing = { currency: 'EUR', locale: 'en-GB' }

it('what the month has is said, also where more goes than comes', () => {
  const over = { left: -500, daysLeft: 3, usualMonth: null, isAbout: true }
  expect(monthWords(over, writing)).toBe(
    '≈\u00a0€5.00 more is spent, put by or still to come than comes in.',
  )
  const usual = { left: 500, daysLeft: 1, usualMonth: { from: '2026-10-01' } }
  expect(monthWords(usual, writing)).toBe(
    '€5.00 of this month is not spoken for yet, for today, if as much comes in as in October 2026.',
  )
})

it('the one that sets the figure is said, and what the other one leaves', () => {
  const month = { perDay: 700, left: 1400, daysLeft: 2, usualMonth: null }
  const budgets = { perDay: 1200, budgets: [all] }
  expect(safeWords({ basis: 'income', ...month, byBudgets: budgets }, writing)).toBe(
    '€14.00 of this month is not spoken for yet, over 2 days. ' +
      'Your budgets leave more: €12.00 a day.',
  )
  const missing = [{ currency: 'USD', from: '2026-11-03', to: '2026-11-03', amount: 4500 }]
  const more = { ...month, perDay: 2000, isAbout: true, missing }
  expect(safeWords({ basis: 'budgets', ...budgets, month: more }, writing)).toBe(
    'A day, so that Everything lasts until its end. The month leaves more: ≈\u00a0€20.00 a day; ' +
      'not taken off: US$45.00 without a rate.',
  )
  expect(safeWords({ basis: 'budgets', ...budgets, month: { perDay: 1200 } }, writing)).toBe(
    'A day, so that Everything lasts until its end. The month leaves as much.',
  )
  const none = { perDay: 0, budgets: [food] }
  expect(safeWords({ basis: 'budgets', ...none, month: { perDay: 0 } }, writing)).toBe(
    'Food is used up, for now. The month leaves nothing either.',
  )
  expect(safeWords({ basis: 'budgets', ...budgets }, writing)).toBe(
    'A day, so that Everything lasts until its end.',
  )
})
