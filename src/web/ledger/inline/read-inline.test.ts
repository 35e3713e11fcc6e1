import { describe, expect, it } from 'vitest'
import { expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import { incomes as incomeEntity } from '#contract/ledger/incomes.ts'
import { fieldsOf } from '#web/writes/write.ts'
import type { Expense, Income } from '../model/entry.ts'
import { inlineDraft, isSplit, readInline } from './read-inline.ts'

const expense: Expense = {
  ...expenseEntity.defaults,
  tags: [],
  id: '019b0000-0000-7000-8000-000000000100',
  amount: 1250,
  currency: 'EUR',
  description: 'Lunch',
  date: '2026-03-10',
}
const income: Income = {
  ...incomeEntity.defaults,
  tags: [],
  id: '019b0000-0000-7000-8000-000000000101',
  amount: 1250,
  currency: 'JPY',
  description: 'Pay',
  date: '2026-03-10',
}

describe('editing in the list', () => {
  it('changes nothing when nothing was typed', () => {
    const same = readInline(expense, inlineDraft(expense, 'de-DE'), 'de-DE')
    expect(same).toEqual({ ok: true, fields: fieldsOf('expenses', expense) })
    const earned = readInline(income, inlineDraft(income, 'de-DE'), 'de-DE')
    expect(earned).toEqual({ ok: true, fields: fieldsOf('incomes', income) })
  })

  it('reads what was typed and keeps the rest', () => {
    const draft = { ...inlineDraft(expense, 'de-DE'), amount: '1.000,5', description: ' Dinner ' }
    expect(readInline(expense, draft, 'de-DE')).toMatchObject({
      ok: true,
      fields: { amount: 100050, description: 'Dinner', date: '2026-03-10' },
    })
  })

  it.each([
    [{ amount: '' }, { amount: 'Enter an amount.' }],
    [{ amount: '0' }, { amount: 'Enter an amount above zero.' }],
    [{ description: ' ' }, { description: 'Say what it was.' }],
    [{ date: '' }, { date: 'Enter a real day, like 2026-03-31.' }],
  ])('says what to fix in %j', (change, messages) => {
    const draft = { ...inlineDraft(expense, 'en-GB'), ...change }
    expect(readInline(expense, draft, 'en-GB')).toEqual({ ok: false, messages })
  })

  it('does not let an amount fall below what comes back', () => {
    const lent: Expense = {
      ...expense,
      expectedBack: { amount: 1000, from: 'Anna', dueOn: null, settledBy: null },
    }
    const draft = { ...inlineDraft(lent, 'en-GB'), amount: '5' }
    expect(readInline(lent, draft, 'en-GB')).toEqual({
      ok: false,
      messages: { amount: 'No more can come back than was spent.' },
    })
  })

  it('knows what is split', () => {
    const line = { categoryId: null, amount: 625, note: null }
    expect(isSplit({ ...expense, lines: [line, line] })).toBe(true)
    expect(isSplit(expense)).toBe(false)
    expect(isSplit(income)).toBe(false)
  })
})
