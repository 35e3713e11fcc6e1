import { describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { loanEffects } from './loan-effects.ts'
import type { Reading } from './shapes.ts'

const about = { at: '2026-11-15T10:00:00.000Z', uid: 'me' }
const tables: Record<string, readonly Row[]> = {
  loans: [{ id: 'flat', nextDueOn: '2026-12-01' }],
  payments: [
    { id: 'p1', loanId: 'flat', expenseId: 'e1' },
    { id: 'p2', loanId: 'car', expenseId: null },
  ],
  loan_versions: [{ id: 'v1', loanId: 'flat' }],
  expenses: [{ id: 'e1' }],
}
const read: Reading = {
  row: (table, id) => tables[table]?.find((row) => row.id === id) ?? null,
  all: (table) => tables[table] ?? [],
}
const run = (name: string, args: object) => loanEffects[name]?.(read, { ...args }, about)

describe('what the commands of loans will probably do', () => {
  it('pays the oldest instalment that is open', () => {
    const paid = { loanId: 'flat', id: 'new', date: '2026-11-15', amount: 5, type: 'regular' }
    expect(run('loans.pay', paid)?.[0]?.row).toMatchObject({
      ...paid,
      dueOn: '2026-12-01',
      principalPart: null,
      createdBy: 'me',
    })
    const extra = { ...paid, type: 'extra-principal', effect: 'lower' }
    expect(run('loans.pay', extra)?.[0]?.row).toMatchObject({ dueOn: null, effect: 'lower' })
    expect(run('loans.pay', { ...paid, loanId: 'gone' })).toEqual([])
  })

  it('leaves a payment as the server made it', () => {
    const again = { loanId: 'flat', id: 'p1', amount: 5, type: 'regular' }
    expect(run('loans.pay', again)?.[0]?.row).toBe(tables.payments?.[0])
  })

  it('takes a payment back with its expense', () => {
    expect(run('loans.removePayment', { id: 'p1' })).toEqual([
      { table: 'payments', id: 'p1', row: null },
      { table: 'expenses', id: 'e1', row: null },
    ])
    expect(run('loans.removePayment', { id: 'p2' })).toHaveLength(1)
  })

  it('deletes what hangs on a loan, and nothing of another', () => {
    expect(run('loans.delete', { id: 'flat' })?.map(({ id }) => id)).toEqual(['p1', 'v1', 'flat'])
  })
})
