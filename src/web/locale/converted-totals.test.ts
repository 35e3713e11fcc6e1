import { describe, expect, it } from 'vitest'
import { type Convertible, convertTotals, partOfConversion } from '#domain/money/convert-totals.ts'
import { oldRateWords } from '#domain/money/figure-words.ts'
import { rateTable } from '#domain/money/rates.ts'
import { finer, takenRates } from './converted-totals.tsx'

const table = rateTable({
  days: ['2026-03-01', '2026-03-05'],
  rates: { USD: ['1.25', '1.20'], JPY: ['160', null] },
})
const row = (currency: string, date: string, fields = {}): Convertible => ({
  amount: 1000,
  currency,
  date,
  ...fields,
})
const words = (...rows: readonly Convertible[]) =>
  takenRates(
    convertTotals(rows, 'EUR', table, ({ amount }) => amount),
    (day) => day,
  )

describe('the words for the rates a total took', () => {
  it('call a rate that of the day where it is near', () => {
    expect(words(row('USD', '2026-03-01'), row('USD', '2026-03-05'))).toBe(
      'Each by the rate of its own day: 2026-03-01 to 2026-03-05.',
    )
  })

  it('call none the rate of a day it is not of', () => {
    const last = 'Each by the last rate known on its day: '
    expect(words(row('USD', '2026-03-06'))).toBe(`${last}2026-03-05.`)
    expect(words(row('USD', '2026-03-05'), row('USD', '2026-03-07'))).toBe(`${last}2026-03-05.`)
    expect(words(row('USD', '2026-03-06'), row('USD', '2026-11-16'))).toBe(
      'Some by the last rate known on their day: 2026-03-05. ' +
        'Others by the nearest known rate, of 2026-03-05.',
    )
  })

  it('call it the nearest known one where it is of another time', () => {
    expect(words(row('USD', '2026-11-16'))).toBe('By the nearest known rate, of 2026-03-05.')
    expect(words(row('USD', '2025-01-01'))).toBe('By the nearest known rate, of 2026-03-01.')
    expect(words(row('USD', '2026-11-16'), row('JPY', '2026-11-16'))).toBe(
      'By the nearest known rates, of 2026-03-01 to 2026-03-05.',
    )
  })

  it('say both where they are mixed', () => {
    expect(words(row('USD', '2026-03-05'), row('USD', '2026-11-16'))).toBe(
      'Some by the rate of their own day: 2026-03-05. ' +
        'Others by the nearest known rate, of 2026-03-05.',
    )
  })

  it('name rates that were written down', () => {
    const rate = { to: 'EUR', value: '0.5' }
    expect(words(row('SYP', '2026-03-05', { rate }))).toBe(
      'Where you wrote down a rate, yours was taken.',
    )
    expect(words(row('SYP', '2026-03-05', { rate }), row('USD', '2026-11-16'))).toBe(
      'By the nearest known rate, of 2026-03-05. Where you wrote down a rate, yours was taken.',
    )
  })
})

it('names older rates, whether some of a figure took them or all of it', () => {
  const said = (...days: readonly string[]) =>
    oldRateWords(
      days.map((on, at) => ({ currency: ['USD', 'CHF'][at] ?? '', on })),
      (day) => day,
    )
  expect(said('2026-09-29')).toBe('with a rate of 2026-09-29')
  expect(said('2026-09-29', '2026-09-29')).toBe('with rates of 2026-09-29')
  expect(said('2026-09-29', '2026-08-02')).toBe('with rates of 2026-08-02 to 2026-09-29')
})

it('rounds a twelfth of what was converted once', () => {
  // 246 dollars by 0.880227 are 216.5358: 10,896.5358 over twelve months are 908.0447 each.
  const by = rateTable({ days: ['2026-03-01'], rates: { USD: ['1.136070718'] } })
  const rows = [
    { ...row('EUR', '2026-03-01'), amount: 1_068_000 },
    { ...row('USD', '2026-03-01'), amount: 24_600 },
  ]
  const counts = finer((one) => one.amount) as (one: Convertible) => number
  const whole = convertTotals(rows, 'EUR', by, counts)
  expect(partOfConversion(whole, 12 * 100).amount).toBe(90_804)
  expect(partOfConversion(whole, 12 * 100).parts).toEqual([
    { currency: 'EUR', amount: 89_000 },
    { currency: 'USD', amount: 2050 },
  ])
})
