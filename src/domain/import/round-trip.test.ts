import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type LedgerLine,
  type TableStyle,
  writeCamt,
  writeMt940,
  writeOfx,
  writeQif,
  writeTable,
} from '#test/support/statement-writers.ts'
import { readStatement } from './read-statement.ts'
import { cleanText, cutText } from './statement-row.ts'

const limits = {
  importFileBytes: 1_000_000,
  importRows: 1000,
  importFieldCharacters: 20_000,
  importNesting: 64,
}

/** What somebody might write behind a payment, with all that needs care in a file. */
const text = fc
  .array(
    fc.constantFrom('Rewe', 'Café', '"quoted"', 'a;b', 'x,y', 'Tom & Co', '<3', 'pipe|', '日本'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((words) => `Shop ${words.join(' ')}`)

const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

/** With a day past the twelfth, so that the order of dates can be told; money both ways. */
const lines = (most: number) =>
  fc
    .array(
      fc.record({
        date: day,
        amount: fc.integer({ min: -most, max: most }).filter((amount) => amount !== 0),
        text,
      }),
      { minLength: 1, maxLength: 12 },
    )
    .map((some): readonly LedgerLine[] => [
      { date: '2026-01-31', amount: -1250, text: 'Shop A' },
      { date: '2026-01-30', amount: 999, text: 'Shop B' },
      ...some,
    ])

const style = fc
  .record<TableStyle>({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    mark: fc.constantFrom('.', ','),
    group: fc.constantFrom('', '.', ',', ' ', "'"),
    date: fc.constantFrom('iso', 'dmy', 'mdy', 'german', 'packed'),
    sign: fc.constantFrom('minus', 'behind', 'brackets', 'columns', 'word'),
    hasPreamble: fc.boolean(),
    hasTotals: fc.boolean(),
  })
  .filter(({ mark, group }) => mark !== group)

const currency = fc.constantFrom('EUR', 'JPY', 'USD')

function read(file: string, code: string) {
  const reading = readStatement(new TextEncoder().encode(file), { limits, currency: code })
  if (!reading.ok) return reading.words
  return reading.value.accounts
    .flatMap(({ rows }) => rows)
    .map(({ date, amount, currency: own, description }) => ({ date, amount, own, description }))
}

const meant = (ledger: readonly LedgerLine[], own: string) =>
  ledger.map(({ date, amount, text: said }) => ({
    ...{ date, amount, own },
    description: cutText(cleanText(said), 200),
  }))

describe('what a bank writes is read back', { timeout: 60_000 }, () => {
  it('from tables of any style', () => {
    fc.assert(
      fc.property(lines(10 ** 9), currency, style, (ledger, code, look) => {
        expect(read(writeTable(ledger, code, look), code)).toEqual(meant(ledger, code))
      }),
      { numRuns: 150 },
    )
  })

  it('from OFX, old and new', () => {
    fc.assert(
      fc.property(lines(10 ** 12), currency, fc.boolean(), (ledger, code, isXml) => {
        expect(read(writeOfx(ledger, code, isXml), 'EUR')).toEqual(meant(ledger, code))
      }),
    )
  })

  it('from QIF, with either order of dates', () => {
    fc.assert(
      fc.property(
        lines(10 ** 9),
        currency,
        fc.constantFrom('dmy', 'mdy'),
        (ledger, code, order) => {
          expect(read(writeQif(ledger, code, order), code)).toEqual(meant(ledger, code))
        },
      ),
    )
  })

  it('from CAMT of any version', () => {
    fc.assert(
      fc.property(
        lines(10 ** 12),
        currency,
        fc.constantFrom('01', '02', '04', '08', '13'),
        (ledger, code, v) => {
          expect(read(writeCamt(ledger, code, v), 'EUR')).toEqual(meant(ledger, code))
        },
      ),
    )
  })

  it('from MT940, over cut lines and parts', () => {
    fc.assert(
      fc.property(lines(10 ** 12), currency, (ledger, code) => {
        expect(read(writeMt940(ledger, code), 'EUR')).toEqual(meant(ledger, code))
      }),
    )
  })
})
