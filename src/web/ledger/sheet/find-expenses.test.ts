import { expect, it } from 'vitest'
import type { Entry } from '#web/ledger/model/entry.ts'
import { findExpenses, onlyBought } from './find-expenses.ts'

const row = (id: string, description: string, more = {}) =>
  ({
    id,
    description,
    paymentMethod: 'card',
    refundOf: null,
    tags: [],
    ...more,
  }) as unknown as Entry

const source = {
  months: ['2026-02', '2026-01'],
  rowsOf: (month: string) =>
    month === '2026-02'
      ? [row('a', 'backpack'), row('b', 'shoes'), row('r', 'shoes back', { refundOf: 'b' })]
      : [row('c', 'shoes of my back'), row('d', 'bread')],
}

const idsOf = (text: string, isTyped: boolean, exceptId = '') =>
  findExpenses(source, { text, isTyped, exceptId }).map(({ id }) => id)

it('takes what is typed word by word', () => {
  expect(idsOf('shoes back', true)).toEqual(['c'])
  expect(idsOf('shoes', true)).toEqual(['b', 'c'])
  expect(idsOf('', true)).toEqual(['a', 'b', 'c', 'd'])
  expect(idsOf('shoes', true, 'b')).toEqual(['c'])
})

it('takes what is only likely by any of its words, the best first', () => {
  expect(idsOf('shoes back', false)).toEqual(['c', 'a', 'b'])
  expect(idsOf('shoes returned', false)).toEqual(['b', 'c'])
  expect(idsOf('amazon', false)).toEqual([])
  expect(idsOf('', false)).toHaveLength(4)
})

it('knows the purchase that money back is of where only one can be meant', () => {
  const paid = { amount: 8640, currency: 'CHF', date: '2026-01-10' }
  const rowsOf = () => [
    row('a', 'dinner', paid),
    row('b', 'coffee', paid),
    row('c', 'coffee', paid),
    row('d', 'tea', { ...paid, amount: 400 }),
  ]
  const only = (text: string, more = {}) =>
    onlyBought(
      { months: ['2026-01'], rowsOf },
      { text, amount: 2000, currency: 'CHF', date: '2026-01-18', ...more },
    )?.id
  expect(only('dinner')).toBe('a')
  expect(only('dinner', { amount: null, currency: 'EUR' })).toBe('a')
  expect([only('coffee'), only('tea'), only('Pfand'), only('')]).toEqual(Array(4).fill(undefined))
  expect(only('dinner', { date: '2026-01-09' })).toBeUndefined()
})
