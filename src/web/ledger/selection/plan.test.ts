import { array, assert, constantFrom, property, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expenses } from '#contract/ledger/expenses.ts'
import type { Expense } from '../model/entry.ts'
import { type Plan, planCategory, planTags } from './plan.ts'

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

const applied = (rows: readonly Expense[], changes: Plan['changes']) =>
  rows.map((row) => ({ ...row, ...changes.find(({ id }) => id === row.id)?.patch }))

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
    expect(planCategory(rows, 'out', names).changes).toEqual([
      { id: 'a', patch: { categoryId: 'out', description: 'Restaurants' } },
      { id: 'b', patch: { categoryId: 'out' } },
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
    expect(plan.changes).toEqual([{ id: 'a', patch: { categoryId: 'home' } }])
    expect(plan.undo).toEqual([{ id: 'a', patch: { categoryId: 'food' } }])
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
      const after = applied(rows, plan.changes)
      for (const [at, row] of after.entries()) {
        for (const one of add) expect(row.tags).toContain(one)
        const gone = remove.filter((one) => !add.includes(one))
        for (const one of gone) expect(row.tags).not.toContain(one)
        expect(new Set(row.tags).size).toBe(row.tags.length)
        expect(rows[at]?.id).toBe(row.id)
      }
      expect(applied(after, plan.undo)).toEqual(rows)
    })
    assert(cases)
  })

  it('leaves alone what would have too many', () => {
    const full = Array.from({ length: 20 }, (_, at) => `tag ${at}`)
    const plan = planTags([expense({ tags: full })], { add: ['one more'], remove: [] })
    expect(plan).toEqual({
      changes: [],
      undo: [],
      skipped: new Map([['no room for more tags', 1]]),
    })
  })
})
