import { expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { makingAccounts, proposals } from './propose.ts'

const row = (id: string, fields: object): Row => ({
  ...{ id, accountId: null, importId: null, amount: 1000, currency: 'EUR', date: '2026-03-05' },
  ...fields,
})
const tables: Readonly<Record<string, readonly Row[]>> = {
  expenses: [
    row('a', { importId: 'i', paymentMethod: 'other' }),
    row('h', { importId: 'j', paymentMethod: 'other' }),
    row('b', { paymentMethod: 'cash', date: '2026-03-01' }),
    row('c', { paymentMethod: 'cash', amount: 200, refundOf: 'b' }),
    row('d', { paymentMethod: 'cash', currency: 'USD' }),
    row('e', { paymentMethod: 'other' }),
    row('f', { paymentMethod: 'cash', accountId: 'there' }),
  ],
  incomes: [row('g', { importId: 'i', amount: 5000 })],
}
const book = {
  months: (table: string) => (tables[table] ? ['2026-03'] : []),
  monthRows: (table: string) => tables[table] ?? [],
}
const imports = [{ id: 'i', account: 'DE02 2051' }]

it('proposes accounts by what statements say, else by how was paid, in one currency', () => {
  const found = proposals(book, imports, false)
  expect(found).toMatchObject([
    { name: 'DE02 2051', kind: 'current', label: 'DE02 2051', moved: 4000 },
    { name: 'Bank', kind: 'current', moved: -1000 },
    { name: 'Cash', kind: 'cash', currency: 'EUR', moved: -800, firstOn: '2026-03-01' },
  ])
  expect(found.map(({ expenses, incomes }) => expenses.length + incomes.length)).toEqual([2, 1, 2])
  expect(proposals(book, imports, true).map(({ name }) => name)).toEqual(['DE02 2051'])
})

it('makes them so that they hold today what somebody said, with one way back', () => {
  const [bank, , cash] = proposals(book, imports, false)
  if (!bank || !cash) throw new Error('Two are proposed.')
  const taken = [
    { proposal: { ...bank, label: 'Current account' }, balance: 0 },
    { proposal: cash, balance: 3000 },
  ]
  const { commands, undo } = makingAccounts(taken, 4)
  expect([...commands].map(({ name }) => name)).toEqual([
    'accounts.create',
    'accounts.create',
    'expenses.update',
    'incomes.update',
    'expenses.updateMany',
  ])
  const docs = [...commands].flatMap(({ args }) => (args.doc ? [args.doc] : []))
  expect(docs).toMatchObject([
    { openingBalance: -4000, order: 4, number: null, openingOn: '2026-03-05' },
    { openingBalance: 3800, order: 5, number: null, openingOn: '2026-03-01' },
  ])
  expect([...undo()].map(({ name }) => name)).toEqual([
    'expenses.updateMany',
    'incomes.update',
    'expenses.update',
    'accounts.delete',
    'accounts.delete',
  ])
})
