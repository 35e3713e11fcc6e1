import { describe, expect, it } from 'vitest'
import { readCamt } from './read-camt.ts'

const limits = {
  importFileBytes: 1_000_000,
  importRows: 3,
  importFieldCharacters: 1000,
  importNesting: 20,
}
const read = (text: string) => readCamt(text, { limits, currency: 'EUR' })

const message = (entries: string, account = '<Id><IBAN>DE1</IBAN></Id><Ccy>EUR</Ccy>') =>
  '<?xml version="1.0"?>\n<Document><BkToCstmrStmt>' +
  '<GrpHdr><CreDtTm>2026-02-01T08:00:00Z</CreDtTm></GrpHdr>' +
  `<Stmt><Acct>${account}</Acct>\n${entries}</Stmt></BkToCstmrStmt></Document>`

const booked = '<BookgDt><Dt>2026-01-05</Dt></BookgDt>'
const entry = (inner: string, head = `<CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>${booked}`) =>
  `<Ntry><Amt Ccy="EUR">3.50</Amt>${head}${inner}</Ntry>`
const details = (inner: string) => `<NtryDtls><TxDtls>${inner}</TxDtls></NtryDtls>`

const rowsOf = (text: string) => {
  const reading = read(text)
  return reading.ok ? reading.value.accounts.flatMap(({ rows }) => rows) : reading.words
}

describe('CAMT', () => {
  it('names the other side, by direction, also in newer versions', () => {
    const parties =
      '<RltdPties><Dbtr><Pty><Nm>Me</Nm></Pty></Dbtr><Cdtr><Agt><FinInstnId><Nm>Shop</Nm>' +
      '</FinInstnId></Agt></Cdtr></RltdPties>'
    const credit = `<CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>${booked}`
    const text = message(entry(details(parties)) + entry(details(parties), credit))
    expect(rowsOf(text)).toMatchObject([
      { amount: -350, merchant: 'Shop', description: 'Shop' },
      { amount: 350, merchant: 'Me' },
    ])
  })

  it('keeps the sign of a reversal and names whom it was paid to', () => {
    const parties = '<RltdPties><Dbtr><Nm>Me</Nm></Dbtr><Cdtr><Nm>Shop</Nm></Cdtr></RltdPties>'
    const head = `<CdtDbtInd>CRDT</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts>${booked}`
    expect(rowsOf(message(entry(details(parties), head)))).toMatchObject([
      { amount: 350, merchant: 'Shop' },
    ])
  })

  it('takes an entry with several payments as the one booking it is', () => {
    const one = '<RmtInf><Ustrd>First</Ustrd></RmtInf>'
    const two = '<RmtInf><Ustrd>Second</Ustrd><Ustrd>half</Ustrd></RmtInf>'
    const both = `<NtryDtls><TxDtls>${one}</TxDtls><TxDtls>${two}</TxDtls></NtryDtls>`
    expect(rowsOf(message(entry(both)))).toMatchObject([{ description: 'First; Second half' }])
  })

  it('marks what is only announced', () => {
    const head = `<CdtDbtInd>DBIT</CdtDbtInd><Sts>PDNG</Sts>${booked}`
    expect(rowsOf(message(entry('', head)))).toMatchObject([
      { isPending: true, description: 'Debit' },
    ])
  })

  it('dates what has no day by the notice, and says so', () => {
    const text = message(entry('', '<CdtDbtInd>DBIT</CdtDbtInd>'))
    expect(rowsOf(text)).toMatchObject([{ date: '2026-02-01' }])
    const reading = read(text)
    expect(reading.ok && reading.value.problems).toMatchObject([{ line: 3 }])
  })

  it.each([
    ['<AcctSvcrRef>REF1</AcctSvcrRef>', 'REF1'],
    [`<AcctSvcrRef>NONREF</AcctSvcrRef>${details('<Refs><TxId>TX1</TxId></Refs>')}`, 'TX1'],
    [details('<Refs><EndToEndId>E2E</EndToEndId></Refs>'), null],
  ])('takes the bank’s own number: %s', (inner, bankId) => {
    expect(rowsOf(message(entry(inner)))).toMatchObject([{ bankId }])
  })

  it('joins the parts of one account', () => {
    const part = `<Stmt><Acct><Id><IBAN>DE1</IBAN></Id><Ccy>EUR</Ccy></Acct>${entry('')}</Stmt>`
    const text = message(entry('')).replace('</BkToCstmrStmt>', `${part}</BkToCstmrStmt>`)
    const reading = read(text)
    expect(reading.ok && reading.value.accounts.map(({ rows }) => rows.length)).toEqual([2])
  })

  it.each([
    ['an amount', message(entry('').replace('3.50', 'x')), /Line 3: “x” is not an amount/],
    ['a direction', message(entry('', booked)), /in or out/],
    ['a currency', message(entry('').replace('"EUR"', '"XYZ"')), /“XYZ” is not known/],
    ['its end', message(entry('')).slice(0, -20), /damaged or cut off/],
    ['closed tags', message(entry('<A>')), /damaged or cut off/],
    ['depth', message('<A>'.repeat(30) + '</A>'.repeat(30)), /nested deeper/],
    ['short texts', message(entry(`<A>${'x'.repeat(2000)}</A>`)), /more text/],
    ['short tags', message(`<A ${'a="b" '.repeat(500)}/>`), /more text/],
    ['a sane length', message(entry('').repeat(4)), /more than 3 bookings/],
    ['a statement', '<Document><BkToCstmrStmt/></Document>', /no statement/],
  ])('refuses a file without %s', (_, text, words) => {
    expect(read(text)).toMatchObject({ ok: false, words: expect.stringMatching(words) })
  })
})
