import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PeriodSums } from './history.ts'
import { overallPerDay } from './overall.ts'
import { budgetScope, isInScope } from './scope.ts'
import {
  daysLeft,
  limitOf,
  paceOf,
  percentSpent,
  reachedAlerts,
  safePerDay,
  statusOf,
  statusWords,
} from './standing.ts'

const alerts = [80, 100]

describe('the state of a budget', () => {
  it.each([
    [10_000, 7999, 'within'],
    [10_000, 8000, 'near'],
    [10_000, 9999, 'near'],
    [10_000, 10_000, 'reached'],
    [10_000, 10_001, 'exceeded'],
    [0, 0, 'reached'],
    [-500, 0, 'exceeded'],
    [0, -100, 'within'],
    [null, 0, 'within'],
    [100, null, 'exceeded'],
  ] as const)('of %j with %j spent is %s', (available, spent, status) => {
    expect(statusOf({ available, spent }, alerts)).toBe(status)
  })

  it('is called reached at exactly 100 percent', () => {
    const exact = { available: 33_333, spent: 33_333 }
    expect(percentSpent(exact)).toBe(100)
    expect(statusWords[statusOf(exact, alerts)]).toBe('Reached')
    expect(reachedAlerts(exact, alerts)).toEqual([80, 100])
  })

  it('is 100 percent only when it is exactly that', () => {
    expect(percentSpent({ available: 100_000, spent: 99_999 })).toBe(99)
    expect(percentSpent({ available: 100_000, spent: 100_001 })).toBe(101)
    expect(percentSpent({ available: 100, spent: 150 })).toBe(150)
    expect(percentSpent({ available: 100, spent: -50 })).toBe(-50)
    expect(percentSpent({ available: 0, spent: 10 })).toBeNull()
  })

  it('counts thresholds exactly', () => {
    expect(reachedAlerts({ available: 333, spent: 266 }, alerts)).toEqual([])
    expect(reachedAlerts({ available: 333, spent: 267 }, alerts)).toEqual([80])
    expect(reachedAlerts({ available: -5, spent: 1 }, alerts)).toEqual([80, 100])
    expect(reachedAlerts({ available: -5, spent: 0 }, alerts)).toEqual([])
    const huge = { available: 9_007_199_254_740_991, spent: 7_205_759_403_792_792 }
    expect(reachedAlerts(huge, alerts)).toEqual([])
    expect(reachedAlerts({ ...huge, spent: huge.spent + 1 }, alerts)).toEqual([80])
  })
})

describe('what is safe to spend', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }

  it('is what is left, without what is still to come, for each day with today', () => {
    expect(daysLeft(march, '2026-03-22')).toBe(10)
    expect(safePerDay(10_009, 0, 10)).toBe(1000)
    expect(safePerDay(10_009, 5000, 10)).toBe(500)
    expect(safePerDay(100, 5000, 10)).toBe(0)
    expect(safePerDay(-1, 0, 10)).toBe(0)
    expect(safePerDay(null, 0, 10)).toBeNull()
    expect(safePerDay(100, null, 10)).toBeNull()
  })

  it('is all of it on the last day, and nothing to say of when it is over', () => {
    expect(daysLeft(march, '2026-03-31')).toBe(1)
    expect(daysLeft(march, '2026-04-01')).toBe(0)
    expect(daysLeft(march, '2026-02-01')).toBe(31)
    expect(safePerDay(100, 0, 0)).toBeNull()
  })

  it('never adds up to more than there is', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 400 }), (left, days) => {
        const safe = BigInt(safePerDay(left, 0, days) ?? -1)
        const whole = BigInt(Math.max(0, left))
        expect(safe * BigInt(days) <= whole && (safe + 1n) * BigInt(days) > whole).toBe(true)
      }),
    )
  })

  it('counts nothing twice over all budgets', () => {
    const food = { scope: new Set(['food', 'bread']), perDay: 1000 }
    const bread = { scope: new Set(['bread']), perDay: 300 }
    const fun = { scope: new Set(['fun']), perDay: 200 }
    expect(overallPerDay([])).toBeNull()
    expect(overallPerDay([bread, fun, food])).toBe(1200)
    const all = { scope: null, perDay: 700 }
    expect(overallPerDay([food, all, { scope: null, perDay: 900 }])).toBe(700)
  })
})

describe('the pace', () => {
  const period = { from: '2026-03-01', to: '2026-03-31', wholeDays: 31 }
  const sums: PeriodSums = {
    period,
    opening: 0,
    assigned: 31_000,
    available: 31_000,
    spent: 20_000,
    closing: 11_000,
  }

  it('is the money that is gone against the time that is gone', () => {
    const asked: unknown[] = []
    const pace = paceOf(sums, '2026-03-10', (days) => {
      asked.push(days)
      return 12_500
    })
    expect(asked).toEqual([{ from: '2026-03-01', to: '2026-03-10' }])
    expect(pace).toEqual({ daysGone: 10, days: 31, spent: 12_500, even: 10_000, ahead: 2500 })
  })

  it('is even at the end, and nothing before the beginning', () => {
    expect(paceOf(sums, '2026-05-01', () => 20_000)).toMatchObject({ daysGone: 31, even: 31_000 })
    expect(paceOf(sums, '2026-02-01', () => 5)).toMatchObject({ spent: 0, even: 0, ahead: 0 })
  })
})

describe('what counts', () => {
  const categories = [
    { id: 'food', parentId: null },
    { id: 'bread', parentId: 'food' },
    { id: 'fun', parentId: null },
  ]

  it('is a category with all below it', () => {
    expect(budgetScope(['food'], categories)).toEqual(new Set(['food', 'bread']))
    expect(budgetScope(['bread', 'gone'], categories)).toEqual(new Set(['bread', 'gone']))
  })

  it('is everything when none is named, also what has no category', () => {
    const all = budgetScope([], categories)
    expect([isInScope(all, null), isInScope(all, 'fun')]).toEqual([true, true])
    const food = budgetScope(['food'], categories)
    expect([isInScope(food, null), isInScope(food, 'bread')]).toEqual([false, true])
  })
})

describe('a limit', () => {
  it('is never below zero: what was overspent before is told apart', () => {
    expect(limitOf(5000)).toEqual({ limit: 5000, overspentBefore: 0 })
    expect(limitOf(-13_503)).toEqual({ limit: 0, overspentBefore: 13_503 })
  })
})
