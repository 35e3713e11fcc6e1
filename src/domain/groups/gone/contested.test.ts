import { expect, it } from 'vitest'
import type { Deed } from './between.ts'
import { contestedBy, worseBy } from './contested.ts'

const day = (of: number) => new Date(Date.UTC(2026, 10, of, 12)).toISOString()
const none = new Map<string, number>()

/** What moved the part of Ben by so much, on which days. */
const bill = (moves: readonly (readonly [day: number, amount: number])[]): Deed => ({
  ...{ id: 'bill', name: 'Taxi', currency: 'EUR', kind: 'bill', isThere: true },
  acts: moves.map(([at, amount]) => ({
    ...{ by: 'Anna', at: day(at), held: none, isDeletion: amount > 0 },
    effects: new Map([['Ben', amount]]),
  })),
})
const worse = (deed: Deed) => worseBy(contestedBy([deed], 'Ben', day(20)), 'Ben')

it('is what was written just before, or put back since', () => {
  expect(worse(bill([[18, -700]]))).toBe(700)
  const putBack = [
    [18, -700],
    [19, 700],
    [40, -700],
  ] as const
  expect(worse(bill(putBack))).toBe(700)
})

it('reaches back as far as nothing stood for three days', () => {
  const daily = Array.from({ length: 12 }, (_, n) => [8 + n, n % 2 ? 700 : -700] as const)
  expect(worse(bill([...daily, [20, -700]]))).toBe(700)
})

it('is nothing that had stood longer, however it was put back', () => {
  const stood = [
    [1, -5000],
    [19, 5000],
    [21, -5000],
  ] as const
  expect(worse(bill(stood))).toBe(0)
  expect(contestedBy([bill([[1, -5000]])], 'Ben', day(20))).toEqual([])
})
