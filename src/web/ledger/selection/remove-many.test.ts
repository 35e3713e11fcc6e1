import { describe, expect, it, vi } from 'vitest'
import { expenses as expenseEntity } from '#contract/ledger/expenses.ts'
import type { Row } from '#contract/sync.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { toasts } from '#web/ui/overlay/toast.ts'
import type { Expense } from '../model/entry.ts'
import { expenses } from '../model/noun.ts'
import { removalOfMany, removeMany } from './remove-many.ts'

const expense = (id: string, fields: Partial<Expense> = {}): Expense => ({
  ...expenseEntity.defaults,
  ...{ tags: [], amount: 100, currency: 'EUR', description: id, date: '2026-03-01' },
  id,
  ...fields,
})
const posted = { templateId: 't', occurrenceOn: '2026-03-01' }
const rent = expense('rent', posted)
const bread = expense('bread')

/** As the replica does, it asks itself: its methods are not taken off it. */
class Books {
  readonly #tables: Readonly<Record<string, readonly object[]>>
  constructor(tables: Readonly<Record<string, readonly object[]>>) {
    this.#tables = tables
  }
  rows(table: string) {
    const rows = this.#tables[table] as readonly Row[] | undefined
    return new Map(rows?.map((row) => [row.id, row]))
  }
}
const book = new Books({ expenses: [rent, bread], expense_templates: [{ id: 't' }] })
const context = { noun: expenses, locale: 'en-GB' }

describe('deleting many at once', () => {
  it('asks nothing where nothing goes along and nothing recurs', () => {
    const gone = expense('old', { ...posted, templateId: 'gone' })
    const { question, ways } = removalOfMany(book, context, [bread, gone])
    expect([question, ways.length]).toEqual([null, 1])
  })

  it('offers to expect again what recurs, and deletes the others', () => {
    const { question, ways } = removalOfMany(book, context, [rent, bread])
    expect(question).toEqual({
      title: 'Delete 2 expenses?',
      description: '1 of them came by what recurs.',
    })
    expect(ways.map(({ words }) => words)).toEqual(['Delete them', 'Delete and expect 1 again'])
    expect(ways[0].plan.commands).toEqual([
      { name: 'expenses.deleteMany', args: { ids: ['rent', 'bread'] } },
    ])
    expect(ways[1]?.plan.commands).toEqual([
      { name: 'expenses.delete', args: { id: 'bread' } },
      { name: 'expense_templates.undoPost', args: { id: 't', dueOn: '2026-03-01' } },
    ])
    const back = [...(ways[1]?.plan.undo() ?? [])].map(({ name }) => name)
    expect(back).toEqual(['expense_templates.confirm', 'expenses.update', 'expenses.createMany'])
  })

  it('lets what points at it go first, and come back after it', () => {
    const refund = expense('refund', { refundOf: 'rent' })
    const books = new Books({ expenses: [rent, refund], expense_templates: [{ id: 't' }] })
    const { question, ways } = removalOfMany(books, context, [rent])
    expect(question?.description).toBe(
      'There is also 1 refund, deleted along with them. It came by what recurs.',
    )
    const { plan } = ways[1] ?? ways[0]
    expect([...plan.commands].map(({ name }) => name)).toEqual([
      'expenses.delete',
      'expense_templates.undoPost',
    ])
    expect([...plan.undo()].at(-1)).toMatchObject({ args: { docs: [{ id: 'refund' }] } })
  })

  it('deletes the rest and says what stayed: fees of transfers and what is shared', async () => {
    const sent: unknown[] = []
    const books = new Books({ expenses: [rent, bread], transfers: [{ id: 't', feeId: 'rent' }] })
    const replica = {
      ...{ failures: () => [], subscribe: () => () => undefined },
      rows: (table: string) => books.rows(table),
      status: () => ({ waiting: 0, phase: 'live' }),
      mutate: async (commands: readonly unknown[]) => {
        sent.push(...commands)
        return ['key']
      },
    } as unknown as Replica
    const act = { ask: () => undefined, onDone: () => undefined }
    const remove = (rows: readonly Expense[], shared = new Map<string, number>()) =>
      removeMany({ ...context, replica }, rows, { ...act, shared })
    const stayed = '1 row stays as it is: fees of transfers, which go with them.'
    remove([rent])
    expect(toasts.entries()[0]).toMatchObject({ title: 'Nothing to delete', description: stayed })
    expect(sent).toEqual([])
    remove([rent, bread], new Map([['shared in a group', 2]]))
    await vi.waitFor(() => expect(toasts.entries()[0]?.title).toBe('Deleted 1 expense'))
    expect(sent).toEqual([{ name: 'expenses.delete', args: { id: 'bread' } }])
    expect(toasts.entries()[0]?.description).toBe(
      `2 rows stay as they are: shared in a group. ${stayed}`,
    )
  })
})
