import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkItems, withoutDiscounts } from './item-sums.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
const prices = fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 30 })

describe('lines and total', () => {
  it('agree with tax in the prices or on top', () => {
    const items = [250, 199]
    expect(checkItems({ total: 449, items, tax: 72, tip: 0 })).toEqual({
      verdict: 'agrees',
      tax: 'within',
    })
    expect(checkItems({ total: 571, items, tax: 72, tip: 50 })).toEqual({
      verdict: 'agrees',
      tax: 'on-top',
    })
  })

  it('tell the exact gap', () => {
    expect(checkItems({ total: 500, items: [250, 199], tax: 0, tip: 0 })).toMatchObject({ gap: 51 })
    expect(checkItems({ total: 400, items: [250, 199], tax: 0, tip: 0 })).toMatchObject({
      gap: -49,
    })
    expect(checkItems({ total: 400, items: [], tax: 0, tip: 0 })).toEqual({ verdict: 'unknown' })
  })

  it('agree once the gap is a line of its own', () => {
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.nat(5000),
        (items, total, tax) => {
          const first = checkItems({ total, items, tax, tip: 0 })
          if (first.verdict !== 'differs') return
          const filled = [...items, first.gap]
          expect(checkItems({ total, items: filled, tax, tip: 0 }).verdict).toBe('agrees')
        },
      ),
    )
  })
})

describe('discounts', () => {
  it('come off the line before them', () => {
    expect(withoutDiscounts([500, 300, -50, 200], 'x')).toEqual([500, 250, 0, 200])
  })

  it('come off all where that line is too small, and never leave a line below zero', () => {
    const discounts = fc.array(fc.integer({ min: -3000, max: 20_000 }), {
      minLength: 1,
      maxLength: 25,
    })
    fc.assert(
      fc.property(discounts, fc.uuid(), (items, id) => {
        const left = withoutDiscounts(items, id)
        if (left === null) {
          expect(sum(items)).toBeLessThanOrEqual(0)
          return
        }
        expect(sum(left)).toBe(sum(items))
        expect(Math.min(...left)).toBeGreaterThanOrEqual(0)
        expect(left).toHaveLength(items.length)
      }),
    )
  })
})
