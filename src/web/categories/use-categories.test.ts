import { describe, expect, it } from 'vitest'
import { findCategories } from './find-categories.ts'
import { type CategoryStyle, styleCategories } from './style-categories.ts'
import { arrangeCategories, type Category } from './use-categories.ts'

const category = (id: string, fields: Partial<Category> = {}): Category => ({
  id,
  name: id,
  type: 'expense',
  icon: 'tag',
  color: 'honey',
  parentId: null,
  archived: false,
  sort: 0,
  ...fields,
})
const ids = (categories: readonly Category[]) => categories.map(({ id }) => id)

describe('arranging categories', () => {
  const all = [
    category('pets', { sort: 3 }),
    category('home', { sort: 1 }),
    category('rent', { sort: 2, parentId: 'home' }),
    category('old', { archived: true }),
    category('of-old', { parentId: 'old', sort: 4 }),
    category('salary', { type: 'income' }),
  ]
  const { choices, byId, names } = arrangeCategories(all, 'expense')

  it('puts children after their parents and loses none', () => {
    expect(ids(choices)).toEqual(['home', 'rent', 'pets', 'of-old'])
  })

  it('still knows the ones that can no longer be chosen', () => {
    expect(byId.get('old')?.archived).toBe(true)
    expect(names.size).toBe(6)
  })
})

describe('the categories of everyone, as one person sees them', () => {
  const shared = [category('home', { sort: 1 }), category('pets', { sort: 2 })]
  const style = (categoryId: string, fields: Partial<CategoryStyle> = {}): CategoryStyle => ({
    id: `style-${categoryId}`,
    categoryId,
    hidden: false,
    name: null,
    icon: null,
    color: null,
    sort: null,
    ...fields,
  })

  it('keep what was not changed', () => {
    const [home] = styleCategories(shared, [style('home', { name: 'Flat', color: 'teal' })])
    expect(home).toEqual({ ...shared[0], name: 'Flat', color: 'teal' })
  })

  it('are the same array when nothing was changed', () => {
    expect(styleCategories(shared, [])).toBe(shared)
  })

  it('cannot be chosen when hidden, but old rows keep their names', () => {
    const styled = styleCategories(shared, [style('home', { hidden: true }), style('gone')])
    const { choices, names } = arrangeCategories(styled, 'expense')
    expect(ids(choices)).toEqual(['pets'])
    expect(names.get('home')).toBe('home')
  })

  it('stand where they were put', () => {
    const styled = styleCategories(shared, [style('home', { sort: 9 })])
    expect(ids(arrangeCategories(styled, 'expense').choices)).toEqual(['pets', 'home'])
  })
})

describe('finding a category', () => {
  const choices = [category('Takeaway'), category('Water'), category('Café'), category('Tea')]

  it('puts names that begin with the words first', () => {
    expect(ids(findCategories(choices, 'te'))).toEqual(['Tea', 'Water'])
    expect(ids(findCategories(choices, 'CAFE'))).toEqual(['Café'])
    expect(findCategories(choices, ' ')).toEqual(choices)
    expect(findCategories(choices, 'zzz')).toEqual([])
  })
})
