/** Reads a table of bookings by a mapping, given or guessed. */
import { isCurrency } from '#domain/money/money.ts'
import {
  type Doubt,
  type Problem,
  type ReadingOptions,
  type Refused,
  refuse,
  type Statement,
  type StatementAccount,
  type StatementRow,
  tooManyRows,
} from '../statement.ts'
import { columnCheckpoints } from '../statement-balances.ts'
import { accountId } from '../statement-row.ts'
import { readWrittenDate } from '../written-date.ts'
import { findDelimiter } from './csv-dialect.ts'
import { isSummary } from './csv-direction.ts'
import { type CsvMapping, fingerprintOf } from './csv-mapping.ts'
import { balanceIn, readCsvRow } from './csv-row.ts'
import { type CsvRecord, csvTable } from './csv-table.ts'
import { guessMapping, namedCurrency } from './guess-mapping.ts'
import { headNumber } from './head-number.ts'

export interface CsvOptions extends ReadingOptions {
  /** What the person chose or an earlier file taught; guessed when absent. */
  readonly mapping?: CsvMapping
}

/** The table beside what was read of it, for the person who maps its columns. */
export interface CsvReading {
  readonly records: readonly CsvRecord[]
  readonly mapping: CsvMapping
  readonly fingerprint: string
}

/** A table that nobody could make sense of yet. */
export interface CsvUnread extends Refused {
  readonly records?: readonly CsvRecord[]
}

const noSense = refuse(
  'not-a-statement',
  'No column with dates and no column with amounts was found. Choose them, or try another file.',
)

const cutOff = refuse('broken', 'This file ends in the middle of its last line. Download it again.')

/** The last line begins like a booking but stops before its amount, and the line has no end. */
function isCutOff(text: string, rows: readonly CsvRecord[], mapping: CsvMapping): boolean {
  const last = rows.at(-1)
  const width = rows.at(-2)?.cells.length ?? 0
  if (!last || text.endsWith('\n') || last.cells.length >= width) return false
  const columns = [mapping.amount, mapping.debit, mapping.credit].filter((one) => one !== null)
  const isDated = readWrittenDate(last.cells[mapping.date] ?? '') !== null
  return isDated && columns.every((column) => !last.cells[column])
}

interface Sorted {
  readonly accounts: readonly StatementAccount[]
  readonly problems: readonly Problem[]
  readonly rowCount: number
  readonly wrongCount: number
}

/** The mark of each column on the debit side: some banks write what left with a minus there too. */
function isDebitNegative(rows: readonly CsvRecord[], { debit }: CsvMapping): boolean {
  if (debit === null) return false
  const cells = rows.map(({ cells }) => cells[debit] ?? '').filter((cell) => /[1-9]/.test(cell))
  return cells.filter((cell) => /^\W*[-\u2212(]|-\s*$/.test(cell)).length > cells.length / 2
}

interface BalancedRow {
  readonly row: StatementRow
  readonly balance: number | null
}

/** The column proves itself, if there is one; amounts of several currencies have no sum. */
function balancesOf(inIt: readonly BalancedRow[]) {
  const [first] = inIt
  if (inIt.some(({ row }) => row.currency !== first?.row.currency)) return []
  return columnCheckpoints(inIt.map(({ row, balance }) => ({ ...row, balance })))
}

/** What stands above the headings, and what below. */
const parted = (records: readonly CsvRecord[], { headerRow }: CsvMapping) =>
  [records.slice(0, headerRow ?? 0), records.slice((headerRow ?? -1) + 1)] as const

function sortRows(records: readonly CsvRecord[], mapping: CsvMapping): Sorted {
  const [head, rows] = parted(records, mapping)
  const found = new Map<string, BalancedRow[]>()
  const problems: Problem[] = []
  const ofAll = mapping.account === null ? (headNumber(head) ?? '') : ''
  const style = { mapping, isDebitNegative: isDebitNegative(rows, mapping) }
  let [rowCount, wrongCount] = [0, 0]
  for (const record of rows) {
    const read = readCsvRow(record, style)
    if ('row' in read) {
      const name = mapping.account === null ? ofAll : (record.cells[mapping.account] ?? '')
      const before = found.get(name)
      const one = { row: read.row, balance: balanceIn(record, mapping, read.row) }
      if (before) before.push(one)
      else found.set(name, [one])
      rowCount += 1
    } else {
      const isExpected = read.isExpected || isSummary(record.cells)
      problems.push({ line: record.line, words: read.words })
      if (!isExpected) wrongCount += 1
    }
  }
  const accounts = Array.from(found, ([name, inIt]) => ({
    id: accountId(name),
    currency: null,
    rows: inIt.map(({ row }) => row),
    balances: balancesOf(inIt),
  }))
  return { accounts, problems, rowCount, wrongCount }
}

export type CsvVerdict = { readonly ok: true; readonly value: Statement & { csv: CsvReading } }

export function readCsv(text: string, options: CsvOptions): CsvVerdict | CsvUnread {
  const { limits } = options
  const given = options.mapping
  const delimiter = given?.delimiter ?? findDelimiter(text, limits)
  const table = csvTable(text, delimiter, limits)
  if (!table.ok) return table
  const records = table.value
  const guess = given ? null : guessMapping(records, delimiter, options)
  const mapping = given ?? guess?.mapping
  if (!mapping || !isCurrency(mapping.defaultCurrency)) return { ...noSense, records }
  if (isCutOff(text, parted(records, mapping)[1], mapping)) return cutOff
  const { accounts, problems, rowCount, wrongCount } = sortRows(records, mapping)
  if (rowCount > limits.importRows) return tooManyRows(limits.importRows)
  if (rowCount === 0 || wrongCount > rowCount) return { ...noSense, records }
  const doubts: readonly Doubt[] = guess?.doubts ?? []
  const csv = { records, mapping, fingerprint: fingerprintOf(records, mapping) }
  const { dateOrder, defaultCurrency } = mapping
  const isOpen = mapping.currency === null && namedCurrency(records, mapping) === null
  const openCurrency = isOpen ? defaultCurrency : null
  const value = { format: 'csv' as const, accounts, problems, doubts, dateOrder, openCurrency, csv }
  return { ok: true, value }
}
