import { expect, it } from 'vitest'
import { calledBy } from './draft.ts'

const names = new Map([
  ['g', 'Groceries'],
  ['t', 'Transport'],
  ['f', 'Fun'],
])
const called = (name: string, ...categoryIds: readonly string[]) =>
  calledBy({ name, categoryIds }, names)

it('calls a budget without a name by what it is for', () => {
  expect(called('', 'g')).toBe('Groceries')
  expect(called('  ', 'g', 't')).toBe('Groceries and Transport')
  expect(called('', 'g', 't', 'f')).toBe('Groceries and 2 others')
  expect(called(' Food ', 'g')).toBe('Food')
  expect(called('', 'gone')).toBe('')
})
