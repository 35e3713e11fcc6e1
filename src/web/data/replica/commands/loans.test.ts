import { describe, expect, it } from 'vitest'
import { loans } from '#contract/loans/entities.ts'
import type { Row } from '#contract/sync.ts'
import type { Reading } from '../types.ts'
import { foresee } from './effects.ts'
import './own-reducers.ts'

const about = { at: '2026-11-15T10:00:00.000Z', uid: 'me' }
/** 12,000.00 over a year at 6 %: 1,032.80 a month, of which 60.00 is the first interest. */
const flat = {
  ...loans.defaults,
  ...{ id: 'flat', name: 'Flat', currency: 'EUR', principal: 1_200_000, annualRateBps: 600 },
  ...{ termPeriods: 12, startOn: '2026-11-01', firstPaymentOn: '2026-12-01' },
  createdAt: '2026-11-01T10:00:00.000Z',
}
const paid = { loanId: 'flat', id: 'new', date: '2026-11-15', amount: 10_000, type: 'regular' }
const other = { date: '2026-11-02', amount: 1_000, type: 'regular', effect: null, dueOn: null }
const tables: Record<string, readonly Row[]> = {
  loans: [flat],
  payments: [
    { ...other, id: 'p1', loanId: 'flat', expenseId: 'e1' },
    { ...other, id: 'p2', loanId: 'car', expenseId: null },
  ],
  loan_versions: [{ id: 'v1', loanId: 'flat' }],
  expenses: [{ id: 'e1' }],
}
const read: Reading = {
  row: (table, id) => tables[table]?.find((row) => row.id === id) ?? null,
  all: (table) => tables[table] ?? [],
}
const run = (name: string, args: object) =>
  foresee({ key: 'k', name, args: { ...args }, at: about.at, state: 'queued' }, 'me', read)

describe('what the commands of loans will do', () => {
  it('pays the oldest instalment that is open, shared out as the server will', () => {
    const made = { ...paid, effect: null, note: null, createdBy: 'me', dueOn: '2026-12-01' }
    const parts = { feesPart: 0, interestPart: 5_000, principalPart: 5_000 }
    expect(run('loans.pay', paid)).toMatchObject([{ row: { ...made, ...parts } }])
    const entered = run('loans.pay', { ...paid, expenseId: 'e9' })
    const expense = { amount: 10_000, description: 'Flat', loanId: 'flat', loanPrincipal: 5_000 }
    expect(entered[1]).toMatchObject({ table: 'expenses', id: 'e9', row: expense })
    const extra = { ...paid, type: 'extra-principal', effect: 'lower' }
    const onTop = { dueOn: null, effect: 'lower', principalPart: 10_000, interestPart: 0 }
    expect(run('loans.pay', extra)).toMatchObject([{ row: onTop }])
  })

  it.each([
    { ...paid, loanId: 'gone' },
    { ...paid, amount: 2_000_000 },
    { ...paid, effect: 'lower' },
    { ...paid, type: 'extra-principal' },
    {},
  ])('shows nothing of what the server refuses: %j', (args) => {
    expect(run('loans.pay', args)).toEqual([])
  })

  it('leaves a payment as the server made it', () => {
    expect(run('loans.pay', { ...paid, id: 'p1' })).toEqual([])
  })

  it('takes a payment back with its expense', () => {
    expect(run('loans.removePayment', { id: 'p1' })).toEqual([
      { table: 'payments', id: 'p1', row: null },
      { table: 'expenses', id: 'e1', row: null },
    ])
    expect(run('loans.removePayment', { id: 'p2' })).toHaveLength(1)
  })

  it('deletes what hangs on a loan, and nothing of another', () => {
    const gone = { name: 'loans.delete', args: { id: 'flat' }, at: about.at } as const
    const patches = foresee({ ...gone, key: 'k', state: 'queued' }, 'me', read)
    expect(patches.map(({ id, row }) => [id, row])).toEqual([
      ['p1', null],
      ['v1', null],
      ['flat', null],
    ])
  })
})

describe('an expense that is a payment of a loan', () => {
  const parts = { principalPart: 80, interestPart: 15, feesPart: 5 }
  const own = { id: 'e2', loanId: 'flat', loanPrincipal: 80, amount: 100, date: '2026-11-01' }
  const payment = {
    id: 'p3',
    loanId: 'flat',
    expenseId: 'e2',
    amount: 100,
    date: own.date,
    ...parts,
  }
  const book: Record<string, readonly Row[]> = { payments: [payment], expenses: [own] }
  const reading: Reading = {
    row: (table, id) => book[table]?.find((row) => row.id === id) ?? null,
    all: (table) => book[table] ?? [],
  }
  const shown = (name: string, args: Readonly<Record<string, unknown>>) =>
    foresee({ key: 'k', name, args, at: about.at, state: 'queued' }, 'me', reading)

  it('takes the payment along when it is changed, one or many', () => {
    const change = { id: 'e2', patch: { amount: 60, date: '2026-11-03' } }
    const after = [
      { id: 'e2', row: { amount: 60, date: '2026-11-03', loanPrincipal: 40 } },
      { id: 'p3', row: { amount: 60, date: '2026-11-03', principalPart: 40, interestPart: 15 } },
    ]
    expect(shown('expenses.update', change)).toMatchObject(after)
    expect(shown('expenses.updateMany', { changes: [change] })).toMatchObject(after)
    expect(shown('expenses.update', { id: 'e2', patch: { notes: 'x' } })).toHaveLength(1)
  })

  it('takes the payment away with it', () => {
    const gone = [
      { table: 'expenses', id: 'e2', row: null },
      { table: 'payments', id: 'p3', row: null },
    ]
    expect(shown('expenses.delete', { id: 'e2' })).toEqual(gone)
    expect(shown('expenses.deleteMany', { ids: ['e2'] })).toEqual(gone)
  })
})
