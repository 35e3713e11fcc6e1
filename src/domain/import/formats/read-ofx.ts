/** Reads OFX and QFX files: bank and card accounts, and the cash side of investment accounts. */

import { isCurrency } from '#domain/money/money.ts'
import { counted } from '../../counted.ts'
import { type Decimal, type DecimalMark, minorUnits, readDecimal } from '../decimal.ts'
import { guessDecimalMark } from '../guess-decimal-mark.ts'
import { readMoneyCell } from '../money-cell.ts'
import {
  accept,
  type Problem,
  type ReadingOptions,
  type Refused,
  refuse,
  type Statement,
  type StatementAccount,
  type StatementRow,
  tooManyRows,
  type Verdict,
} from '../statement.ts'
import { type Checkpoint, ofxCheckpoints } from '../statement-balances.ts'
import { accountId, cleanText, statementRow } from '../statement-row.ts'
import { dayOf } from '../written-date.ts'
import { type OfxNode, ofxTree } from './ofx-tree.ts'
import { ofxTypeWords } from './ofx-types.data.ts'

const child = (node: OfxNode, tag: string) => node.children.find((one) => one.tag === tag)
const textOf = (node: OfxNode | undefined, tag: string) => (node && child(node, tag)?.text) ?? ''

/** Every element with one of the tags, outermost first; a match is not searched any further. */
function* within(node: OfxNode, tags: ReadonlySet<string>): Generator<OfxNode> {
  for (const one of node.children) {
    if (tags.has(one.tag)) yield one
    else yield* within(one, tags)
  }
}

const statements = new Set(['STMTRS', 'CCSTMTRS', 'INVSTMTRS'])
const accounts = new Set(['BANKACCTFROM', 'CCACCTFROM', 'INVACCTFROM'])
const bookings = new Set(['STMTTRN'])
const investments = /^(BUY|SELL|INCOME$|REINVEST$|JRNLSEC$|CLOSUREOPT$|RETOFCAP$|SPLIT$|TRANSFER$)/

const first = <Item>(items: Iterable<Item>): Item | undefined => Array.from(items)[0]

/** The day is the one the bank wrote: the zone behind it says where that day was. */
function readDate(text: string) {
  const found = /^(\d{4})-?(\d\d)-?(\d\d)/.exec(text.trim())
  return found && dayOf(Number(found[1]), Number(found[2]), Number(found[3]))
}

const byBank = /^(?:XFER|DIRECTDEBIT|DIRECTDEP|REPEATPMT)$/

const wrongAt = ({ line }: OfxNode, what: string): Refused =>
  refuse('broken', `Line ${line}: ${what} Nothing was imported. Download the file again.`)

interface Context {
  readonly currency: string
  readonly isCard: boolean
  readonly mark: DecimalMark
}

/** The format has no room for currency signs or words: with those, something is damaged. */
const amountCell = (text: string) => (/\p{L}|\p{Sc}/u.test(text) ? null : readMoneyCell(text))

function readAmount(text: string, mark: DecimalMark): Decimal | null {
  const cell = amountCell(text)
  const decimal = cell && readDecimal(cell.body, mark)
  return decimal && { ...decimal, isNegative: cell.isNegative }
}

/** A memo says more than the name it begins with; a memo without words says less. */
function wordsOf(name: string, memo: string): string {
  return /\p{L}{3}/u.test(memo) ? memo : name || memo
}

function readBooking(node: OfxNode, context: Context): Verdict<StatementRow> {
  const date = readDate(textOf(node, 'DTPOSTED') || textOf(node, 'DTUSER'))
  if (!date) return wrongAt(node, 'this booking has no date.')
  const amount = textOf(node, 'TRNAMT')
  const decimal = readAmount(amount, context.mark)
  if (!decimal) return wrongAt(node, `“${cleanText(amount).slice(0, 40)}” is not an amount.`)
  const currency = textOf(child(node, 'CURRENCY'), 'CURSYM').toUpperCase() || context.currency
  if (!isCurrency(currency)) return wrongAt(node, `the currency “${currency}” is not known.`)
  const [name, memo] = [textOf(node, 'NAME'), textOf(node, 'MEMO')]
  const type = textOf(node, 'TRNTYPE').toUpperCase()
  const row = statementRow({
    date,
    decimal,
    currency,
    text: wordsOf(name, memo),
    merchant: name || textOf(child(node, 'PAYEE'), 'NAME'),
    fallback: ofxTypeWords[type] ?? 'Booking',
    bankId: textOf(node, 'FITID'),
    payment: context.isCard || type === 'POS' ? 'card' : byBank.test(type) ? 'bank' : null,
    line: node.line,
  })
  return row ? accept(row) : wrongAt(node, 'this amount is too large.')
}

/** One that cannot be read is none: it is evidence, and no reason to refuse the bookings. */
function balancesOf(node: OfxNode, currency: string): readonly Checkpoint[] {
  const said = child(node, 'LEDGERBAL')
  const asOf = readDate(textOf(said, 'DTASOF'))
  const text = textOf(said, 'BALAMT')
  const body = amountCell(text)?.body
  const decimal = body ? readAmount(text, guessDecimalMark([body], 3, '.')) : null
  const units = decimal && minorUnits(decimal, currency)
  return ofxCheckpoints(asOf && units?.isExact ? { asOf, amount: units.amount } : null)
}

function readAccount(node: OfxNode, options: ReadingOptions): Verdict<StatementAccount> {
  const found = Array.from(within(node, bookings))
  const bodies = found.flatMap((one) => amountCell(textOf(one, 'TRNAMT'))?.body ?? [])
  const currency = textOf(node, 'CURDEF').toUpperCase()
  const context: Context = {
    currency: currency || options.currency,
    isCard: node.tag === 'CCSTMTRS',
    mark: guessDecimalMark(bodies, 3, '.'),
  }
  const rows: StatementRow[] = []
  for (const one of found) {
    const row = readBooking(one, context)
    if (!row.ok) return row
    rows.push(row.value)
  }
  const id = accountId(textOf(first(within(node, accounts)), 'ACCTID'))
  const known = isCurrency(currency) ? currency : null
  const balances = isCurrency(context.currency) ? balancesOf(node, context.currency) : []
  return accept({ id, currency: known, rows, balances, ...(context.isCard && { isCard: true }) })
}

/** Banks answer with an error inside an OFX file when they could not make the statement. */
function bankErrors(root: OfxNode): readonly string[] {
  return Array.from(within(root, new Set(['STATUS'])))
    .filter((status) => /^(ERROR|FATAL)$/i.test(textOf(status, 'SEVERITY')))
    .map((status) => cleanText(textOf(status, 'MESSAGE') || `code ${textOf(status, 'CODE')}`))
}

function* investmentsIn(node: OfxNode): Generator<OfxNode> {
  for (const list of within(node, new Set(['INVTRANLIST']))) {
    yield* list.children.filter(({ tag }) => investments.test(tag))
  }
}

function notesOn(root: OfxNode, errors: readonly string[]): readonly Problem[] {
  const bought = Array.from(investmentsIn(root))
  const left = counted(bought.length, 'booking')
  const words = `${left} of shares and funds left out: this book keeps money only.`
  return [
    ...errors.map((words) => ({ line: null, words: `The bank reports: ${words}` })),
    ...(bought[0] ? [{ line: bought[0].line, words }] : []),
  ]
}

export function readOfx(text: string, options: ReadingOptions): Verdict<Statement> {
  const tree = ofxTree(text, options.limits)
  if (!tree.ok) return tree
  const root = tree.value
  const errors = bankErrors(root)
  const found = Array.from(within(root, statements))
  if (found.length === 0 && errors[0] !== undefined) {
    return refuse(
      'bank-error',
      `The bank sent an error instead of a statement: ${errors[0].slice(0, 200)}`,
    )
  }
  const holders = found.length === 0 && first(within(root, bookings)) ? [root] : found
  if (holders.length === 0) {
    return refuse('no-statement', 'This OFX file has no statement of an account in it.')
  }
  const read: StatementAccount[] = []
  let rows = 0
  for (const node of holders) {
    const account = readAccount(node, options)
    if (!account.ok) return account
    read.push(account.value)
    rows += account.value.rows.length
    if (rows > options.limits.importRows) return tooManyRows(options.limits.importRows)
  }
  const problems = notesOn(root, errors)
  const isOpen = read.some(({ currency, rows: some }) => currency === null && some.length > 0)
  const openCurrency = isOpen ? options.currency : null
  return accept({
    ...{ format: 'ofx', accounts: read, problems, doubts: [], dateOrder: null },
    openCurrency,
  })
}
