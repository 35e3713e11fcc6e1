import { expect, it } from 'vitest'
import { movedAtHome } from '../written-rate.ts'
import { worthOf } from './rate-field.tsx'

const draft = { amount: '30', currency: 'GBP', date: '2026-11-17', rate: '', rateTo: 'EUR' }
const rate = { over: 116_525n, under: 100_000n }

it('is worth what its parts are worth, each rounded by itself as in every total', () => {
  const lines = ['10.01', '10.01', '9.98'].map((amount) => ({ amount }))
  expect(worthOf(draft, rate, 'en-GB')).toBe(3496)
  expect(worthOf({ ...draft, lines }, rate, 'en-GB')).toBe(1166 + 1166 + 1163)
  expect(worthOf({ ...draft, amount: 'x' }, rate, 'en-GB')).toBeNull()
})

it('is worth what the bank moved, where that is in the currency of totals', () => {
  const moved = { ...draft, accountAmount: '31.10', groupId: null, months: null }
  expect(movedAtHome(moved, 'EUR', 'en-GB')).toBe(3110)
  expect(movedAtHome({ ...moved, accountAmount: '31,10' }, 'EUR', 'de-DE')).toBe(3110)
  expect(movedAtHome(moved, 'USD', 'en-GB')).toBeNull()
  expect(movedAtHome(moved, undefined, 'en-GB')).toBeNull()
  expect(movedAtHome({ ...moved, accountAmount: ' ' }, 'EUR', 'en-GB')).toBeNull()
  expect(movedAtHome({ ...moved, months: '3' }, 'EUR', 'en-GB')).toBeNull()
  expect(movedAtHome({ ...moved, currency: 'EUR' }, 'EUR', 'en-GB')).toBeNull()
})
