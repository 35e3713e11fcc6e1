import { expect, it } from 'vitest'
import { strangersIn } from './strangers.ts'

const found = (text: string) => strangersIn(text, 'en-GB', () => true)

it.each([
  'is 411, 111, 111, 111, 111, 1 my card',
  'is 030–901–820:17 the phone',
  'is 030 * 901 * 820 the phone',
  'is 030.90.18.20.17 the phone',
  'is 030-12-11-2026 the phone',
  'is 4111_1111_1111_1111 my card',
])('hides a number however it is set apart: %s', (text) => {
  expect(found(text).join(' ').replaceAll(/\D/g, '').length).toBeGreaterThan(6)
})

it('leaves years, days and sums', () => {
  expect(found('compare 2025, 2026 and 2027')).toEqual([])
  expect(found('over 1,234,567.00 since 14.3.2025')).toEqual([])
})
