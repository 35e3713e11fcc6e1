import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { budgets } from './entities.ts'

const shape = z.object(budgets.writable)
const food = {
  ...budgets.defaults,
  name: 'Food',
  amount: 40_000,
  currency: 'EUR',
  startOn: '2026-03-01',
}
const complaints = (fields: object) => budgets.check(shape.parse({ ...food, ...fields }))
const capped = { surplus: 'cap', deficit: 'carry', cap: null }

describe('a budget', () => {
  it('needs a name, an amount, a currency and a first day', () => {
    expect(complaints({})).toEqual({})
    expect(
      Object.keys(z.flattenError(shape.safeParse({}).error ?? new z.ZodError([])).fieldErrors),
    ).toEqual(expect.arrayContaining(['name', 'amount', 'currency', 'startOn']))
  })

  it.each([
    ['ends before it begins', { endOn: '2026-02-28' }, 'endOn'],
    ['has days of its own without the last', { period: 'custom' }, 'endOn'],
    ['is one period of centuries', { period: 'custom', endOn: '2036-03-02' }, 'endOn'],
    ['keeps up to nothing it names', { rollover: capped }, 'rollover.cap'],
    [
      'has changes out of order',
      {
        amountChanges: [
          { from: '2026-05-01', amount: 5 },
          { from: '2026-05-01', amount: 6 },
        ],
      },
      'amountChanges.1.from',
    ],
  ])('is refused when it %s', (_what, fields, field) => {
    expect(Object.keys(complaints(fields))).toEqual([field])
  })

  it('may be one period of ten years', () => {
    expect(complaints({ period: 'custom', endOn: '2036-03-01' })).toEqual({})
  })

  it.each([
    ['categories twice', { categoryIds: Array(2).fill('019b0000-0000-7000-8000-000000000100') }],
    ['alerts twice', { alerts: [80, 80] }],
    ['alerts at nothing', { alerts: [0] }],
    ['a first day long ago', { startOn: '1989-12-31' }],
    ['no amount', { amount: 0 }],
  ])('has no %s', (_what, fields) => {
    expect(shape.safeParse({ ...food, ...fields }).success).toBe(false)
  })
})
