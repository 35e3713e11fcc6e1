import { describe, expect, it } from 'vitest'
import type { CategoryStyle } from '#web/categories/style-categories.ts'
import type { Category } from '#web/categories/use-categories.ts'
import { nameProblem, parentsFor } from './category-form.ts'
import { buildTree, type CategoryNode, searchTree } from './tree.ts'

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
const style = (categoryId: string, fields: Partial<CategoryStyle>): CategoryStyle => ({
  id: `style-${categoryId}`,
  categoryId,
  hidden: false,
  name: null,
  icon: null,
  color: null,
  sort: null,
  ...fields,
})
const names = (nodes: readonly CategoryNode[]): readonly unknown[] =>
  nodes.map(({ category: { name }, children }) =>
    children.length > 0 ? [name, ...names(children)] : name,
  )

const tables = {
  shared: [
    category('Home', { sort: 10 }),
    category('Rent', { sort: 11, parentId: 'Home' }),
    category('Pets', { sort: 20 }),
    category('Food', { sort: 30 }),
    category('Snacks', { sort: 31, parentId: 'Food' }),
    category('Retired', { archived: true }),
    category('Salary', { type: 'income' }),
  ],
  own: [
    category('Garden', { sort: 5, parentId: 'Home' }),
    category('Wine', { sort: 15 }),
    category('Old hobby', { archived: true }),
    category('Of food', { parentId: 'Food', sort: 40 }),
  ],
  styles: [
    style('Pets', { name: 'Animals', sort: 1 }),
    style('Food', { hidden: true }),
    style('Snacks', { hidden: true }),
  ],
}
const tree = buildTree(tables, 'expense')

describe('the tree of categories', () => {
  it('puts everyone’s and one’s own together, by the person’s own order', () => {
    expect(names(tree.shown)).toEqual(['Animals', ['Home', 'Garden', 'Rent'], 'Wine', 'Of food'])
  })

  it('keeps what is away apart, still with what was below it', () => {
    expect(names(tree.away)).toEqual([['Food', 'Snacks'], 'Old hobby'])
  })

  it('knows what everyone sees of a restyled one', () => {
    const animals = tree.shown.find(({ category: { name } }) => name === 'Animals')
    expect(animals?.original?.name).toBe('Pets')
    expect(animals?.style?.sort).toBe(1)
    expect(tree.shown.find(({ category: { name } }) => name === 'Wine')?.original).toBeNull()
  })

  it('is apart for income', () => {
    expect(names(buildTree(tables, 'income').shown)).toEqual(['Salary'])
  })
})

describe('searching the tree', () => {
  it('finds by part of a name, with the parent of what it finds', () => {
    expect(names(searchTree(tree, ' RENT').shown)).toEqual([['Home', 'Rent']])
    expect(names(searchTree(tree, 'home').shown)).toEqual([['Home', 'Garden', 'Rent']])
    expect(names(searchTree(tree, 'snack').away)).toEqual([['Food', 'Snacks']])
    expect(searchTree(tree, 'zzz')).toEqual({ shown: [], away: [] })
  })
})

describe('the form of a category', () => {
  const fields = { name: 'Wine', icon: 'tag', color: 'honey', parentId: null }

  it('wants a name nobody beside it has', () => {
    expect(nameProblem({ ...fields, name: '  ' }, null, tree)).toBe('Give it a name.')
    expect(nameProblem({ ...fields, name: 'WINE' }, null, tree)).toMatch(/already/)
    expect(nameProblem({ ...fields, name: 'Rent' }, null, tree)).toBeNull()
    expect(nameProblem({ ...fields, name: 'Rent', parentId: 'Home' }, null, tree)).toMatch(
      /already/,
    )
    const wine = tree.shown.find(({ category: { id } }) => id === 'Wine') ?? null
    expect(nameProblem(fields, wine, tree)).toBeNull()
  })

  it('offers the ones on top as parents, and the present one even if it is away', () => {
    expect(names(parentsFor(null, tree)).flat()).toContain('Home')
    const ofFood = tree.shown.find(({ category: { id } }) => id === 'Of food') ?? null
    const offered = parentsFor(ofFood, tree).map(({ category: { id } }) => id)
    expect(offered).toContain('Food')
    expect(offered).not.toContain('Of food')
  })
})
