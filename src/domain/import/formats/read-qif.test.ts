import { describe, expect, it } from 'vitest'
import { readStatement } from '../read-statement.ts'
import { type QifOptions, readQif } from './read-qif.ts'

const limits = {
  importFileBytes: 1_000_000,
  importRows: 3,
  importFieldCharacters: 100,
  importNesting: 20,
}
const read = (text: string, more: Partial<QifOptions> = {}) =>
  readQif(text, { limits, currency: 'EUR', ...more })
const rowsOf = (text: string, more: Partial<QifOptions> = {}) => {
  const reading = read(text, more)
  return reading.ok ? reading.value.accounts.flatMap(({ rows }) => rows) : reading.words
}

describe('QIF', () => {
  it('reads a booking with its parts as one', () => {
    const text =
      '!Type:CCard\nD1/31/26\nT-1,234.56\nPShop\nMGoods\nSFood\nEmilk\n$-1000\nSHome\n$-234.56\n^\n'
    expect(rowsOf(text)).toMatchObject([
      {
        date: '2026-01-31',
        amount: -123456,
        description: 'Goods',
        merchant: 'Shop',
        payment: 'card',
      },
    ])
  })

  it('adds the parts of a booking up where no sum is written', () => {
    const text = '!Type:Bank\nD1/31/26\nPShop\nSFood\n$-10.10\nSHome\n$2\n^\n'
    expect(rowsOf(text)).toMatchObject([{ amount: -810, description: 'Shop' }])
  })

  it('reads a year of three digits with words behind it', () => {
    const text = '!Type:Bank\nD03/25/099Point of sale\nT-5\nPShop\n^\n'
    expect(rowsOf(text)).toMatchObject([{ date: '1999-03-25' }])
  })

  it('takes what moved money in an account of shares, and counts what did not', () => {
    const record = (...lines: string[]) => `D1/31/26\n${lines.join('\n')}\n^\n`
    const text =
      `!Type:Invst\n${record('NBuyX', 'YMill', 'T30', 'L[Bank]', '$30')}` +
      `${record('NDiv', 'YMill', 'T4')}${record('NMiscExp', 'T1', 'MCustody')}` +
      `${record('NShrsIn', 'YMill', 'Q2')}${record('NReinvDiv', 'YMill', 'T4')}`
    const reading = read(text, { limits: { ...limits, importRows: 9 } })
    expect(reading).toMatchObject({
      value: {
        accounts: [
          {
            rows: [
              { amount: -3000, description: 'Shares bought: Mill', isTrade: true },
              { amount: 400, description: 'Dividend: Mill', isTrade: false },
              { amount: -100, description: 'Custody' },
            ],
          },
        ],
        problems: [{ words: expect.stringMatching(/^2 bookings of shares without money/) }],
      },
    })
  })

  it('knows the accounts and leaves lists out', () => {
    const text =
      '!Account\nNGiro\nTBank\n^\n!Type:Bank\nD31.01.2026\nT-5,00\n^\n!Account\nNCash\n^\n' +
      '!Type:Cash\nD30.01.2026\nT7,00\n^\n!Type:Cat\nNFood\nD12\n^\n'
    const reading = read(text)
    expect(reading).toMatchObject({
      ok: true,
      value: {
        accounts: [
          { id: 'Giro', rows: [{ amount: -500 }] },
          { id: 'Cash', rows: [{ amount: 700 }] },
        ],
        problems: [],
      },
    })
  })

  it('asks for the order of dates when nothing tells it, and takes the answer', () => {
    const text = '!Type:Bank\nD2/3/26\nT-5\nPShop\n^\n'
    expect(read(text)).toMatchObject({ value: { doubts: ['date-order'], dateOrder: 'dmy' } })
    expect(read(text, { locale: 'en-US' })).toMatchObject({
      value: { doubts: ['date-order'], dateOrder: 'mdy' },
    })
    expect(rowsOf(text, { dateOrder: 'mdy' })).toMatchObject([{ date: '2026-02-03' }])
    expect(read(text, { dateOrder: 'mdy' })).toMatchObject({ value: { doubts: [] } })
  })

  it('needs no first line', () => {
    const bytes = new TextEncoder().encode('D1/31/26\nT-5.00\nPShop\n^\nD1/30/26\nT-6.00\n^\n')
    expect(readStatement(bytes, { limits, currency: 'EUR' })).toMatchObject({
      ok: true,
      value: { format: 'qif' },
    })
  })

  it('forgives a last record without its end', () => {
    expect(rowsOf('!Type:Bank\nD1/31/26\nT-5\nPShop\n')).toHaveLength(1)
  })

  it.each([
    ['!Type:Bank\nD1/31/26\nT-5\n^\nD1/31/26\nT-1', /middle of a booking/],
    ['!Type:Bank\nD99/99/26\nT-5\n^\n', /is not a date/],
    ['!Type:Bank\nD1/31/26\nTfive\n^\n', /Line 2: “five” is not an amount/],
    ['!Type:Bank\nD1/31/26\n^\n', /is not an amount/],
    [`!Type:Bank\nP${'x'.repeat(200)}\n^\n`, /more text/],
    [`!Type:Bank\n${'D1/31/26\nT-5\n^\n'.repeat(4)}`, /more than 3 bookings/],
  ])('refuses %j', (text, words) => {
    expect(read(text)).toMatchObject({ ok: false, words: expect.stringMatching(words) })
  })
})
