import { expect, it } from 'vitest'
import type { LedgerRow } from '#domain/ledger.ts'
import { expenses, incomes } from './noun.ts'
import { countsOf, rowWords } from './row-words.ts'

const words = (rowCount: number, refundCount: number) =>
  rowWords(expenses, { rowCount, refundCount }, 'en-GB')

it('money back is named, and not called an expense', () => {
  expect(words(1, 0)).toBe('1 expense')
  expect(words(1818, 1)).toBe('1,817 expenses and 1 refund')
  expect(words(3, 2)).toBe('1 expense and 2 refunds')
  expect(words(2, 2)).toBe('2 refunds')
  expect(words(0, 0)).toBe('0 expenses')
  expect(rowWords(incomes, { rowCount: 2, refundCount: 0 }, 'en-GB')).toBe('2 incomes')
  const rows = [{ refundOf: 'a' }, { refundOf: null }, {}] as readonly unknown[]
  expect(countsOf(rows as readonly LedgerRow[])).toEqual({ rowCount: 3, refundCount: 1 })
})
