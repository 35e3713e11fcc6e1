import { expect, it } from 'vitest'
import type { Entry, Expense } from '#web/ledger/model/entry.ts'
import { findExpenses, onlyBought, onlyOwed } from './find-expenses.ts'

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
    row('e', 'lent', { ...paid, expectedBack: { amount: 8640 } }),
  ]
  const only = (text: string, more = {}) =>
    onlyBought(
      { months: ['2026-01'], rowsOf },
      { text, amount: 2000, currency: 'CHF', date: '2026-01-18', ...more },
    )?.id
  expect(only('dinner')).toBe('a')
  expect(only('dinner', { amount: null, currency: 'EUR' })).toBe('a')
  for (const none of ['coffee', 'tea', 'lent', 'Pfand', '']) expect(only(none)).toBeUndefined()
  expect(only('dinner', { date: '2026-01-09' })).toBeUndefined()
})

it('finds what somebody still owes by the name, the amount and the age of it', () => {
  const owing = (id: string, from: string, amount: number, more = {}) =>
    row(id, 'lent', {
      ...{ currency: 'EUR', date: `2026-01-0${id}`, amount },
      expectedBack: { amount, from, dueOn: null, settledBy: null, ...more },
    }) as Expense
  const rows = [
    owing('3', 'Lukas Berger', 5000),
    owing('2', 'Lukas Berger', 20_000, { received: 15_000 }),
    owing('1', 'Lukas Berger', 30_000, { settledBy: 'i' }),
    owing('4', 'Anna and Ben', 900),
  ]
  const found = (text: string, amount: number, currency = 'EUR') =>
    onlyOwed(rows, { text, amount, currency, date: '2026-02-01' })?.id
  expect(found('Neffe Lukas', 4000)).toBe('2')
  expect(found('lukas', 30_000)).toBe('2')
  expect(found('lukas', 5000)).toBe('2')
  expect([found('ben', 100), found('and', 100), found('lukas', 1, 'CHF')]).toEqual([
    '4',
    undefined,
    undefined,
  ])
})
