import { array, assert, integer, property, string, uuid } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitAmount } from './split-amount.ts'

const most = 10 ** 13
const amounts = integer({ min: -most, max: most })
const weightLists = array(integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 30 }).filter(
  (weights) => weights.some((weight) => weight > 0),
)

describe('splitting an amount', () => {
  it('loses nothing, stays within a unit of the exact part, gives nothing for nothing', () => {
    const cases = property(amounts, weightLists, uuid(), (amount, weights, id) => {
      const shares = splitAmount(amount, weights, id) ?? []
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
      for (const [index, weight] of weights.entries()) {
        const gap = BigInt(shares[index] ?? 0) * whole - BigInt(amount) * BigInt(weight)
        expect(gap < whole && gap > -whole).toBe(true)
        if (weight === 0) expect(shares[index]).toBe(0)
      }
    })
    assert(cases, { numRuns: 500 })
  })

  it('mirrors a refund and repeats itself', () => {
    const cases = property(amounts, weightLists, string(), (amount, weights, id) => {
      const mirrored = splitAmount(-amount, weights, id)?.map((share) => -share || 0)
      expect(mirrored).toEqual(splitAmount(amount, weights, id))
    })
    assert(cases)
  })

  it('gives spare units to the largest remainders', () => {
    expect(splitAmount(100, [2, 3, 1], 'x')).toEqual([33, 50, 17])
  })

  it('lets equal remainders take turns by the id of the record', () => {
    const takers = new Set<number>()
    for (let record = 0; record < 100; record++) {
      const shares = splitAmount(100, [1, 1, 1], `record-${record}`) ?? []
      expect([...shares].sort()).toEqual([33, 33, 34])
      takers.add(shares.indexOf(34))
    }
    expect(takers.size).toBe(3)
  })

  it('refuses what cannot be shared', () => {
    expect(splitAmount(100, [], 'x')).toBeNull()
    expect(splitAmount(100, [0, 0], 'x')).toBeNull()
    expect(splitAmount(100, [1, -1], 'x')).toBeNull()
    expect(splitAmount(0.5, [1], 'x')).toBeNull()
  })
})
