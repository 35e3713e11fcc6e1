import { describe, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import type { CategoryStyle } from '#web/categories/style-categories.ts'
import type { Category } from '#web/categories/use-categories.ts'
import {
  awayCommands,
  changeCommands,
  orderCommands,
  resetCommands,
  restoreCommands,
  unmergeCommands,
} from './category-writes.ts'
import { countWords, dependentsOf, isMissed } from './dependents.ts'
import type { CategoryNode } from './tree.ts'

const category: Category = {
  id: 'c1',
  name: 'Home',
  type: 'expense',
  icon: 'house',
  color: 'sky',
  parentId: null,
  archived: false,
  sort: 10,
}
const style: CategoryStyle = {
  id: 's1',
  categoryId: 'c1',
  hidden: false,
  name: 'Flat',
  icon: null,
  color: null,
  sort: null,
}
const own: CategoryNode = { category, original: null, style: null, children: [] }
const shared: CategoryNode = { category, original: category, style: null, children: [] }
const styled: CategoryNode = { ...shared, category: { ...category, name: 'Flat' }, style }
const { name, icon, color, parentId } = category
const fields = { name, icon, color, parentId }
const plain = { hidden: false, name: null, icon: null, color: null, sort: null }

describe('changing a category', () => {
  it('writes to one’s own, and a style over everyone’s', () => {
    const named = { ...fields, name: 'Flat' }
    expect(changeCommands(own, named, 'new')).toEqual([
      { name: 'categories.update', args: { id: 'c1', patch: named } },
    ])
    expect(changeCommands(shared, named, 'new')).toEqual([
      {
        name: 'category_styles.create',
        args: { doc: { id: 'new', categoryId: 'c1', ...plain, name: 'Flat' } },
      },
    ])
    expect(changeCommands(styled, { ...named, color: 'rose' }, 'new')).toEqual([
      {
        name: 'category_styles.update',
        args: { id: 's1', patch: { ...plain, name: 'Flat', color: 'rose' } },
      },
    ])
  })

  it('leaves no style that says nothing', () => {
    const gone = [{ name: 'category_styles.delete', args: { id: 's1' } }]
    expect(changeCommands(styled, fields, 'new')).toEqual(gone)
    expect(resetCommands(styled)).toEqual(gone)
    expect(changeCommands(shared, fields, 'new')).toEqual([])
    expect(resetCommands(shared)).toEqual([])
  })

  it('archives one’s own and hides everyone’s, keeping the rest of the style', () => {
    expect(awayCommands(own, true, 'new')).toEqual([
      { name: 'categories.update', args: { id: 'c1', patch: { archived: true } } },
    ])
    expect(awayCommands(styled, true, 'new')[0]?.args).toEqual({
      id: 's1',
      patch: { ...plain, name: 'Flat', hidden: true },
    })
  })

  it('orders both kinds', () => {
    const other = { ...own, category: { ...category, id: 'c2' } }
    const commands = orderCommands(
      [shared, other],
      [
        { id: 'c1', sort: 30 },
        { id: 'c2', sort: 20 },
      ],
      () => 'new',
    )
    expect(commands.map((command) => command.name)).toEqual([
      'category_styles.create',
      'categories.update',
    ])
    expect(orderCommands([shared], [{ id: 'c1', sort: 10 }], () => 'new')).toEqual([])
  })
})

const replicaOf = (tables: Readonly<Record<string, readonly Row[]>>) => ({
  rows: (table: string) => new Map((tables[table] ?? []).map((row) => [row.id, row])),
})

describe('taking a change back', () => {
  it('goes from what is there now to what was before', () => {
    const now = replicaOf({ category_styles: [{ ...style, id: 's9' }] })
    expect(restoreCommands(now, [shared])).toEqual([
      { name: 'category_styles.delete', args: { id: 's9' } },
    ])
    expect(restoreCommands(replicaOf({}), [styled])).toEqual([
      { name: 'category_styles.create', args: { doc: { ...style } } },
    ])
    expect(restoreCommands(replicaOf({}), [own])[0]?.args).toMatchObject({
      id: 'c1',
      patch: { name: 'Home', archived: false, sort: 10 },
    })
  })
})

describe('what depends on a category', () => {
  const lines = [
    { categoryId: 'c1', amount: 5 },
    { categoryId: 'c2', amount: 5 },
  ]
  const replica = replicaOf({
    expenses: [
      { id: 'e1', categoryId: 'c1', lines: null },
      { id: 'e2', categoryId: 'c2', lines },
      { id: 'e3', categoryId: 'c2', lines: null },
    ],
    incomes: [{ id: 'i1', categoryId: 'c2' }],
    category_rules: [{ id: 'r1', categoryId: 'c1' }],
    categories: [{ id: 'c3', parentId: 'c1' }],
    category_styles: [{ id: 's1', categoryId: 'c1' }],
  })
  const dependents = dependentsOf(replica, 'c1')

  it('is found in every collection, lines of split rows too', () => {
    expect(countWords(dependents, 'en-GB')).toBe('2 expenses, 1 rule and 1 category below it')
    expect(dependentsOf(replica, 'c9')).toEqual([])
  })

  it('names money back, which is no expense', () => {
    const refunds = [{ id: 'e4', categoryId: 'c1', lines: null, refundOf: 'e1' }]
    const some = dependentsOf(replicaOf({ expenses: refunds }), 'c1')
    expect(countWords([...some, ...dependents], 'en-GB')).toContain('2 expenses, 1 refund, 1 rule')
    expect(countWords(some, 'en-GB')).toBe('1 refund')
  })

  it('counts my parts of group bills and loans, and lets go of what only remembers it', () => {
    const shared = replicaOf({
      group_shares: [{ id: 'g1', categoryId: 'c1' }],
      loans: [{ id: 'l1', categoryId: 'c1' }],
    })
    expect(countWords(dependentsOf(shared, 'c1'), 'en-GB')).toBe(
      '1 part of a group bill and 1 loan',
    )
    expect(isMissed(dependentsOf(shared, 'c1'))).toBe(true)
    const remembered = replicaOf({ receipt_merchants: [{ id: 'm1', categoryId: 'c1' }] })
    expect(isMissed(dependentsOf(remembered, 'c1'))).toBe(false)
  })

  it('comes back as it was when a merge is taken back', () => {
    const [create, ...others] = unmergeCommands(category, dependents)
    expect(create).toEqual({ name: 'categories.create', args: { doc: category } })
    const expenses = others.find((command) => command.name === 'expenses.updateMany')
    expect(expenses?.args.changes).toEqual([
      { id: 'e1', patch: { categoryId: 'c1' } },
      { id: 'e2', patch: { lines } },
    ])
    expect(others).toHaveLength(3)
  })

  it('comes back in parts of a size the server takes', () => {
    const many = Array.from({ length: 1000 }, (_, at) => ({
      table: 'expenses' as const,
      id: `e${at}`,
      fields: { categoryId: 'c1' },
    }))
    const sizes = unmergeCommands(category, many)
      .slice(1)
      .map(({ args }) => (args.changes as readonly unknown[]).length)
    expect(sizes).toEqual([450, 450, 100])
  })
})
