import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstFew, rolledUp } from './rolled-up.ts'

const byId = new Map([
  ['food', { parentId: null }],
  ['bread', { parentId: 'food' }],
  ['cheese', { parentId: 'food' }],
  ['rent', { parentId: null }],
  ['orphan', { parentId: 'gone' }],
])
const one = (categoryId: string | null, total: number, kind: 'expense' | 'income' = 'expense') => ({
  kind,
  categoryId,
  total,
  count: 1,
  amounts: [total, 0],
})
const answerOf = (categories: ReturnType<typeof one>[], before: ReturnType<typeof one>[] = []) =>
  ({ categories, shared: [], before: { categories: before } }) as unknown as Parameters<
    typeof rolledUp
  >[0]

describe('categories with those below them', () => {
  it('count a purchase over two of them once', () => {
    const categories = [one('bread', 30), one('cheese', 10), one('rent', 100)]
    const shared = [
      { categoryIds: ['bread', 'cheese', 'rent'], count: 1 },
      { categoryIds: ['rent', 'none'], count: 4 },
    ]
    const rolled = rolledUp({ ...answerOf(categories), shared }, 'expense', byId)
    expect(rolled.map(({ categoryId, count }) => [categoryId, count])).toEqual([
      ['rent', 1],
      ['food', 1],
    ])
  })

  it('count what is below, and name it for the rows', () => {
    const answer = answerOf(
      [
        one('bread', 30),
        one('food', 10),
        one('rent', 100),
        one(null, 5),
        one('food', 99, 'income'),
      ],
      [one('cheese', 7), one('food', 3)],
    )
    const rolled = rolledUp(answer, 'expense', byId)
    expect(rolled.map(({ categoryId, total, before }) => [categoryId, total, before])).toEqual([
      ['rent', 100, 0],
      ['food', 40, 10],
      [null, 5, 0],
    ])
    expect(rolled[1]).toMatchObject({ categoryIds: ['bread', 'food'], amounts: [40, 0], count: 2 })
    expect(rolled[2]?.categoryIds).toEqual(['none'])
  })

  it('are each by itself inside one', () => {
    const answer = answerOf([one('bread', 30), one('food', 10), one('rent', 100)])
    expect(rolledUp(answer, 'expense', byId, 'food').map(({ categoryId }) => categoryId)).toEqual([
      'bread',
      'food',
    ])
  })

  it('never lose a cent, whoever is shown by name', () => {
    const ids = fc.constantFrom('food', 'bread', 'cheese', 'rent', 'orphan', null)
    const totals = fc.uniqueArray(
      fc.record({ categoryId: ids, total: fc.integer({ min: -1e6, max: 1e6 }) }),
      { selector: ({ categoryId }) => categoryId },
    )
    fc.assert(
      fc.property(totals, fc.integer({ min: 1, max: 4 }), (all, most) => {
        const rolled = rolledUp(
          answerOf(all.map(({ categoryId, total }) => one(categoryId, total))),
          'expense',
          byId,
        )
        const { shown, others } = firstFew(rolled, most)
        const parts = [...shown, ...(others ? [others] : [])]
        const sum = (values: readonly (number | null)[]) =>
          values.reduce<number>((total, value) => total + (value ?? 0), 0)
        expect(sum(parts.map(({ total }) => total))).toBe(sum(all.map(({ total }) => total)))
        expect(parts.flatMap(({ categoryIds }) => categoryIds).sort()).toEqual(
          all.map(({ categoryId }) => categoryId ?? 'none').sort(),
        )
      }),
    )
  })
})
