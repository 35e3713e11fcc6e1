import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfNumber } from '../calendar/day-number.ts'
import { type Contribution, heldSince, savedAt, savedFrom, savedHistory } from './saved-history.ts'

const put = (date: string, amount: number): Contribution => ({ kind: 'contribution', amount, date })
const take = (date: string, amount: number): Contribution => ({ kind: 'withdrawal', amount, date })

const contributions: fc.Arbitrary<Contribution[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('contribution' as const, 'withdrawal' as const),
    amount: fc.integer({ min: 1, max: 10 ** 13 }),
    date: fc.integer({ min: 20_000, max: 20_060 }).map(dayOfNumber),
  }),
)

describe('what a goal held', () => {
  it('adds up to what went in less what went out, whatever the order', () => {
    fc.assert(
      fc.property(contributions, (all) => {
        const history = savedHistory(all)
        expect(history.at(-1)?.saved ?? 0).toBe(savedFrom(all))
        expect(savedHistory(all.toReversed())).toEqual(history)
        for (const { on } of history) {
          expect(savedAt(history, on)).toBe(savedFrom(all.filter(({ date }) => date <= on)))
        }
      }),
    )
  })

  it('is nothing before the first day', () => {
    expect(savedAt(savedHistory([put('2026-03-01', 5)]), '2026-02-28')).toBe(0)
    expect(savedAt([], '2026-02-28')).toBe(0)
  })

  it('says since when an amount is held without a break', () => {
    const history = savedHistory([
      put('2026-01-01', 60),
      put('2026-02-01', 50),
      take('2026-03-01', 20),
      put('2026-04-01', 10),
    ])
    expect(heldSince(history, 50)).toBe('2026-01-01')
    expect(heldSince(history, 100)).toBe('2026-04-01')
    expect(heldSince(history, 101)).toBeNull()
    expect(heldSince([], 1)).toBeNull()
  })
})
