import { describe, expect, it } from 'vitest'
import { readStatement } from './read-statement.ts'

const limits = {
  importFileBytes: 1_000_000,
  importRows: 50,
  importFieldCharacters: 1000,
  importNesting: 20,
}

function balancesIn(text: string) {
  const read = readStatement(new TextEncoder().encode(text), { limits, currency: 'EUR' })
  return read.ok ? read.value.accounts.flatMap(({ balances }) => balances ?? []) : read.words
}

const camtBalance = (code: string, amount: string, side: string, day: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt>` +
  `<CdtDbtInd>${side}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

const camt = (balances: string) =>
  '<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt>' +
  '<FrToDt><FrDtTm>2026-01-01T00:00:00</FrDtTm></FrToDt>' +
  `<Acct><Id><IBAN>DE02120300000000202051</IBAN></Id><Ccy>EUR</Ccy></Acct>${balances}` +
  '<Ntry><Amt Ccy="EUR">12.40</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts>' +
  '<BookgDt><Dt>2026-01-05</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>'

describe('what files say an account held', () => {
  it('is the opening and the end of a CAMT statement, below zero when it is owed', () => {
    const said = [
      camtBalance('OPBD', '10.00', 'CRDT', '2025-12-31'),
      camtBalance('CLBD', '2.40', 'DBIT', '2026-01-31'),
      camtBalance('CLAV', '500.00', 'CRDT', '2026-01-31'),
    ]
    expect(balancesIn(camt(said.join('')))).toEqual([
      { date: '2026-01-01', at: 'open', balance: 1000 },
      { date: '2026-01-31', at: 'close', balance: -240 },
    ])
  })

  it('is every day of a column that adds up, and nothing of one that does not', () => {
    const table = (last: string) =>
      `Date,Description,Amount,Balance\n2026-01-02,Salary,2000.00,2500.00\n` +
      `2026-01-05,Rent,-700.00,1800.00\n2026-01-05,Tea,-3.00,${last}\n`
    expect(balancesIn(table('1797.00'))).toEqual([
      { date: '2026-01-02', at: 'open', balance: 50_000 },
      { date: '2026-01-02', at: 'close', balance: 250_000 },
      { date: '2026-01-05', at: 'close', balance: 179_700 },
    ])
    expect(balancesIn(table('1797.50'))).toEqual([])
  })
})
