import { expect, it } from 'vitest'
import { worthOf } from './rate-field.tsx'

const draft = { amount: '30', currency: 'GBP', date: '2026-11-17', rate: '', rateTo: 'EUR' }
const rate = { over: 116_525n, under: 100_000n }

it('is worth what its parts are worth, each rounded by itself as in every total', () => {
  const lines = ['10.01', '10.01', '9.98'].map((amount) => ({ amount }))
  expect(worthOf(draft, rate, 'en-GB')).toBe(3496)
  expect(worthOf({ ...draft, lines }, rate, 'en-GB')).toBe(1166 + 1166 + 1163)
  expect(worthOf({ ...draft, amount: 'x' }, rate, 'en-GB')).toBeNull()
})
