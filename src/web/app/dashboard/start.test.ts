import { describe, expect, it } from 'vitest'
import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import { routes } from '#contract/routes.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { startNow } from './start.ts'
import { steps } from './start-steps.tsx'

/** Of each table, how many rows every month has. */
type Rows = Readonly<Record<string, Readonly<Record<string, number>>>>

const bookOf = (rows: Rows) =>
  ({
    months: (table: string) => Object.keys(rows[table] ?? {}),
    monthRows: (table: string, month: string) =>
      Array.from({ length: rows[table]?.[month] ?? 0 }, () => ({ id: 'x' })),
  }) as unknown as Replica

const nothing = { hasExpense: false, hasIncome: false, hasPlan: false }

describe('the first steps', () => {
  it('are all there in an empty book, and go one by one', () => {
    expect(startNow(bookOf({}), null)).toEqual(nothing)
    expect(startNow(bookOf({ expenses: { '2026-11': 1 } }), null)).toEqual({
      ...nothing,
      hasExpense: true,
    })
    expect(startNow(bookOf({ budgets: { '': 0 }, goals: { '': 1 } }), null)).toEqual({
      ...nothing,
      hasPlan: true,
    })
  })

  it('are over when all are done, or after a month', () => {
    const month = { '2026-11': 1 }
    expect(startNow(bookOf({ expenses: month, incomes: month, goals: { '': 1 } }), null)).toBeNull()
    expect(startNow(bookOf({ expenses: { ...month, '2026-10': 1 } }), null)).toBeNull()
  })

  it('are what the server says until the copy is whole', () => {
    const answer = { start: nothing, cashFlow: [] } as unknown as DashboardAnswer
    expect(startNow(null, null)).toBeNull()
    expect(startNow(null, answer)).toEqual(nothing)
    const months = [
      { income: 0, spending: 5 },
      { income: 3, spending: 0 },
    ]
    const old = { start: nothing, cashFlow: months } as unknown as DashboardAnswer
    expect(startNow(null, old)).toBeNull()
  })
})

it('the first steps lead to accounts too, which no menu has before there is one', () => {
  expect(steps.map((step) => step.or?.to)).toContain(`${routes.accounts.path}?add=1`)
})
