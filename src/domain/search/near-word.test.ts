import fc from 'fast-check'
import { expect, it } from 'vitest'
import { slipsBetween } from './near-word.ts'

/** Optimal string alignment, written out over a whole table. */
function tableDistance(one: string, other: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, y) =>
    Array.from({ length: other.length + 1 }, (_, x) => (y === 0 ? x : x === 0 ? y : 0)),
  )
  const at = (y: number, x: number) => table[y]?.[x] ?? 0
  for (let y = 1; y <= one.length; y++) {
    for (let x = 1; x <= other.length; x++) {
      const isSame = one[y - 1] === other[x - 1]
      const ways = [at(y - 1, x) + 1, at(y, x - 1) + 1, at(y - 1, x - 1) + (isSame ? 0 : 1)]
      const isSwapped = y > 1 && x > 1 && one[y - 1] === other[x - 2] && one[y - 2] === other[x - 1]
      if (isSwapped) ways.push(at(y - 2, x - 2) + 1)
      const row = table[y]
      if (row) row[x] = Math.min(...ways)
    }
  }
  return at(one.length, other.length)
}

const word = fc.string({ unit: fc.constantFrom(...'abcäßñжя'), minLength: 4, maxLength: 9 })

it('counts the slips between two words of about the same length', () => {
  fc.assert(
    fc.property(word, word, (asked, said) => {
      const most = asked.length < 7 ? 1 : 2
      fc.pre(said.length <= asked.length + most)
      const slips = tableDistance(asked, said)
      expect(slipsBetween(asked, said)).toBe(slips <= most ? slips : null)
    }),
    { numRuns: 3000 },
  )
})

it('finds a slip that was made on purpose', () => {
  expect(slipsBetween('harbuor', 'harbour')).toBe(1)
  expect(slipsBetween('restuarant', 'restaurants')).toBe(2)
  expect(slipsBetween('groceris', 'electricity')).toBeNull()
  expect(slipsBetween('gmy', 'gym')).toBe(1)
  expect(slipsBetween('gem', 'gym')).toBeNull()
})
