import { describe, expect, it } from 'vitest'
import type { Failure, Replica } from '#web/data/replica/types.ts'
import { failedWrites, meantEntry } from './failures.ts'
import { expenses } from './noun.ts'

const refused = (name: string, args: Record<string, unknown>): Failure => ({
  key: `${name}-key`,
  name,
  args,
  error: 'Please check the marked fields.',
  code: 'invalid-input',
})

const books = (failures: readonly Failure[], rows: readonly { id: string }[] = []) =>
  ({
    failures: () => failures,
    rows: () => new Map(rows.map((row) => [row.id, row])),
  }) satisfies Pick<Replica, 'failures' | 'rows'>

describe('refused writes', () => {
  it('are those of expenses, each with its expense', () => {
    const writes = failedWrites(
      books([
        refused('expenses.create', { doc: { id: 'a' } }),
        refused('expenses.update', { id: 'b', patch: {} }),
        refused('expenses.delete', { id: 'c' }),
        refused('expenses.deleteMany', { ids: ['d', 'e'] }),
        refused('expenses.updateMany', { changes: [{ id: 'f', patch: {} }] }),
        refused('expenses.createMany', { docs: [{ id: 'g' }] }),
        refused('categories.create', { doc: { id: 'd' } }),
      ]),
      expenses,
    )
    expect(writes.map(({ ids, kind }) => [ids.join(), kind])).toEqual([
      ['a', 'create'],
      ['b', 'update'],
      ['c', 'delete'],
      ['d,e', 'delete'],
      ['f', 'update'],
      ['g', 'create'],
    ])
  })

  it('leave what was meant to be opened again', () => {
    const stored = { id: 'a', amount: 5, description: 'Lunch' }
    const changed = books([refused('expenses.update', { id: 'a', patch: { amount: 7 } })], [stored])
    expect(meantEntry(changed, expenses, 'a')).toEqual({ ...stored, amount: 7 })
    const added = books([refused('expenses.create', { doc: stored })])
    expect(meantEntry(added, expenses, 'a')).toMatchObject({ ...stored, tags: [], lines: null })
    const many = refused('expenses.updateMany', {
      changes: [
        { id: 'b', patch: { amount: 1 } },
        { id: 'a', patch: { amount: 8 } },
      ],
    })
    expect(meantEntry(books([many], [stored]), expenses, 'a')).toEqual({ ...stored, amount: 8 })
    expect(meantEntry(books([], [stored]), expenses, 'a')).toBe(stored)
    expect(meantEntry(books([]), expenses, 'a')).toBeNull()
  })
})
