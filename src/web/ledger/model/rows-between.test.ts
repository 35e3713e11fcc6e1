import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rowsBetween } from './rows-between.ts'

describe('rows of one height', () => {
  it('are those that any part of is between the heights', () => {
    expect(rowsBetween(95, 205, 100, 10)).toEqual({ first: 0, last: 2 })
    expect(rowsBetween(100, 199, 100, 10)).toEqual({ first: 1, last: 1 })
  })

  it('end where the list ends', () => {
    expect(rowsBetween(-500, 99_999, 100, 4)).toEqual({ first: 0, last: 3 })
    expect(rowsBetween(0, 500, 100, 0)).toEqual({ first: 0, last: -1 })
  })

  it('never leave out a row in sight', () => {
    const px = fc.integer({ min: -2000, max: 20_000 })
    fc.assert(
      fc.property(px, fc.nat(2000), fc.integer({ min: 1, max: 150 }), (from, tall, row) => {
        const { first, last } = rowsBetween(from, from + tall, row, 50)
        for (let index = 0; index < 50; index += 1) {
          const isSeen = (index + 1) * row > from && index * row <= from + tall
          if (isSeen) expect(index >= first && index <= last).toBe(true)
        }
      }),
    )
  })
})
