import { csvLine } from '#domain/csv.ts'
import { decimalOf } from '#domain/money/money.ts'
import { say } from '#web/words/say.ts'
import { scheduleColumns } from './schedule-columns.ts'
import type { ScheduleLine } from './schedule-lines.ts'

/** Spreadsheets take UTF-8 for something else without it. */
const byteOrderMark = '\uFEFF'

/** The whole schedule as a table; amounts are plain decimals. */
export function scheduleCsv(rows: readonly ScheduleLine[], currency: string): string {
  const heading = csvLine([
    say('Period'),
    say('Date'),
    ...scheduleColumns.map(({ words }) => words),
    say('Currency'),
  ])
  const lines = rows.map((row) =>
    csvLine([
      row.period,
      row.date,
      ...scheduleColumns.map(({ amountOf }) => ({ decimal: decimalOf(amountOf(row), currency) })),
      currency,
    ]),
  )
  return byteOrderMark + heading + lines.join('')
}

/** Letters and digits of a name, for a file. */
export function fileNameOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
  return `moneycomb-loan-${plain || 'schedule'}.csv`
}
