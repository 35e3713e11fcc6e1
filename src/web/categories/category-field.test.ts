import { expect, it, vi } from 'vitest'
import { keyAct, meantCategory } from './category-field.tsx'
import { findCategories } from './find-categories.ts'
import type { Category } from './use-categories.ts'

const acts = { move: vi.fn(), pick: vi.fn(), close: vi.fn() }

it('opens its list with Enter where nothing is chosen yet, and else leaves it to the form', () => {
  const enter = vi.fn()
  expect(keyAct('Enter', false, { ...acts, enter })).toBe(enter)
  expect(keyAct('Enter', false, { ...acts, enter: undefined })).toBeUndefined()
  expect(keyAct('Enter', true, { ...acts, enter })).toBe(acts.pick)
  expect(keyAct('Escape', false, { ...acts, enter })).toBeUndefined()
})

it('takes words that are left for the one so called, or the only one they find', () => {
  const named = (...names: string[]) => names.map((name) => ({ id: name, name }) as Category)
  expect(meantCategory(named('Home', 'Home office'), ' home ')?.id).toBe('Home')
  expect(meantCategory(named('Groceries'), 'groc')?.id).toBe('Groceries')
  expect(meantCategory(named('Home office', 'Homewares'), 'home')).toBeUndefined()
  expect(meantCategory([], 'Grocries')).toBeUndefined()
})

it('marks the one that is so called first, which Tab takes along', () => {
  const choices = ['My rent', 'Rental car', 'Rent'].map((name) => ({ id: name, name }) as Category)
  const found = findCategories(choices, 'rent').map(({ name }) => name)
  expect(found).toEqual(['Rent', 'Rental car', 'My rent'])
})
