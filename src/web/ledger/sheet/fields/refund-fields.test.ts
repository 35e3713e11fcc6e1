import { expect, it } from 'vitest'
import { expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import type { Expense } from '#web/ledger/model/entry.ts'
import { newDraft } from '../draft.ts'
import { prefill } from './refund-fields.tsx'

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
