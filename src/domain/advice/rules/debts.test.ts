import { expect, it } from 'vitest'
import type { Facts } from '../facts.ts'
import { dearestFirst } from './debts.ts'

const loan = (id: string, rateBps: number, startOn = '2026-01-01') => ({
  id,
  name: id,
  currency: 'EUR',
  rateBps,
  balance: 100_000,
  startOn,
})
const foundWith = (...loans: readonly object[]) =>
  dearestFirst.find({ loans, today: '2026-11-16', locale: 'en-GB' } as unknown as Facts)

it('advises to pay back first what is owed, not what is still to be paid out', () => {
  expect(foundWith(loan('Car', 900), loan('Flat', 300))).toHaveLength(1)
  expect(foundWith(loan('Car', 900, '2026-11-17'), loan('Flat', 300))).toEqual([])
})
