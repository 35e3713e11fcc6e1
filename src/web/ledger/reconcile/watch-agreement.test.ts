import { expect, it, vi } from 'vitest'
import type { Command, Replica } from '#web/data/replica/types.ts'
import { watchWrites, writesWith } from '#web/writes/use-writes.ts'
import { watchAgreement } from './watch-agreement.tsx'

const giro = {
  ...{ id: 'giro', name: 'Giro', kind: 'current', currency: 'EUR' },
  ...{ openingBalance: 1000, openingOn: '2026-10-01' },
}
const said = (date: string, balance: number) => ({
  ...{ id: date, accountId: 'giro', date, at: 'close', balance },
})
const spent = (id: string, date: string, amount: number) => ({
  ...{ id, date, amount, currency: 'EUR', accountId: 'giro', refundOf: null, createdAt: '' },
})

/** A book whose rows change when a command is given, as a device shows them at once. */
function bookWith() {
  let expenses = [spent('a', '2026-10-03', 100), spent('b', '2026-10-20', 50)]
  const held = (table: string): readonly { id: string }[] =>
    table === 'expenses'
      ? expenses
      : table === 'accounts'
        ? [giro]
        : table === 'checkpoints'
          ? [said('2026-10-05', 900), said('2026-10-31', 850)]
          : []
  const replica = {
    rows: (table: string) => new Map(held(table).map((row) => [row.id, row])),
    months: (table: string) => (held(table).length > 0 ? ['2026-10'] : []),
    monthRows: (table: string) => held(table),
    mutate: async ([command]: readonly Command[]) => {
      const { id, patch } = (command as Command).args as { id: string; patch: object }
      expenses = expenses.map((row) => (row.id === id ? { ...row, ...patch } : row))
      return ['k']
    },
    failures: () => [],
    status: () => ({ waiting: 0 }),
    subscribe: () => () => undefined,
  }
  return replica as unknown as Replica
}

const reader = { today: '2026-11-18', locale: 'en-GB' }
const update = (id: string, patch: object): Command => ({
  name: 'expenses.update',
  args: { id, patch },
})

async function brokenBy(id: string, patch: object) {
  const book = bookWith()
  const broke = watchAgreement(book, [update(id, patch)], reader)
  await book.mutate([update(id, patch)])
  return broke()
}

it('says how far an account agrees once a row before that is changed', async () => {
  expect(await brokenBy('b', { amount: 60 })).toBe(
    'Giro agreed with the bank until 31 Oct; it does only until 5 Oct now.',
  )
  expect(await brokenBy('a', { accountId: null })).toBe(
    'Giro agreed with the bank until 31 Oct; it no longer does.',
  )
})

it('says so too of what is in another currency, whose effect only a rate would tell', async () => {
  const agreed = 'Giro agreed with the bank until 31 Oct; it does only until 5 Oct now.'
  expect(await brokenBy('b', { currency: 'CZK', amount: 9500 })).toBe(agreed)
  expect(await brokenBy('b', { currency: 'CZK', accountAmount: 60 })).toBe(agreed)
  expect(await brokenBy('b', { currency: 'CZK', accountAmount: 50 })).toBeNull()
})

it('says nothing of what changes no balance the bank has said', async () => {
  expect(await brokenBy('b', { notes: 'x' })).toBeNull()
  expect(await brokenBy('b', { date: '2026-10-25' })).toBeNull()
})

it('sees money of groups and of loans, whose commands name no account', async () => {
  const paid = { ...spent('s', '2026-10-20', 7), direction: 'out', status: 'confirmed' }
  const loan = { id: 'l', currency: 'EUR', name: 'Car' }
  const payment = { ...spent('p', '2026-10-20', 7), loanId: 'l', expenseId: null }
  const more: Readonly<Record<string, readonly { id: string }[]>> = {
    settlement_sides: [paid],
    payments: [payment],
    loans: [loan],
  }
  for (const [table, name] of [
    ['settlement_sides', 'settlements.setAccount'],
    ['payments', 'loans.pay'],
  ] as const) {
    const plain = bookWith()
    let isDone = false
    const rows = (one: string) =>
      isDone && (one === table || one === 'loans') ? (more[one] ?? []) : null
    const mapped = (all: readonly { id: string }[]) => new Map(all.map((row) => [row.id, row]))
    const book = {
      ...plain,
      rows: (one: string) => (rows(one) ? mapped(rows(one) ?? []) : plain.rows(one as 'loans')),
      months: (one: string) => (rows(one) ? ['2026-10'] : plain.months(one as 'loans')),
      monthRows: (one: string) => rows(one) ?? plain.monthRows(one as 'expenses', '2026-10'),
    } as unknown as Replica
    const broke = watchAgreement(book, [{ name, args: {} }], reader)
    isDone = true
    expect(broke()).toBe('Giro agreed with the bank until 31 Oct; it does only until 5 Oct now.')
  }
})

it('is told with the change itself, beside its undo', async () => {
  const stop = watchWrites((book, commands) => watchAgreement(book, commands, reader))
  const tell = vi.fn()
  const write = { commands: [update('b', { amount: 60 })], undo: [update('b', { amount: 50 })] }
  const words = { title: 'Changed Shoes', description: '€0.60' }
  writesWith(bookWith(), 'expenses', tell).run(write, words)
  await vi.waitFor(() => expect(tell).toHaveBeenCalled())
  expect(tell).toHaveBeenCalledWith({
    ...{ title: 'Changed Shoes', variant: 'warning' },
    ...{ undo: expect.any(Function), redo: expect.any(Function) },
    description: '€0.60. Giro agreed with the bank until 31 Oct; it does only until 5 Oct now.',
  })
  stop()
})
