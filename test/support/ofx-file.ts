export interface StatementFile {
  readonly name: string
  readonly text: string
}

type Line = readonly [id: string, day: string, amount: string, text: string]

interface Closing {
  readonly balance: string
  readonly isCard?: boolean
  readonly closedOn?: string
}

/** A statement with its closing balance. */
export function ofx(number: string, lines: readonly Line[], closing: Closing): string {
  const { balance, isCard = false, closedOn = '20260131' } = closing
  const [set, from] = isCard ? ['CCSTMTRS', 'CCACCTFROM'] : ['STMTRS', 'BANKACCTFROM']
  const bookings = lines.map(
    ([id, day, amount, text]) =>
      `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${day}<TRNAMT>${amount}<FITID>${id}<NAME>${text}</STMTTRN>`,
  )
  const ledger = `<LEDGERBAL><BALAMT>${balance}<DTASOF>${closedOn}</LEDGERBAL>`
  return (
    `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><${set}><CURDEF>EUR` +
    `<${from}><ACCTID>${number}</${from}><BANKTRANLIST>${bookings.join('')}</BANKTRANLIST>` +
    `${ledger}</${set}></STMTTRNRS></BANKMSGSRSV1></OFX>`
  )
}

export const giroFile: StatementFile = {
  name: 'giro.ofx',
  text: ofx(
    'DE02120300000000202051',
    [
      ['giro-0001', '20260102', '2000.00', 'Salary of January'],
      ['giro-0002', '20260128', '-300.00', 'Card settlement'],
    ],
    { balance: '1700.00' },
  ),
}
export const cardFile: StatementFile = {
  name: 'card.ofx',
  text: ofx(
    '4111000011114711',
    [
      ['card-0001', '20260105', '-120.00', 'Shoes'],
      ['card-0002', '20260112', '-180.00', 'Groceries'],
      ['card-0003', '20260129', '300.00', 'Payment received'],
    ],
    { balance: '0.00', isCard: true },
  ),
}
