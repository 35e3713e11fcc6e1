import { describe, expect, it } from 'vitest'
import type { CollectionName } from '#contract/collections.ts'
import type { Row } from '#contract/sync.ts'
import type { Command, QueuedCommand } from '../types.ts'
import { foresee } from './effects.ts'
import { Overlay } from './overlay.ts'
import './own-reducers.ts'

type Book = Partial<Record<CollectionName, readonly Row[]>>

const at = '2026-03-31T10:00:00.000Z'
const queued = ({ name, args }: Command): QueuedCommand => ({
  key: name,
  name,
  args,
  at,
  state: 'queued',
})

const readingOf = (book: Book) => ({
  row: (table: CollectionName, id: string) =>
    book[table]?.find((candidate) => candidate.id === id) ?? null,
  all: (table: CollectionName) => book[table] ?? [],
})

/** What a command shows, by table and id. */
function shown(book: Book, name: string, args: Command['args']) {
  const patches = foresee(queued({ name, args }), 'me', readingOf(book))
  return Object.fromEntries(patches.map(({ table, id, row }) => [`${table} ${id}`, row]))
}

describe('commands for many', () => {
  const book = {
    expenses: [
      { id: 'a', amount: 1 },
      { id: 'b', amount: 2 },
    ],
  }

  it('create each, with its defaults', () => {
    const rows = shown({}, 'expenses.createMany', { docs: [{ id: 'a', amount: 5 }, { id: 'b' }] })
    expect(rows).toMatchObject({
      'expenses a': { id: 'a', amount: 5, lines: null, paymentMethod: 'card', createdBy: 'me' },
      'expenses b': { id: 'b', tags: [], updatedAt: at },
    })
  })

  it('change each, and know what is gone', () => {
    const changes = ['a', 'b', 'c'].map((id) => ({ id, patch: { amount: 7 } }))
    expect(shown(book, 'expenses.updateMany', { changes })).toEqual({
      'expenses a': { id: 'a', amount: 7, updatedAt: at },
      'expenses b': { id: 'b', amount: 7, updatedAt: at },
    })
  })

  it('take the refunds of a purchase along into its category', () => {
    const bought = { id: 'a', categoryId: 'old', refundOf: null }
    const refund = { id: 'b', categoryId: 'old', refundOf: 'a' }
    const other = { id: 'c', categoryId: 'own', refundOf: 'a' }
    const changes = [{ id: 'a', patch: { categoryId: 'new' } }]
    const rows = shown({ expenses: [bought, refund, other] }, 'expenses.updateMany', { changes })
    expect(rows).toMatchObject({
      'expenses a': { categoryId: 'new' },
      'expenses b': { categoryId: 'new', refundOf: 'a' },
    })
    expect(rows).not.toHaveProperty('expenses c')
  })

  it('delete each', () => {
    expect(shown(book, 'expenses.deleteMany', { ids: ['a', 'b'] })).toEqual({
      'expenses a': null,
      'expenses b': null,
    })
  })

  it.each([
    ['expenses.createMany', { docs: 'all' }],
    ['expenses.createMany', { docs: [null, 5, { amount: 1 }, []] }],
    ['expenses.updateMany', { changes: [{ id: 5, patch: {} }, { id: 'a' }, 'a'] }],
    ['expenses.deleteMany', { ids: [null, {}] }],
    ['expenses.deleteMany', {}],
    ['expenses.manyMany', { ids: ['a'] }],
    ['expenses.constructor', { ids: ['a'] }],
    ['nothing.deleteMany', { ids: ['a'] }],
  ])('do nothing for what makes no sense: %s %j', (name, args) => {
    expect(shown(book, name, args)).toEqual({})
  })
})

describe('merging a category', () => {
  const category = (id: string, parentId: string | null = null) => ({ id, parentId })
  const line = (categoryId: string | null) => ({ categoryId, amount: 1 })

  it('moves everything that points at it, wherever it does so', () => {
    const book: Book = {
      categories: [category('old'), category('new'), category('below', 'old')],
      expenses: [
        { id: 'plain', categoryId: 'old' },
        { id: 'split', categoryId: 'x', lines: [line('x'), line('old'), line(null)] },
        { id: 'other', categoryId: 'x', lines: [line('x'), line('new')] },
      ],
      incomes: [{ id: 'income', categoryId: 'old' }],
      category_rules: [{ id: 'rule', categoryId: 'old' }],
      expense_templates: [{ id: 'template', categoryId: 'old' }],
    }
    const moved = { categoryId: 'new', updatedAt: at }
    expect(shown(book, 'categories.merge', { id: 'old', into: 'new' })).toEqual({
      'categories old': null,
      'categories below': { id: 'below', parentId: 'new', updatedAt: at },
      'expenses plain': { id: 'plain', ...moved },
      'expenses split': {
        id: 'split',
        categoryId: 'x',
        lines: [line('x'), line('new'), line(null)],
        updatedAt: at,
      },
      'incomes income': { id: 'income', ...moved },
      'category_rules rule': { id: 'rule', ...moved },
      'expense_templates template': { id: 'template', ...moved },
    })
  })

  it('keeps two levels', () => {
    const categories = [category('old'), category('a', 'old'), category('b', 'old')]
    const intoChild = shown({ categories }, 'categories.merge', { id: 'old', into: 'a' })
    expect(intoChild).toMatchObject({
      'categories old': null,
      'categories a': { parentId: null },
      'categories b': { parentId: 'a' },
    })
    const book = { categories: [...categories, category('far', 'top')], global_categories: [] }
    const intoOther = shown(book, 'categories.merge', { id: 'old', into: 'far' })
    expect(intoOther).toMatchObject({
      'categories a': { parentId: 'top' },
      'categories b': { parentId: 'top' },
    })
  })

  it('shows nothing of what the server refuses: one of the other kind', () => {
    const categories = [
      { ...category('old'), type: 'expense' },
      { ...category('new'), type: 'income' },
    ]
    expect(shown({ categories }, 'categories.merge', { id: 'old', into: 'new' })).toEqual({})
  })

  it('is worked out again when another device adds to the category', () => {
    const expenses: Row[] = [{ id: 'a', categoryId: 'old' }]
    const book: Book = { categories: [category('old'), category('new')], expenses }
    const overlay = new Overlay('me', readingOf(book))
    overlay.add(queued({ name: 'categories.merge', args: { id: 'old', into: 'new' } }))
    expenses.push({ id: 'b', categoryId: 'old' })
    expect(overlay.touches('expenses', 'b')).toBe(true)
    overlay.rebuild()
    expect(overlay.row('expenses', 'b')).toMatchObject({ categoryId: 'new' })
  })

  it('sees what earlier commands have written', () => {
    const book: Book = { categories: [category('old'), category('new')] }
    const overlay = new Overlay('me', readingOf(book))
    const docs = [{ id: 'a', categoryId: 'old' }]
    overlay.add(queued({ name: 'expenses.createMany', args: { docs } }))
    overlay.add(queued({ name: 'categories.merge', args: { id: 'old', into: 'new' } }))
    expect(overlay.row('expenses', 'a')).toMatchObject({ categoryId: 'new' })
  })

  it.each([
    { id: 'old', into: 'old' },
    { id: 'old', into: 'nowhere' },
    { id: 'nowhere', into: 'old' },
    { id: 'old' },
    {},
  ])('does nothing for %j', (args) => {
    expect(shown({ categories: [category('old')] }, 'categories.merge', args)).toEqual({})
  })
})

describe('what an income leaves open', () => {
  const back = (settledBy: string | null) => ({ amount: 5, from: 'Anna', dueOn: null, settledBy })
  const expense = (id: string, settledBy: string, importId: string | null = null) => ({
    id,
    importId,
    expectedBack: back(settledBy),
  })
  const income = (id: string, settles: string, importId: string | null = null) => ({
    id,
    settles,
    importId,
  })

  it('is open again when the income is deleted', () => {
    const book: Book = { expenses: [expense('e', 'i')], incomes: [income('i', 'e')] }
    for (const [verb, args] of [
      ['delete', { id: 'i' }],
      ['deleteMany', { ids: ['i'] }],
    ] as const) {
      expect(shown(book, `incomes.${verb}`, args)).toMatchObject({
        'incomes i': null,
        'expenses e': { expectedBack: back(null) },
      })
    }
  })

  it('goes with an import, or is open again when only the income came by it', () => {
    const book: Book = {
      imports: [{ id: 'm' }],
      import_mappings: [
        { id: 'taught', importId: 'm' },
        { id: 'known', importId: null },
      ],
      expenses: [expense('e', 'i'), expense('f', 'j', 'm'), { id: 'g', importId: 'other' }],
      incomes: [income('i', 'e', 'm'), income('j', 'f', 'm')],
    }
    expect(shown(book, 'imports.undo', { id: 'm' })).toEqual({
      'imports m': null,
      'import_mappings taught': null,
      'expenses e': { ...expense('e', 'i'), expectedBack: back(null), updatedAt: at },
      'expenses f': null,
      'incomes i': null,
      'incomes j': null,
    })
  })
})
