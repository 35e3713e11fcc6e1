import { expect, it } from 'vitest'
import { describedBy, renamedWith } from './described-by.ts'

const names = new Map([
  ['food', 'Groceries'],
  ['out', 'Restaurants'],
])

it('calls an entry by its words, and without any by its category', () => {
  expect(describedBy(' Bread ', 'food', names)).toBe('Bread')
  expect(describedBy(' ', 'food', names)).toBe('Groceries')
  expect(describedBy('', null, names)).toBe('')
  expect(describedBy('', 'gone', names)).toBe('')
})

it('follows the category only where it is called by it', () => {
  const named = { description: 'Groceries', categoryId: 'food' }
  expect(renamedWith(named, 'out', names)).toBe('Restaurants')
  expect(renamedWith(named, null, names)).toBe('Groceries')
  expect(renamedWith({ ...named, description: 'Bread' }, 'out', names)).toBe('Bread')
  expect(renamedWith({ description: '', categoryId: null }, 'out', names)).toBe('')
})
