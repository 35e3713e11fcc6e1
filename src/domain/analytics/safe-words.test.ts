import { expect, it } from 'vitest'
import { budgetWords, monthWords, safeWords, tightSentence } from './safe-words.ts'

const all = { name: 'Everything', perDay: 1200 }
const food = { name: 'Food', perDay: 0 }

it('what is safe to spend speaks of the budgets that are counted only', () => {
  expect(budgetWords([all])).toBe('A day, so that Everything lasts until its end.')
  expect(budgetWords([all, food])).toBe(
    'A day, so that the 2 budgets counted here last until their end.',
  )
  expect(budgetWords([food])).toBe('Food is used up, for now.')
  expect(budgetWords([food, food])).toBe('The budgets counted here are used up, for now.')
  const ahead = { ...food, left: 7626 }
  expect(budgetWords([ahead])).toBe('What is left of Food is spoken for, for now.')
  expect(budgetWords([ahead, { ...food, left: 0 }])).toBe(
    'What is left of the budgets counted here is spoken for, for now.',
  )
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
  const both = { ...budgets, missing, month: more }
  expect(safeWords({ basis: 'budgets', ...both }, writing)).toMatch(/€20\.00 a day\.$/)
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

it('budgets for some categories are told beside the figure for everything', () => {
  const month = { perDay: 19_730, left: 276_220, daysLeft: 14, usualMonth: null }
  const travel = { name: 'Travel', perDay: 1167, left: 16_338 }
  const said = (one: typeof travel, ...more: (typeof travel)[]) => {
    const budgets = [one, ...more]
    const perDay = budgets.reduce((sum, each) => sum + each.perDay, 0)
    const byBudgets = { perDay, budgets, isPartial: true, isAbout: true }
    return safeWords({ basis: 'income', ...month, byBudgets }, writing).split('days. ')[1]
  }
  expect(said(travel)).toBe('Travel leaves ≈\u00a0€11.67 a day for what it is for.')
  expect(said({ ...travel, perDay: 0, left: -989 })).toBe('Travel is exceeded.')
  expect(said(travel, { ...travel, name: 'Food' })).toBe(
    'Your budgets leave ≈\u00a0€23.34 a day for what they are for.',
  )
  expect(budgetWords([travel], true)).toBe(
    'A day for what Travel is for, so that it lasts until its end.',
  )
})

it('a budget that is over is called exceeded, and by how much', () => {
  const swiss = { name: 'Travel', perDay: 0, left: -989, currency: 'CHF', counted: 0 }
  expect(tightSentence({ tightest: swiss }, writing)).toBe('Travel is exceeded by CHF\u00a09.89.')
  const less = { ...swiss, perDay: 500, left: 5000, counted: 510 }
  expect(tightSentence({ tightest: less }, writing)).toBe(
    'Travel alone leaves less: CHF\u00a05.00 (≈\u00a0€5.10) a day.',
  )
  const over = [swiss, { ...swiss, name: 'Groceries', left: -26_176 }]
  expect(tightSentence({ tightest: swiss, over }, writing)).toBe(
    'Travel is exceeded by CHF\u00a09.89 and Groceries by CHF\u00a0261.76.',
  )
  expect(tightSentence({ tightest: null }, writing)).toBeNull()
  expect(budgetWords([{ ...food, left: -1 }])).toBe('Food is exceeded, for now.')
})
