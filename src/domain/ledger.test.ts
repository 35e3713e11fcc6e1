import { array, assert, constantFrom, integer, option, property, record, uuid } from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addFigures,
  costOf,
  earnedOf,
  figuresOf,
  foldText,
  groupByDay,
  type LedgerRow,
  partsOf,
  viewMonth,
} from './ledger.ts'

const row = (fields: Partial<LedgerRow>): LedgerRow => ({
  id: 'a',
  amount: 100,
  currency: 'EUR',
  description: 'Lunch',
  tags: [],
  categoryId: null,
  date: '2026-03-10',
  ...fields,
})

describe('worth', () => {
  it('is what an expense costs its owner', () => {
    expect(costOf(row({}))).toBe(100)
    expect(costOf(row({ expectedBack: { amount: 60 } }))).toBe(40)
    expect(costOf(row({ expectedBack: { amount: 60, settledBy: 'b' } }))).toBe(40)
    expect(costOf(row({ refundOf: 'b' }))).toBe(-100)
    expect(costOf(row({ loanPrincipal: 70 }))).toBe(30)
  })

  it('is what an income adds to what was earned', () => {
    expect(earnedOf(row({}))).toBe(100)
    expect(earnedOf(row({ settles: 'b' }))).toBe(0)
  })

  it('is by category, in proportion to the lines', () => {
    const lines = [
      { categoryId: 'food', amount: 75 },
      { categoryId: 'home', amount: 25 },
    ]
    const parts = partsOf(row({ lines, expectedBack: { amount: 10 } }))
    expect(parts.map(({ gross }) => gross)).toEqual([75, 25])
    expect(parts.reduce((sum, { back }) => sum + back, 0)).toBe(10)
    expect(partsOf(row({ lines, refundOf: 'b' })).map(({ refunded }) => refunded)).toEqual([75, 25])
    expect(partsOf(row({ categoryId: 'food' }))).toEqual([
      { categoryId: 'food', gross: 100, refunded: 0, back: 0, returned: 0, repaid: 0 },
    ])
  })
})

describe('folding', () => {
  it('gives the same with and without the short cut', () => {
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
    refundOf: option(constantFrom('x')),
    loanPrincipal: option(constantFrom(1)),
    expectedBack: option(record({ amount: constantFrom(1), settledBy: option(constantFrom('i')) })),
  }),
)
const currencies = ['EUR', 'JPY']
const amountIn = (totals: readonly { currency: string; amount: number | null }[], one: string) =>
  totals.find(({ currency }) => currency === one)?.amount ?? 0

describe('figures', () => {
  it('agree: what is left is what was paid without what came back', () => {
    const cases = property(rows, (drawn) => {
      const { net, gross, refunded, back, returned, repaid } = figuresOf(drawn.map(row))
      for (const currency of currencies) {
        const [paid, less] = [amountIn(gross, currency), amountIn(refunded, currency)]
        const notMine = [back, returned, repaid].reduce(
          (sum, one) => sum + amountIn(one, currency),
          0,
        )
        expect(amountIn(net, currency)).toBe(paid - less - notMine)
      }
    })
    assert(cases)
  })

  it('say as expected back only what is not back yet', () => {
    const open = row({ expectedBack: { amount: 30 } })
    const settled = row({ expectedBack: { amount: 60, settledBy: 'i' } })
    const { back, returned } = figuresOf([open, settled])
    expect(back).toEqual([{ currency: 'EUR', amount: 30 }])
    expect(returned).toEqual([{ currency: 'EUR', amount: 60 }])
    expect(figuresOf([settled]).back).toEqual([])
  })

  it('of two lists are those of one list', () => {
    const cases = property(rows, rows, (some, others) => {
      const apart = addFigures([figuresOf(some.map(row)), figuresOf(others.map(row))])
      const together = figuresOf([...some, ...others].map(row))
      for (const name of ['net', 'gross', 'refunded', 'back', 'returned', 'repaid'] as const)
        for (const currency of currencies)
          expect(amountIn(apart[name], currency)).toBe(amountIn(together[name], currency))
    })
    assert(cases)
  })

  it('say nothing rather than something inexact', () => {
    const many = Array.from({ length: 1000 }, () => row({ amount: 10 ** 13 }))
    expect(figuresOf(many).net).toEqual([{ currency: 'EUR', amount: null }])
    expect(figuresOf(many).gross).toEqual([{ currency: 'EUR', amount: null }])
    expect(figuresOf(many).back).toEqual([])
  })

  it('keep a currency whose rows cancel out', () => {
    const { net, gross } = figuresOf([row({}), row({ refundOf: 'a' })])
    expect(net).toEqual([{ currency: 'EUR', amount: 0 }])
    expect(gross).toEqual([{ currency: 'EUR', amount: 100 }])
  })
})

describe('grouping', () => {
  it('keeps every row in its order, and the totals of days add up to those of the month', () => {
    const cases = property(rows, (drawn) => {
      const sorted = drawn.map(row).sort((a, b) => (a.date < b.date ? 1 : -1))
      const view = viewMonth(sorted)
      expect(view.days.flatMap((group) => group.rows)).toEqual(sorted)
      for (const currency of currencies) {
        const ofDays = view.days.reduce((sum, day) => sum + amountIn(day.figures.net, currency), 0)
        expect(amountIn(view.figures.net, currency)).toBe(ofDays)
        expect(amountIn(figuresOf(sorted).net, currency)).toBe(ofDays)
      }
    })
    assert(cases)
  })

  it('gives each day once, with its own totals', () => {
    const days = groupByDay([
      row({ date: '2026-03-02' }),
      row({ date: '2026-03-02', amount: 5, currency: 'JPY' }),
      row({ date: '2026-03-01', expectedBack: { amount: 30 } }),
    ])
    expect(days.map((group) => [group.day, group.rows.length])).toEqual([
      ['2026-03-02', 2],
      ['2026-03-01', 1],
    ])
    expect(days[0]?.figures.net).toEqual([
      { currency: 'EUR', amount: 100 },
      { currency: 'JPY', amount: 5 },
    ])
    expect(days[1]?.figures.net).toEqual([{ currency: 'EUR', amount: 70 }])
  })
})
