import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Borne, type Split, splitExpense } from './split-expense.ts'

const ids = Array.from({ length: 12 }, (_, index) => `m${String(index).padStart(2, '0')}`)
const amounts = fc.integer({ min: 1, max: 10 ** 13 })
const members = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 12 })

const sharesOf = (amount: number, split: Split, recordId = 'x', borne?: Borne) => {
  const verdict = splitExpense(amount, split, recordId, borne)
  if (!verdict.ok) throw new Error(`refused: ${verdict.problem}`)
  return Object.fromEntries(verdict.shares.map(({ memberId, amount: share }) => [memberId, share]))
}
const sumOf = (shares: Readonly<Record<string, number>>) =>
  Object.values(shares).reduce((sum, share) => sum + share, 0)

/** Any split of any mode that has to work, for this amount. */
const splits = (amount: number): fc.Arbitrary<Split> => {
  const equal = members.map((memberIds): Split => ({ mode: 'equal', memberIds }))
  const shares = members.chain((list) =>
    fc
      .array(fc.integer({ min: 1, max: 9999 }), { minLength: list.length, maxLength: list.length })
      .map(
        (numbers): Split => ({
          mode: 'shares',
          parts: list.map((memberId, index) => ({
            memberId,
            value: `${(numbers[index] ?? 1) / 100}`,
          })),
        }),
      ),
  )
  const percent = members.chain((list) =>
    fc
      .array(fc.integer({ min: 0, max: 10_000 }), {
        minLength: list.length - 1,
        maxLength: list.length - 1,
      })
      .map((cuts): Split => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), 10_000]
        const parts = list.map((memberId, index) => ({
          memberId,
          value: (edges[index + 1] ?? 0) - (edges[index] ?? 0),
        }))
        return { mode: 'percent', parts }
      }),
  )
  const items = fc
    .array(fc.record({ amount: fc.integer({ min: 1, max: 10 ** 6 }), memberIds: members }), {
      minLength: 1,
      maxLength: 8,
    })
    .map((list): Split => ({ mode: 'items', items: list }))
  const adjustment = members.chain((list) =>
    fc.integer({ min: 0, max: Math.floor(amount / list.length) }).map(
      (value): Split => ({
        mode: 'adjustment',
        memberIds: list,
        parts: [{ memberId: list[0] ?? '', value }],
      }),
    ),
  )
  return fc.oneof(equal, shares, percent, items, adjustment)
}

describe('any split', () => {
  it('adds up to the amount, leaves nobody below nothing, and does not care for order', () => {
    const cases = fc.property(
      amounts.chain((amount) => fc.tuple(fc.constant(amount), splits(amount))),
      fc.uuid(),
      ([amount, split], id) => {
        const shares = sharesOf(amount, split, id)
        expect(sumOf(shares)).toBe(amount)
        expect(Object.values(shares).every((share) => share >= 0)).toBe(true)
        const turned =
          split.mode === 'equal' ? { ...split, memberIds: split.memberIds.toReversed() } : split
        expect(sharesOf(amount, turned, id)).toEqual(shares)
      },
    )
    fc.assert(cases, { numRuns: 2000 })
  }, 60_000)
})

describe('each way to split', () => {
  const three = ['a', 'b', 'c']

  it('shares a dinner equally', () => {
    expect(sharesOf(9000, { mode: 'equal', memberIds: three })).toEqual({
      a: 3000,
      b: 3000,
      c: 3000,
    })
  })

  it('takes exact amounts that add up', () => {
    const parts = [
      { memberId: 'b', value: 6000 },
      { memberId: 'a', value: 3000 },
    ]
    expect(sharesOf(9000, { mode: 'exact', parts })).toEqual({ a: 3000, b: 6000 })
    expect(splitExpense(9100, { mode: 'exact', parts }, 'x')).toEqual({
      ok: false,
      problem: 'gap',
      gap: 100,
    })
  })

  it('takes percentages that add up to a hundred', () => {
    const parts = [
      { memberId: 'a', value: 3333 },
      { memberId: 'b', value: 6667 },
    ]
    expect(sharesOf(10_000, { mode: 'percent', parts })).toEqual({ a: 3333, b: 6667 })
    const short = parts.slice(0, 1)
    expect(splitExpense(100, { mode: 'percent', parts: short }, 'x')).toMatchObject({
      problem: 'gap',
      gap: 6667,
    })
  })

  it('weighs by shares, halves too', () => {
    const parts = [
      { memberId: 'a', value: '1.5' },
      { memberId: 'b', value: '0.5' },
      { memberId: 'c', value: '0' },
    ]
    expect(sharesOf(1000, { mode: 'shares', parts })).toEqual({ a: 750, b: 250, c: 0 })
  })

  it('shares the rest after adjustments', () => {
    const parts = [
      { memberId: 'a', value: 500 },
      { memberId: 'b', value: -100 },
    ]
    const split: Split = { mode: 'adjustment', memberIds: three, parts }
    expect(sharesOf(1000, split)).toEqual({ a: 700, b: 100, c: 200 })
    const harsh: Split = { ...split, parts: [{ memberId: 'b', value: -900 }] }
    expect(splitExpense(1000, harsh, 'x')).toEqual({ ok: false, problem: 'negative' })
  })

  it('gives each their items, with tax and tip in proportion', () => {
    const items = [
      { amount: 1000, memberIds: ['a'] },
      { amount: 3000, memberIds: ['b', 'c'] },
    ]
    // 40.00 of food came to 48.00 with tax and tip.
    expect(sharesOf(4800, { mode: 'items', items })).toEqual({ a: 1200, b: 1800, c: 1800 })
  })

  it('refuses what cannot be meant', () => {
    const problem = (split: Split, amount = 100) => {
      const verdict = splitExpense(amount, split, 'x')
      return verdict.ok ? null : verdict.problem
    }
    expect(problem({ mode: 'equal', memberIds: [] })).toBe('nobody')
    expect(problem({ mode: 'equal', memberIds: ['a', 'a'] })).toBe('twice')
    expect(problem({ mode: 'equal', memberIds: ['a'] }, 0.5)).toBe('not-whole')
    expect(problem({ mode: 'shares', parts: [{ memberId: 'a', value: '0' }] })).toBe('nobody')
    expect(problem({ mode: 'shares', parts: [{ memberId: 'a', value: '1e3' }] })).toBe('not-whole')
    expect(problem({ mode: 'shares', parts: [{ memberId: 'a', value: '-1' }] })).toBe('negative')
    expect(problem({ mode: 'items', items: [{ amount: 5, memberIds: [] }] })).toBe('nobody')
    const twice = [
      { memberId: 'a', value: 50 },
      { memberId: 'a', value: 50 },
    ]
    expect(problem({ mode: 'exact', parts: twice })).toBe('twice')
  })
})

describe('fair cents', () => {
  it('leave nobody a unit ahead when the same people share for years', () => {
    for (const count of [3, 7, 12]) {
      const memberIds = ids.slice(0, count)
      let borne: Borne = new Map()
      for (let record = 0; record < 2000; record++) {
        const verdict = splitExpense(
          (record * 7919) % 10_007,
          { mode: 'equal', memberIds },
          `r${record}`,
          borne,
        )
        if (!verdict.ok) throw new Error(verdict.problem)
        borne = verdict.borne
        for (const over of borne.values()) expect(Math.abs(over)).toBeLessThan(1_000_000)
      }
    }
  })

  it('stay within a unit after 10,000 expenses of every kind among some of the members', () => {
    let seed = 42
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return seed % below
    }
    let borne: Borne = new Map()
    for (let record = 0; record < 10_000; record++) {
      const some = ids.slice(0, 8).filter(() => random(10) < 6)
      const memberIds = some.length < 2 ? ids.slice(0, 2) : some
      const split: Split =
        random(2) === 0
          ? { mode: 'equal', memberIds }
          : {
              mode: 'shares',
              parts: memberIds.map((memberId) => ({ memberId, value: `${1 + random(9)}` })),
            }
      const verdict = splitExpense(1 + random(20_000), split, `r${record}`, borne)
      if (!verdict.ok) throw new Error(verdict.problem)
      borne = verdict.borne
    }
    for (const over of borne.values()) expect(Math.abs(over)).toBeLessThanOrEqual(1_000_000)
  })
})
