import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addConversions,
  type Convertible,
  convertTotals,
  lacksRate,
  partOfConversion,
  tookRate,
} from './convert-totals.ts'
import { rateTable } from './rates.ts'

const table = rateTable({
  days: ['2026-03-01', '2026-03-05'],
  rates: { USD: ['1.25', '1.20'], JPY: ['160', '150'] },
})
const row = (amount: number, currency: string, date = '2026-03-05', fields = {}): Convertible => ({
  amount,
  currency,
  date,
  ...fields,
})
const amountOf = (one: Convertible) => one.amount
const convert = (rows: readonly Convertible[], to = 'EUR') =>
  convertTotals(rows, to, table, amountOf)

describe('totals in one currency', () => {
  it('take the rate of each record’s own day', () => {
    const rows = [row(1000, 'EUR'), row(1250, 'USD', '2026-03-01'), row(1200, 'USD')]
    expect(convert(rows)).toEqual({
      amount: 3000,
      parts: [
        { currency: 'EUR', amount: 1000 },
        { currency: 'USD', amount: 2450 },
      ],
      missing: [],
      old: [],
      ratesOn: { from: '2026-03-01', to: '2026-03-05' },
      hasEarlier: false,
      oldOn: null,
      hasTypedRate: false,
    })
  })

  it('round each part of a record by itself, and count it once where a rate is missing', () => {
    const split = row(3, 'USD')
    const inParts = (one: Convertible) => [one.amount - 2, 1, 1]
    // 0.8333 cents each are one, but 2.5 together are three or two.
    expect(convertTotals([split], 'EUR', table, inParts)).toMatchObject({ amount: 3, missing: [] })
    const { missing } = convertTotals([row(3, 'SYP')], 'EUR', table, inParts)
    expect(missing).toMatchObject([{ currency: 'SYP', amount: 3 }])
  })

  it('need no rate for what is in that currency already', () => {
    const { amount, ratesOn } = convert([row(500, 'XAF', '1990-01-01')], 'XAF')
    expect([amount, ratesOn]).toEqual([500, null])
    expect(convert([]).amount).toBe(0)
  })

  it('are the known part and what has no rate, by currency; never one to one', () => {
    const rows = [
      row(1000, 'EUR'),
      row(7000, 'SYP', '2026-02-20'),
      row(1, 'SYP', '2025-12-31'),
      row(9, 'IRR'),
      row(120, 'USD'),
    ]
    const { amount, missing, parts } = convert(rows)
    expect(amount).toBe(1100)
    expect(missing).toEqual([
      { currency: 'SYP', from: '2025-12-31', to: '2026-02-20', amount: 7001 },
      { currency: 'IRR', from: '2026-03-05', to: '2026-03-05', amount: 9 },
    ])
    expect(parts).toHaveLength(4)
  })

  it('tell which rates are older than a week, of each currency the oldest', () => {
    const rates = { USD: [null, '1.1'], JPY: ['160', null] }
    const known = rateTable({ days: ['2026-02-01', '2026-03-01'], rates })
    const rows = [row(1, 'USD', '2026-03-08'), row(1, 'JPY'), row(1, 'JPY', '2026-02-02')]
    const { old, oldOn, ratesOn } = convertTotals(rows, 'EUR', known, amountOf)
    expect(old).toEqual([{ currency: 'JPY', on: '2026-02-01' }])
    expect(oldOn).toEqual({ from: '2026-02-01', to: '2026-02-01' })
    expect(ratesOn).toEqual({ from: '2026-02-01', to: '2026-03-01' })
    expect(convertTotals([row(1, 'USD', '2026-03-09')], 'EUR', known, amountOf).old).toEqual([
      { currency: 'USD', on: '2026-03-01' },
    ])
  })

  it('take the rate a person typed before any other, and go on from where it leads to', () => {
    const typed = { rate: { to: 'EUR', value: '0.5' } }
    expect(convert([row(1000, 'USD', '2026-03-05', typed)])).toMatchObject({
      amount: 500,
      ratesOn: null,
      hasTypedRate: true,
    })
    expect(convert([row(1000, 'CHF', '1999-01-01', typed)]).amount).toBe(500)
    expect(convert([row(1000, 'USD', '2026-03-05', typed)], 'JPY').amount).toBe(750)
  })

  it('count what the bank moved before any rate, where its account is in that currency', () => {
    const held = { ...table, heldIn: (id: string) => (id === 'giro' ? 'EUR' : 'USD') }
    const rate = { to: 'EUR', value: '9' }
    const bought = row(1850, 'GBP', '2026-03-05', { accountId: 'giro', accountAmount: 2140, rate })
    const of = (one: Convertible, to = 'EUR') => convertTotals([one], to, held, amountOf)
    expect(of(bought)).toMatchObject({ amount: 2140, missing: [] })
    expect(tookRate(of(bought))).toBe(false)
    const inParts = (one: Convertible) => [one.amount - 925, 925]
    expect(convertTotals([bought], 'EUR', held, inParts).amount).toBe(2140)
    expect(of({ ...bought, accountId: 'other' }).amount).toBe(16_650)
    expect(of({ ...bought, rate: null, accountId: null }).missing).toHaveLength(1)
    const onward = of({ ...bought, rate: null, accountId: 'other' })
    expect(onward.amount).toBe(of(row(2140, 'USD', '2026-03-05')).amount)
    const yen = row(3, 'JPY', '2026-03-05', { accountId: 'giro', accountAmount: 1 })
    expect(convertTotals([yen], 'EUR', held, () => [1, 2])).toMatchObject({ amount: 1 })
    expect(of(yen, 'USD').amount).toBe(of(row(1, 'EUR', '2026-03-05'), 'USD').amount)
  })

  it('go by what the bank moved and then by the rate of the day into a third currency', () => {
    const held = { ...table, heldIn: () => 'EUR' }
    const bought = row(1850, 'XAU', '2026-03-05', { accountId: 'giro', accountAmount: 2000 })
    const counted = convertTotals([bought], 'USD', held, amountOf)
    const asEuros = convertTotals([row(2000, 'EUR', '2026-03-05')], 'USD', table, amountOf)
    expect(counted).toMatchObject({ amount: asEuros.amount, missing: [] })
    expect(tookRate(counted)).toBe(true)
    const typed = { ...bought, rate: { to: 'USD', value: '3' } }
    expect(convertTotals([typed], 'USD', held, amountOf).amount).toBe(5550)
  })

  it('took a rate only where something was converted', () => {
    expect(tookRate(convert([row(1000, 'EUR'), row(500, 'SYP')]))).toBe(false)
    expect(tookRate(convert([row(500, 'USD')]))).toBe(true)
    expect(tookRate(convert([row(500, 'USD', '2026-05-01')]))).toBe(true)
    const rate = { to: 'EUR', value: '0.5' }
    expect(tookRate(convert([row(500, 'SYP', '2026-03-05', { rate })]))).toBe(true)
  })

  it('ask for no rate where a record counts for nothing', () => {
    const { amount, missing } = convertTotals([row(900, 'CHF')], 'EUR', table, () => 0)
    expect([amount, missing]).toEqual([0, []])
  })

  it('say so when they are too large to add', () => {
    const { amount, missing } = convert([row(Number.MAX_SAFE_INTEGER, 'EUR'), row(120, 'USD')])
    expect([amount, missing]).toEqual([null, []])
  })
})

const rows = fc.array(
  fc.record({
    amount: fc.integer({ min: -(10 ** 10), max: 10 ** 10 }),
    currency: fc.constantFrom('EUR', 'USD', 'JPY', 'SYP'),
    date: fc.constantFrom('2026-02-01', '2026-03-01', '2026-03-02', '2026-03-05'),
    rate: fc.constantFrom(null, { to: 'EUR', value: '0.9312' }, { to: 'USD', value: '3' }),
  }),
  { maxLength: 20 },
)

describe('conversions of parts', () => {
  it('add up to the conversion of the whole', () => {
    fc.assert(
      fc.property(rows, fc.nat(20), (all, cut) => {
        const parts = [convert(all.slice(0, cut)), convert(all.slice(cut))]
        expect(addConversions(parts)).toEqual(convert(all))
      }),
    )
  })

  it('are the sum of each record by itself', () => {
    fc.assert(
      fc.property(rows, (all) => {
        expect(addConversions(all.map((one) => convert([one])))).toEqual(convert(all))
      }),
    )
  })
})

describe('a part of a conversion', () => {
  it('is the whole divided, and rounded once', () => {
    const whole = convert([row(1_099_750, 'EUR'), row(49, 'USD'), row(25, 'SYP')])
    const part = partOfConversion(whole, 12)
    expect(whole.amount).toBe(1_099_791)
    expect(part.amount).toBe(91_649)
    expect(part.missing).toMatchObject([{ currency: 'SYP', amount: 2 }])
    expect(partOfConversion(whole, 1)).toEqual(whole)
  })
})

describe('what lacks a rate', () => {
  it('is exactly what the total leaves out', () => {
    const rows = fc.array(
      fc.record({
        amount: fc.integer({ min: -500, max: 500 }),
        currency: fc.constantFrom('EUR', 'USD', 'SYP', 'IRR'),
        date: fc.constantFrom('2026-03-05', '2020-01-01'),
        rate: fc.option(fc.constantFrom({ to: 'EUR', value: '0.5' }, { to: 'SYP', value: '2' })),
      }),
    )
    const property = fc.property(rows, fc.constantFrom('EUR', 'JPY', 'XAF'), (all, to) => {
      const lacking = all.filter((one) => lacksRate(one, to, table, amountOf))
      const { missing } = convertTotals(all, to, table, amountOf)
      const sums = new Map<string, number>()
      for (const { currency, amount } of lacking) {
        sums.set(currency, (sums.get(currency) ?? 0) + amount)
      }
      expect(new Map(missing.map(({ currency, amount }) => [currency, amount]))).toEqual(sums)
    })
    fc.assert(property)
  })
})
