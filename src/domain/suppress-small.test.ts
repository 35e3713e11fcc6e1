import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastShown, suppressSmall } from './suppress-small.ts'

describe('suppressSmall', () => {
  it.each([1, 2, 3, 4])('does not tell %i', (count) => {
    expect(suppressSmall(count)).toBeNull()
  })

  it('tells that there is none', () => {
    expect(suppressSmall(0)).toBe(0)
  })

  it('tells any other count as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: leastShown }), (count) => suppressSmall(count) === count),
    )
  })
})
