/** Reads the CAMT messages of ISO 20022: statements (053), reports (052) and notices (054). */
import { isCurrency } from '#domain/money/money.ts'
import { minorUnits, readDecimal } from '../decimal.ts'
import {
  accept,
  type Problem,
  type ReadingOptions,
  refuse,
  type Statement,
  type StatementAccount,
  type StatementRow,
  tooManyRows,
  type Verdict,
} from '../statement.ts'
import { type CamtBalance, camtCheckpoints } from '../statement-balances.ts'
import { accountId } from '../statement-row.ts'
import { at, childrenOf, readDate, readEntry, textAt } from './camt-entry.ts'
import { type XmlNode, xmlTree } from './xml-tree.ts'

const messages: Readonly<Record<string, string>> = {
  BkToCstmrStmt: 'Stmt',
  BkToCstmrAcctRpt: 'Rpt',
  BkToCstmrDbtCdtNtfctn: 'Ntfctn',
}

/** The first version carries its number in the name: `BkToCstmrStmtV01`. */
const partTagOf = ({ tag }: XmlNode): string | undefined => {
  const name = tag.replace(/V\d\d$/, '')
  return Object.hasOwn(messages, name) ? messages[name] : undefined
}

/** Messages anywhere: some banks wrap one or several documents in an envelope. */
function* messagesIn(node: XmlNode): Generator<XmlNode> {
  if (partTagOf(node) !== undefined) yield node
  else for (const one of node.children) yield* messagesIn(one)
}

function idOf(account: XmlNode | undefined): string | null {
  const id = at(account, 'Id')
  const paths = [['IBAN'], ['Othr', 'Id'], ['PrtryAcct', 'Id'], ['BBAN'], ['UPIC']]
  return accountId(paths.map((path) => textAt(id, ...path)).find(Boolean) ?? '')
}

/** A balance in another currency, or one that cannot be read, is none. */
function balancesOf(part: XmlNode, currency: string): readonly CamtBalance[] {
  return childrenOf(part, 'Bal').flatMap((said) => {
    const date = readDate(textAt(said, 'Dt', 'Dt') || textAt(said, 'Dt', 'DtTm'))
    const written = at(said, 'Amt')
    const isOther = (written?.attributes.Ccy ?? currency) !== currency
    const decimal = readDecimal(written?.text.trim() ?? '', '.')
    const units = decimal && isCurrency(currency) ? minorUnits(decimal, currency) : null
    if (!date || isOther || !units?.isExact) return []
    const side = textAt(said, 'CdtDbtInd') === 'DBIT' ? 'DBIT' : 'CRDT'
    const code = textAt(said, 'Tp', 'CdOrPrtry', 'Cd')
    return [{ code, date, amount: units.amount, side }]
  })
}

interface Part {
  readonly account: StatementAccount
  /** An entry names no currency, and its account does not either. */
  readonly isOpen: boolean
  readonly problems: readonly Problem[]
}

function readPart(part: XmlNode, header: XmlNode | undefined, options: ReadingOptions) {
  const account = at(part, 'Acct')
  const currency = textAt(account, 'Ccy')
  const noticeDate =
    readDate(textAt(part, 'CreDtTm')) ?? readDate(textAt(header, 'CreDtTm')) ?? null
  const rows: StatementRow[] = []
  const problems: Problem[] = []
  for (const entry of childrenOf(part, 'Ntry')) {
    const read = readEntry(entry, { currency: currency || options.currency, noticeDate })
    if (!read.ok) return read
    const { row, isDated } = read.value
    rows.push(row)
    if (!isDated) {
      const words = `No booking date given, so ${row.date} was taken: the day of the notice.`
      problems.push({ line: row.line, words })
    }
  }
  const known = isCurrency(currency) ? currency : null
  const entries = childrenOf(part, 'Ntry')
  const isOpen = !currency && entries.some((entry) => !at(entry, 'Amt')?.attributes.Ccy)
  const from = readDate(textAt(part, 'FrToDt', 'FrDtTm') || textAt(part, 'FrToDt', 'FrDt'))
  const said = balancesOf(part, currency || (rows[0]?.currency ?? options.currency))
  const balances = camtCheckpoints({ from, balances: said, rows })
  const inIt = { id: idOf(account), currency: known, rows, balances }
  const read: Part = { account: inIt, isOpen, problems }
  return accept(read)
}

/** A long statement comes in several parts; one account is shown once. */
function joinParts(parts: readonly Part[]): readonly StatementAccount[] {
  const joined = new Map<string, StatementAccount>()
  for (const { account } of parts) {
    const key = `${account.id} ${account.currency}`
    const before = joined.get(key)
    const rows = before?.rows.concat(account.rows) ?? account.rows
    const balances = [...(before?.balances ?? []), ...(account.balances ?? [])]
    joined.set(key, { ...account, rows, balances })
  }
  return Array.from(joined.values())
}

export function readCamt(text: string, options: ReadingOptions): Verdict<Statement> {
  const tree = xmlTree(text, options.limits)
  if (!tree.ok) return tree
  const parts: Part[] = []
  let rows = 0
  for (const message of messagesIn(tree.value)) {
    for (const node of childrenOf(message, partTagOf(message) ?? '')) {
      const part = readPart(node, at(message, 'GrpHdr'), options)
      if (!part.ok) return part
      parts.push(part.value)
      rows += part.value.account.rows.length
      if (rows > options.limits.importRows) return tooManyRows(options.limits.importRows)
    }
  }
  if (parts.length === 0) {
    return refuse('broken', 'This CAMT file has no statement of an account in it.')
  }
  const problems = parts.flatMap((part) => part.problems)
  const accounts = joinParts(parts)
  const openCurrency = parts.some(({ isOpen }) => isOpen) ? options.currency : null
  return accept({ format: 'camt', accounts, problems, doubts: [], dateOrder: null, openCurrency })
}
