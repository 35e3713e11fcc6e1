/** One row of a table as a booking, or why it is none. */
import { isCurrency } from '#domain/money/money.ts'
import { addDecimals, type Decimal, isZero, minorUnits, negate, readDecimal } from '../decimal.ts'
import { readMoneyCell } from '../money-cell.ts'
import type { StatementRow } from '../statement.ts'
import { cleanText, statementRow } from '../statement-row.ts'
import { dayOfWritten, readWrittenDate } from '../written-date.ts'
import { directionOf, stateOf } from './csv-direction.ts'
import type { CsvMapping } from './csv-mapping.ts'
import type { CsvRecord } from './csv-table.ts'

export interface CsvStyle {
  readonly mapping: CsvMapping
  /** Whether amounts in the debit column carry a minus. */
  readonly isDebitNegative: boolean
}

export interface NoRow {
  readonly words: string
  /** Left out for a good reason, such as a line that sums up. */
  readonly isExpected: boolean
}

const wrong = (words: string): NoRow => ({ words, isExpected: false })
const leftOut = (words: string): NoRow => ({ words, isExpected: true })
const quote = (cell: string) => `“${cleanText(cell).slice(0, 40)}”`

const isNoRow = (found: Decimal | NoRow): found is NoRow => 'words' in found

/** A number in one cell; an empty cell is nothing, not a mistake. */
function numberIn(cell: string, { decimalMark }: CsvMapping): Decimal | NoRow | null {
  if (/^[-–—\s]*$/.test(cell)) return null
  const money = readMoneyCell(cell)
  const decimal = money && readDecimal(money.body, decimalMark)
  return decimal
    ? { ...decimal, isNegative: money.isNegative }
    : wrong(`${quote(cell)} is not an amount.`)
}

function fromPair(cells: readonly string[], style: CsvStyle): Decimal | NoRow {
  const { mapping, isDebitNegative } = style
  const cellAt = (column: number | null) => (column === null ? '' : (cells[column] ?? ''))
  const debit = numberIn(cellAt(mapping.debit), mapping)
  const credit = numberIn(cellAt(mapping.credit), mapping)
  if (debit && isNoRow(debit)) return debit
  if (credit && isNoRow(credit)) return credit
  const left = debit && !isZero(debit) ? (isDebitNegative ? debit : negate(debit)) : null
  const came = credit && !isZero(credit) ? credit : null
  if (left && came) return wrong('Money in and money out are both filled in.')
  return left ?? came ?? debit ?? credit ?? wrong('There is no amount.')
}

function fromOne(cells: readonly string[], mapping: CsvMapping): Decimal | NoRow {
  const found = numberIn(cells[mapping.amount ?? -1] ?? '', mapping)
  if (found === null) return wrong('There is no amount.')
  if (isNoRow(found)) return found
  if (mapping.type === null) return mapping.sign === 'plus-left' ? negate(found) : found
  const direction = directionOf(cells[mapping.type] ?? '')
  if (direction === null)
    return wrong(`${quote(cells[mapping.type] ?? '')} does not say in or out.`)
  return direction === 'left' ? negate(found) : found
}

/** A fee is taken from what came and added to what left. */
function withFee(amount: Decimal, cells: readonly string[], mapping: CsvMapping): Decimal | NoRow {
  const fee = mapping.fee === null ? null : numberIn(cells[mapping.fee] ?? '', mapping)
  if (fee === null || isNoRow(fee) || isZero(fee)) return amount
  return addDecimals(amount, { ...fee, isNegative: true }) ?? wrong('The amount is too large.')
}

function currencyIn(cells: readonly string[], mapping: CsvMapping): string {
  const inColumn = mapping.currency === null ? '' : (cells[mapping.currency] ?? '').toUpperCase()
  if (inColumn) return inColumn
  const money = mapping.amount === null ? null : readMoneyCell(cells[mapping.amount] ?? '')
  return money?.currency ?? mapping.defaultCurrency
}

const textIn = (cells: readonly string[], columns: readonly (number | null)[]) =>
  Array.from(new Set(columns.map((column) => (column === null ? '' : (cells[column] ?? '')))))
    .filter(Boolean)
    .join(' ')

function amountIn(cells: readonly string[], style: CsvStyle): Decimal | NoRow {
  const { mapping } = style
  const found = mapping.amount === null ? fromPair(cells, style) : fromOne(cells, mapping)
  return isNoRow(found) ? found : withFee(found, cells, mapping)
}

export function readCsvRow(
  { cells, line }: CsvRecord,
  style: CsvStyle,
): { readonly row: StatementRow } | NoRow {
  const { mapping } = style
  const written = readWrittenDate(cells[mapping.date] ?? '')
  const decimal = amountIn(cells, style)
  const state = mapping.state === null ? 'booked' : stateOf(cells[mapping.state] ?? '')
  if (state === 'dead') return leftOut('Left out: the bank took this back or refused it.')
  if (written === null && isNoRow(decimal)) return leftOut('Left out: this line is no booking.')
  const dateCell = cells[mapping.date] ?? ''
  const date = written && dayOfWritten(written, mapping.dateOrder)
  if (!date) return wrong(dateCell ? `${quote(dateCell)} is not a date.` : 'There is no date.')
  if (isNoRow(decimal)) return decimal
  const currency = currencyIn(cells, mapping)
  if (!isCurrency(currency)) return wrong(`The currency ${quote(currency)} is not known.`)
  const row = statementRow({
    ...{ date, decimal, currency, line },
    text: textIn(cells, mapping.description),
    merchant: textIn(cells, [mapping.merchant]),
    fallback: decimal.isNegative ? 'Payment' : 'Deposit',
    bankId: textIn(cells, [mapping.bankId]),
    payment: null,
    category: textIn(cells, [mapping.category]),
    isPending: state === 'pending',
  })
  if (!row) return wrong('The amount is too large.')
  const moved = movedIn(cells, mapping, row)
  return { row: moved ? { ...row, moved } : row }
}

/** What moved the account, where that was in another currency than the row is. */
function movedIn(
  cells: readonly string[],
  mapping: CsvMapping,
  row: StatementRow,
): StatementRow['moved'] | null {
  const { accountAmount = null, accountCurrency = null } = mapping
  if (accountAmount === null || accountCurrency === null) return null
  const currency = (cells[accountCurrency] ?? '').toUpperCase()
  const found = numberIn(cells[accountAmount] ?? '', mapping)
  if (!isCurrency(currency) || currency === row.currency || !found || isNoRow(found)) return null
  const units = minorUnits(found, currency)
  return units?.isExact && units.amount !== 0 ? { amount: Math.abs(units.amount), currency } : null
}

/** What the account held after this row, in the currency of the row; null where it does not say. */
export function balanceIn(
  { cells }: CsvRecord,
  mapping: CsvMapping,
  { currency }: Pick<StatementRow, 'currency'>,
): number | null {
  // Mappings of older builds do not say.
  const column = mapping.balance ?? null
  const found = column === null ? null : numberIn(cells[column] ?? '', mapping)
  const units = found && !isNoRow(found) ? minorUnits(found, currency) : null
  return units?.isExact ? units.amount : null
}
