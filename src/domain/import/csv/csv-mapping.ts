/** Which column of a table means what: guessed from the file, corrected by the person, kept. */
import { foldText } from '../../ledger.ts'
import type { DecimalMark } from '../decimal.ts'
import { hashText } from '../hash-text.ts'
import type { WrittenOrder } from '../statement.ts'
import type { CsvRecord, Delimiter } from './csv-table.ts'

/** Columns are counted from 0. */
export interface CsvMapping {
  readonly delimiter: Delimiter
  /** The row of headings among the rows that hold anything; null when the file has none. */
  readonly headerRow: number | null
  readonly date: number
  readonly dateOrder: WrittenOrder
  /** One column of amounts, or one for what left and one for what came. */
  readonly amount: number | null
  readonly debit: number | null
  readonly credit: number | null
  /** A column that only says whether the amount came or left. */
  readonly type: number | null
  readonly fee: number | null
  readonly decimalMark: DecimalMark
  /** Whether a plain number is money that came, as most banks write it, or money that left. */
  readonly sign: 'plus-came' | 'plus-left'
  /** Put together in this order. */
  readonly description: readonly number[]
  readonly merchant: number | null
  readonly currency: number | null
  /** Where no column says it. */
  readonly defaultCurrency: string
  readonly bankId: number | null
  readonly account: number | null
  readonly state: number | null
  /** Names a category of the person, as our own export does. */
  readonly category: number | null
  /** What the account held after each row. */
  readonly balance: number | null
  /** What moved the account in its own currency, as our own export says; older mappings do not. */
  readonly accountAmount?: number | null
  readonly accountCurrency?: number | null
}

/** A heading as it is compared: folded, without marks and without the currency in brackets. */
export const foldHeading = (heading: string): string =>
  foldText(heading)
    .replace(/[([][^)\]]*[)\]]/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The same for all files of one bank: its headings, or without them the number of columns. */
export function fingerprintOf(
  records: readonly CsvRecord[],
  { headerRow, delimiter }: Pick<CsvMapping, 'headerRow' | 'delimiter'>,
): string {
  const headings = headerRow === null ? null : records[headerRow]?.cells.map(foldHeading)
  const width = records.at(-1)?.cells.length ?? 0
  return hashText(`${delimiter} ${headings?.join('|') ?? `${width} columns`}`)
}

/** A kept mapping, fitted to this file's preamble; parts that it is older than are guessed. */
export const recallMapping = (kept: CsvMapping, guessed: CsvMapping): CsvMapping => ({
  ...guessed,
  ...kept,
  headerRow: guessed.headerRow ?? kept.headerRow,
})
