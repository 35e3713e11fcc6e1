import fc from 'fast-check'
import { expect, it } from 'vitest'
import { itemsBetween } from './items-between.ts'

const heights = fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 60 })
const y = fc.integer({ min: -500, max: 40_000 })

it('gives exactly what looking at every item gives', () => {
  fc.assert(
    fc.property(heights, y, fc.nat({ max: 3000 }), (sizes, start, length) => {
      let top = 0
      const items = sizes.map((size) => {
        const item = { top, bottom: top + size }
        top += size
        return item
      })
      const end = start + length
      const seen = items.filter((item, at) => {
        const isLast = at === items.length - 1
        return item.top <= end && (item.bottom > start || isLast)
      })
      expect(itemsBetween(items, (item) => item.top, start, end)).toEqual(seen)
    }),
  )
})

it('has nothing to give of nothing', () => {
  expect(itemsBetween<number>([], (item) => item, 0, 100)).toEqual([])
})
