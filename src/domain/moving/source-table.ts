/** A table with headings, and how its money and its days are written. */
import type { Day } from '../calendar/calendar.ts'
import { findDelimiter } from '../import/csv/csv-dialect.ts'
import { csvTable } from '../import/csv/csv-table.ts'
import { type DecimalMark, minorUnits, negate, readDecimal } from '../import/decimal.ts'
import { guessDateOrder } from '../import/guess-date-order.ts'
import { guessDecimalMark } from '../import/guess-decimal-mark.ts'
import { readMoneyCell } from '../import/money-cell.ts'
import {
  accept,
  type ReadingOptions,
  refuse,
  type StatementLimits,
  type Verdict,
} from '../import/statement.ts'
import { dayOfWritten, readWrittenDate } from '../import/written-date.ts'
import { largestAmount } from '../money/largest-amount.ts'
import { exponentOf } from '../money/money.ts'

export interface SourceRow {
  readonly line: number
  /** By its heading in small letters; empty where there is none. */
  readonly cell: (...headings: readonly string[]) => string
}

export interface SourceTable {
  readonly headings: readonly string[]
  readonly rows: readonly SourceRow[]
}

export const isTableOf = ({ headings }: SourceTable, needed: readonly string[]) =>
  needed.every((name) => headings.includes(name))

/** The first line says what the columns are. */
export function readSourceTable(text: string, limits: StatementLimits): Verdict<SourceTable> {
  const plain = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const table = csvTable(plain, findDelimiter(plain, limits), limits)
  if (!table.ok) return table
  const [head, ...records] = table.value
  if (!head) return refuse('empty', 'This file is empty.')
  if (records.length > limits.importRows) {
    return refuse('too-large', `This file has more than ${limits.importRows} lines.`)
  }
  const headings = head.cells.map((name) => name.trim().toLowerCase())
  const columns = new Map(headings.map((name, at) => [name, at]))
  const rows = records.map(({ cells, line }): SourceRow => {
    const one = (name: string) => cells[columns.get(name) ?? -1]?.trim() ?? ''
    return { line, cell: (...names) => names.map(one).find(Boolean) ?? '' }
  })
  return accept({ headings, rows })
}

/** How the whole file writes it: one number alone could be read two ways. */
export function moneyReader(cells: Iterable<string>, currency: string) {
  const bodies: string[] = []
  for (const cell of cells) {
    const body = readMoneyCell(cell)?.body
    if (body) bodies.push(body)
  }
  const mark: DecimalMark = guessDecimalMark(bodies, exponentOf(currency), '.')
  return (cell: string, of: string): number | null => {
    const read = readMoneyCell(cell)
    const decimal = read && readDecimal(read.body, mark)
    const units = decimal && minorUnits(read.isNegative ? negate(decimal) : decimal, of)
    return units && Math.abs(units.amount) <= largestAmount ? units.amount + 0 : null
  }
}

export function dayReader(
  cells: readonly string[],
  options: Pick<ReadingOptions, 'locale' | 'today'>,
): (cell: string) => Day | null {
  const written = cells.flatMap((cell) => readWrittenDate(cell) ?? [])
  const order = guessDateOrder(written, options)?.order ?? 'ymd'
  return (cell) => {
    const date = readWrittenDate(cell)
    return date && dayOfWritten(date, order)
  }
}
