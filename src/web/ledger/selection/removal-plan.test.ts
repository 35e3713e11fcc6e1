import { describe, expect, it } from 'vitest'
import { expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import { incomes as incomeEntity } from '#contract/ledger/incomes.ts'
import type { Row } from '#contract/sync.ts'
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
  for (const { name, args } of commands) {
    const [table = '', verb] = name.split('.')
    const rows = tables[table] ?? new Map()
    if (verb === 'delete') rows.delete(args.id as string)
    if (verb === 'update')
      rows.set(args.id as string, { ...rows.get(args.id as string), ...(args.patch as object) })
    if (verb === 'deleteMany') for (const id of args.ids as string[]) rows.delete(id)
    if (verb === 'createMany')
      for (const doc of args.docs as { id: string }[]) rows.set(doc.id, doc)
    if (verb === 'updateMany')
      for (const { id, patch } of args.changes as { id: string; patch: object }[])
        rows.set(id, { ...rows.get(id), ...patch })
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
      for (const row of stored[table]) expect(again[table]?.get(row.id)).toEqual(row)
  })

  it('lets an expense wait for its money again, and know it again', () => {
    const plan = planRemoval(incomes, [paid], books)
    expect(plan.commands).toEqual([{ name: 'incomes.delete', args: { id: 'paid' } }])
    const waiting = { ...stored, expenses: [{ ...dinner, expectedBack: back(null) }], incomes: [] }
    const again = tablesAfter(plan.undo(), waiting)
    expect(again.expenses?.get('dinner')).toMatchObject({ expectedBack: back('paid') })
    expect(again.incomes?.get('paid')).toEqual(stored.incomes[0])
  })
})
