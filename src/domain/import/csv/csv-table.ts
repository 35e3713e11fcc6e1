/** A text with separators as a table of cells that know their line. */
import papa from 'papaparse'
import { unguarded } from '../../csv.ts'
import { accept, type Refused, refuse, type StatementLimits, type Verdict } from '../statement.ts'
import { checkQuotes } from './check-quotes.ts'

export type Delimiter = ',' | ';' | '\t' | '|'

export interface CsvRecord {
  readonly cells: readonly string[]
  /** Where it begins in the file, counted from 1. */
  readonly line: number
}

/** A character that no text has stands for "no quotation marks". */
const noQuote = '\0'
const mostColumns = 200

/** The delimiter Excel is told in a first line like `sep=;`. */
const hint = /^"?sep=([,;|\t])"?[ ]*\n/i

export const hintedDelimiter = (text: string): Delimiter | null =>
  (hint.exec(text)?.[1] as Delimiter | undefined) ?? null

interface Splitting {
  readonly delimiter: Delimiter
  readonly quoteChar: string
  readonly isSample: boolean
}

/** All records that hold anything, in order; its quotation marks were looked at before. */
function split(
  text: string,
  { delimiter, quoteChar, isSample }: Splitting,
  limits: StatementLimits,
): Verdict<readonly CsvRecord[]> {
  const records: CsvRecord[] = []
  let [line, counted] = [1, 0]
  let wrong: Refused | null = null
  papa.parse<string[]>(text, {
    delimiter,
    newline: '\n',
    quoteChar,
    step: ({ data, meta }, parser) => {
      if (data.length > mostColumns && !isSample) {
        wrong = refuse('unsafe', `Line ${line} has more columns than any statement.`)
      } else if (records.length > limits.importRows + 1000) {
        wrong = refuse('too-large', 'This file has too many lines. Export a shorter period.')
      }
      if (wrong) parser.abort()
      const cells = data.map((cell) => unguarded(cell.trim()))
      if (cells.some(Boolean)) records.push({ cells, line })
      for (; counted < meta.cursor; counted += 1) if (text[counted] === '\n') line += 1
    },
  })
  return wrong ?? accept(records)
}

const unclosed = (line: number) =>
  refuse(
    'broken',
    `A quotation mark on line ${line} is never closed. The file may be cut off; download it again.`,
  )

/**
 * Some banks write marks that quote nothing; a single one left open is a file cut off. The
 * beginning of a file, taken as a sample, may well end inside quotation marks.
 */
export function csvTable(
  whole: string,
  delimiter: Delimiter,
  limits: StatementLimits,
  isSample = false,
): Verdict<readonly CsvRecord[]> {
  const text = whole.replace(hint, '\n')
  const quoting = checkQuotes(text, delimiter, limits)
  if (quoting.kind === 'refused') return quoting.refusal
  if (quoting.kind === 'open' && !isSample) return unclosed(quoting.line)
  const quoteChar = quoting.kind === 'loose' ? noQuote : '"'
  return split(text, { delimiter, quoteChar, isSample }, limits)
}
