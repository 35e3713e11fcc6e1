import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { viewMonth, worthOf } from '#domain/ledger.ts'
import { type Sort, sorts } from './address.ts'
import type { Entry } from './entry.ts'
import { inOrder, type RankOf, rankByNumber } from './sort-list.ts'

const rowOf = (fields: { date: string; amount: number; currency: string }, id: number) =>
  ({ ...fields, id: String(id), tags: [], categoryId: null }) as Partial<Entry> as Entry

const drawn = array(
  record({
    date: constantFrom('2026-03-01', '2026-03-02', '2026-04-01'),
    amount: integer({ min: 1, max: 50 }),
    currency: constantFrom('EUR', 'JPY'),
  }),
)

/** Months as the list gets them: newest first, their days too. */
function viewsOf(rows: readonly Entry[]) {
  const newest = rows.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  return ['2026-04', '2026-03'].map((month) =>
    viewMonth(newest.filter(({ date }) => date.startsWith(month))),
  )
}

const sorted = (rows: readonly Entry[], sort: Sort, rankOf: RankOf = rankByNumber) =>
  inOrder(viewsOf(rows), { sort, rankOf, shareOf: worthOf }).flatMap((day) => day.rows)

describe('sorting', () => {
  it('loses no row', () => {
    const cases = property(drawn, constantFrom(...sorts), (fields, sort) => {
      const rows = fields.map(rowOf)
      const ids = (some: readonly Entry[]) => some.map(({ id }) => id).sort()
      expect(ids(sorted(rows, sort))).toEqual(ids(rows))
    })
    assert(cases)
  })

  it('is by day or by amount, and each way round', () => {
    const cases = property(drawn, (fields) => {
      const rows = fields.map(rowOf)
      const dates = sorted(rows, 'oldest').map(({ date }) => date)
      expect(dates).toEqual(dates.toSorted())
      const ranks = sorted(rows, 'largest').map((row) => rankByNumber(row, worthOf) ?? 0)
      expect(ranks).toEqual(ranks.toSorted((a, b) => b - a))
      const upwards = sorted(rows, 'smallest').map((row) => rankByNumber(row, worthOf) ?? 0)
      expect(upwards).toEqual(ranks.toReversed())
    })
    assert(cases)
  })

  it('puts last what cannot be compared', () => {
    const rows = [
      rowOf({ date: '2026-03-01', amount: 900, currency: 'JPY' }, 1),
      rowOf({ date: '2026-03-01', amount: 100, currency: 'EUR' }, 2),
    ]
    const euroOnly: RankOf = ({ amount, currency }) => (currency === 'EUR' ? amount : null)
    for (const sort of ['largest', 'smallest'] as const)
      expect(sorted(rows, sort, euroOnly).map(({ currency }) => currency)).toEqual(['EUR', 'JPY'])
  })
})
