import { describe, expect, it } from 'vitest'
import type { CountedRow } from '#web/locale/amount.tsx'
import { monthAddress, yearAddress } from './figures.tsx'
import { recentMonths, recentRange, usageOf, usagesIn } from './usage.ts'

const row = (id: string, amount: number, categoryId: string | null, fields = {}): CountedRow => ({
  id,
  amount,
  currency: 'EUR',
  description: id,
  tags: [],
  categoryId,
  date: '2026-03-10',
  ...fields,
})

const march = [
  row('bread', 300, 'food'),
  row('dollars', 500, 'food', { currency: 'USD' }),
  row('refund', 100, 'food', { refundOf: 'bread' }),
  row('split', 1000, 'food', {
    lines: [
      { categoryId: 'food', amount: 700 },
      { categoryId: 'home', amount: 300 },
    ],
  }),
  row('lost', 50, null),
]
const february = [
  row('rent', 90_000, 'rent'),
  row('shared', 6000, 'home', { expectedBack: { amount: 4000 } }),
]

const today = '2026-03-20'

describe('what went into a category', () => {
  it('counts only rows that count, and tells what is still ahead', () => {
    const rows = [
      row('trip', 700, 'food', { date: '2026-03-21' }),
      row('lunch', 300, 'food'),
      row('lent', 400, 'food', { expectedBack: { amount: 400 } }),
    ]
    const { count, totals, ahead } = usageOf(['food'], [rows], today)
    expect([count, totals]).toEqual([2, [{ currency: 'EUR', amount: 1000 }]])
    expect(ahead).toMatchObject({ totals: [{ currency: 'EUR', amount: 700 }], isAll: false })
    expect(usageOf(['food'], [rows.slice(0, 1)], today).ahead?.isAll).toBe(true)
    expect(usageOf(['food'], [rows.slice(1)], today).ahead).toBeNull()
  })

  it('counts split rows by their lines, refunds below zero, and each currency by itself', () => {
    const { count, totals } = usageOf(['food'], [march], today)
    expect(count).toBe(4)
    expect(totals).toEqual([
      { currency: 'EUR', amount: 900 },
      { currency: 'USD', amount: 500 },
    ])
  })

  it('is the sum over its months and those below it, a row once', () => {
    const { count, totals } = usageOf(['home', 'rent', 'food'], [march, february], today)
    expect(count).toBe(6)
    expect(totals[0]).toEqual({ currency: 'EUR', amount: 300 - 100 + 1000 + 90_000 + 2000 })
  })

  it('is nothing where nothing is', () => {
    expect(usageOf(['pets'], [march], today)).toMatchObject({ count: 0, totals: [], of: [] })
    expect(usageOf(['none'], [march], today).totals).toEqual([{ currency: 'EUR', amount: 50 }])
  })

  it('gives the rows it is made of, and they add up to it', () => {
    const { of, amountOf, totals } = usageOf(['home'], [march, february], today)
    const sum = of
      .flat()
      .flatMap(amountOf)
      .reduce((total, one) => total + one, 0)
    expect(totals).toEqual([{ currency: 'EUR', amount: sum }])
  })
})

describe('the figures of a category', () => {
  it('have what is below it, also what was put away, and nothing of another kind', () => {
    const places = [
      { id: 'home', parentId: null },
      { id: 'rent', parentId: 'home', archived: true },
    ]
    const usagesOf = usagesIn(
      (type, month) => (type === 'income' ? [] : month === '2026-03' ? march : february),
      ...(['expense', places, '2026-03-10'] as const),
    )
    expect(usagesOf('home').month.totals).toEqual([{ currency: 'EUR', amount: 300 }])
    // Eleven times February, as every other month is.
    expect(usagesOf('home').year.totals).toEqual([{ currency: 'EUR', amount: 300 + 11 * 92_000 }])
    expect(usagesOf(null).month.totals).toEqual([{ currency: 'EUR', amount: 50 }])
  })
})

describe('twelve months', () => {
  it('end with this one', () => {
    expect(recentMonths('2026-03-10')).toHaveLength(12)
    expect(recentMonths('2026-03-10').at(-1)).toBe('2025-04')
    expect(recentRange('2026-03-10')).toEqual({ from: '2025-04-01', to: '2026-03-31' })
  })

  it('lead to the list of the rows', () => {
    expect(monthAddress('expense', 'c1')).toBe('/mcapp/expenses?category=c1')
    expect(yearAddress('income', 'c1', '2026-03-10')).toBe(
      '/mcapp/income?category=c1&from=2025-04-01&to=2026-03-31',
    )
  })
})
