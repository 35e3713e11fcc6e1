import { expect, it } from 'vitest'
import { fareWords } from './suggested.ts'

const writing = { currency: 'EUR', locale: 'en-GB' }
const months = ['2026-08', '2026-09', '2026-10'].map((month) => ({
  ...{ month, spent: 900, isHeld: true },
}))

it('says of a proposal how it would have fared', () => {
  expect(fareWords({ usual: null, months, held: 3 }, writing)).toBe(
    'Would have held in 3 of 3 months.',
  )
  expect(fareWords({ usual: null, months: [], held: 0 }, writing)).toBe('')
})

it('does not call months a proof of what only the running one asks for', () => {
  expect(fareWords({ usual: 895, months, held: 3 }, writing)).toBe(
    'So much because this month has taken it already; a usual month takes €8.95.',
  )
  const [first, ...rest] = months
  const converted = [{ ...first, isAbout: true }, ...rest] as typeof months
  expect(fareWords({ usual: 895, months: converted, held: 3 }, writing)).toMatch(/takes ≈.€8\.95/)
})
