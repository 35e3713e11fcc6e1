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

it('says nothing of what changes no balance the bank has said', async () => {
  expect(await brokenBy('b', { notes: 'x' })).toBeNull()
  expect(await brokenBy('b', { date: '2026-10-25' })).toBeNull()
})

it('is told with the change itself, beside its undo', async () => {
  const stop = watchWrites((book, commands) => watchAgreement(book, commands, reader))
  const tell = vi.fn()
  const write = { commands: [update('b', { amount: 60 })], undo: [update('b', { amount: 50 })] }
  const words = { title: 'Changed Shoes', description: '€0.60' }
  writesWith(bookWith(), 'expenses', tell).run(write, words)
  await vi.waitFor(() => expect(tell).toHaveBeenCalled())
  expect(tell).toHaveBeenCalledWith({
    ...{ title: 'Changed Shoes', variant: 'warning', undo: expect.any(Function) },
    description: '€0.60. Giro agreed with the bank until 31 Oct; it does only until 5 Oct now.',
  })
  stop()
})
