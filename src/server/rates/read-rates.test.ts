import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { daysBetween, isDay } from '#domain/calendar.ts'
import { isCurrency } from '#domain/money.ts'
import { plausibleRates, steadyRates } from './check-rates.ts'
import { readRates } from './read-rates.ts'

const dollar = { day: '2026-03-02', currency: 'USD', rate: '1.0838' }
const pound = { day: '2026-03-02', currency: 'GBP', rate: '0.85' }

describe('what providers answer', () => {
  it.each([
    ['one day', '{"base":"EUR","date":"2026-03-02","rates":{"USD":1.0838,"GBP":0.85}}'],
    ['a range', '{"base":"EUR","rates":{"2026-03-02":{"USD":1.0838,"GBP":"0.85"}}}'],
    [
      'a list',
      '[{"date":"2026-03-02","base":"EUR","quote":"USD","rate":1.0838},' +
        '{"date":"2026-03-02","base":"EUR","quote":"GBP","rate":0.85}]',
    ],
    ['a table by day', 'Date, USD, JPY, GBP, \r\n2026-03-02, 1.0838, N/A, 0.85, \r\n'],
    [
      'a table by rate',
      'CURRENCY,CURRENCY_DENOM,TIME_PERIOD,OBS_VALUE,TITLE\n' +
        'USD,EUR,2026-03-02,1.0838,"US dollar, spot"\nGBP,EUR,2026-03-02,0.85,\n' +
        'EUR,USD,2026-03-02,0.92,',
    ],
  ])('is read as %s', (_form, text) => {
    expect(readRates(text)).toEqual([dollar, pound])
  })

  it.each([
    ['another base', '{"base":"USD","date":"2026-03-02","rates":{"EUR":0.92}}'],
    ['a page', '<html><body>Please log in</body></html>'],
    ['half an answer', '{"base":"EUR","date":"2026-'],
    ['nothing', ''],
    ['another list', '[1,2,3]'],
    ['a nested lie', '{"base":"EUR","rates":{"2026-03-02":{"USD":{"$gt":0}}}}'],
  ])('is refused when it is %s', (_what, text) => {
    expect(() => readRates(text)).toThrow()
  })
})

describe('the snapshot that comes with the program', () => {
  const rows = readRates(readFileSync(new URL('./snapshot.csv', import.meta.url), 'utf8'))
  const days = [...new Set(rows.map(({ day }) => day))]

  it('has many currencies over more than two years', () => {
    expect(new Set(rows.map(({ currency }) => currency)).size).toBeGreaterThan(140)
    expect(daysBetween(days[0] ?? '', days.at(-1) ?? '')).toBeGreaterThan(900)
    expect(days.every(isDay)).toBe(true)
    expect(days).toEqual(days.toSorted())
  })

  it('holds only currencies of ours, and rates that pass our own checks', () => {
    expect(rows.filter(({ currency }) => !isCurrency(currency))).toEqual([])
    expect(plausibleRates(rows, '2026-12-31').refused).toEqual([])
    // Those that did fall so far in the days between: one currency at a time.
    const { refused } = steadyRates(rows, [])
    const fallen = new Set(refused.map(({ currency }) => currency))
    expect([...fallen].sort()).toEqual(['BOB', 'EGP', 'GHS', 'VES'])
  })
})
