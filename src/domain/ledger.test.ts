import { array, assert, constantFrom, integer, property, record, uuid } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  foldText,
  groupByDay,
  type LedgerFilter,
  type LedgerRow,
  sieveFor,
  totalsOfMonths,
  viewMonth,
} from './ledger.ts'

const row = (fields: Partial<LedgerRow>): LedgerRow => ({
  id: 'a',
  amount: 100,
  currency: 'EUR',
  description: 'Lunch',
  merchant: null,
  notes: null,
  tags: [],
  categoryId: null,
  date: '2026-03-10',
  ...fields,
})
const everything: LedgerFilter = { text: '', categoryId: null, from: null, to: null }
const names = new Map([['food', 'Épicerie']])
const finds = (filter: Partial<LedgerFilter>, fields: Partial<LedgerRow>) =>
  sieveFor({ ...everything, ...filter }, names)([row(fields)]).length === 1

describe('filtering', () => {
  it('finds words in every field, whatever their case and accents', () => {
    expect(finds({ text: 'cafe' }, { description: 'CAFÉ Central' })).toBe(true)
    expect(finds({ text: 'CAFÉ' }, { merchant: 'cafe' })).toBe(true)
    expect(finds({ text: 'strasse' }, { notes: 'Kurze Straße' })).toBe(true)
    expect(finds({ text: '#trip' }, { tags: ['home', 'Trip'] })).toBe(true)
    expect(finds({ text: 'epic' }, { categoryId: 'food' })).toBe(true)
    expect(finds({ text: 'epic' }, { categoryId: 'other' })).toBe(false)
  })

  it('wants every word, each in any field', () => {
    const fields = { description: 'Dinner', merchant: 'Luigi', categoryId: 'food' }
    expect(finds({ text: 'luigi dinner epicerie' }, fields)).toBe(true)
    expect(finds({ text: 'luigi lunch' }, fields)).toBe(false)
  })

  it('does not find a word across two fields', () => {
    expect(finds({ text: 'ab' }, { description: 'a', merchant: 'b' })).toBe(false)
  })

  it('keeps to the category and the days', () => {
    expect(finds({ categoryId: 'food' }, { categoryId: 'food' })).toBe(true)
    expect(finds({ categoryId: 'food' }, {})).toBe(false)
    expect(finds({ categoryId: 'none' }, {})).toBe(true)
    expect(finds({ from: '2026-03-10', to: '2026-03-10' }, {})).toBe(true)
    expect(finds({ from: '2026-03-11' }, {})).toBe(false)
    expect(finds({ to: '2026-03-09' }, {})).toBe(false)
  })

  it('folds text the same with and without the short cut', () => {
    expect(foldText('Plain TEXT')).toBe('plain text')
    expect(foldText('Ünïcödé')).toBe('unicode')
  })
})

const rows = array(
  record({
    id: uuid(),
    amount: integer({ min: 1, max: 10 ** 9 }),
    currency: constantFrom('EUR', 'JPY'),
    date: constantFrom('2026-03-01', '2026-03-02', '2026-03-03'),
    description: constantFrom('Bread', 'Tram'),
  }),
)

describe('grouping', () => {
  it('keeps every row in its order, and the totals of days add up to those of rows', () => {
    const cases = property(rows, (drawn) => {
      const sorted = drawn.map(row).sort((a, b) => (a.date < b.date ? 1 : -1))
      const view = viewMonth(sorted, sieveFor({ ...everything, text: 'bread' }, names))
      const bread = sorted.filter((one) => one.description === 'Bread')
      expect(view.days.flatMap((group) => group.rows)).toEqual(bread)
      expect(view.rowCount).toBe(bread.length)
      for (const currency of ['EUR', 'JPY']) {
        const want = bread.filter((one) => one.currency === currency)
        const total = view.totals.find((one) => one.currency === currency)
        expect(total?.amount ?? 0).toBe(want.reduce((sum, one) => sum + one.amount, 0))
      }
      expect(totalsOfMonths([view, view]).map((total) => total.amount)).toEqual(
        view.totals.map((total) => (total.amount ?? 0) * 2),
      )
    })
    assert(cases)
  })

  it('gives each day once, with its own totals', () => {
    const days = groupByDay([
      row({ date: '2026-03-02' }),
      row({ date: '2026-03-02', amount: 5, currency: 'JPY' }),
      row({ date: '2026-03-01' }),
    ])
    expect(days.map((group) => [group.day, group.rows.length])).toEqual([
      ['2026-03-02', 2],
      ['2026-03-01', 1],
    ])
    expect(days[0]?.totals).toEqual([
      { currency: 'EUR', amount: 100 },
      { currency: 'JPY', amount: 5 },
    ])
  })
})
