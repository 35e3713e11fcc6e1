import { describe, expect, it } from 'vitest'
import { importRow } from '#test/support/import-row.ts'
import { arrangeCategories, type Category } from '#web/categories/use-categories.ts'
import { categoryFor, choose, noChoices } from './choices.ts'
import { proposeNamed, unknownCategories } from './named-categories.ts'

const category = (id: string, name: string, more: Partial<Category> = {}): Category => ({
  ...{ id, name, type: 'expense', icon: 'tag', color: 'teal' },
  ...{ parentId: null, archived: false, sort: 0 },
  ...more,
})
const all = [
  category('food', 'Groceries'),
  category('old', 'Allotment', { archived: true }),
  category('pay', 'Salary', { type: 'income' }),
]
const expense = arrangeCategories(all, 'expense')
const both = { expense, income: arrangeCategories(all, 'income') }
const byRule = () => ({ categoryId: 'fun', why: 'Your rule: contains Kino', isOwn: true })
const propose = proposeNamed(byRule, expense, 'expense')
const row = (key: string, name?: string) =>
  importRow(key, {}, { description: `Kino ${key}`, ...(name ? { category: name } : {}) })

describe('categories that a file names', () => {
  it('go before what rules propose, in whatever case, and hidden ones are known too', () => {
    expect(categoryFor(row('a', 'groceries'), 'expense', noChoices, propose)).toMatchObject({
      categoryId: 'food',
      why: 'The file says “groceries”',
    })
    expect(propose(row('b', 'Allotment').row)?.categoryId).toBe('old')
  })

  it('leave to the rules what they do not name, or what the book does not know', () => {
    expect(propose(row('a').row)).toEqual(byRule())
    expect(propose(row('b', 'Falconry').row)).toEqual(byRule())
    expect(propose(row('c', 'Salary').row), 'an income').toEqual(byRule())
  })

  it('give way to what the person chooses in the preview', () => {
    const named = row('a', 'Groceries')
    const chosen = choose(noChoices, named, 'expense', 'fun', propose)
    expect(categoryFor(named, 'expense', chosen, propose).categoryId).toBe('fun')
  })

  it('are counted where the book has none of that name, once for each kind', () => {
    const rows = [row('a', 'Falconry'), row('b', 'falconry'), row('c', 'Salary'), row('d')]
    const unknown = unknownCategories(rows, both, ({ key }) => (key === 'c' ? 'income' : 'expense'))
    expect(unknown).toEqual([{ name: 'falconry', type: 'expense', rows: 2, isOfOther: false }])
    const income = unknownCategories([row('a', 'Groceries')], both, () => 'income')
    expect(income, 'what came back').toMatchObject([{ name: 'Groceries', isOfOther: true }])
  })
})
