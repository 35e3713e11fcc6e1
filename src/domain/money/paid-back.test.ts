import fc from 'fast-check'
import { expect, it } from 'vitest'
import { worthOf } from '../ledger.ts'
import { backWith, type ExpectedBack } from './paid-back.ts'
import { payingProblem } from './paying-problem.ts'

const back: ExpectedBack = { amount: 200, settledBy: null }
const came = (id: string, amount: number, more = {}) => ({
  ...{ id, amount, currency: 'EUR', ...more },
})

it('is what came, whatever order it came in and however often it is told', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 150 }), { maxLength: 5 })
  fc.assert(
    fc.property(parts, (amounts) => {
      const incomes = amounts.map((amount, at) => came(`i${at}`, amount))
      const told = backWith(back, 'EUR', incomes)
      const sum = Math.min(
        200,
        amounts.reduce((all, one) => all + one, 0),
      )
      expect(worthOf({ amount: 200, expectedBack: told })).toMatchObject({ returned: sum })
      expect((told.received ?? 0) < told.amount).toBe(true)
      expect(backWith(told, 'EUR', incomes.toReversed())).toEqual(told)
      expect(backWith(told, 'EUR', [])).toEqual(back)
    }),
  )
})

it('names the last one where all of it came, and leaves it where one has another currency', () => {
  const [early, late] = [came('a', 150), came('b', 50)]
  expect(backWith(back, 'EUR', [late, early])).toEqual({ ...back, settledBy: 'b', received: 150 })
  expect(backWith(back, 'EUR', [came('a', 1, { currency: 'CHF' })])).toBe(back)
})

it('refuses more than is still expected and another currency, but not what was so before', () => {
  const expense = { currency: 'EUR', expectedBack: back }
  const problem = (before: number | null, amount: number, currency = 'EUR') =>
    payingProblem(
      before === null ? null : { amount: before, currency: 'EUR', settles: 'e' },
      { amount, currency, settles: 'e' },
      expense,
      [came('x', 120)],
    )
  expect(problem(null, 80)).toBeNull()
  expect(problem(50, 81)).toEqual({ of: 'amount', left: 80 })
  expect([problem(90, 90), problem(50, 50, 'CHF')]).toEqual([null, { of: 'currency' }])
})
