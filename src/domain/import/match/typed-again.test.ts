import { expect, it } from 'vitest'
import type { BookedRow } from './booked.ts'
import { typedAgain } from './verdicts.ts'

const libro: BookedRow = {
  ...{ id: 'a', date: '2026-10-29', amount: -849, currency: 'EUR', bankId: 'row:1' },
  ...{ description: 'BEZAHLUNG KARTE', merchant: 'LIBRO HANDELSGES. WIEN', account: 'AT61' },
}
const typed = { date: '2026-10-29', amount: -849, currency: 'EUR', merchant: null }

it('finds what an import brought that day for that amount under such a name, and only that', () => {
  const found = (description: string, more = {}) =>
    typedAgain({ ...typed, description, ...more }, [{ ...libro, id: 'b', amount: 849 }, libro])
  expect(found('libro')).toBe('a')
  expect(found('hefte', { merchant: 'Libro' })).toBe('a')
  expect(found('hofer')).toBeNull()
  expect(found('libro', { date: '2026-10-30' })).toBeNull()
  expect(found('libro', { amount: -850 })).toBeNull()
})
