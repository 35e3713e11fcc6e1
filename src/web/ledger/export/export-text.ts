import { csvLine } from '#domain/csv.ts'
import type { CategoryNames } from '#domain/ledger-filter.ts'
import { fieldsOf } from '#web/writes/write.ts'
import type { Entry } from '../model/entry.ts'
import type { Noun } from '../model/noun.ts'
import { type AccountNames, csvCells, csvHeading } from './csv-rows.ts'

export type ExportFormat = 'csv' | 'json'

/** By day, then by id: the same rows give the same bytes, however the list was sorted. */
const inFileOrder = (rows: readonly Entry[]) =>
  [...rows].sort((a, b) => (a.date === b.date ? (a.id < b.id ? -1 : 1) : a.date < b.date ? -1 : 1))

const noAccounts: AccountNames = new Map()

/** Spreadsheets take UTF-8 for something else without it. */
const byteOrderMark = '\uFEFF'

function jsonOf(row: Entry, noun: Noun, names: CategoryNames): string {
  const category = names.get(row.categoryId ?? '') ?? null
  return `  ${JSON.stringify({ id: row.id, ...fieldsOf(noun.table, row), category })}`
}

/**
 * The file in parts, one for each month, oldest first. Months come as the list has them: newest
 * first, and never overlapping.
 */
export function* exportText(
  months: readonly (readonly Entry[])[],
  noun: Noun,
  names: CategoryNames,
  format: ExportFormat,
  accounts: AccountNames = noAccounts,
): Generator<{ readonly text: string; readonly count: number }> {
  const isCsv = format === 'csv'
  yield { text: isCsv ? byteOrderMark + csvLine(csvHeading(noun.table, accounts)) : '[', count: 0 }
  let isFirst = true
  for (const rows of months.toReversed()) {
    const lines = inFileOrder(rows).map((row) =>
      isCsv ? csvLine(csvCells(row, names, accounts)) : jsonOf(row, noun, names),
    )
    const begin = isCsv || rows.length === 0 ? '' : isFirst ? '\n' : ',\n'
    yield { text: begin + lines.join(isCsv ? '' : ',\n'), count: rows.length }
    isFirst &&= rows.length === 0
  }
  if (!isCsv) yield { text: isFirst ? ']\n' : '\n]\n', count: 0 }
}
