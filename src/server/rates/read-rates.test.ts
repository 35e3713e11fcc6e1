import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { daysBetween, isDay } from '#domain/calendar/calendar.ts'
import { isCurrency } from '#domain/money/money.ts'
import { plausibleRates, steadyRates } from './check-rates.ts'
import { readAnswer } from './read-answer.ts'
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
    [
      'the file of the European Central Bank',
      `<?xml version="1.0" encoding="UTF-8"?>
      <gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01"
        xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
        <gesmes:subject>Reference rates</gesmes:subject>
        <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
        <Cube><Cube time='2026-03-02'>
          <Cube currency='USD' rate='1.0838'/><Cube currency='GBP' rate="0.85"/>
        </Cube></Cube>
      </gesmes:Envelope>`,
    ],
  ])('is read as %s', (_form, text) => {
    expect(readRates(text)).toEqual([dollar, pound])
    expect(readAnswer(strToU8(text))).toEqual([dollar, pound])
    const packed = zipSync({ 'notes.txt': strToU8('no rates'), 'rates.csv': strToU8(text) })
    expect(readAnswer(packed)).toEqual([dollar, pound])
  })

  it('is unpacked no further than the first table of an archive', () => {
    const text = '{"base":"EUR","date":"2026-03-02","rates":{"USD":1.0838}}'
    const packed = zipSync({ 'rates.csv': strToU8(text), 'more.csv': new Uint8Array(90_000) })
    // What cannot be unpacked is not noticed where nobody tries.
    packed
      .fill(0xff, Buffer.from(packed).indexOf('more.csv') + 8)
      .set(
        zipSync({ 'rates.csv': strToU8(text), 'more.csv': new Uint8Array(90_000) }).subarray(-150),
        packed.length - 150,
      )
    expect(readAnswer(packed)).toEqual([dollar])
  })

  it('is refused when it is an archive of something else, or one far too large', () => {
    expect(() => readAnswer(zipSync({ 'page.html': strToU8('<html></html>') }))).toThrow('archive')
    const bomb = zipSync({ 'rates.csv': new Uint8Array(17_000_000) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(() => readAnswer(bomb)).toThrow('archive')
  })

  it.each([
    ['another base', '{"base":"USD","date":"2026-03-02","rates":{"EUR":0.92}}'],
    ['a page', '<html><body>Please log in</body></html>'],
    ['half an answer', '{"base":"EUR","date":"2026-'],
    ['nothing', ''],
    ['a file cut short', '<Envelope><Cube><Cube time="2026-03-02"><Cube currency="USD"'],
    ['a file without rates', '<Envelope><Cube><Cube time="2026-03-02"/></Cube></Envelope>'],
    ['another list', '[1,2,3]'],
    ['a nested lie', '{"base":"EUR","rates":{"2026-03-02":{"USD":{"$gt":0}}}}'],
  ])('is refused when it is %s', (_what, text) => {
    expect(() => readRates(text)).toThrow()
  })
})

describe('the rates that come with the program', () => {
  const read = (file: string) => readRates(readFileSync(new URL(file, import.meta.url), 'utf8'))
  const [bank, others] = [read('./snapshot-ecb.csv'), read('./snapshot-others.csv')]
  const rows = [...bank, ...others]
  const daysOf = (currency: string) =>
    rows.flatMap((row) => (row.currency === currency ? [row.day] : [])).sort()
  const longestGap = (days: readonly string[]) =>
    Math.max(...days.slice(1).map((day, at) => daysBetween(days[at] ?? '', day)))

  it('are of many currencies, and of every week since 1999 of those the bank has', () => {
    expect(new Set(rows.map(({ currency }) => currency)).size).toBeGreaterThan(145)
    for (const currency of ['USD', 'GBP', 'JPY', 'CHF', 'SEK']) {
      const days = daysOf(currency)
      expect(days[0]).toBe('1999-01-04')
      expect(days.at(-1)).toBe('2026-09-29')
      expect(longestGap(days.filter((day) => day <= '2026-04-13'))).toBeLessThanOrEqual(7)
      expect(longestGap(days)).toBeLessThanOrEqual(11)
    }
    expect(daysOf('USD').filter((day) => day.startsWith('2025')).length).toBeGreaterThan(250)
  })

  it('hold only currencies of ours, each day once, and pass our own checks', () => {
    expect(rows.filter(({ currency }) => !isCurrency(currency))).toEqual([])
    expect(new Set(rows.map(({ day, currency }) => day + currency)).size).toBe(rows.length)
    expect(rows.every(({ day }) => isDay(day))).toBe(true)
    expect(plausibleRates(rows, '2026-12-31').refused).toEqual([])
    // Those that did fall so far in the days between: one currency at a time.
    const { refused } = steadyRates(rows, [])
    const fallen = new Set(refused.map(({ currency }) => currency))
    expect([...fallen].sort()).toEqual(['BOB', 'EGP', 'GHS', 'ISK', 'RUB', 'VED', 'VES'])
  })
})
