import { expect, it } from 'vitest'
import type { Hit } from '#domain/search/rank.ts'
import { readQuery } from '#domain/search/typed/read-query.ts'
import { isByWholeBills } from './by-amount.ts'

const now = { today: '2026-11-18', locale: 'en-GB' }
const bill = { groupId: 'g', amount: 12_000, counts: 4000 } as unknown as Hit
const own = { groupId: null, amount: 12_000, counts: 12_000 } as unknown as Hit

it('is said where an amount finds bills that cost less than that', () => {
  expect(isByWholeBills(readQuery('over 100 october', now), [own, bill])).toBe(true)
  expect(isByWholeBills(readQuery('over 100 october', now), [own])).toBe(false)
  expect(isByWholeBills(readQuery('october', now), [bill])).toBe(false)
})

it('is not said of a bill that was found by my share of it', () => {
  const so = { ...bill, currency: 'EUR', amount: 6960, counts: 3480 }
  expect(isByWholeBills(readQuery('34.80', now), [so])).toBe(false)
  expect(isByWholeBills(readQuery('69.60', now), [so])).toBe(true)
})
