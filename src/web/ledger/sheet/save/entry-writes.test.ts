import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { CollectionName } from '#contract/collections.ts'
import { expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import { incomes as incomeEntity } from '#contract/ledger/incomes.ts'
import type { Row } from '#contract/sync.ts'
import { worthOf } from '#domain/ledger.ts'
import { foresee } from '#web/data/replica/commands/effects.ts'
import '#web/data/replica/commands/own-reducers.ts'
import type { Command, Replica } from '#web/data/replica/types.ts'
import type { Expense, Income } from '#web/ledger/model/entry.ts'
import { changing, creating, removing } from '#web/writes/write.ts'
import type { Removal } from '../removal/removal-dialog.tsx'
import { removalOf } from '../removal/removal-of.ts'
import { removeEntry } from '../removal/remove-entry.ts'
import { settling } from './entry-writes.ts'
import { addingPlan, changingPlan, partsOfPlan, totalOfPlan } from './plan-writes.ts'

const at = '2026-11-18T12:00:00.000Z'

/** Rows by table, changed by commands as a device foresees them. */
class Book {
  readonly tables = new Map<CollectionName, Map<string, Row>>()

  rows(table: CollectionName): Map<string, Row> {
    const rows = this.tables.get(table) ?? new Map<string, Row>()
    this.tables.set(table, rows)
    return rows
  }

  run(commands: readonly Command[]): void {
    for (const { name, args } of commands) {
      const row = (table: CollectionName, id: string) => this.rows(table).get(id) ?? null
      const queued = { name, args, key: '', at, state: 'queued' as const }
      const all = (table: CollectionName) => this.rows(table).values()
      for (const patch of foresee(queued, 'u', { row, all })) {
        if (patch.row === null) this.rows(patch.table).delete(patch.id)
        else this.rows(patch.table).set(patch.id, patch.row)
      }
    }
  }

  /** Without what the server stamps, in a fixed order. */
  said(): unknown {
    const plain = ({ createdAt: _c, updatedAt: _u, createdBy: _b, ...row }: Row) => row
    return ['expenses', 'incomes'].map((table) =>
      [...this.rows(table as CollectionName).values()]
        .map(plain)
        .sort((a, b) => String(a.id).localeCompare(String(b.id))),
    )
  }
}

const expense = (id: string, change: Partial<Expense> = {}): Expense =>
  ({
    ...expenseEntity.defaults,
    amount: 8640,
    currency: 'EUR',
    description: 'Dinner',
    date: '2026-11-18',
    ...change,
    id,
  }) as Expense

const bookOf = (...all: readonly (Expense | Income)[]) => {
  const book = new Book()
  for (const entry of all)
    book.run(creating('source' in entry ? 'incomes' : 'expenses', [entry]).commands)
  return book
}
const into = { accountId: 'giro', accountAmount: null }
const back = { amount: 4320, from: 'Anna', dueOn: null, settledBy: null }
const arrived = (amount = 4320, incomeId = 'i') => ({
  ...{ today: '2026-12-01' as const, incomeId, amount, account: into },
})

describe('a write of entries', () => {
  it('writes one with one command and many with one command', () => {
    const [a, b] = [expense('a'), expense('b')]
    expect(creating('expenses', [a]).commands.map(({ name }) => name)).toEqual(['expenses.create'])
    expect(creating('expenses', [a, b]).commands.map(({ name }) => name)).toEqual([
      'expenses.createMany',
    ])
    expect(removing('expenses', [a, b]).commands).toEqual([
      { name: 'expenses.deleteMany', args: { ids: ['a', 'b'] } },
    ])
    expect(creating('expenses', []).commands).toEqual([])
  })

  it('changes only what differs, and writes back only that', () => {
    const a = expense('a')
    const write = changing('expenses', [{ row: a, fields: { ...a, amount: 5 } }])
    expect(write).toEqual({
      commands: [{ name: 'expenses.update', args: { id: 'a', patch: { amount: 5 } } }],
      undo: [{ name: 'expenses.update', args: { id: 'a', patch: { amount: 8640 } } }],
    })
    expect(changing('expenses', [{ row: a, fields: a }]).commands).toEqual([])
  })

  it('pays back with an income that is no earning, and takes it back', () => {
    const owed = expense('a', { expectedBack: back, tags: ['trip'] })
    const book = bookOf(owed)
    const before = book.said()
    const write = settling(owed, arrived())
    book.run(write.commands)
    expect(book.rows('incomes').get('i')).toMatchObject({
      amount: 4320,
      source: 'Anna',
      ...into,
      settles: 'a',
      date: '2026-12-01',
    })
    expect(book.rows('expenses').get('a')).toMatchObject({ expectedBack: { settledBy: 'i' } })
    book.run(write.undo)
    expect(book.said()).toEqual(before)
    expect(settling(expense('a'), arrived()).commands).toEqual([])
  })

  it('pays back in parts, and takes each of them back', () => {
    const book = bookOf(expense('a', { expectedBack: back }))
    const owed = () => book.rows('expenses').get('a') as Expense
    const paidBy = (id: string) => book.rows('incomes').get(id) as Income
    const states = [book.said()]
    const parts = { p1: 1000, p2: 2000, p3: 1320 }
    for (const [id, amount] of Object.entries(parts)) {
      book.run(settling(owed(), arrived(amount, id)).commands)
      states.push(book.said())
    }
    expect(owed().expectedBack).toEqual({ ...back, settledBy: 'p3', received: 3000 })
    expect(worthOf(owed())).toMatchObject({ back: 0, returned: 4320 })
    const last = removing('incomes', [paidBy('p3')])
    book.run(last.commands)
    expect(book.said()).toEqual(states[2])
    expect(worthOf(owed())).toMatchObject({ back: 1320, returned: 3000 })
    book.run(last.undo)
    expect(book.said()).toEqual(states[3])
    book.run(removing('incomes', [paidBy('p1')]).commands)
    expect(owed().expectedBack).toEqual({ ...back, received: 3320 })
    book.run(removing('incomes', [paidBy('p3')]).commands)
    book.run(removing('incomes', [paidBy('p2')]).commands)
    expect(book.said()).toEqual(states[0])
  })

  it('carries a changed part over to what is expected', () => {
    const book = bookOf(expense('a', { expectedBack: back }))
    const row = (table: CollectionName, id: string) => book.rows(table).get(id) as Expense
    book.run(settling(row('expenses', 'a'), arrived(1000)).commands)
    const change = { row: row('incomes', 'i'), fields: { amount: 1500 } }
    book.run(changing('incomes', [change]).commands)
    expect(row('expenses', 'a').expectedBack).toEqual({ ...back, received: 1500 })
  })
})

describe('deleting', () => {
  const income = (settles: string): Income =>
    ({
      ...incomeEntity.defaults,
      tags: [],
      amount: 4320,
      currency: 'EUR',
      description: 'Paid back',
      date: '2026-12-01',
      settles,
      id: 'i',
    }) satisfies Income
  const paid = expense('a', { expectedBack: { ...back, settledBy: 'i' } })

  it('asks nothing when nothing depends on it', () => {
    const book = bookOf(expense('a'))
    const { question, ways } = removalOf(book, expense('a'), 'en-GB')
    expect(question).toBeNull()
    book.run(ways[0].write.commands)
    expect(book.rows('expenses').size).toBe(0)
  })

  it('leaves the fee of a transfer to the transfer, and leads there', () => {
    const book = bookOf(expense('a'))
    const transfer = { id: 't', feeId: 'a', from: { accountId: 'giro' }, to: null }
    book.rows('transfers').set('t', transfer)
    const [ask, open] = [vi.fn<(removal: Removal) => void>(), vi.fn()]
    const replica = book as unknown as Replica
    removeEntry(expense('a'), { replica, locale: 'en-GB', ask, open, onDone: () => undefined })
    const removal = ask.mock.lastCall?.[0]
    expect(removal?.title).toMatch(/ is the fee of a transfer$/)
    removal?.choices[0]?.onPick()
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/giro\?transfer=t$/))
    expect(book.rows('expenses').size).toBe(1)
  })

  it('offers to expect again what a template has posted', () => {
    const rent = expense('a', { templateId: 't', occurrenceOn: '2026-11-18' })
    const book = bookOf(rent)
    expect(removalOf(book, rent, 'en-GB').question).toBeNull()
    book.rows('expense_templates').set('t', { id: 't', description: 'Rent' })
    const { question, ways } = removalOf(book, rent, 'en-GB')
    expect(question?.description).toBe('It came by Rent, which recurs.')
    expect(ways.map(({ words }) => words)).toEqual(['Delete it', 'Delete and expect it again'])
    expect(ways[0].write.commands[0]?.name).toBe('expenses.delete')
    expect(ways[1]?.write.commands).toEqual([
      { name: 'expense_templates.undoPost', args: { id: 't', dueOn: '2026-11-18' } },
    ])
  })

  it('names what goes along, and brings all of it back', () => {
    const book = bookOf(paid, income('a'), expense('r', { refundOf: 'a' }))
    const before = book.said()
    const { question, ways } = removalOf(book, paid, 'en-GB')
    expect(question?.description).toContain('1 refund and 1 income that paid some of it back')
    const twice = bookOf(expense('a'), ...['r', 's'].map((id) => expense(id, { refundOf: 'a' })))
    expect(removalOf(twice, expense('a'), 'en-GB').question?.description).toBe(
      'There are 2 refunds, deleted along with it.',
    )
    expect(ways[0].words).toBe('Delete them all')
    const refund = expense('r', { refundOf: 'a' })
    const once = bookOf(expense('a'), refund)
    const one = removalOf(once, expense('a'), 'en-GB')
    expect(one.ways[0].words).toBe('Delete both')
    expect(one.question?.description).toMatch(/^There is 1 refund, which is deleted with it/)
    expect(removalOf(once, refund, 'en-GB').ways[0].said).toMatch(/^Deleted the refund of /)
    book.run(ways[0].write.commands)
    expect(book.said()).toEqual([[], []])
    const steps = ways[0].write.undo.map(({ name }) => name)
    expect(steps.indexOf('expenses.create')).toBeLessThan(steps.indexOf('incomes.create'))
    book.run(ways[0].write.undo)
    expect(book.said()).toEqual(before)
  })

  it('lets the expense wait again when the income that paid it goes', () => {
    const book = bookOf(paid, income('a'))
    book.run(removalOf(book, income('a'), 'en-GB').ways[0].write.commands)
    expect(book.rows('incomes').size).toBe(0)
    expect(book.rows('expenses').get('a')).toMatchObject({ expectedBack: { settledBy: null } })
  })

  it('offers one part or all of a plan', () => {
    const book = new Book()
    book.run(addingPlan(expense('x'), 3, 'p').commands)
    const parts = partsOfPlan(book.rows('expenses').values(), 'p')
    const [, second] = parts
    if (!second) throw new Error('there should be three parts')
    const { question, ways } = removalOf(book, second, 'en-GB')
    expect(question?.description).toBe('This is part 2 of 3. All 3 come to €86.40.')
    book.run(ways[0].write.commands)
    expect(book.rows('expenses').size).toBe(2)
    book.run(ways[0].write.undo)
    book.run(ways[1]?.write.commands ?? [])
    expect(book.rows('expenses').size).toBe(0)
  })
})

describe('a plan', () => {
  const count = fc.integer({ min: 2, max: 30 })
  const amount = fc.integer({ min: 30, max: 10 ** 12 })

  it('adds up whatever it is changed to, and back again', () => {
    fc.assert(
      fc.property(amount, count, amount, count, (first, of, second, next) => {
        const book = new Book()
        const added = addingPlan(expense('x', { amount: first }), of, 'p')
        expect(added.commands).toHaveLength(1)
        book.run(added.commands)
        const parts = partsOfPlan(book.rows('expenses').values(), 'p')
        expect(totalOfPlan(parts)).toBe(first)
        const before = book.said()

        const whole = expense('x', { amount: second, description: 'Sofa' })
        const changed = changingPlan(parts, whole, next)
        book.run(changed.commands)
        const after = partsOfPlan(book.rows('expenses').values(), 'p')
        expect(totalOfPlan(after)).toBe(second)
        expect(after.map(({ installment }) => installment)).toEqual(
          after.map((_, index) => ({ planId: 'p', n: index + 1, of: next })),
        )
        expect(new Set(after.map(({ description }) => description))).toEqual(new Set(['Sofa']))
        book.run(changed.undo)
        expect(book.said()).toEqual(before)
        book.run(added.undo)
        expect(book.rows('expenses').size).toBe(0)
      }),
      { numRuns: 50 },
    )
  })

  it('keeps the split of a part, cut to its new amount', () => {
    const book = new Book()
    book.run(addingPlan(expense('x', { amount: 300 }), 3, 'p').commands)
    const [first, ...rest] = partsOfPlan(book.rows('expenses').values(), 'p')
    if (!first) throw new Error('there should be three parts')
    const lines = [
      { categoryId: null, amount: 75, note: null },
      { categoryId: null, amount: 25, note: 'Lamp' },
    ]
    const write = changingPlan([{ ...first, lines }, ...rest], expense('x', { amount: 600 }), 3)
    book.run(write.commands)
    expect(book.rows('expenses').get(first.id)).toMatchObject({
      amount: 200,
      lines: [{ amount: 150 }, { amount: 50, note: 'Lamp' }],
    })
  })
})
