import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../calendar.ts'
import { paceOf, pacePerMonth, projectedOn } from './pace.ts'
import { type Contribution, savedHistory } from './saved-history.ts'

const put = (date: string, amount: number): Contribution => ({ kind: 'contribution', amount, date })
const today = '2026-06-30'

describe('pace', () => {
  it('is what came in within 90 days', () => {
    const history = savedHistory([
      put('2025-01-01', 500_000),
      put('2026-04-01', 99_000),
      put('2026-04-30', 10_000),
      put('2026-05-30', 10_000),
      put('2026-06-30', 10_000),
    ])
    const pace = paceOf(history, today)
    expect(pace).toEqual({ net: 30_000, days: 90 })
    expect(pace && pacePerMonth(pace)).toBe(10_146)
  })

  it('leaves out what was there when it began', () => {
    const history = savedHistory([put('2026-05-01', 500_000), put('2026-06-01', 10_000)])
    expect(paceOf(history, today)).toEqual({ net: 10_000, days: 60 })
  })

  it('is not told too early', () => {
    expect(paceOf([], today)).toBeNull()
    expect(paceOf(savedHistory([put('2026-06-01', 500)]), today)).toBeNull()
    expect(paceOf(savedHistory([put('2026-05-31', 500)]), today)).toEqual({ net: 0, days: 30 })
  })

  it('counts what was taken out, and nothing of the future', () => {
    const history = savedHistory([
      put('2026-01-01', 900),
      { kind: 'withdrawal', amount: 300, date: '2026-06-01' },
      put('2026-07-01', 5000),
    ])
    expect(paceOf(history, today)).toEqual({ net: -300, days: 90 })
    expect(projectedOn(100, { net: -300, days: 90 }, today)).toBeNull()
  })

  it('reaches the rest on the projected day and not on the day before', () => {
    const amount = fc.integer({ min: 1, max: 10 ** 13 })
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 30, max: 90 }), (left, net, days) => {
        const on = projectedOn(left, { net, days }, today)
        if (on === null) {
          expect(left / net).toBeGreaterThan(390)
          return
        }
        const needed = BigInt(daysBetween(today, on))
        expect(BigInt(net) * needed >= BigInt(left) * BigInt(days)).toBe(true)
        expect(BigInt(net) * (needed - 1n) < BigInt(left) * BigInt(days)).toBe(true)
      }),
    )
    expect(projectedOn(0, { net: 0, days: 90 }, today)).toBe(today)
    expect(projectedOn(90, { net: 90, days: 90 }, today)).toBe(addDays(today, 90))
  })
})
