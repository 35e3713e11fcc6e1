import { describe, expect, it } from 'vitest'
import { lineOf, type SearchBook } from './book.ts'
import { budgetOf, entryOf, groupExpenseOf, templateOf } from './findables.ts'
import { rank } from './rank.ts'
import { readQuery } from './typed/read-query.ts'

const category = (id: string, parentId: string | null) => ({
  ...{ id, parentId, name: id, type: 'expense', archived: false },
})

const book: SearchBook = {
  uid: 'me',
  today: '2026-11-15',
  home: { currency: 'EUR', rates: null },
  categories: new Map(
    [category('Leisure', null), category('Hobbies', 'Leisure'), category('Bees', 'Hobbies')].map(
      (one) => [one.id, one],
    ),
  ),
  groups: new Map(),
  accounts: new Map(),
  open: null,
}

const entry = {
  id: 'e',
  description: 'Hive',
  amount: 900,
  currency: 'EUR',
  date: '2026-11-09',
  categoryId: 'Bees',
  tags: [],
  notes: null,
} as never

describe('what is found of a purchase over several categories', () => {
  const line = (categoryId: string, amount: number, note: string | null = null) => {
    return { categoryId, amount, note }
  }
  const shop = {
    ...(entry as object),
    ...{ description: 'Market hall', categoryId: null, expectedBack: { amount: 300 } },
    lines: [line('Bees', 600, 'smoker'), line('Leisure', 300, 'ticket')],
  } as never
  const counts = (typed: string) =>
    rank(
      [{ query: readQuery(typed, { today: book.today, locale: 'en-GB' }), reach: 'plain' }],
      [entryOf(book, shop, 'expenses')],
      5,
    ).flatMap(({ hits }) => hits.map((hit) => hit.counts))

  it.each([
    ['market', 600],
    ['bees', 400],
    ['category:bees', 400],
    ['market smoker', 400],
    ['ticket', 200],
    ['leisure', 600],
    ['smoker ticket', 600],
    ['bees over 5', 400],
    ['tent', undefined],
  ])('counts for %j what is asked for', (typed, counted) => {
    expect(counts(typed)).toEqual(counted === undefined ? [] : [counted])
  })
})

describe('what is found', () => {
  it('is filed under all the categories above its own', () => {
    expect(entryOf(book, entry, 'expenses').categories).toEqual(['Bees', 'Hobbies', 'Leisure'])
    const round = new Map([category('A', 'B'), category('B', 'A')].map((one) => [one.id, one]))
    expect(lineOf(round, 'A').map(({ id }) => id)).toEqual(['A', 'B'])
  })

  it('costs what is in force: next time, or now', () => {
    const priceChanges = [
      { from: '2026-06-01', amount: 1200 },
      { from: '2026-12-01', amount: 1500 },
    ]
    const row = { ...(entry as object), priceChanges, active: true } as never as Parameters<
      typeof templateOf
    >[1]
    expect(templateOf(book, { ...row, nextOn: '2026-12-20' }).amount).toBe(1500)
    expect(templateOf(book, { ...row, nextOn: '2026-11-20' }).amount).toBe(1200)
    expect(templateOf(book, { ...row, active: false, nextOn: null }).amount).toBe(1200)
    const budget = { id: 'b', name: 'Food', categoryIds: [], currency: 'EUR', archived: false }
    const changes = [{ from: '2026-12-01', amount: 700 }]
    const planned = { ...budget, amount: 500, amountChanges: changes }
    expect(budgetOf(book, { ...planned, startOn: '2026-01-01' }).amount).toBe(500)
    expect(budgetOf(book, { ...planned, startOn: '2027-01-01' }).amount).toBe(700)
  })

  it('shows a refund as money that came back, and finds it by its amount', () => {
    const refund = entryOf(book, { ...(entry as object), refundOf: 'x' } as never, 'expenses')
    const query = readQuery('9,00 refunds', { today: book.today, locale: 'en-GB' })
    const [section] = rank([{ query, reach: 'plain' }], [refund], 5)
    expect(section?.hits.map(({ amount }) => amount)).toEqual([-900])
  })

  it('is a settled bill where everybody in it is even in its currency', () => {
    const members = ['a', 'b', 'c'].map((memberId) => {
      return { memberId, uid: memberId === 'a' ? 'me' : null, name: memberId, leftAt: null }
    })
    const group = { id: 'g', name: 'Flat', description: null, status: 'open', members }
    const open = new Map([
      ['a', new Set(['EUR'])],
      ['b', new Set(['EUR'])],
    ])
    const shared = { ...book, groups: new Map([['g', group]]), open }
    const stateOf = (currency: string, of: readonly string[]) => {
      const shares = of.map((memberId) => ({ memberId, amount: 100 }))
      const bill = { ...(entry as object), groupId: 'g', currency, payers: shares, shares } as never
      return groupExpenseOf(shared, bill)[0]?.states[1]
    }
    expect(stateOf('EUR', ['a', 'b'])).toBe('unsettled')
    expect(stateOf('CHF', ['a', 'b'])).toBe('settled')
    expect(stateOf('EUR', ['c'])).toBe('settled')
  })
})
