import { expect, it } from 'vitest'
import { paidFrom } from './use-paid-with.ts'

it('leaves a bank account as a transfer, unless that thing was paid otherwise', () => {
  expect(paidFrom('current', null, 'card')).toBe('bank')
  expect(paidFrom('current', 'card', 'cash')).toBe('card')
  expect(paidFrom('card', null, 'bank')).toBe('card')
  expect(paidFrom('cash', null, 'card')).toBe('cash')
  expect([paidFrom(undefined, null, 'card'), paidFrom(undefined, 'bank', 'card')]).toEqual([
    ...['card', 'bank'],
  ])
})
