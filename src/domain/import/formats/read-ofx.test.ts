import { describe, expect, it } from 'vitest'
import { readOfx } from './read-ofx.ts'

const limits = {
  importFileBytes: 1_000_000,
  importRows: 5,
  importFieldCharacters: 1000,
  importNesting: 20,
}
const read = (text: string) => readOfx(text, { limits, currency: 'EUR' })

const booking = (inner: string) => `<STMTTRN>${inner}</STMTTRN>`
const bank = (list: string, before = '<CURDEF>EUR<BANKACCTFROM><ACCTID>123</BANKACCTFROM>') =>
  `OFXHEADER:100\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>${before}<BANKTRANLIST>` +
  `${list}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
const fields = '<DTPOSTED>20260105<TRNAMT>-3.50<FITID>A1'

const rowsOf = (text: string) => {
  const reading = read(text)
  return reading.ok ? reading.value.accounts.flatMap(({ rows }) => rows) : reading.words
}

describe('OFX', () => {
  it('reads values left open, empty or closed alike', () => {
    const open = booking(`${fields}<NAME>\n<MEMO>Two coffees\n<CHECKNUM>`)
    const closed = booking(
      '<DTPOSTED>20260105</DTPOSTED><TRNAMT>-3.50</TRNAMT><FITID>A1</FITID><NAME></NAME>' +
        '<MEMO>Two coffees</MEMO>',
    )
    const row = { date: '2026-01-05', amount: -350, description: 'Two coffees', bankId: 'A1' }
    expect(rowsOf(bank(open + closed))).toMatchObject([row, { ...row, merchant: null }])
  })

  it('reads bookings whose end is missing', () => {
    const list = `<STMTTRN>${fields}<NAME>One<STMTTRN>${fields}<NAME>Two`
    expect(rowsOf(bank(list))).toMatchObject([{ description: 'One' }, { description: 'Two' }])
  })

  it('takes the day the bank wrote, whatever its zone', () => {
    const list = booking('<DTPOSTED>20260105233000.000[-8:PST]<TRNAMT>1<FITID>A')
    expect(rowsOf(bank(list))).toMatchObject([{ date: '2026-01-05' }])
  })

  it('decodes references once and takes CDATA as it stands', () => {
    const list =
      booking(`${fields}<NAME>Fish &amp;amp; Chips &#8364;`) +
      booking(`${fields}<NAME><![CDATA[a &amp; <b>]]>`)
    expect(rowsOf(bank(list))).toMatchObject([
      { description: 'Fish &amp; Chips €' },
      { description: 'a &amp; <b>' },
    ])
  })

  it('names what has no name after its type', () => {
    expect(rowsOf(bank(booking(`<TRNTYPE>ATM${fields}`)))).toMatchObject([
      { description: 'Cash machine', merchant: null },
    ])
  })

  it('keeps what the bank wrote when a currency has fewer decimals', () => {
    const list = booking('<DTPOSTED>20260105<TRNAMT>+00115.8331<FITID>A')
    expect(rowsOf(bank(list))).toMatchObject([{ amount: 11583, roundedFrom: '115.8331' }])
  })

  it('tells card accounts and foreign amounts', () => {
    const list = booking(`${fields}<CURRENCY><CURRATE>1.1<CURSYM>USD</CURRENCY><NAME>X`)
    const card = bank(list, '<CURDEF>EUR<CCACCTFROM><ACCTID>9</CCACCTFROM>').replaceAll(
      'STMTRS',
      'CCSTMTRS',
    )
    const reading = read(card)
    expect(reading).toMatchObject({
      ok: true,
      value: { accounts: [{ id: '9', rows: [{ currency: 'USD', payment: 'card' }] }] },
    })
  })

  it('leaves shares out and says so', () => {
    const invested =
      'OFXHEADER:100\n<OFX><INVSTMTRS><CURDEF>USD<INVTRANLIST>' +
      '<BUYSTOCK><INVBUY></INVBUY></BUYSTOCK>' +
      `<INVBANKTRAN>${booking(fields)}</INVBANKTRAN></INVTRANLIST></INVSTMTRS></OFX>`
    const reading = read(invested)
    expect(reading.ok && reading.value.problems).toMatchObject([{ line: 2 }])
    expect(reading.ok && reading.value.accounts[0]?.rows).toHaveLength(1)
  })

  it.each([
    ['no amount', bank(booking('<DTPOSTED>20260105<TRNAMT>ten')), /Line 2: “ten” is not an amount/],
    ['a sign', bank(booking('<DTPOSTED>20260105<TRNAMT>$10')), /is not an amount/],
    ['no date', bank(booking('<TRNAMT>10')), /no date/],
    ['no such day', bank(booking('<DTPOSTED>20260231<TRNAMT>10')), /no date/],
    ['a currency', bank(booking(fields), '<CURDEF>XYZ'), /“XYZ” is not known/],
    ['its end', bank(booking(fields)).replace('</OFX>', ''), /ends too early/],
    ['depth', bank('<A>'.repeat(30)), /nested deeper/],
    ['length', bank(`<NAME>${'x'.repeat(2000)}`), /more text/],
    ['number', bank(booking(fields).repeat(6)), /more than 5 bookings/],
    ['a statement', 'OFXHEADER:100\n<OFX></OFX>', /no statement/],
    ['size', bank(booking(`<DTPOSTED>20260105<TRNAMT>${'9'.repeat(20)}`)), /too large/],
  ])('refuses the whole file for %s', (_, text, words) => {
    expect(read(text)).toMatchObject({ ok: false, words: expect.stringMatching(words) })
  })
})
