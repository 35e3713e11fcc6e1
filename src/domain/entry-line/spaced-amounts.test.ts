import { expect, it } from 'vitest'
import { createLineReader } from './read-line.ts'

const readerOf = (locale: string) =>
  createLineReader({
    ...{ today: '2026-11-18', locale, currency: 'EUR', largest: 10 ** 13, noun: 'expense' },
    ...{ categories: [], tags: [], merchants: [], people: [], groups: [] },
  })

it.each([
  ['flight 12 345,67', 1_234_567],
  ['flight 12 345.67', 1_234_567],
  ['flight 12\u202f345,67', 1_234_567],
  ['flight 12\u00a0345,67 yesterday', 1_234_567],
  ["flight 12'345.67", 1_234_567],
  ['flight 12’345,67', 1_234_567],
  ['Flug 1 234,50 €', 123_450],
  ['flat 2 345,00', 234_500],
  ['laptop 2 345,00', 234_500],
  ['5 may 12 345,67', 1_234_567],
  // The first number is something else.
  ['flight 212 345,67', 34_567],
  ['bus 12 345,67', 34_567],
  ['bus 12 3,40', 340],
  ['room 12 345,67', 34_567],
  ['iPhone 15 899,00', 89_900],
  ['may 12 345,67', 34_567],
  ['rent on 5 850,00', 85_000],
])('reads %s', (line, amount) => {
  expect(readerOf('en-GB')(line).amount).toBe(amount)
  expect(readerOf('de-DE')(line).amount).toBe(amount)
})

it('keeps the day that stands before an amount', () => {
  expect(readerOf('en-GB')('may 12 345,67')).toMatchObject({ date: '2026-05-12', amount: 34_567 })
  expect(readerOf('de-DE')('Miete on 5 850,00')).toMatchObject({ amount: 85_000 })
})
