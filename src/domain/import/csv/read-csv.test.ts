import { describe, expect, it } from 'vitest'
import { recallMapping } from './csv-mapping.ts'
import { type CsvOptions, readCsv } from './read-csv.ts'

const limits = {
  importFileBytes: 1_000_000,
  importRows: 50,
  importFieldCharacters: 1000,
  importNesting: 20,
}
const read = (text: string, more: Partial<CsvOptions> = {}) =>
  readCsv(text, { limits, currency: 'EUR', ...more })

const found = (text: string, more: Partial<CsvOptions> = {}) => {
  const reading = read(text, more)
  if (!reading.ok) throw new Error(reading.words)
  return reading.value
}
const rowsOf = (text: string, more: Partial<CsvOptions> = {}) =>
  found(text, more).accounts.flatMap(({ rows }) => rows)

const signed = 'Date,Description,Amount\n2026-01-05,Coffee,-3.50\n2026-01-31,Pay,100.00\n'

describe('a table', () => {
  it('knows the line each booking began on, also behind longer ones', () => {
    const text = 'Date,Text,Amount\n\n2026-01-05,"two\nlines",-3.50\n2026-01-31,Pay,100.00\n'
    expect(rowsOf(text)).toMatchObject([
      { line: 3, description: 'two lines' },
      { line: 5, description: 'Pay' },
    ])
  })

  it('calls a booking by its other side where the bank only says how it was paid', () => {
    const text =
      'Date,Payee,Description,Amount\n2026-01-05,dm drogerie markt,Kartenzahlung,-7.45\n' +
      '2026-01-06,REWE,Kartenzahlung 4411,-3.00\n2026-01-07,Ida Roth,Überweisung,-9.00\n'
    expect(rowsOf(text)).toMatchObject([
      { description: 'dm drogerie markt', payment: 'card' },
      { description: 'Kartenzahlung 4411', payment: 'card' },
      { description: 'Überweisung', payment: 'bank' },
    ])
  })

  it('knows the categories that our own export names', () => {
    const text =
      'Date,Description,Amount,Currency,Category,Where\n' +
      '2026-01-05,Bread,-3.50,EUR,Groceries,Linden\n2026-01-06,Gift,-9.00,EUR,,Mill\n'
    expect(rowsOf(text).map(({ category }) => category)).toEqual(['Groceries', undefined])
    const older = { ...found(text).csv.mapping } as Record<string, unknown>
    delete older.category
    const kept = older as unknown as ReturnType<typeof found>['csv']['mapping']
    expect(recallMapping(kept, found(text).csv.mapping).category).toBe(4)
    expect(recallMapping({ ...kept, category: null }, found(text).csv.mapping).category).toBeNull()
  })

  it('obeys the separator a spreadsheet is told', () => {
    expect(rowsOf(`sep=;\n${signed.replaceAll(',', ';')}`)).toHaveLength(2)
  })

  it('takes marks that quote nothing as they stand', () => {
    const text = 'Date;Text;Amount\n2026-01-05;"Big" shop;-3,50\n2026-01-06;5" pipe;-2,00\n'
    expect(rowsOf(text)).toMatchObject([{ description: '"Big" shop' }, { description: '5" pipe' }])
  })

  it('puts numbered columns of words together', () => {
    const text =
      'Datum;Zweck1;Beschreibung 1;Beschreibung 2;Betrag\n05.01.2026;x;Coop;Zürich;-3,50\n'
    expect(rowsOf(text)).toMatchObject([{ description: 'Coop Zürich' }])
  })

  it('asks what a plus means when all numbers have one', () => {
    const text = 'Date,Description,Amount\n2026-01-05,Coffee,3.50\n2026-01-31,Tea,2.00\n'
    expect(found(text).doubts).toEqual(['sign'])
    expect(found(text.replace('Amount', 'Cost'))).toMatchObject({ doubts: [] })
    expect(rowsOf(text.replace('Amount', 'Cost'))).toMatchObject([
      { amount: -350 },
      { amount: -200 },
    ])
  })

  it('believes a running balance about what a plus means', () => {
    const text =
      'Date,Description,Amount,Balance\n2026-01-05,A,3.50,10.00\n2026-01-06,B,2.00,8.00\n' +
      '2026-01-07,C,1.00,7.00\n'
    expect(found(text).csv.mapping.sign).toBe('plus-left')
    expect(found(text).doubts).toEqual([])
  })

  it('never takes the original currency of a purchase for that of the account', () => {
    const text =
      'Date,Description,Amount (CHF),Original Amount,Original Currency\n' +
      '2026-01-05,Hotel,-90.00,-100.00,USD\n2026-01-06,Train,-5.00,,\n'
    expect(rowsOf(text)).toMatchObject([
      { amount: -9000, currency: 'CHF' },
      { amount: -500, currency: 'CHF' },
    ])
  })

  it('leaves out sums and what a bank took back, and says so', () => {
    const text =
      'Date,Description,Amount,State\n2026-01-05,Coffee,-3.50,COMPLETED\n' +
      '2026-01-06,Hotel,-80.00,REVERTED\n2026-01-07,Bus,-2.00,PENDING\n,Total,,\n'
    expect(rowsOf(text)).toMatchObject([{ isPending: false }, { isPending: true }])
    expect(found(text).problems.map(({ line }) => line)).toEqual([3, 5])
  })

  it('refuses single lines in words and keeps the others', () => {
    const text = `${signed}2026-02-31,Ghost,-1.00\n2026-02-01,Odd,1e5\n2026-02-02,Tea,-2.00\n`
    expect(found(text).problems).toEqual([
      { line: 4, words: '“2026-02-31” is not a date.' },
      { line: 5, words: '“1e5” is not an amount.' },
    ])
    expect(rowsOf(text)).toHaveLength(3)
  })

  it('is read as the person says', () => {
    const { mapping } = found('Date,Description,Amount\n02/03/2026,A,1.00\n').csv
    const text = 'Date,Description,Amount\n02/03/2026,A,1.00\n'
    const chosen = { ...mapping, dateOrder: 'mdy', sign: 'plus-left' } as const
    expect(rowsOf(text, { mapping: chosen })).toMatchObject([{ date: '2026-02-03', amount: -100 }])
    expect(found(text, { mapping: chosen }).doubts).toEqual([])
  })

  it('is known again by its headings, however long the lines above them', () => {
    const [first, later] = [found(signed).csv, found(`Account,1\nPeriod,2\n${signed}`).csv]
    expect(later.fingerprint).toBe(first.fingerprint)
    expect(recallMapping(first.mapping, later.mapping).headerRow).toBe(2)
    expect(found(signed.replace('Amount', 'Value')).csv.fingerprint).not.toBe(first.fingerprint)
  })

  it.each([
    ['no dates', 'a,b\n1,2\n3,4\n', /No column with dates/],
    ['more wrong than right', `${signed}x,A,1\ny,B,2\nz,C,3\n`, /No column/],
    ['an open mark', `${signed}2026-01-31,"Open,1\n`, /line 4 is never closed/],
    ['its end', `${signed}2026-01-31,Cut`, /middle of its last line/],
    ['long cells', `Date,Text,Amount\n2026-01-05,${'x'.repeat(2000)},1\n`, /more text/],
    ['columns', `Date,Text,Amount\n2026-01-05,A,1${',x'.repeat(300)}\n`, /more columns/],
    ['rows', `Date,Text,Amount\n${'2026-01-05,A,-1.00\n'.repeat(60)}`, /more than 50 bookings/],
  ])('is refused for %s', (_, text, words) => {
    expect(read(text)).toMatchObject({ ok: false, words: expect.stringMatching(words) })
  })

  it('gives the person its lines to map when nobody understood them', () => {
    expect(read('a,b\n1,2\n')).toMatchObject({ records: [{ cells: ['a', 'b'] }, { line: 2 }] })
  })
})

it('knows the account by the number that stands above the table', () => {
  const rows = ['16.11.2026;Coop;18.45;', '12.11.2026;Tram;3.80;', '']
  const table = ['Datum;Buchungstext;Belastung;Gutschrift', ...rows]
  const idIn = (...head: readonly string[]) =>
    found([...head, ...table].join('\n')).accounts.map(({ id }) => id)
  expect(idIn('Konto:;CH93 0076 2011 6238 5295 7')).toEqual(['CH93 0076 2011 6238 5295 7'])
  expect(idIn('Girokonto DE89370400440532013000;;')).toEqual(['DE89370400440532013000'])
  expect(idIn('Kontonummer: 12-345678-9;;')).toEqual(['12-345678-9'])
  expect(idIn('Konto:;CH94 0076 2011 6238 5295 7')).toEqual(['CH94 0076 2011 6238 5295 7'])
  expect(idIn('Conta;PT50003300001234567890505;EUR')).toEqual(['PT50003300001234567890505'])
  expect(idIn('Conta;0033 123456789;EUR')).toEqual(['0033 123456789'])
  expect(idIn('Umsätze;CH94 0076 2011 6238 5295 7')).toEqual([null])
  expect(idIn('Saldo:;4295.70')).toEqual([null])
  expect(idIn('Konto:;123456789', 'Konto:;987654321')).toEqual([null])
})
