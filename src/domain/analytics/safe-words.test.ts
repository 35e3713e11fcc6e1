import { expect, it } from 'vitest'
import { budgetWords, deductsToday, monthWords, safeWords, tightSentence } from './safe-words.ts'

const all = { name: 'Everything', perDay: 1200 }
const food = { name: 'Food', perDay: 0 }

it('what is safe to spend speaks of the budgets that are counted only', () => {
  expect(budgetWords([all])).toBe('What you can spend a day and stay within Everything.')
  expect(budgetWords([all, food])).toBe(
    'What you can spend a day and stay within the 2 budgets counted here.',
  )
  expect(budgetWords([food])).toBe('Food is used up.')
  expect(budgetWords([food, food])).toBe('The budgets counted here are used up.')
  const ahead = { ...food, left: 7626 }
  expect(budgetWords([ahead])).toBe('All that is left of Food is planned already.')
  expect(budgetWords([ahead, { ...food, left: 0 }])).toBe(
    'All that is left of the budgets counted here is planned already.',
  )
})

const writing = { currency: 'EUR', locale: 'en-GB' }

it('what the month has is said, also where more goes than comes', () => {
  const over = { left: -500, daysLeft: 3, usualMonth: null, isAbout: true }
  expect(monthWords(over, writing)).toBe(
    '≈\u00a0€5.00 more is spent, saved or planned than you earn this month.',
  )
  const usual = { left: 500, daysLeft: 1, usualMonth: { from: '2026-10-01' } }
  expect(monthWords(usual, writing)).toBe(
    '€5.00 of this month is still free, for today, if you earn as much as in October 2026.',
  )
  const ahead = { left: 83_428, daysLeft: 12, usualMonth: null, incomeEntered: 0 }
  expect(monthWords({ ...ahead, incomeAhead: 151_230 }, writing)).toBe(
    '€834.28 of this month is still free, over 12 days, ' +
      'counting on €1,512.30 that is still to come in.',
  )
  const comes = { ...ahead, incomeAhead: 151_230 }
  const said = (name: string | null) =>
    monthWords(comes, { ...writing, toCome: { name, on: '2026-11-30' } }).split(', counting on ')[1]
  expect(said('Pension')).toBe('€1,512.30 Pension on 30 Nov.')
  expect(said(null)).toBe('€1,512.30 still to come in by 30 Nov.')
  expect(monthWords({ ...ahead, incomeAhead: 0 }, writing)).toBe(
    '€834.28 of this month is still free, over 12 days.',
  )
})

it('the one that sets the figure is said, and what the other one leaves', () => {
  const month = { perDay: 700, left: 1400, daysLeft: 2, usualMonth: null }
  const budgets = { perDay: 1200, budgets: [all] }
  expect(safeWords({ basis: 'income', ...month, byBudgets: budgets }, writing)).toBe(
    '€14.00 of this month is still free, over 2 days. ' + 'Your budgets allow more: €12.00 a day.',
  )
  const missing = [{ currency: 'USD', from: '2026-11-03', to: '2026-11-03', amount: 4500 }]
  const more = { ...month, perDay: 2000, isAbout: true, missing }
  expect(safeWords({ basis: 'budgets', ...budgets, month: more }, writing)).toBe(
    'What you can spend a day and stay within Everything. ' +
      'The month allows more: ≈\u00a0€20.00 a day; not taken off: US$45.00 without a rate.',
  )
  const both = { ...budgets, missing, month: more }
  expect(safeWords({ basis: 'budgets', ...both }, writing)).toMatch(/€20\.00 a day\.$/)
  expect(safeWords({ basis: 'budgets', ...budgets, month: { perDay: 1200 } }, writing)).toBe(
    'What you can spend a day and stay within Everything. The month allows as much.',
  )
  const none = { perDay: 0, budgets: [food] }
  expect(safeWords({ basis: 'budgets', ...none, month: { perDay: 0 } }, writing)).toBe(
    'Food is used up. The month allows nothing either.',
  )
  expect(safeWords({ basis: 'budgets', ...budgets }, writing)).toBe(
    'What you can spend a day and stay within Everything.',
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
  expect(said(travel)).toBe('Travel allows ≈\u00a0€11.67 a day in its categories.')
  expect(said({ ...travel, perDay: 0, left: -989 })).toBe('Travel is over budget.')
  expect(said(travel, { ...travel, name: 'Food' })).toBe(
    'Your budgets allow ≈\u00a0€23.34 a day in their categories.',
  )
  expect(budgetWords([travel], true)).toBe('What you can spend a day on what Travel is for.')
})

it('a budget that is over is called over budget, and by how much', () => {
  const swiss = { name: 'Travel', perDay: 0, left: -989, currency: 'CHF', counted: 0 }
  expect(tightSentence({ tightest: swiss }, writing)).toBe(
    'Travel is over budget by CHF\u00a09.89.',
  )
  const less = { ...swiss, perDay: 500, left: 5000, counted: 510 }
  expect(tightSentence({ tightest: less }, writing)).toBe(
    'Travel alone allows less: CHF\u00a05.00 (≈\u00a0€5.10) a day.',
  )
  const over = [swiss, { ...swiss, name: 'Groceries', left: -26_176 }]
  expect(tightSentence({ tightest: swiss, over }, writing)).toBe(
    'Travel is over budget by CHF\u00a09.89 and Groceries by CHF\u00a0261.76.',
  )
  expect(tightSentence({ tightest: null }, writing)).toBeNull()
  expect(budgetWords([{ ...food, left: -1 }])).toBe('Food is over budget.')
})

it('accounts that hold less are said, with when, and what else would be left', () => {
  const held = { left: 24_000, daysLeft: 12, lowest: 30_000, earmarked: 6000 } as const
  const days = { lowestOn: '2026-03-25', until: '2026-03-31' } as const
  const accounts = { basis: 'accounts', perDay: 2000, ...held, ...days } as const
  expect(safeWords({ ...accounts, month: { perDay: 8000 } }, writing)).toBe(
    'Your cash, current accounts and cards come down to €300.00 on 25 Mar, ' +
      '€60.00 of it put by for goals, and that is for 12 days, until 31 Mar. ' +
      'The month allows more: €80.00 a day.',
  )
  const none = { ...accounts, perDay: 0, left: -100, lowest: -100, earmarked: 0 }
  const low = 'Your cash, current accounts and cards come down to -€1.00 on 25 Mar.'
  expect(safeWords(none, writing)).toBe(low)
  const now = { ...accounts, lowestOn: '2026-03-20', earmarked: 0 } as const
  expect(safeWords(now, writing)).toBe(
    'Your cash, current accounts and cards hold €300.00, and that is for 12 days, until 31 Mar.',
  )
})

it('says of what was spent today that it is deducted only where all of it is', () => {
  expect(deductsToday({ basis: 'budgets', isPartial: true })).toBe(false)
  expect(deductsToday({ basis: 'budgets' })).toBe(true)
  expect(deductsToday({ basis: 'income' })).toBe(true)
})
