import { expect, it } from 'vitest'
import { monthRange } from '../../calendar/calendar.ts'
import type { BudgetFact, Facts } from '../facts.ts'
import { budgetRow, usedWords } from '../words.ts'
import { budgetOverrun, budgetTooSmall } from './budgets.ts'

const book = { today: '2026-11-17', locale: 'en-GB', currency: 'EUR' }
const budget = (now: Partial<NonNullable<BudgetFact['now']>>): BudgetFact => ({
  ...{ id: 'all', name: 'All', currency: 'EUR', categoryIds: [], topIds: [] },
  ...{ amount: 200_000, hasAmountChanges: false, past: [], toBook: (sum: number) => sum },
  now: {
    ...{ from: '2026-11-01', to: '2026-11-30', available: 200_000, upcoming: 0, rest: 0 },
    ...{ spent: 276_038, ahead: 14_180, isAbout: true, isAheadAbout: true },
    projected: 276_038,
    ...now,
  },
})
const found = (one: BudgetFact) =>
  budgetOverrun.find({ ...book, budgets: [one] } as Partial<Facts> as Facts)[0]

it('says how far a budget is over as its page does, and what of it is still ahead', () => {
  expect(found(budget({}))).toMatchObject({
    title: 'All is over by ≈\u00a0€760.38',
    text:
      '≈\u00a0€2,618.58 of €2,000.00 is spent and ≈\u00a0€141.80 is ' +
      'still ahead, until 30 November 2026.',
  })
  const exact = { ...{ spent: 230_000, ahead: 40_000, projected: 240_000 } }
  expect(found(budget({ ...exact, isAbout: false, isAheadAbout: false }))).toMatchObject({
    title: 'All is over by €300.00',
    text:
      '€1,900.00 of €2,000.00 is spent and €400.00 is still ahead. ' +
      'With what is still to come it will be about €2,400.00 on 30 November 2026.',
  })
})

it('never calls spent what is all still ahead, and keeps about in the rows below', () => {
  const ahead = budget({ spent: 10_111, ahead: 10_111, available: 10_000 })
  const words = '€0.00 of €100.00 is spent and ≈\u00a0€101.11 is still ahead'
  expect(usedWords(book, ahead)).toBe(words)
  expect(budgetRow(ahead)).toMatchObject({ amount: 10_111, isAbout: true })
  expect(usedWords(book, budget({ ahead: 0, isAbout: false }))).toBe(
    '€2,760.38 of €2,000.00 is spent',
  )
})

it('proposes no amount below what the running period has taken', () => {
  const past = ['07', '08', '09', '10'].map((month) => ({
    ...{ ...monthRange(`2026-${month}`), assigned: 200_000, spent: 210_000 },
  }))
  const labelOf = (spent: number) =>
    budgetTooSmall.find({
      ...book,
      budgets: [{ ...budget({ spent }), past }],
    } as Partial<Facts> as Facts)[0]?.action?.label
  expect([labelOf(50_000), labelOf(276_038)]).toEqual([
    'Change to €2,100.00',
    'Change to €2,800.00',
  ])
})
