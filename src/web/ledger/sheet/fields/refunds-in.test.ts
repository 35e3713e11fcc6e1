import { expect, it } from 'vitest'
import { expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import { refundedWords, refundsIn } from './refunds-in.ts'

const row = (id: string, fields: object = {}) => ({
  ...expenseEntity.defaults,
  ...{ id, amount: 2000, currency: 'GBP', description: id, date: '2026-11-01', tags: [] },
  ...fields,
})
const rows = [
  row('hotel'),
  row('one', { refundOf: 'hotel' }),
  row('two', { refundOf: 'hotel', amount: 500 }),
  row('three', { refundOf: 'hotel', amount: 5000, currency: 'EUR' }),
  row('taxi back', { refundOf: 'taxi' }),
]
const book = { rows: () => new Map(rows.map((one) => [one.id, one])) } as never

it('finds what came back of a purchase, without what is being written', () => {
  expect(refundedWords(refundsIn(book, 'hotel'), 'en-GB')).toBe('£25.00 + €50.00')
  expect(refundedWords(refundsIn(book, 'hotel', 'three'), 'en-GB')).toBe('£25.00')
  expect(refundsIn(book, 'one')).toEqual([])
})
