import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Basin, byPriority, leastForAll, pour, pouredIn } from './waterfall.ts'

const today = '2026-01-31'
const now = { from: today, today }
const basin = (id: string, left: number, targetOn: string | null = null): Basin => ({
  id,
  left,
  targetOn,
})

const someBasins = fc
  .array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 8 })
  .map((lefts) => lefts.map((left, at) => basin(`goal-${at}`, left)))
const perMonths = fc.integer({ min: 100, max: 20_000 })

describe('pouring over goals', () => {
  it('fills one after the other', () => {
    const filled = pour([basin('a', 250), basin('b', 50), basin('c', 300)], 100, now)
    expect(filled).toMatchObject([
      { id: 'a', firstMonth: 1, lastMonth: 3, reachedOn: '2026-04-30' },
      { id: 'b', firstMonth: 3, lastMonth: 3, reachedOn: '2026-04-30' },
      { id: 'c', firstMonth: 4, lastMonth: 6, reachedOn: '2026-07-31' },
    ])
    expect(pouredIn([basin('a', 250), basin('b', 50)], 100, 3)).toEqual([
      { id: 'a', amount: 50 },
      { id: 'b', amount: 50 },
    ])
  })

  it('gives every goal exactly what it lacks, and no month more than there is', () => {
    fc.assert(
      fc.property(someBasins, perMonths, (basins, perMonth) => {
        const filled = pour(basins, perMonth, now)
        const last = filled.at(-1)?.lastMonth ?? 0
        const given = new Map<string, number>()
        for (let month = 1; month <= last; month++) {
          const parts = pouredIn(basins, perMonth, month)
          const sum = parts.reduce((all, { amount }) => all + amount, 0)
          expect(month < last ? sum === perMonth : sum > 0 && sum <= perMonth).toBe(true)
          for (const { id, amount } of parts) given.set(id, (given.get(id) ?? 0) + amount)
        }
        for (const { id, left } of basins) expect(given.get(id) ?? 0).toBe(left)
      }),
      { numRuns: 60 },
    )
  })

  it('counts from the last payment, and nothing is full before today', () => {
    const paid = { from: '2026-01-02', today }
    expect(pour([basin('a', 200)], 100, paid)).toMatchObject([{ reachedOn: '2026-03-02' }])
    expect(leastForAll([basin('a', 200, '2026-03-10')], paid)).toBe(100)
    expect(pour([basin('a', 1)], 100, { ...paid, from: '2025-12-30' })).toMatchObject([
      { reachedOn: today },
    ])
  })

  it('says what is late', () => {
    const basins = [basin('a', 100, '2026-02-28'), basin('b', 100, '2026-02-28')]
    expect(pour(basins, 100, now).map(({ isLate }) => isLate)).toEqual([false, true])
    expect(pour([basin('a', 2000, '2099-01-01')], 1, now)).toMatchObject([
      { reachedOn: null, isLate: true },
    ])
    expect(pour([basin('a', 2000)], 0, now)).toEqual([])
  })

  it('knows the least that makes every date', () => {
    const dated = someBasins.chain((basins) =>
      fc.tuple(
        ...basins.map((one) =>
          fc.option(fc.integer({ min: 1, max: 48 }), { nil: null }).map((months) => ({
            ...one,
            targetOn: months === null ? null : `20${26 + months}-06-30`,
          })),
        ),
      ),
    )
    fc.assert(
      fc.property(dated, (basins) => {
        const least = leastForAll(basins, now)
        if (least === null) return
        expect(pour(basins, least, now).some(({ isLate }) => isLate)).toBe(false)
        if (least > 1) expect(pour(basins, least - 1, now).some((one) => one.isLate)).toBe(true)
      }),
    )
    expect(leastForAll([basin('a', 500)], now)).toBeNull()
  })
})

describe('the order of goals', () => {
  it('is by priority, then by age', () => {
    const rows = [
      { id: 'd', priority: 1, createdAt: '2026-01-01' },
      { id: 'c', priority: 0, createdAt: '2026-01-02' },
      { id: 'b', priority: 0, createdAt: '2026-01-01' },
      { id: 'a', priority: 0, createdAt: '2026-01-02' },
    ]
    expect(rows.toSorted(byPriority).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd'])
  })
})
