/** Finds how a table is separated, by which reading of it gives the most bookings. */

import { readMoneyCell } from '../money-cell.ts'
import type { StatementLimits } from '../statement.ts'
import { readWrittenDate } from '../written-date.ts'
import { type CsvRecord, csvTable, type Delimiter, hintedDelimiter } from './csv-table.ts'

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
  for (const { cells } of likely.length > 0 ? likely : records) {
    if (cells.length > 1) widths.set(cells.length, (widths.get(cells.length) ?? 0) + 1)
  }
  const [width = 0, alike = 0] = Array.from(widths).toSorted((a, b) => b[1] - a[1])[0] ?? []
  return [likely.length, alike, width]
}

const isBetter = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at >= 0 && (a[at] ?? 0) > (b[at] ?? 0)
}

function scoreBy(delimiter: Delimiter, sample: string, limits: StatementLimits) {
  const table = csvTable(sample, delimiter, limits, true)
  return table.ok ? scoreOf(table.value) : [0, 0, 0]
}

export function findDelimiter(text: string, limits: StatementLimits): Delimiter {
  const hinted = hintedDelimiter(text)
  if (hinted) return hinted
  const sample = sampleOf(text)
  const tried = delimiters.map((delimiter) => ({
    delimiter,
    score: scoreBy(delimiter, sample, limits),
  }))
  const best = tried.reduce((one, other) => (isBetter(other.score, one.score) ? other : one))
  return best.delimiter
}
