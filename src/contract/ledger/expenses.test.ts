import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkExpense, expenses } from './expenses.ts'
import { incomes } from './incomes.ts'

const id = '019b0000-0000-7000-8000-000000000001'
const other = '019b0000-0000-7000-8000-000000000002'
const shape = z.object(expenses.writable)
const plain = {
  ...expenses.defaults,
  id,
  amount: 1000,
  currency: 'EUR',
  description: 'Dinner',
  date: '2026-03-31',
}
const part = (amount: number) => ({ categoryId: null, amount, note: null })
const back = (amount: number) => ({ amount, from: 'Anna', dueOn: null, settledBy: null })

describe('the fields of an expense', () => {
  it.each([
    ['lines', [part(1)]],
    ['lines', []],
    ['lines', Array.from({ length: 21 }, () => part(1))],
    ['lines', [part(1), { ...part(1), price: 2 }]],
    ['lines', [part(1), part(0)]],
    ['lines', [part(1), { ...part(1), categoryId: id.toUpperCase() }]],
    ['expectedBack', { ...back(1), from: ' ' }],
    ['expectedBack', { ...back(1), dueOn: '2026-02-30' }],
    ['expectedBack', { amount: 1, from: 'Anna' }],
    ['installment', { planId: other, n: 0, of: 2 }],
    ['installment', { planId: other, n: 1, of: 121 }],
    ['installment', { planId: other, n: 1, of: 1 }],
    ['installment', { n: 1, of: 2 }],
    ['rate', { to: 'USD', value: '0' }],
    ['rate', { to: 'USD', value: '0.000' }],
    ['rate', { to: 'USD', value: '1,2' }],
    ['rate', { to: 'USD', value: '-1' }],
    ['rate', { to: 'USD', value: '1e3' }],
    ['rate', { to: 'USD', value: '01' }],
    ['rate', { to: 'USD', value: '1234567890123' }],
    ['rate', { to: 'USD', value: '0.12345678901' }],
    ['rate', { to: 'USD', value: 1.5 }],
    ['rate', { to: 'XXQ', value: '1' }],
    ['bankId', 'x'.repeat(201)],
  ])('refuse %s as %j', (field, value) => {
    expect(shape.safeParse({ ...plain, [field]: value }).success).toBe(false)
  })

  it.each(['0.9312', '1', '123456789012.1234567890', '0.0000000001'])(
    'take the rate %s',
    (value) => {
      expect(shape.safeParse({ ...plain, rate: { to: 'USD', value } }).success).toBe(true)
    },
  )
})

describe('what the fields are to each other', () => {
  it.each([
    [{}, []],
    [{ lines: [part(400), part(600)] }, []],
    [{ lines: [part(400), part(601)] }, ['lines']],
    [{ expectedBack: back(1000) }, []],
    [{ expectedBack: back(1001) }, ['expectedBack.amount']],
    [{ installment: { planId: other, n: 3, of: 3 } }, []],
    [{ installment: { planId: other, n: 4, of: 3 } }, ['installment.n']],
    [{ refundOf: other }, []],
    [{ refundOf: id }, ['refundOf']],
    [{ refundOf: other, expectedBack: back(1) }, ['expectedBack']],
    [{ refundOf: other, installment: { planId: id, n: 1, of: 3 } }, ['installment']],
    [{ rate: { to: 'USD', value: '1.1' } }, []],
    [{ rate: { to: 'EUR', value: '1' } }, ['rate.to']],
  ])('of %j: %j is to be fixed', (fields, wrong) => {
    const row = { ...plain, ...fields }
    expect(Object.keys(checkExpense(row)).sort()).toEqual(wrong)
  })

  it('is checked of an income too', () => {
    const row = { currency: 'EUR', rate: { to: 'EUR', value: '1' } }
    expect(Object.keys(incomes.check(row))).toEqual(['rate.to'])
  })
})
