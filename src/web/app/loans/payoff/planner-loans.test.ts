import { describe, expect, it } from 'vitest'
import { moved, orderIn, orderText } from './planner-loans.ts'

describe('an order of one’s own', () => {
  it('moves one place up or down, and no further', () => {
    expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c'])
    expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b'])
    expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
    expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
  })

  it('is kept in the address', () => {
    for (const order of ['avalanche', 'snowball', ['b', 'a']] as const) {
      expect(orderIn(orderText(order))).toEqual(order)
    }
    expect(orderIn(null)).toBe('avalanche')
  })
})
