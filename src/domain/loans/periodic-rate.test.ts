import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholeRoot } from './periodic-rate.ts'

it('is the largest whole number whose power is not above, found in few steps', () => {
  const values = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 60n }), fc.integer({ min: 2, max: 52 }))
  fc.assert(
    fc.property(values, fc.bigInt({ min: 0n, max: 10n ** 30n }), ([root, degree], more) => {
      const value = root ** BigInt(degree) + more
      const found = wholeRoot(value, degree)
      expect(found ** BigInt(degree) <= value).toBe(true)
      expect((found + 1n) ** BigInt(degree) > value).toBe(true)
    }),
  )
  let steps = 0
  wholeRoot((105n * 10n ** 43n) ** 52n + 1n, 52, () => {
    steps += 1
  })
  expect(steps).toBeLessThan(8)
})
