/** What the cells of each column look like, whatever the column is called. */
import { isCurrency } from '#domain/money/money.ts'
import { type MoneyCell, readMoneyCell } from '../money-cell.ts'
import { readWrittenDate } from '../written-date.ts'
import type { CsvRecord } from './csv-table.ts'

export interface Column {
  readonly index: number
  /** Of all rows, how many have something here. */
  readonly filled: number
  /** Of the filled ones, how many are dates, money, currency codes. */
  readonly dates: number
  readonly money: number
  readonly currencies: number
  /** How many different cells there are, as a share of the filled ones. */
  readonly variety: number
  readonly distinct: number
  /** The usual number of letters and of digits in a cell. */
  readonly letters: number
  readonly digits: number
  /** Whether any number has a sign or decimals: bare whole numbers may be anything. */
  readonly isMoneyWritten: boolean
}

const share = (count: number, of: number) => (of === 0 ? 0 : count / of)
const usual = (cells: readonly string[], sign: RegExp) =>
  share(
    cells.reduce((sum, cell) => sum + (cell.match(sign)?.length ?? 0), 0),
    cells.length,
  )
const isWritten = (money: MoneyCell | null) =>
  money !== null && (money.isSigned || money.currency !== null || /[.,]\d/.test(money.body))

function columnOf(rows: readonly CsvRecord[], index: number): Column {
  const cells = rows.map(({ cells }) => cells[index] ?? '').filter(Boolean)
  const isDate = cells.map((cell) => readWrittenDate(cell) !== null)
  const money = cells.map((cell, at) => (isDate[at] ? null : readMoneyCell(cell)))
  const distinct = new Set(cells).size
  return {
    index,
    filled: share(cells.length, rows.length),
    dates: share(isDate.filter(Boolean).length, cells.length),
    money: share(money.filter(Boolean).length, cells.length),
    currencies: share(cells.filter((cell) => isCurrency(cell.toUpperCase())).length, cells.length),
    variety: share(distinct, cells.length),
    distinct,
    letters: usual(cells, /\p{L}/gu),
    digits: usual(cells, /\p{N}/gu),
    isMoneyWritten: money.some(isWritten),
  }
}

const sampleRows = 400

/** The columns of the bookings, from a sample spread over the whole file. */
export function columnsOf(rows: readonly CsvRecord[]): readonly Column[] {
  const step = Math.max(1, Math.floor(rows.length / sampleRows))
  const sample = rows.filter((_, index) => index % step === 0)
  const width = sample.reduce((most, { cells }) => Math.max(most, cells.length), 0)
  return Array.from({ length: width }, (_, index) => columnOf(sample, index))
}
