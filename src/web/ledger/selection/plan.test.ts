import { array, assert, constantFrom, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expenses } from '#contract/ledger/expenses.ts'
import type { Command } from '#web/data/replica/types.ts'
import { changing } from '#web/writes/write.ts'
import type { Expense } from '../model/entry.ts'
import { planCategory, planTags } from './plan.ts'

const expense = (fields: Partial<Expense>): Expense => ({
  ...expenses.defaults,
  tags: [],
  id: 'a',
  amount: 100,
  currency: 'EUR',
  description: 'Lunch',
  date: '2026-03-01',
  ...fields,
})

const patches = (commands: readonly Command[]) =>
  commands.flatMap(({ args }) => (args.changes ?? [args]) as { id: string; patch: object }[])

const applied = (rows: readonly Expense[], commands: readonly Command[]) =>
  rows.map((row) => ({ ...row, ...patches(commands).find(({ id }) => id === row.id)?.patch }))

describe('recategorising', () => {
  it('calls what was called by its category by the new one', () => {
    const names = new Map([
      ['food', 'Groceries'],
      ['out', 'Restaurants'],
    ])
    const rows = [
      expense({ id: 'a', categoryId: 'food', description: 'Groceries' }),
      expense({ id: 'b', categoryId: 'food', description: 'Bread' }),
    ]
    expect(planCategory(rows, 'out', names).changed).toEqual([
      { row: rows[0], fields: { categoryId: 'out', description: 'Restaurants' } },
      { row: rows[1], fields: { categoryId: 'out' } },
    ])
  })

  it('changes those that differ and leaves split ones alone', () => {
    const line = { categoryId: null, amount: 50, note: null }
    const rows = [
      expense({ id: 'a', categoryId: 'food' }),
      expense({ id: 'b', categoryId: 'home' }),
      expense({ id: 'c', lines: [line, line] }),
    ]
    const plan = planCategory(rows, 'home', new Map())
    const { commands, undo } = changing('expenses', plan.changed)
    expect(patches(commands)).toEqual([{ id: 'a', patch: { categoryId: 'home' } }])
    expect(patches(undo)).toEqual([{ id: 'a', patch: { categoryId: 'food' } }])
    expect([...plan.skipped]).toEqual([['split over several categories', 1]])
  })
})

const tag = constantFrom('trip', 'work', 'home', 'gift')
const tags = uniqueArray(tag)

describe('tagging', () => {
  it('adds and removes, keeps the order, and can be taken back exactly', () => {
    const cases = property(array(tags), tags, tags, (drawn, add, remove) => {
      const rows = drawn.map((own, at) => expense({ id: String(at), tags: own }))
      const plan = planTags(rows, { add, remove })
      const { commands, undo } = changing('expenses', plan.changed)
      const after = applied(rows, commands)
      for (const [at, row] of after.entries()) {
        for (const one of add) expect(row.tags).toContain(one)
        const gone = remove.filter((one) => !add.includes(one))
        for (const one of gone) expect(row.tags).not.toContain(one)
        expect(new Set(row.tags).size).toBe(row.tags.length)
        expect(rows[at]?.id).toBe(row.id)
      }
      expect(applied(after, undo)).toEqual(rows)
    })
    assert(cases)
  })

  it('leaves alone what would have too many', () => {
    const full = Array.from({ length: 20 }, (_, at) => `tag ${at}`)
    const plan = planTags([expense({ tags: full })], { add: ['one more'], remove: [] })
    expect(plan).toEqual({ changed: [], skipped: new Map([['no room for more tags', 1]]) })
  })
})
