import { expect, it } from 'vitest'
import { alreadyEntered } from './already-entered.ts'

const pension = { description: 'Důchod', amount: 19_000, currency: 'CZK', priceChanges: [] }
const days = ['2026-09-15', '2026-10-15', '2026-11-15'].map((day) => ({ dueOn: day, postOn: day }))

it('finds the days of a plan that are in the book already, each entry once', () => {
  const entered = (date: string, more: object = {}) => ({ ...pension, date, ...more })
  const found = (...entries: Parameters<typeof entered>[]) =>
    alreadyEntered(
      pension,
      days,
      entries.map((one) => entered(...one)),
    )
  expect(found(['2026-09-15'], ['2026-10-13'], ['2026-11-19'])).toEqual([
    '2026-09-15',
    '2026-10-15',
  ])
  expect(found(['2026-09-15', { description: 'důchod' }])).toEqual(['2026-09-15'])
  expect(found(['2026-09-15', { amount: 18_000 }], ['2026-10-15', { currency: 'EUR' }])).toEqual([])
  expect(found(['2026-09-15', { description: 'Nájem' }])).toEqual([])
  const close = [
    { dueOn: '2026-09-15', postOn: '2026-09-15' },
    { dueOn: '2026-09-16', postOn: '2026-09-16' },
  ]
  expect(alreadyEntered(pension, close, [entered('2026-09-16')])).toHaveLength(1)
})
