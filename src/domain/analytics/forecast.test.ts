import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../calendar/calendar.ts'
import { bandOf, forecastDays, foresee, type PastDays, typicalErrorBps } from './forecast.ts'

const past = (first: Day, days: number, amountOn: (day: Day) => number): PastDays => ({
  first,
  firstOn: first,
  amounts: Array.from({ length: days }, (_, at) => amountOn(addDays(first, at))),
  planned: Array.from({ length: days }, () => 0),
})

const rent = (day: Day): number => (day.endsWith('-01') ? 80_000 : 0)

describe('foresee', () => {
  it('says nothing of a book that is younger than four weeks', () => {
    expect(foresee(past('2026-03-05', 28, () => 100))).toBeNull()
    expect(foresee(past('2026-03-05', 29, () => 100))?.sums.at(-1)).toBe(9000)
  })

  it('knows on which days of the month the rent comes', () => {
    const { sums = [], trials = [] } = foresee(past('2024-01-10', 700, rent)) ?? {}
    const today = addDays('2024-01-10', 699)
    for (const [at, sum] of sums.entries()) {
      const paid = Array.from({ length: at + 1 }, (_, n) => rent(addDays(today, n + 1)))
      expect(sum).toBe(paid.reduce((a, b) => a + b, 0))
    }
    expect(trials.length).toBeGreaterThan(4)
    expect(trials.flatMap(({ errors }) => errors).every((error) => error === 0)).toBe(true)
  })

  it('asks no day that is still to come, where a short month ends', () => {
    // From 28 January on: the last of February would be the last of January.
    expect(foresee(past('2025-10-01', 120, () => 100))?.sums[30]).toBe(3100)
  })

  it('is not led astray by one large purchase', () => {
    const amountOn = (day: Day) => 1000 + (day === '2025-09-20' ? 500_000 : 0)
    expect(foresee(past('2025-01-01', 330, amountOn))?.sums.at(-1)).toBeLessThan(100_000)
  })

  it('never looks into the future of a trial', () => {
    fc.assert(
      fc.property(fc.integer({ min: 400, max: 500 }), fc.nat(10_000), (days, jump) => {
        const calm = past('2025-01-01', days, () => 100)
        // What happens on the last day cannot have been foreseen by a forecast that began earlier.
        const odd = { ...calm, amounts: [...calm.amounts.slice(0, -1), 100 + jump] }
        const [before, after] = [foresee(calm), foresee(odd)]
        for (const [at, trial] of (before?.trials ?? []).entries()) {
          const other = after?.trials[at]
          expect(other?.errors.slice(0, -1)).toEqual(trial.errors.slice(0, -1))
        }
      }),
      { numRuns: 20 },
    )
  })
})

describe('bandOf', () => {
  const errors = [1, -2, 3, -4, 100].map((error) => Array(forecastDays).fill(error))

  it('would have held in four of five', () => {
    expect(bandOf(errors)?.at(-1)).toBe(4)
    expect(bandOf(errors.slice(0, 3))).toBeNull()
  })

  it('never gets narrower', () => {
    const falling = errors.map((one) => one.map((error, at) => error * (forecastDays - at)))
    const band = bandOf(falling) ?? []
    expect(band).toEqual(band.toSorted((a, b) => a - b))
  })
})

describe('typicalErrorBps', () => {
  it('is the middle one, of what it came to', () => {
    const trials = [10, -30, 900].map((error) => ({ error, actual: 1000 }))
    expect(typicalErrorBps(trials)).toBe(300)
    expect(typicalErrorBps([{ error: 5, actual: 0 }])).toBeNull()
  })
})
