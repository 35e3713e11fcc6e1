import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './calendar.ts'
import { exponentOf } from './money.ts'
import { convertAmount, type RateColumns, rateReachDays, rateTable, ratioOf } from './rates.ts'
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
const cross = (from: string, to: string, day: string) => {
  const rate = table.cross(from, to, day)
  return rate && { value: Number(rate.over) / Number(rate.under), on: rate.on }
}

describe('the rate of a day', () => {
  it('is its own, or the nearest earlier one within seven days', () => {
    expect(cross('EUR', 'USD', '2026-03-02')).toEqual({ value: 1.08, on: '2026-03-02' })
    expect(cross('EUR', 'USD', '2026-03-08')).toEqual({ value: 1.08, on: '2026-03-02' })
    expect(cross('EUR', 'USD', '2026-03-09')).toEqual({ value: 1.1, on: '2026-03-09' })
    expect(cross('EUR', 'GBP', '2026-03-09')).toEqual({ value: 0.85, on: '2026-03-02' })
  })

  it('is unknown before the first, beyond the reach, and for what is not in the table', () => {
    expect(cross('EUR', 'USD', '2026-03-01')).toBeNull()
    expect(cross('EUR', 'USD', '2026-03-17')).toBeNull()
    expect(cross('EUR', 'GBP', '2026-03-10')).toBeNull()
    expect(cross('EUR', 'CHF', '2026-03-02')).toBeNull()
    expect(cross('EUR', 'constructor', '2026-03-02')).toBeNull()
    expect(rateTable({ days: [], rates: {} }).cross('USD', 'EUR', '2026-03-02')).toBeNull()
  })

  it('goes from any currency to any other, as old as the older of the two', () => {
    expect(cross('USD', 'EUR', '2026-03-20')?.value).toBeCloseTo(1 / 1.2)
    expect(cross('USD', 'GBP', '2026-03-20')?.value).toBeCloseTo(0.8 / 1.2)
    expect(cross('USD', 'GBP', '2026-03-09')?.on).toBe('2026-03-02')
  })

  it('is what walking back day by day finds', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 12 })
    fc.assert(
      fc.property(days, fc.integer({ min: -3, max: 75 }), (offsets, asked) => {
        const dayOf = (offset: number) => addDays('2026-01-01', offset)
        const known = offsets.toSorted((a, b) => a - b)
        const rates = { USD: known.map((offset) => String(offset + 1)) }
        const found = rateTable({ days: known.map(dayOf), rates }).cross('EUR', 'USD', dayOf(asked))
        let nearest: string | null = null
        for (let back = 0; back <= rateReachDays && nearest === null; back++) {
          if (known.includes(asked - back)) nearest = dayOf(asked - back)
        }
        expect(found?.on ?? null).toBe(nearest)
      }),
    )
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
