import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leastShown, suppressSmall } from './suppress-small.ts'

describe('suppressSmall', () => {
  it.each([0, 1, 4])('does not tell %i', (count) => {
    expect(suppressSmall(count)).toBeNull()
  })

  it('tells any other count as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: leastShown }), (count) => suppressSmall(count) === count),
    )
  })
})
