import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratio } from '../money/ratio.ts'
import { roundQuotient } from '../money/round-ratio.ts'
import { findRoot } from './find-root.ts'
import { levelPayment } from './level-payment.ts'
import { periodicRate } from './periodic-rate.ts'
import {
  effectiveRate,
  interestBetween,
  nominalRate,
  paymentFor,
  periodsFor,
  presentFor,
  principalBetween,
  rateFor,
} from './time-value.ts'
import { annualPercentageRate, yearlyRate } from './yearly-rate.ts'

const cases = fc.record({
  rate: fc.double({ min: 0.0001, max: 0.2, noNaN: true }),
  periods: fc.integer({ min: 2, max: 480 }),
  present: fc.double({ min: 100, max: 1e7, noNaN: true }),
  future: fc.constant(0),
  isAhead: fc.boolean(),
})

describe('what is reckoned from the others', () => {
  it('comes back to what it was reckoned from', () => {
    const back = fc.property(cases, (given) => {
      const full = { ...given, payment: paymentFor(given) }
      expect(presentFor(full) / full.present).toBeCloseTo(1, 9)
      expect(rateFor(full)).toBeCloseTo(full.rate, 7)
      const grown = (1 + given.rate) ** given.periods
      if (grown < 1e6) expect(periodsFor(full) / full.periods).toBeCloseTo(1, 6)
    })
    fc.assert(back, { numRuns: 300 })
  })

  it('pays back the loan and its interest, no more and no less', () => {
    const parts = fc.property(cases, (given) => {
      const { periods, present } = given
      expect(principalBetween(given, 1, periods) / -present).toBeCloseTo(1, 8)
      const all = paymentFor(given) * periods
      expect(interestBetween(given, 1, periods) / all).toBeCloseTo(1 + present / all, 8)
    })
    fc.assert(parts, { numRuns: 100 })
  })

  it('has rates for a year and for its parts that undo each other', () => {
    const rates = fc.property(
      fc.double({ min: 0, max: 2, noNaN: true }),
      fc.integer({ min: 1, max: 365 }),
      (rate, perYear) => {
        expect(nominalRate(effectiveRate(rate, perYear), perYear)).toBeCloseTo(rate, 9)
      },
    )
    fc.assert(rates)
  })
})

describe('a level payment', () => {
  it('is exact where decimals are not', () => {
    const cents = { principal: 100_001_25, rate: ratio(4n, 1000n), periods: 360, remainder: 0 }
    expect(levelPayment(cents, 'half-up')).toBe(52_467n)
    expect(levelPayment(cents, 'up')).toBe(52_468n)
    const free = { principal: 1000, rate: ratio(0n), periods: 3, remainder: 100 }
    expect(levelPayment(free, 'half-up')).toBe(300n)
  })
})

describe('a level payment by its bounds', () => {
  it('is the one of all digits', () => {
    const cases = fc.property(
      fc.integer({ min: 1, max: 10 ** 13 }),
      fc.integer({ min: 1, max: 10 ** 9 }),
      fc.integer({ min: 1, max: 2080 }),
      fc.integer({ min: 0, max: 100 }),
      fc.constantFrom('half-up', 'half-even', 'half-down', 'up', 'down'),
      (principal, millionths, periods, share, rounding) => {
        const remainder = Math.floor((principal * share) / 100)
        const rate = ratio(millionths, 10 ** 10)
        const [grown, flat] = [
          (rate.under + rate.over) ** BigInt(periods),
          rate.under ** BigInt(periods),
        ]
        const over = rate.over * (BigInt(principal) * grown - BigInt(remainder) * flat)
        const whole = roundQuotient(over, rate.under * (grown - flat), rounding)
        expect(levelPayment({ principal, rate, periods, remainder }, rounding)).toBe(whole)
      },
    )
    fc.assert(cases, { numRuns: 200 })
  })
})

describe('a rate of a period', () => {
  it('is the simple part of a year, or comes to the same over the year', () => {
    expect(periodicRate(ratio(6, 100), 12, null)).toEqual(ratio(6, 1200))
    const monthly = periodicRate(ratio(5, 100), 12, 2)
    expect(Number(monthly.over) / Number(monthly.under)).toBeCloseTo(1.025 ** (1 / 6) - 1, 14)
    const yearly = periodicRate(ratio(6, 100), 1, 12)
    expect(Number(yearly.over) / Number(yearly.under)).toBeCloseTo(1.005 ** 12 - 1, 14)
  })
})

describe('what a loan really costs', () => {
  it('is found for days and for unit periods', () => {
    const loan = [
      { on: '2026-01-01', amount: 100_000 },
      { on: '2027-01-01', amount: -110_000 },
    ]
    expect(yearlyRate(loan)).toBeCloseTo(0.1, 12)
    expect(yearlyRate([])).toBeNull()
    expect(yearlyRate([{ on: '2026-01-01', amount: 5 }])).toBeNull()
    const once = [{ amount: 1010, unitPeriods: 1, fraction: 0 }]
    expect(annualPercentageRate(1000, once, 12)).toBeCloseTo(0.12, 12)
  })

  it('is nothing where a function does not cross zero', () => {
    expect(findRoot(() => 1, 0, 0.1, 5)).toBeNull()
    expect(findRoot((x) => x - 3, 0, 0.1, 5)).toBeCloseTo(3, 12)
  })
})
