import { describe, expect, it } from 'vitest'
import { expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import { incomes as incomeEntity } from '#contract/ledger/incomes.ts'
import type { Row } from '#contract/sync.ts'
import { foresee } from '#web/data/replica/commands/effects.ts'
import type { Command } from '#web/data/replica/types.ts'
import { fieldsOf } from '#web/writes/write.ts'
import type { Expense, Income } from '../model/entry.ts'
import { expenses, incomes } from '../model/noun.ts'
import { planRemoval } from './removal-plan.ts'

const common = { tags: [], amount: 100, currency: 'EUR', description: 'x', date: '2026-03-01' }
const expense = (id: string, fields: Partial<Expense> = {}): Expense => ({
  ...expenseEntity.defaults,
  ...common,
  id,
  ...fields,
})
const income = (id: string, settles: string | null): Income => ({
  ...incomeEntity.defaults,
  ...common,
  id,
  settles,
})

const back = (settledBy: string | null) => ({ amount: 50, from: 'Anna', dueOn: null, settledBy })
const dinner = expense('dinner', { expectedBack: back('paid') })
const paid = income('paid', 'dinner')
const shoes = expense('shoes')
const refund = expense('refund', { refundOf: 'shoes' })
const books = {
  expenses: [dinner, shoes, refund] as unknown as readonly Row[],
  incomes: [paid] as unknown as readonly Row[],
  payments: [{ id: 'p', expenseId: shoes.id }],
}

/** The tables after the commands, refusing what the server would refuse. */
function tablesAfter(
  commands: Iterable<Command>,
  start: Readonly<Record<string, readonly object[]>>,
) {
  const tables: Record<string, Map<string, object>> = {}
  for (const [name, rows] of Object.entries(start)) {
    tables[name] = new Map((rows as { id: string }[]).map((row) => [row.id, row]))
  }
  const rowsOf = (table: string) => tables[table] ?? new Map()
  const read = {
    row: (table: string, id: string) => (rowsOf(table).get(id) as Row) ?? null,
    all: (table: string) => rowsOf(table).values() as IteratorObject<Row>,
  }
  for (const { name, args } of commands) {
    const queued = { name, args, key: '', at: '2026-03-01T12:00:00.000Z', state: 'queued' as const }
    for (const { table, id, row } of foresee(queued, 'u', read)) {
      if (row) rowsOf(table).set(id, row)
      else rowsOf(table).delete(id)
    }
    checkPointers(tables)
  }
  return tables
}

function checkPointers(tables: Record<string, Map<string, object>>) {
  const spent = [...(tables.expenses ?? new Map()).values()] as Expense[]
  const earned = [...(tables.incomes ?? new Map()).values()] as Income[]
  for (const { refundOf } of spent) if (refundOf) expect(tables.expenses?.has(refundOf)).toBe(true)
  for (const { settles } of earned) if (settles) expect(tables.expenses?.has(settles)).toBe(true)
}

const stored = {
  expenses: [dinner, shoes, refund].map((row) => ({ ...fieldsOf('expenses', row), id: row.id })),
  incomes: [{ ...fieldsOf('incomes', paid), id: paid.id }],
}

describe('deleting many', () => {
  it('takes along what points at it, in an order that never leaves a pointer behind', () => {
    const plan = planRemoval(expenses, [shoes, dinner], books)
    expect(plan.along).toEqual({ refunds: 1, settling: 1, payments: 1 })
    const gone = tablesAfter(plan.commands, stored)
    expect([...(gone.expenses?.keys() ?? []), ...(gone.incomes?.keys() ?? [])]).toEqual([])
  })

  it('can be taken back exactly', () => {
    const plan = planRemoval(expenses, [shoes, dinner, refund], books)
    expect(plan.along).toEqual({ refunds: 0, settling: 1, payments: 1 })
    const again = tablesAfter(plan.undo(), { expenses: [], incomes: [] })
    for (const table of ['expenses', 'incomes'] as const)
      for (const row of stored[table]) expect(again[table]?.get(row.id)).toMatchObject(row)
  })

  it('lets an expense wait for its money again, and know it again', () => {
    const plan = planRemoval(incomes, [paid], books)
    expect(plan.commands).toEqual([{ name: 'incomes.delete', args: { id: 'paid' } }])
    const waiting = { ...stored, expenses: [{ ...dinner, expectedBack: back(null) }], incomes: [] }
    const again = tablesAfter(plan.undo(), waiting)
    expect(again.expenses?.get('dinner')).toMatchObject({ expectedBack: back('paid') })
    expect(again.incomes?.get('paid')).toMatchObject(stored.incomes[0] ?? {})
  })
})
