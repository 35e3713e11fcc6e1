import { expect, it } from 'vitest'
import { costOf, partsOf } from '../ledger.ts'
import { type OwnShare, shareEntry } from './share-entry.ts'

const dinner: OwnShare = {
  id: 's',
  groupId: 'g',
  expenseId: 'e',
  description: 'Dinner',
  date: '2026-03-31',
  currency: 'EUR',
  share: 3000,
  paid: 9000,
  categoryId: 'food',
}

it('costs my share, whatever I laid out', () => {
  const entry = shareEntry(dinner)
  expect(entry && costOf(entry)).toBe(3000)
  expect(entry && partsOf(entry)).toMatchObject([{ categoryId: 'food', gross: 3000, back: 0 }])
  const paid = shareEntry(dinner, 'paid')
  expect(paid?.amount).toBe(9000)
})

it('has the rate of the bill', () => {
  const rate = { to: 'EUR', value: '0.5' }
  expect(shareEntry({ ...dinner, currency: 'SYP', rate })?.rate).toEqual(rate)
  expect(shareEntry(dinner)?.rate).toBeNull()
})

it('is no entry where it is nothing', () => {
  expect(shareEntry({ ...dinner, share: 0 })).toBeNull()
  expect(shareEntry({ ...dinner, paid: 0 }, 'paid')).toBeNull()
})
