/** Reads the register of a program by the shape of its table: every line, or why not. */

import type { ReadingOptions } from '../import/statement.ts'
import { isCurrency } from '../money/money.ts'
import type { MovedLeftOut, MovedSource, SourceLine } from './moved-book.ts'
import { dayReader, moneyReader, type SourceRow, type SourceTable } from './source-table.ts'

export interface Tools {
  /** Of a cell in a currency; null where it is no amount. */
  readonly money: (cell: string, currency: string) => number | null
  /** That of a row that names none. */
  readonly currency: string
  /** What stands in a plain column is what left, not what came. */
  readonly isSpentPlain: boolean
}

/** What a line is besides its place and its day; words where it is nothing. */
export type LineFacts = Omit<SourceLine, 'line' | 'date'>

export interface SourceShape {
  readonly source: MovedSource
  /** The headings by which its table is known. */
  readonly headings: readonly string[]
  readonly date: string
  readonly money: readonly string[]
  readonly currency?: readonly string[]
  /** It may write spending with or without a minus: the table has to tell. */
  readonly isSignOpen?: true
  /** One line may be both sides of a transfer. */
  read(row: SourceRow, tools: Tools): readonly LineFacts[] | string
}

/** What most lines are not. */
export const plainLine: Omit<LineFacts, 'account' | 'amount' | 'currency' | 'payee'> = {
  ...{ group: null, category: null, notes: null, tags: [], isPending: false },
  ...{ kind: 'entry', other: null, pair: null, split: null },
}

export const tagsOf = (cell: string, separator = ','): readonly string[] =>
  cell
    .split(separator)
    .map((tag) => tag.trim())
    .filter(Boolean)

export interface ReadLines {
  readonly lines: readonly SourceLine[]
  readonly leftOut: readonly MovedLeftOut[]
}

const noAmount = 'Its amount cannot be read.'
export const unread = { noAmount, noDate: 'Its date cannot be read.' } as const

/** Most lines of a book are spent: if most numbers are plain, plain is spent. */
function isMostlyPlain(table: SourceTable, columns: readonly string[]): boolean {
  const cells = table.rows.map(({ cell }) => cell(...columns))
  return cells.filter((text) => /^\s*[-(−]/.test(text)).length * 2 < cells.length
}

export function readLines(
  table: SourceTable,
  shape: SourceShape,
  options: ReadingOptions,
): ReadLines {
  const { rows } = table
  const day = dayReader(
    rows.map(({ cell }) => cell(shape.date)),
    options,
  )
  const cells = rows.flatMap(({ cell }) => shape.money.map((name) => cell(name)))
  const money = moneyReader(cells, options.currency)
  const isSpentPlain = shape.isSignOpen ? isMostlyPlain(table, shape.money) : false
  const lines: SourceLine[] = []
  const leftOut: MovedLeftOut[] = []
  for (const row of rows) {
    const words = row.cell('payee', 'description', 'merchant', 'name') || `Line ${row.line}`
    const code = shape.currency ? row.cell(...shape.currency).toUpperCase() : ''
    const currency = code === '' ? options.currency : code
    const date = day(row.cell(shape.date))
    const facts = isCurrency(currency)
      ? shape.read(row, { money, currency, isSpentPlain })
      : 'Its currency is not known.'
    if (typeof facts === 'string' || date === null) {
      const reason = typeof facts === 'string' ? facts : unread.noDate
      leftOut.push({ line: row.line, words, reason })
      continue
    }
    for (const one of facts) lines.push({ line: row.line, date, ...one })
  }
  return { lines, leftOut }
}
