/** Reads QIF files: one letter per line, a record ends with ^. */
import { exponentOf } from '../money.ts'
import { type Decimal, type DecimalMark, readDecimal } from './decimal.ts'
import { guessDateOrder } from './guess-date-order.ts'
import { guessDecimalMark } from './guess-decimal-mark.ts'
import { readMoneyCell } from './money-cell.ts'
import { type QifRecord, qifRecords } from './qif-records.ts'
import {
  accept,
  type ReadingOptions,
  type Refused,
  refuse,
  type Statement,
  type StatementRow,
  type Verdict,
  type WrittenOrder,
} from './statement.ts'
import { accountId, cleanText, statementRow } from './statement-row.ts'
import { dayOfWritten, readWrittenDate } from './written-date.ts'

export interface QifOptions extends ReadingOptions {
  /** What the person said when the dates could be read both ways. */
  readonly dateOrder?: WrittenOrder
}

const wrongAt = ({ line }: QifRecord, what: string): Refused =>
  refuse('broken', `Line ${line}: ${what} Nothing was imported. Export the file again.`)

const amountOf = ({ fields }: QifRecord) => fields.get('T') ?? fields.get('U') ?? ''

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

function readRecord(record: QifRecord, { mark, order, currency }: Style): Verdict<StatementRow> {
  const { fields, line } = record
  const written = readWrittenDate(fields.get('D') ?? '')
  const date = written && dayOfWritten(written, order)
  if (!date) return wrongAt(record, `“${cleanText(fields.get('D') ?? '')}” is not a date.`)
  const decimal = readAmount(amountOf(record), mark)
  if (!decimal) return wrongAt(record, `“${cleanText(amountOf(record))}” is not an amount.`)
  const [payee, memo] = [fields.get('P') ?? '', fields.get('M') ?? '']
  const row = statementRow({
    date,
    decimal,
    currency,
    text: /\p{L}{3}/u.test(memo) ? memo : payee,
    merchant: payee,
    fallback: fields.get('L') || (decimal.isNegative ? 'Payment' : 'Deposit'),
    bankId: '',
    payment: /^ccard/i.test(record.type) ? 'card' : 'bank',
    line,
  })
  return row ? accept(row) : wrongAt(record, 'this amount is too large.')
}

function styleOf(records: readonly QifRecord[], options: QifOptions) {
  const dates = records.flatMap(({ fields }) => readWrittenDate(fields.get('D') ?? '') ?? [])
  const bodies = records.flatMap((record) => readMoneyCell(amountOf(record))?.body ?? [])
  const guess = guessDateOrder(dates, options)
  const { currency, dateOrder } = options
  const mark = guessDecimalMark(bodies, exponentOf(currency), '.')
  const style: Style = { mark, currency, order: dateOrder ?? guess?.order ?? 'mdy' }
  return { style, isSure: dateOrder !== undefined || (guess?.isSure ?? true) }
}

export function readQif(text: string, options: QifOptions): Verdict<Statement> {
  const parsed = qifRecords(text, options.limits)
  if (!parsed.ok) return parsed
  const { records, problems } = parsed.value
  const { style, isSure } = styleOf(records, options)
  const accounts = new Map<string, StatementRow[]>()
  for (const record of records) {
    const row = readRecord(record, style)
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
    problems,
    doubts: isSure ? [] : ['date-order'],
    dateOrder: style.order,
  })
}
