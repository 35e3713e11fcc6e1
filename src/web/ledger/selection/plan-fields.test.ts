import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkExpense, expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import { incomes as incomeEntity } from '#contract/ledger/incomes.ts'
import { decimalOf } from '#domain/money/money.ts'
import type { Command } from '#web/data/replica/types.ts'
import { changing } from '#web/writes/write.ts'
import type { Expense, Income } from '../model/entry.ts'
import { expenses, incomes } from '../model/noun.ts'
import { type FieldChange, planField, tiesIn } from './plan-fields.ts'

const expense = (fields: Partial<Expense>): Expense => ({
  ...expenseEntity.defaults,
  tags: [],
  id: 'a',
  amount: 1250,
  currency: 'EUR',
  description: 'Lunch',
  date: '2026-03-01',
  ...fields,
})
const income = (fields: Partial<Income>): Income => ({
  ...incomeEntity.defaults,
  tags: [],
  id: 'i',
  amount: 1250,
  currency: 'EUR',
  description: 'Pay',
  date: '2026-03-01',
  ...fields,
})
const books = { expenses: [], incomes: [], transfers: [], accounts: [] }
const none = tiesIn(books)
const patches = (commands: readonly Command[]) =>
  commands.flatMap(({ args }) => (args.changes ?? [args]) as { id: string; patch: object }[])
const planOf = (...[rows, noun, change, ties]: Parameters<typeof planField>) => {
  const { changed, skipped } = planField(rows, noun, change, ties)
  const { commands, undo } = changing(noun.table, changed)
  return { changes: patches(commands), undo: patches(undo), skipped }
}
const plan = (rows: readonly Expense[], change: FieldChange, ties = none) =>
  planOf(rows, expenses, change, ties)

describe('the day of many', () => {
  it('changes, and goes back, but not of what its day belongs to', () => {
    const rows = [
      expense({ id: 'a' }),
      expense({ id: 'b', date: '2026-03-05' }),
      expense({ id: 'c', loanId: 'l', loanPrincipal: 100 }),
      expense({ id: 'd', installment: { planId: 'p', n: 1, of: 3 } }),
    ]
    const { changes, undo, skipped } = plan(rows, { field: 'date', value: '2026-03-05' })
    expect(changes).toEqual([{ id: 'a', patch: { date: '2026-03-05' } }])
    expect(undo).toEqual([{ id: 'a', patch: { date: '2026-03-01' } }])
    expect(Object.fromEntries(skipped)).toEqual({ 'instalments of a loan': 1, 'paid in parts': 1 })
  })
})

it('leaves the day and the currency of a fee to its transfer', () => {
  const ties = tiesIn({ ...books, transfers: [{ id: 't', feeId: 'a' }] })
  for (const [field, value] of [['date', '2026-03-05'] as const, ['currency', 'USD'] as const]) {
    const { changes, skipped } = plan([expense({})], { field, value }, ties)
    expect([changes, Object.fromEntries(skipped)]).toEqual([[], { 'fees of transfers': 1 }])
  }
})

describe('the account of many', () => {
  it('changes and goes back, with what the bank moved only in the same currency', () => {
    const account = (id: string, currency: string) => ({ id, currency })
    const accounts = [account('giro', 'EUR'), account('visa', 'EUR'), account('usd', 'USD')]
    const transfers = [
      { id: 't', feeId: 'fee' },
      { id: 'u', feeId: null },
    ]
    const ties = tiesIn({ ...books, accounts, transfers })
    const rows = [
      expense({ id: 'a' }),
      expense({ id: 'b', accountId: 'giro', currency: 'GBP', accountAmount: 1444 }),
      expense({ id: 'c', accountId: 'usd', accountAmount: 1300 }),
      expense({ id: 'd', accountId: 'visa' }),
      expense({ id: 'fee' }),
    ]
    const { changes, undo, skipped } = plan(rows, { field: 'account', value: 'visa' }, ties)
    expect(changes).toEqual([
      { id: 'a', patch: { accountId: 'visa' } },
      { id: 'b', patch: { accountId: 'visa' } },
      { id: 'c', patch: { accountId: 'visa', accountAmount: null } },
    ])
    expect(undo).toContainEqual({ id: 'c', patch: { accountId: 'usd', accountAmount: 1300 } })
    expect(Object.fromEntries(skipped)).toEqual({ 'fees of transfers': 1 })
    const away = plan(rows, { field: 'account', value: '' }, ties)
    expect(away.changes).toContainEqual({ id: 'd', patch: { accountId: null } })
    expect(away.changes).toContainEqual({
      id: 'b',
      patch: { accountId: null, accountAmount: null },
    })
  })
})

describe('the place of many', () => {
  it('is the merchant of expenses and the source of incomes, or taken away', () => {
    const change = { field: 'place', value: ' Rewe ' } as const
    expect(plan([expense({})], change).changes).toEqual([{ id: 'a', patch: { merchant: 'Rewe' } }])
    const away = planOf([income({ source: 'ACME' })], incomes, { ...change, value: ' ' }, none)
    expect(away.changes).toEqual([{ id: 'i', patch: { source: null } }])
    expect(away.undo).toEqual([{ id: 'i', patch: { source: 'ACME' } }])
  })
})

describe('the currency of many', () => {
  const to = (value: string) => ({ field: 'currency', value }) as const

  it('keeps the number, and forgets a rate of the old one', () => {
    const rows = [expense({ amount: 1200, rate: { to: 'JPY', value: '160' } })]
    expect(plan(rows, to('JPY')).changes).toEqual([
      { id: 'a', patch: { currency: 'JPY', amount: 12, rate: null } },
    ])
    expect(plan(rows, to('KWD')).changes).toEqual([
      { id: 'a', patch: { currency: 'KWD', amount: 12_000, rate: null } },
    ])
  })

  it('is refused where the number has decimals the currency has not', () => {
    expect(Object.fromEntries(plan([expense({})], to('JPY')).skipped)).toEqual({
      'JPY has no decimals': 1,
    })
    const dinar = expense({ amount: 1_001, currency: 'KWD' })
    expect(Object.fromEntries(plan([dinar], to('EUR')).skipped)).toEqual({
      'EUR has only 2 decimals': 1,
    })
  })

  it('is refused where another record relies on it', () => {
    const back = { amount: 100, from: 'Bo', dueOn: null, settledBy: 'i' }
    const rows = [
      expense({ id: 'a', refundOf: 'b' }),
      expense({ id: 'b' }),
      expense({ id: 'c', expectedBack: back }),
      expense({ id: 'd', loanId: 'l' }),
    ]
    const paid = income({ settles: 'c' })
    const { changes, skipped } = plan(
      rows,
      to('USD'),
      tiesIn({ ...books, expenses: rows, incomes: [paid] }),
    )
    expect(changes).toEqual([])
    expect([...skipped.values()]).toEqual([1, 1, 1, 1])
    expect(planOf([paid], incomes, to('USD'), none).changes).toEqual([])
  })

  it('leaves whole what was split or is expected back, and can be taken back', () => {
    const drawn = record({
      first: integer({ min: 1, max: 9_999 }),
      second: integer({ min: 1, max: 9_999 }),
      from: constantFrom('EUR', 'JPY', 'KWD'),
    })
    const cases = property(array(drawn), constantFrom('USD', 'JPY', 'BHD'), (all, currency) => {
      const rows = all.map(({ first, second, from }, at) =>
        expense({
          id: String(at),
          currency: from,
          amount: first + second,
          lines: [first, second].map((amount) => ({ categoryId: null, amount, note: null })),
          expectedBack: { amount: first, from: 'Bo', dueOn: null, settledBy: null },
        }),
      )
      const { changes, undo } = plan(rows, to(currency))
      for (const { id, patch } of changes) {
        const before = rows[Number(id)] ?? expense({})
        const after = { ...before, ...patch } as Expense
        expect(checkExpense(after)).toEqual({})
        expect(Number(decimalOf(after.amount, currency))).toBe(
          Number(decimalOf(before.amount, before.currency)),
        )
        expect({ ...after, ...undo.find((one) => one.id === id)?.patch }).toEqual(before)
      }
    })
    assert(cases)
  })
})
