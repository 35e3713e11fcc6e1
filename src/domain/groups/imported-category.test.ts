import { describe, expect, it } from 'vitest'
import { knownBookFor } from '../categories/known.ts'
import { categoryFinder, likelyMe } from './imported-category.ts'

const names = new Map(
  ['Groceries', 'Eating out', 'Taxi', 'Heating', 'Stays', 'Culture', 'Other'].map((name) => [
    name.toLowerCase(),
    name,
  ]),
)
const all = Array.from(names, ([id, name]) => ({
  ...{ id, type: 'expense' as const, names: [name], parentId: null },
}))
const find = categoryFinder({ names, known: knownBookFor(all, 'expense', 'typed', () => true) })

describe('an imported category', () => {
  it.each([
    ['Groceries', 'x', 'groceries'],
    ['Dining out', 'x', 'eating out'],
    ['Heat/gas', 'x', 'heating'],
    ['Entertainment - Movies', 'x', 'culture'],
    ['Supermarkt', 'x', 'groceries'],
    ['Hotel', 'x', 'stays'],
    ['General', 'Taxi home', 'taxi'],
    [null, 'Rewe', 'groceries'],
    ['General', 'Stuff', null],
    ['Something of ours', 'Taxi home', null],
  ])('%s of %s is %s', (category, description, id) => {
    expect(find(category, description)).toBe(id)
  })
})

describe('who one is', () => {
  const people = ['Anna Berg', 'Ben', 'Ben', 'Cleo'].map((name, at) => ({ key: `${at}`, name }))
  it.each([
    ['anna berg', '0'],
    ['Anna Müller', '0'],
    ['Cléo', '3'],
    ['Ben', null],
    ['Dora', null],
    ['', null],
  ])('%s', (name, key) => expect(likelyMe(people, name)).toBe(key))
})
