import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar/calendar.ts'
import { exponentOf } from './money.ts'
import {
  type CrossRate,
  convertAmount,
  type OwnRate,
  type RateColumns,
  rateOf,
  rateReachDays,
  rateTable,
  ratioOf,
  valueIn,
} from './rates.ts'
import { roundRatio } from './round-ratio.ts'

const columns: RateColumns = {
  days: ['2026-03-02', '2026-03-09', '2026-03-20'],
  rates: {
    USD: ['1.08', '1.10', '1.20'],
    GBP: ['0.85', null, '0.80'],
    JPY: ['160', '161.5', '170'],
    KWD: ['0.33', '0.33', '0.33'],
  },
}
const table = rateTable(columns)
const told = (rate: CrossRate | null) =>
  rate && { value: Number(rate.over) / Number(rate.under), on: rate.on, isOld: rate.isOld }
const cross = (from: string, to: string, day: string) => told(table.cross(from, to, day))
const known = (value: number, on: string) => ({ value, on, isOld: false })
const old = (value: number, on: string) => ({ value, on, isOld: true })

describe('the rate of a day', () => {
  it('is its own, or the nearest earlier one', () => {
    expect(cross('EUR', 'USD', '2026-03-02')).toEqual(known(1.08, '2026-03-02'))
    expect(cross('EUR', 'USD', '2026-03-08')).toEqual(known(1.08, '2026-03-02'))
    expect(cross('EUR', 'USD', '2026-03-09')).toEqual(known(1.1, '2026-03-09'))
    expect(cross('EUR', 'GBP', '2026-03-09')).toEqual(known(0.85, '2026-03-02'))
  })

  it('is marked when it is more than seven days older, or of a later day', () => {
    expect(cross('EUR', 'USD', '2026-03-16')).toEqual(known(1.1, '2026-03-09'))
    expect(cross('EUR', 'USD', '2026-03-17')).toEqual(old(1.1, '2026-03-09'))
    expect(cross('EUR', 'GBP', '2026-03-10')).toEqual(old(0.85, '2026-03-02'))
    expect(cross('EUR', 'USD', '2031-01-01')).toEqual(old(1.2, '2026-03-20'))
    expect(cross('EUR', 'USD', '2026-03-01')).toEqual(old(1.08, '2026-03-02'))
  })

  it('is unknown only for what has none on any day', () => {
    expect(cross('EUR', 'CHF', '2026-03-02')).toBeNull()
    expect(cross('EUR', 'constructor', '2026-03-02')).toBeNull()
    expect(rateTable({ days: [], rates: {} }).cross('USD', 'EUR', '2026-03-02')).toBeNull()
  })

  it('is fixed for what was given up for the euro, and marked before that', () => {
    expect(cross('EUR', 'BGN', '2031-05-01')).toEqual(known(1.95583, '2031-05-01'))
    expect(cross('EUR', 'HRK', '2024-02-29')).toEqual(known(7.5345, '2024-02-29'))
    expect(cross('EUR', 'HRK', '2022-02-28')).toEqual(old(7.5345, '2023-01-01'))
    const bread = { amount: 1_956, currency: 'BGN', date: '2025-12-30' }
    expect(valueIn(bread, 'EUR', rateTable({ days: [], rates: {} }))).toBe(1_000)
  })

  it('goes from any currency to any other, as old as the older of the two', () => {
    expect(cross('USD', 'EUR', '2026-03-20')?.value).toBeCloseTo(1 / 1.2)
    expect(cross('USD', 'GBP', '2026-03-20')?.value).toBeCloseTo(0.8 / 1.2)
    expect(cross('USD', 'GBP', '2026-03-09')?.on).toBe('2026-03-02')
    expect(cross('USD', 'GBP', '2026-03-12')).toMatchObject({ on: '2026-03-02', isOld: true })
  })

  it('is what walking back day by day finds', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 12 })
    fc.assert(
      fc.property(days, fc.integer({ min: -3, max: 75 }), (offsets, asked) => {
        const dayOf = (offset: number) => addDays('2026-01-01', offset)
        const sorted = offsets.toSorted((a, b) => a - b)
        const rates = { USD: sorted.map((offset) => String(offset + 1)) }
        const found = rateTable({ days: sorted.map(dayOf), rates }).cross(
          'EUR',
          'USD',
          dayOf(asked),
        )
        const nearest = sorted.findLast((offset) => offset <= asked) ?? sorted[0]
        expect(found?.on).toBe(nearest === undefined ? undefined : dayOf(nearest))
        if (nearest === undefined) return
        expect(found?.isOld).toBe(nearest > asked || asked - nearest > rateReachDays)
      }),
    )
  })
})

const own = (currency: string, to: string, rate: string, days: Partial<OwnRate> = {}) => ({
  ...{ id: `${currency}${to}`, currency, to, rate, fromOn: '2026-01-01', toOn: null },
  ...days,
})

describe('a rate somebody typed for some days', () => {
  const by = (typed: readonly OwnRate[], from: string, to: string, day: string) =>
    told(rateTable(columns, typed).cross(from, to, day))

  it('stands in where the table has none, towards any currency', () => {
    const typed = [own('SYP', 'EUR', '0.0001')]
    expect(by(typed, 'SYP', 'EUR', '2026-03-20')).toEqual(known(0.0001, '2026-03-20'))
    expect(by(typed, 'SYP', 'USD', '2026-03-20')?.value).toBeCloseTo(0.00012)
    expect(by(typed, 'EUR', 'SYP', '2026-03-20')?.value).toBeCloseTo(10_000)
    expect(by([own('EUR', 'SYP', '10000')], 'SYP', 'USD', '2026-03-20')?.value).toBeCloseTo(0.00012)
    expect(by([own('SYP', 'IRR', '3')], 'SYP', 'IRR', '2026-03-20')?.value).toBe(3)
    expect(by([own('SYP', 'IRR', '3')], 'SYP', 'EUR', '2026-03-20')).toBeNull()
  })

  it('comes after the rate of the day and before one that is too old', () => {
    const typed = [own('USD', 'EUR', '0.5')]
    expect(by(typed, 'USD', 'EUR', '2026-03-09')?.value).toBeCloseTo(1 / 1.1)
    expect(by(typed, 'USD', 'EUR', '2026-03-18')).toEqual(known(0.5, '2026-03-18'))
    expect(by(typed, 'GBP', 'USD', '2026-03-30')).toMatchObject({ on: '2026-03-20', isOld: true })
  })

  it('counts for its days alone, and the one that begins later counts first', () => {
    const typed = [
      own('SYP', 'EUR', '2', { id: 'a', toOn: '2026-06-30' }),
      own('SYP', 'EUR', '3', { id: 'b', fromOn: '2026-03-01', toOn: '2026-03-31' }),
      own('SYP', 'EUR', '4', { id: 'c', fromOn: '2026-03-01', toOn: '2026-03-15' }),
    ]
    const on = (day: string) => by(typed, 'SYP', 'EUR', day)?.value
    expect([on('2025-12-31'), on('2026-01-01'), on('2026-03-15')]).toEqual([undefined, 2, 4])
    expect([on('2026-03-16'), on('2026-04-01'), on('2026-07-01')]).toEqual([3, 2, undefined])
  })

  it('is taken as it was typed, whatever else was typed', () => {
    const typed = [own('USD', 'JPY', '150'), own('JPY', 'EUR', '0.01')]
    expect(by(typed, 'USD', 'JPY', '2026-05-01')?.value).toBe(150)
    expect(by(typed, 'JPY', 'USD', '2026-05-01')?.value).toBe(1 / 150)
  })
})

describe('a rate typed on a record', () => {
  it('leads on by the table when it was typed towards another currency', () => {
    const row = (currency: string, to: string) =>
      ({ currency, date: '2026-03-20', rate: { to, value: '0.5' } }) as const
    expect(told(rateOf(row('SYP', 'EUR'), 'EUR', null))?.value).toBe(0.5)
    expect(told(rateOf(row('SYP', 'EUR'), 'JPY', table))?.value).toBe(85)
    expect(told(rateOf(row('USD', 'SYP'), 'EUR', table))?.value).toBeCloseTo(1 / 1.2)
  })

  it('on a bill of a group counts for who counts in it, and leads on only where it must', () => {
    const row = (currency: string) =>
      ({ currency, date: '2026-03-20', rate: { to: 'EUR', value: '0.5' }, groupId: 'g' }) as const
    expect(told(rateOf(row('USD'), 'EUR', table))?.value).toBe(0.5)
    expect(told(rateOf(row('USD'), 'JPY', table))?.value).toBeCloseTo(170 / 1.2)
    expect(told(rateOf({ ...row('USD'), groupId: null }, 'JPY', table))?.value).toBe(85)
    expect(told(rateOf(row('SYP'), 'JPY', table))?.value).toBe(85)
    expect(rateOf(row('SYP'), 'JPY', null)).toBeNull()
    expect(rateOf(row('SYP'), 'IRR', table)).toBeNull()
    const mine = rateTable(columns, [own('SYP', 'JPY', '7'), own('SYP', 'EUR', '9')])
    expect(told(rateOf(row('SYP'), 'JPY', mine))?.value).toBe(7)
    expect(told(rateOf(row('SYP'), 'EUR', mine))?.value).toBe(0.5)
  })
})

describe('a decimal text', () => {
  it('is read exactly, and only when it is above zero', () => {
    expect(ratioOf('0.9312')).toEqual({ over: 9312n, under: 10_000n })
    expect(ratioOf('161')).toEqual({ over: 161n, under: 1n })
    for (const text of ['', '0', '0.00', '-1', '1e3', '1.', '.5', '1,5', 'NaN', '0x10']) {
      expect(ratioOf(text)).toBeNull()
    }
  })
})

describe('rounding a fraction', () => {
  it('goes to the nearest, halves away from zero, and the same below zero', () => {
    expect([roundRatio(5n, 2n), roundRatio(-5n, 2n)]).toEqual([3, -3])
    expect([roundRatio(7n, 3n), roundRatio(-7n, 3n), roundRatio(-1n, 3n)]).toEqual([2, -2, 0])
    expect(roundRatio(10n ** 30n, 1n)).toBeNull()
  })
})

const currency = fc.constantFrom('EUR', 'USD', 'GBP', 'JPY', 'KWD')
const amount = fc.integer({ min: -(10 ** 13), max: 10 ** 13 })

describe('converting an amount', () => {
  it('knows the decimals of both currencies', () => {
    const one = { over: 1n, under: 1n }
    expect(convertAmount(1250, 'EUR', 'JPY', one)).toBe(13)
    expect(convertAmount(13, 'JPY', 'KWD', one)).toBe(13_000)
    expect(convertAmount(100, 'EUR', 'USD', { over: 108n, under: 100n })).toBe(108)
  })

  it('is within half a unit of the exact value, and mirrors below zero', () => {
    fc.assert(
      fc.property(amount, currency, currency, (size, from, to) => {
        const rate = table.cross(from, to, '2026-03-20')
        if (!rate) throw new Error('The rate should be known.')
        const converted = convertAmount(size, from, to, rate)
        if (converted === null) return
        const under = rate.under * 10n ** BigInt(exponentOf(from))
        const over = BigInt(size) * rate.over * 10n ** BigInt(exponentOf(to))
        const off = over - BigInt(converted) * under
        expect(2n * (off < 0n ? -off : off) <= under).toBe(true)
        expect(convertAmount(-size, from, to, rate)).toBe(-converted || 0)
      }),
    )
  })

  it('changes nothing within one currency', () => {
    fc.assert(
      fc.property(amount, currency, (size, one) => {
        const rate = table.cross(one, one, '2026-03-20')
        expect(rate && convertAmount(size, one, one, rate)).toBe(size)
      }),
    )
  })
})
