import { decimalOf } from '#domain/money/money.ts'

/** One booking as a bank would keep it; the writers below put it into each format. */
export interface LedgerLine {
  readonly date: string
  /** Minor units; below zero when the money left. */
  readonly amount: number
  readonly text: string
}

export interface TableStyle {
  readonly delimiter: ',' | ';' | '\t' | '|'
  readonly mark: '.' | ','
  readonly group: '' | '.' | ',' | ' ' | "'"
  readonly date: 'iso' | 'dmy' | 'mdy' | 'german' | 'packed'
  readonly sign: 'minus' | 'behind' | 'brackets' | 'columns' | 'word'
  readonly hasPreamble: boolean
  readonly hasTotals: boolean
}

function dateText(day: string, style: TableStyle['date']): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const forms = {
    iso: day,
    dmy: `${date}/${month}/${year}`,
    mdy: `${month}/${date}/${year}`,
    german: `${date}.${month}.${year}`,
    packed: `${year}${month}${date}`,
  }
  return forms[style]
}

function numberText(amount: number, currency: string, { mark, group }: TableStyle): string {
  const [whole = '', decimals] = decimalOf(Math.abs(amount), currency).split('.')
  const front = whole.replace(/\B(?=(\d{3})+$)/g, group)
  return decimals ? `${front}${mark}${decimals}` : front
}

function moneyCells(amount: number, currency: string, style: TableStyle): readonly string[] {
  const number = numberText(amount, currency, style)
  const isLeft = amount < 0
  if (style.sign === 'columns') return isLeft ? [number, ''] : ['', number]
  if (style.sign === 'word') return [number, isLeft ? 'Debit' : 'Credit']
  const signed = { minus: `-${number}`, behind: `${number}-`, brackets: `(${number})` }
  return [isLeft ? signed[style.sign] : number]
}

const moneyHeadings = (sign: TableStyle['sign']) => {
  if (sign === 'columns') return ['Money out', 'Money in']
  return sign === 'word' ? ['Amount', 'Debit/Credit'] : ['Amount']
}

/** Quoted wherever a reader could stumble. */
const cell = (text: string, delimiter: string) =>
  text.includes(delimiter) || /["\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text

export function writeTable(
  lines: readonly LedgerLine[],
  currency: string,
  style: TableStyle,
): string {
  const rows = [
    ...(style.hasPreamble
      ? [
          ['Account', 'Checking'],
          ['Period', 'one month'],
        ]
      : []),
    ['Date', 'Description', ...moneyHeadings(style.sign), 'Currency'],
    ...lines.map(({ date, amount, text }) => [
      dateText(date, style.date),
      text,
      ...moneyCells(amount, currency, style),
      currency,
    ]),
    ...(style.hasTotals ? [['', 'Total', '', '', '']] : []),
  ]
  const { delimiter } = style
  return rows.map((cells) => cells.map((one) => cell(one, delimiter)).join(delimiter)).join('\r\n')
}

const escapeMarkup = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Old files leave their values open, new ones are XML. */
export function writeOfx(lines: readonly LedgerLine[], currency: string, isXml: boolean): string {
  const value = (tag: string, text: string) =>
    `<${tag}>${escapeMarkup(text)}${isXml ? `</${tag}>` : ''}\n`
  const bookings = lines.map(
    ({ date, amount, text }, index) =>
      `<STMTTRN>\n${value('TRNTYPE', amount < 0 ? 'DEBIT' : 'CREDIT')}` +
      value('DTPOSTED', `${date.replaceAll('-', '')}120000[+1:CET]`) +
      value('TRNAMT', decimalOf(amount, currency)) +
      `${value('FITID', `BOOKING-${index}`)}${value('NAME', text)}</STMTTRN>\n`,
  )
  const head = isXml ? '<?xml version="1.0"?>\n<?OFX OFXHEADER="200"?>\n' : 'OFXHEADER:100\n\n'
  const account = `<BANKACCTFROM>\n${value('ACCTID', '123456')}</BANKACCTFROM>\n`
  return (
    `${head}<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>\n${value('CURDEF', currency)}${account}` +
    `<BANKTRANLIST>\n${bookings.join('')}</BANKTRANLIST>\n` +
    '</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n'
  )
}

export function writeQif(lines: readonly LedgerLine[], currency: string, style: 'dmy' | 'mdy') {
  const records = lines.map(
    ({ date, amount, text }) =>
      `D${dateText(date, style)}\nT${decimalOf(amount, currency)}\nP${text}\n^\n`,
  )
  return `!Type:Bank\n${records.join('')}`
}

export function writeCamt(lines: readonly LedgerLine[], currency: string, version: string): string {
  const status = version >= '08' ? '<Sts><Cd>BOOK</Cd></Sts>' : '<Sts>BOOK</Sts>'
  const entries = lines.map(
    ({ date, amount, text }, index) =>
      `<Ntry><Amt Ccy="${currency}">${decimalOf(Math.abs(amount), currency)}</Amt>` +
      `<CdtDbtInd>${amount < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>${status}` +
      `<BookgDt><Dt>${date}</Dt></BookgDt><AcctSvcrRef>BOOKING-${index}</AcctSvcrRef>` +
      `<NtryDtls><TxDtls><RmtInf><Ustrd>${escapeMarkup(text)}</Ustrd></RmtInf></TxDtls>` +
      '</NtryDtls></Ntry>',
  )
  const message = version === '01' ? 'BkToCstmrStmtV01' : 'BkToCstmrStmt'
  const name = `urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}`
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${name}"><${message}><GrpHdr/>` +
    `<Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>\n${entries.join('\n')}` +
    `</Stmt></${message}></Document>\n`
  )
}

/** Lines of the width that banks cut at. */
export function writeMt940(lines: readonly LedgerLine[], currency: string): string {
  const bookings = lines.map(({ date, amount, text }) => {
    const day = date.replaceAll('-', '').slice(2)
    const number = decimalOf(Math.abs(amount), currency).replace('.', ',')
    const parts = `SVWZ+${text}`.match(/.{1,27}/gsu) ?? []
    const coded = parts.slice(0, 10).map((part, at) => `?${20 + at}${part}`)
    const details = `177?00BUCHUNG${coded.join('')}`.match(/.{1,61}/gsu) ?? []
    const mark = amount < 0 ? 'D' : 'C'
    return `:61:${day}${day.slice(2)}${mark}${number}NMSCNONREF\n:86:${details.join('\n')}\n`
  })
  const balance = `C260101${currency}0,00`
  return `:20:A\n:25:1234/5678\n:28C:1/1\n:60F:${balance}\n${bookings.join('')}:62F:${balance}\n-\n`
}
