/** A text with separators as a table of cells that know their line. */
import papa from 'papaparse'
import { accept, type Refused, refuse, type StatementLimits, type Verdict } from './statement.ts'

export type Delimiter = ',' | ';' | '\t' | '|'

export interface CsvRecord {
  readonly cells: readonly string[]
  /** Where it begins in the file, counted from 1. */
  readonly line: number
}

export interface CsvDialect {
  readonly delimiter: Delimiter
  /** Some banks write quotation marks that quote nothing. */
  readonly isQuoted: boolean
  /** Only a beginning, which may well end inside quotation marks. */
  readonly isSample?: boolean
}

/** A character that no text has stands for "no quotation marks". */
const noQuote = '\0'
/** Rows are looked at piece by piece, so that a hostile file is given up early. */
const chunkCharacters = 1_048_576
const mostColumns = 200

const unclosed = (line: number) =>
  refuse(
    'broken',
    `A quotation mark on line ${line} is never closed. The file may be cut off; download it again.`,
  )

/** Why the table is not read any further; null while all is well. */
function wrongWith(cells: readonly string[], line: number, limits: StatementLimits) {
  if (cells.length > mostColumns) {
    return refuse('unsafe', `Line ${line} has more columns than any statement.`)
  }
  return cells.some((cell) => cell.length > limits.importFieldCharacters)
    ? refuse('unsafe', `Line ${line} holds more text than any statement has.`)
    : null
}

/** The delimiter Excel is told in a first line like `sep=;`. */
const hint = /^"?sep=([,;|\t])"?[ ]*\n/i

export const hintedDelimiter = (text: string): Delimiter | null =>
  (hint.exec(text)?.[1] as Delimiter | undefined) ?? null

/** Spreadsheets are told by a quote in front that a number is a text. */
const unguard = (cell: string) => cell.trim().replace(/^'(?=[\d=+@-])/, '')

/** All records that hold anything, in order. */
export function csvTable(
  whole: string,
  { delimiter, isQuoted, isSample = false }: CsvDialect,
  limits: StatementLimits,
): Verdict<readonly CsvRecord[]> {
  const text = whole.replace(hint, '\n')
  const records: CsvRecord[] = []
  let [line, counted] = [1, 0]
  let wrong: Refused | null = null
  papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    quoteChar: isQuoted ? '"' : noQuote,
    chunkSize: chunkCharacters,
    step: ({ data, errors, meta }, parser) => {
      const isUnclear = errors.length > 0 && !isSample
      wrong = isUnclear ? unclosed(line) : wrongWith(data, line, limits)
      if (records.length > limits.importRows + 1000) {
        wrong = refuse('too-large', 'This file has too many lines. Export a shorter period.')
      }
      if (wrong) parser.abort()
      const cells = data.map(unguard)
      if (cells.some(Boolean)) records.push({ cells, line })
      for (; counted < meta.cursor; counted += 1) if (text[counted] === '\n') line += 1
    },
  })
  return wrong ?? accept(records)
}
