import { expect, it } from 'vitest'
import { expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import type { Expense } from '#web/ledger/model/entry.ts'
import { expenses, incomes } from '#web/ledger/model/noun.ts'
import { newDraft } from '../draft.ts'
import { prefill, refundRatesAsked, withRefund } from './refund-fields.tsx'
import { canBeRefund } from './section-buttons.tsx'

const taxi = {
  ...expenseEntity.defaults,
  ...{ id: 'taxi', amount: 1800, currency: 'GBP', description: 'Taxi', date: '2026-11-01' },
  ...{ paymentMethod: 'card', tags: [] },
} satisfies Expense

it('keeps the currency of an amount that is there, and else takes that of the purchase', () => {
  const draft = newDraft('EUR', '2026-11-17', 'card')
  expect(prefill({ ...draft, amount: '4' }, taxi, 1800, 'en-GB')).toMatchObject({
    amount: '4',
    currency: 'EUR',
  })
  expect(prefill(draft, taxi, 1800, 'en-GB')).toMatchObject({ amount: '18.00', currency: 'GBP' })
})

const plain = { amount: '', refundOf: null }

it('is no refund any more once what had the minus is written over', () => {
  const back = { amount: '5', refundOf: '', isBackBySign: true }
  const plainly = { refundOf: null, isBackBySign: false }
  for (const amount of ['1.000', '', '1']) {
    expect(withRefund({ amount }, back)).toEqual({ amount, ...plainly })
    expect(withRefund({ amount }, { ...back, refundOf: 'taxi' })).toEqual({ amount })
    expect(withRefund({ amount }, { ...back, isBackBySign: false })).toEqual({ amount })
  }
  expect(withRefund({ amount: '50' }, back)).toEqual({ amount: '50' })
  expect(withRefund({ amount: '5' }, { ...back, amount: '50' })).toEqual({ amount: '5' })
})

it('takes an amount below zero for money back, where it may become that', () => {
  for (const amount of ['-30', '−30', ' - 30']) {
    const back = { amount: '30', refundOf: '', isBackBySign: true }
    expect(withRefund({ amount }, plain)).toEqual(back)
  }
  for (const amount of ['30', '5-3', '-', '']) {
    expect(withRefund({ amount }, plain)).toEqual({ amount })
  }
  expect(withRefund({ currency: 'GBP' }, plain)).toEqual({ currency: 'GBP' })
  const draft = newDraft('EUR', '2026-11-17', 'card')
  expect(canBeRefund({ draft, noun: expenses, entry: null })).toBe(true)
  expect(canBeRefund({ draft, noun: incomes, entry: null })).toBe(false)
  expect(canBeRefund({ draft, noun: expenses, entry: { ...taxi, loanId: 'car' } })).toBe(false)
  expect(canBeRefund({ draft: { ...draft, months: '3' }, noun: expenses, entry: null })).toBe(false)
})

it('asks for the rates of the purchase too, so that what came back makes less of it', () => {
  const back = { ...taxi, id: 'back', refundOf: 'taxi', currency: 'EUR', date: '2026-11-05' }
  const rows = new Map([taxi, back].map((row) => [row.id, row]))
  expect(refundRatesAsked(rows, '2026-11-17')).toEqual({
    currencies: ['EUR', 'GBP'],
    since: '2026-11-01',
  })
})
