/** Finds how a table is separated, by which reading of it gives the most bookings. */
import {
  type CsvDialect,
  type CsvRecord,
  csvTable,
  type Delimiter,
  hintedDelimiter,
} from './csv-table.ts'
import { readMoneyCell } from './money-cell.ts'
import type { StatementLimits } from './statement.ts'
import { readWrittenDate } from './written-date.ts'

const delimiters: readonly Delimiter[] = [';', ',', '\t', '|']
const sampleCharacters = 65_536

/** A booking has a date in one cell and money in another. */
export function isBookingLike({ cells }: CsvRecord): boolean {
  const date = cells.findIndex((cell) => readWrittenDate(cell) !== null)
  return date >= 0 && cells.some((cell, at) => at !== date && isMoney(cell))
}

const isMoney = (cell: string) => readWrittenDate(cell) === null && readMoneyCell(cell) !== null

/** Whole lines from the beginning. */
function sampleOf(text: string): string {
  if (text.length <= sampleCharacters) return text
  const cut = text.lastIndexOf('\n', sampleCharacters)
  return text.slice(0, cut > 0 ? cut : sampleCharacters)
}

/** Bookings first; among equals the reading whose rows are alike, then the one with more cells. */
function scoreOf(records: readonly CsvRecord[]): readonly [number, number, number] {
  const likely = records.filter(isBookingLike)
  const widths = new Map<number, number>()
  for (const { cells } of likely) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1)
  const [width = 0, alike = 0] = Array.from(widths).toSorted((a, b) => b[1] - a[1])[0] ?? []
  return [likely.length, alike, width]
}

const isBetter = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

interface Tried {
  readonly dialect: CsvDialect
  readonly score: readonly number[]
}

function best(sample: string, dialects: readonly CsvDialect[], limits: StatementLimits): Tried {
  const tried = dialects.map((dialect): Tried => {
    const table = csvTable(sample, dialect, limits)
    return { dialect, score: table.ok ? scoreOf(table.value) : [0, 0, 0] }
  })
  return tried.reduce((one, other) => (isBetter(other.score, one.score) ? other : one))
}

/** Quotation marks are believed wherever they make sense of the file at all. */
export function findDialect(text: string, limits: StatementLimits): CsvDialect {
  const sample = sampleOf(text)
  const hinted = hintedDelimiter(text)
  const tried = hinted ? [hinted] : delimiters
  const among = (isQuoted: boolean) => tried.map((delimiter) => ({ delimiter, isQuoted }))
  const quoted = best(sample, among(true), limits)
  if ((quoted.score[0] ?? 0) > 0) return quoted.dialect
  const plain = best(sample, among(false), limits)
  return (plain.score[0] ?? 0) > 0 ? plain.dialect : quoted.dialect
}
