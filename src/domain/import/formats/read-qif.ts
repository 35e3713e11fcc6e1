/** Reads QIF files: one letter per line, a record ends with ^. */

import { exponentOf } from '#domain/money/money.ts'
import { counted } from '../../counted.ts'
import { addDecimals, type Decimal, type DecimalMark, readDecimal } from '../decimal.ts'
import { guessDateOrder } from '../guess-date-order.ts'
import { guessDecimalMark } from '../guess-decimal-mark.ts'
import { readMoneyCell } from '../money-cell.ts'
import {
  accept,
  type Problem,
  type ReadingOptions,
  type Refused,
  refuse,
  type Statement,
  type StatementRow,
  type Verdict,
  type WrittenOrder,
} from '../statement.ts'
import { accountId, cleanText, statementRow } from '../statement-row.ts'
import { dayOfWritten, readWrittenDate } from '../written-date.ts'
import { type QifAction, qifActions } from './qif-actions.data.ts'
import { isOfShares, type QifRecord, qifRecords } from './qif-records.ts'

export interface QifOptions extends ReadingOptions {
  /** What the person said when the dates could be read both ways. */
  readonly dateOrder?: WrittenOrder
}

const wrongAt = ({ line }: QifRecord, what: string): Refused =>
  refuse('broken', `Line ${line}: ${what} Nothing was imported. Export the file again.`)

const amountOf = ({ fields }: QifRecord) => fields.get('T') || fields.get('U') || ''

/** Some programs write the parts of a booking only, and leave the sum to the reader. */
const amountsOf = (record: QifRecord) => {
  const whole = amountOf(record)
  return whole === '' ? record.parts : [whole]
}

interface Style {
  readonly mark: DecimalMark
  readonly order: WrittenOrder
  readonly currency: string
}

function readAmount(text: string, mark: DecimalMark): Decimal | null {
  const cell = readMoneyCell(text)
  const decimal = cell && readDecimal(cell.body, mark)
  return decimal && { ...decimal, isNegative: cell.isNegative }
}

function readSum(record: QifRecord, mark: DecimalMark): Decimal | null {
  const [first = null, ...others] = amountsOf(record).map((text) => readAmount(text, mark))
  return others.reduce((sum, one) => sum && one && addDecimals(sum, one), first)
}

/** A few banks write the year with three digits, and the text of the booking behind it. */
const dateText = ({ fields }: QifRecord) =>
  (fields.get('D') ?? '').replace(/^(\d{1,2}\/\d{1,2}\/)0(\d\d)(?=\D|$).*$/, '$1$2')

/** What it did with money; null for shares that came, went or were split. */
function actionOf(record: QifRecord): QifAction | null {
  if (!isOfShares(record)) return { flow: 'in', words: '' }
  const name = (record.fields.get('N') ?? 'cash').toLowerCase()
  const known = (key: string) => (Object.hasOwn(qifActions, key) ? qifActions[key] : undefined)
  return known(name) ?? known(name.replace(/x$/, '')) ?? null
}

const without = (text: string) => (/\p{L}{3}/u.test(text) ? text : '')

function wordsOf({ fields }: QifRecord, { words }: QifAction) {
  const [payee = '', memo = '', security = ''] = ['P', 'M', 'Y'].map((letter) => fields.get(letter))
  if (words === '') return { text: without(memo) || payee, merchant: payee }
  const named = security === '' ? words : `${words}: ${security}`
  return { text: without(memo) || payee || named, merchant: payee || security }
}

function readRecord(
  record: QifRecord,
  action: QifAction,
  { mark, order, currency }: Style,
): Verdict<StatementRow> {
  const { fields, line } = record
  const written = readWrittenDate(dateText(record))
  const date = written && dayOfWritten(written, order)
  if (!date) return wrongAt(record, `“${cleanText(fields.get('D') ?? '')}” is not a date.`)
  const decimal = readSum(record, mark)
  if (!decimal) return wrongAt(record, `“${cleanText(amountOf(record))}” is not an amount.`)
  const isNegative = decimal.isNegative !== (action.flow === 'out')
  const row = statementRow({
    date,
    decimal: { ...decimal, isNegative },
    currency,
    ...wordsOf(record, action),
    fallback: fields.get('L') || (isNegative ? 'Payment' : 'Deposit'),
    bankId: '',
    payment: /^ccard/i.test(record.type) ? 'card' : null,
    isTrade: action.isTrade ?? false,
    line,
  })
  return row ? accept(row) : wrongAt(record, 'this amount is too large.')
}

function styleOf(records: readonly QifRecord[], options: QifOptions) {
  const dates = records.flatMap((record) => readWrittenDate(dateText(record)) ?? [])
  const texts = records.flatMap(amountsOf)
  const bodies = texts.flatMap((text) => readMoneyCell(text)?.body ?? [])
  const guess = guessDateOrder(dates, options)
  const { currency, dateOrder } = options
  const mark = guessDecimalMark(bodies, exponentOf(currency), '.')
  const style: Style = { mark, currency, order: dateOrder ?? guess?.order ?? 'mdy' }
  return { style, isSure: dateOrder !== undefined || (guess?.isSure ?? true) }
}

/** Shares that moved without money are counted, so that nothing is missing silently. */
function problemsOf(moved: readonly QifRecord[]): readonly Problem[] {
  const [first] = moved
  if (!first) return []
  const count = counted(moved.length, 'booking')
  const words = `${count} of shares without money left out: this book keeps money only.`
  return [{ line: first.line, words }]
}

export function readQif(text: string, options: QifOptions): Verdict<Statement> {
  const records = qifRecords(text, options.limits)
  if (!records.ok) return records
  const paid = records.value.filter((record) => actionOf(record) !== null)
  const { style, isSure } = styleOf(paid, options)
  const accounts = new Map<string, StatementRow[]>()
  for (const record of paid) {
    const action = actionOf(record)
    if (!action) continue
    const row = readRecord(record, action, style)
    if (!row.ok) return row
    const rows = accounts.get(record.account)
    if (rows) rows.push(row.value)
    else accounts.set(record.account, [row.value])
  }
  return accept({
    format: 'qif',
    accounts: Array.from(accounts, ([name, rows]) => ({
      id: accountId(name),
      currency: null,
      rows,
    })),
    problems: problemsOf(records.value.filter((record) => actionOf(record) === null)),
    doubts: isSure ? [] : ['date-order'],
    dateOrder: style.order,
    openCurrency: style.currency,
  })
}
