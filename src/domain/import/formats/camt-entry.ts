/** One entry of a CAMT message: its amount, day, counterparty and words. */
import { isCurrency } from '#domain/money/money.ts'
import { readDecimal } from '../decimal.ts'
import { accept, type Refused, refuse, type StatementRow, type Verdict } from '../statement.ts'
import { cleanText, statementRow } from '../statement-row.ts'
import { dayOf } from '../written-date.ts'
import type { XmlNode } from './xml-tree.ts'

export const childrenOf = (node: XmlNode | undefined, tag: string): readonly XmlNode[] =>
  node?.children.filter((one) => one.tag === tag) ?? []

/** Follows a path of tags, taking the first of each. */
export function at(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  let found = node
  for (const tag of path) found = found?.children.find((one) => one.tag === tag)
  return found
}

export const textAt = (node: XmlNode | undefined, ...path: readonly string[]): string =>
  at(node, ...path)?.text ?? ''

/** The day as written; the offset behind a time says where that day was. */
export function readDate(text: string) {
  const found = /^(\d{4})-(\d\d)-(\d\d)/.exec(text.trim())
  return found ? dayOf(Number(found[1]), Number(found[2]), Number(found[3])) : null
}

const dateIn = (node: XmlNode | undefined, tag: string) =>
  readDate(textAt(node, tag, 'Dt') || textAt(node, tag, 'DtTm'))

const nameOf = (party: XmlNode | undefined): string =>
  textAt(party, 'Nm') || textAt(party, 'Pty', 'Nm') || textAt(party, 'Agt', 'FinInstnId', 'Nm')

/** Who stood at the other end; a reversal keeps the parties of the payment it takes back. */
function counterparty(details: XmlNode, isCredit: boolean): string {
  const parties = at(details, 'RltdPties')
  const sides = ['Cdtr', 'UltmtCdtr', 'Dbtr', 'UltmtDbtr']
  const order = isCredit ? sides.slice(2) : sides.slice(0, 2)
  return order.map((side) => nameOf(at(parties, side))).find(Boolean) ?? ''
}

const joined = (texts: readonly string[], mark: string) =>
  Array.from(new Set(texts.map(cleanText).filter(Boolean))).join(mark)

/** What the payer wrote, or else what the bank adds. */
function remittance(details: XmlNode): string {
  const info = at(details, 'RmtInf')
  const structured = childrenOf(info, 'Strd')
  return (
    joined(
      childrenOf(info, 'Ustrd').map(({ text }) => text),
      ' ',
    ) ||
    joined(
      structured.flatMap((one) => childrenOf(one, 'AddtlRmtInf')).map(({ text }) => text),
      ' ',
    ) ||
    cleanText(textAt(details, 'AddtlTxInf'))
  )
}

const references = (details: readonly XmlNode[]) =>
  joined(
    details
      .flatMap((one) => childrenOf(at(one, 'RmtInf'), 'Strd'))
      .map((one) => textAt(one, 'CdtrRefInf', 'Ref')),
    ', ',
  )

const isNoReference = (text: string) => /^(non?ref|not ?provided|n\/?a|none)?$/i.test(text)

/** Only what the bank itself numbered: payers use their own references again and again. */
function bankIdOf(entry: XmlNode, details: readonly XmlNode[]): string {
  const [only, ...others] = details
  const refs = others.length === 0 ? at(only, 'Refs') : undefined
  const ids = [
    textAt(entry, 'AcctSvcrRef'),
    textAt(refs, 'AcctSvcrRef'),
    textAt(refs, 'UETR'),
    textAt(refs, 'TxId'),
    textAt(entry, 'NtryRef'),
  ]
  return ids.find((id) => !isNoReference(id)) ?? ''
}

function words(entry: XmlNode, details: readonly XmlNode[], isCredit: boolean) {
  const isReversal = /^(true|1)$/.test(textAt(entry, 'RvslInd'))
  const fromCredit = isCredit !== isReversal
  const merchant = joined(
    details.map((one) => counterparty(one, fromCredit)),
    ', ',
  )
  const info = cleanText(textAt(entry, 'AddtlNtryInf'))
  const text = joined(details.map(remittance), '; ') || (merchant ? '' : info)
  const fallback = references(details) || (isCredit ? 'Credit' : 'Debit')
  return { text, merchant, fallback: isReversal ? `Reversal: ${fallback}` : fallback }
}

function dateOf(entry: XmlNode, details: readonly XmlNode[]) {
  const dates = at(details[0], 'RltdDts')
  return (
    dateIn(entry, 'BookgDt') ??
    dateIn(entry, 'ValDt') ??
    readDate(textAt(dates, 'IntrBkSttlmDt') || textAt(dates, 'TxDtTm'))
  )
}

/** The families of bookings of ISO 20022: cards, and what one account sends to another. */
const byBank = /^(?:[IR](?:CDT|RCT|DDT|CCN|DCN))$/

const paidAs = (family: string) =>
  family === 'CCRD' ? 'card' : byBank.test(family) ? 'bank' : null

const wrongAt = ({ line }: XmlNode, what: string): Refused =>
  refuse('broken', `Line ${line}: ${what} Nothing was imported. Download the file again.`)

export interface ReadEntry {
  readonly row: StatementRow
  readonly isDated: boolean
}

/** `noticeDate` stands in where an entry has no day of its own. */
export function readEntry(
  entry: XmlNode,
  context: { readonly currency: string; readonly noticeDate: string | null },
): Verdict<ReadEntry> {
  const amount = at(entry, 'Amt')
  const decimal = readDecimal(amount?.text.replace(/^[+-]/, '') ?? '')
  if (!decimal) return wrongAt(entry, `“${(amount?.text ?? '').slice(0, 40)}” is not an amount.`)
  const direction = textAt(entry, 'CdtDbtInd')
  if (!/^(CRDT|DBIT)$/.test(direction)) return wrongAt(entry, 'money in or out is not said.')
  const isCredit = direction === 'CRDT'
  const currency = (amount?.attributes.Ccy ?? '') || context.currency
  if (!isCurrency(currency)) return wrongAt(entry, `the currency “${currency}” is not known.`)
  // The first version has no level between an entry and its payments.
  const details = [entry, ...childrenOf(entry, 'NtryDtls')].flatMap((one) =>
    childrenOf(one, 'TxDtls'),
  )
  const ownDate = dateOf(entry, details)
  const date = ownDate ?? context.noticeDate
  if (!date) return wrongAt(entry, 'this booking has no date.')
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  const row = statementRow({
    date,
    decimal: { ...decimal, isNegative: !isCredit },
    currency,
    ...words(entry, details, isCredit),
    bankId: bankIdOf(entry, details),
    payment: paidAs(textAt(entry, 'BkTxCd', 'Domn', 'Fmly', 'Cd')),
    isPending: status !== '' && status !== 'BOOK',
    line: entry.line,
  })
  return row
    ? accept({ row, isDated: ownDate !== null })
    : wrongAt(entry, 'this amount is too large.')
}
