import { limits } from '#contract/limits.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { findDelimiter } from '#domain/import/csv/csv-dialect.ts'
import { type CsvMapping, recallMapping } from '#domain/import/csv/csv-mapping.ts'
import type { CsvRecord } from '#domain/import/csv/csv-table.ts'
import type { CsvReading } from '#domain/import/csv/read-csv.ts'
import { decodeText } from '#domain/import/decode-text.ts'
import { type Opening, openingOf } from '#domain/import/opening-of.ts'
import { readStatement, type StatementReading } from '#domain/import/read-statement.ts'
import type {
  Statement,
  StatementAccount,
  StatementRow,
  WrittenOrder,
} from '#domain/import/statement.ts'
import type { Checkpoint } from '#domain/import/statement-balances.ts'

export interface ReadSettings {
  readonly currency: string
  readonly locale: string
  readonly today: Day
  /** How the person's other files are read, by fingerprint. */
  readonly kept: Readonly<Record<string, CsvMapping>>
  /** What the person chose for this file. */
  readonly mapping?: CsvMapping
  readonly dateOrder?: WrittenOrder
  /** For bookings that name no currency. */
  readonly openCurrency?: string
}

export interface TableReading {
  /** Only the first rows: enough to see what the columns are. */
  readonly head: readonly CsvRecord[]
  readonly mapping: CsvMapping
  readonly fingerprint: string
  /** Read as an earlier file of the same bank was. */
  readonly isKept: boolean
}

/** One account of a file: what says which of the book it is, and what a new one begins with. */
export interface AccountSummary {
  readonly id: string | null
  readonly rowCount: number
  /** Of its rows, where all are in the same. */
  readonly currency: string | null
  readonly isCard: boolean
  readonly balances: readonly Checkpoint[]
  readonly opening: Opening | null
}

/** What a page needs to know of a file before it sees the rows. */
export interface FileSummary extends Omit<Statement, 'accounts'> {
  readonly kind: 'read'
  readonly accounts: readonly AccountSummary[]
  /** The first and the last day of it; null when it has no row. */
  readonly days: { readonly from: Day; readonly to: Day } | null
  readonly currencies: readonly string[]
  readonly sample: readonly StatementRow[]
  readonly table: TableReading | null
}

export type FileReading =
  | { readonly kind: 'refused'; readonly words: string }
  /** A table whose columns only a person can name. */
  | {
      readonly kind: 'unclear'
      readonly words: string
      readonly head: readonly CsvRecord[]
      readonly delimiter: CsvMapping['delimiter']
    }
  | FileSummary

const shown = { headRows: 12, sampleRows: 5 }

const headOf = (records: readonly CsvRecord[], headerRow: number | null) =>
  records.slice(0, (headerRow ?? -1) + 1 + shown.headRows)

function daysOf({ accounts }: Statement): FileSummary['days'] {
  let [from, to] = ['', '']
  for (const { rows } of accounts) {
    for (const { date } of rows) {
      if (from === '' || date < from) from = date
      if (date > to) to = date
    }
  }
  return from === '' ? null : { from, to }
}

/** It may come in several parts. */
function accountSummary(parts: readonly StatementAccount[]): AccountSummary {
  const rows = parts.flatMap((part) => part.rows)
  const balances = parts.flatMap((part) => part.balances ?? [])
  const currencies = new Set(rows.map(({ currency }) => currency))
  return {
    ...{ id: parts[0]?.id ?? null, rowCount: rows.length, balances },
    currency: currencies.size === 1 ? ([...currencies][0] ?? null) : null,
    isCard: parts.some(({ isCard }) => isCard),
    opening: openingOf(rows, balances),
  }
}

function summaryOf(statement: Statement, table: TableReading | null): FileSummary {
  const { accounts, ...rest } = statement
  return {
    ...rest,
    kind: 'read',
    accounts: [...Map.groupBy(accounts, ({ id }) => id).values()].map(accountSummary),
    days: daysOf(statement),
    currencies: [...new Set(accounts.flatMap(({ rows }) => rows.map(({ currency }) => currency)))],
    sample: accounts.flatMap(({ rows }) => rows.slice(0, shown.sampleRows)),
    table,
  }
}

function unclear(bytes: Uint8Array, words: string, records: readonly CsvRecord[]): FileReading {
  const text = decodeText(bytes, limits.importFileBytes)
  const delimiter = findDelimiter(text.ok ? text.value : '', limits)
  return { kind: 'unclear', words, head: headOf(records, null), delimiter }
}

export interface Read {
  readonly reading: FileReading
  readonly statement: Statement | null
}

function readTable(value: Statement, csv: CsvReading, isKept: boolean): Read {
  const { records, mapping, fingerprint } = csv
  const table = { head: headOf(records, mapping.headerRow), mapping, fingerprint, isKept }
  return { reading: summaryOf(value, table), statement: value }
}

/** As the person said it: the currency they chose goes before the one that was guessed or kept. */
function optionsOf({ kept: _, openCurrency, mapping, ...rest }: ReadSettings) {
  const currency = openCurrency ?? rest.currency
  const chosen = mapping && { ...mapping, defaultCurrency: openCurrency ?? mapping.defaultCurrency }
  return { ...rest, limits, currency, ...(chosen ? { mapping: chosen } : {}) }
}

/** As an earlier file with the same headings was read; a bank that changed is read anew. */
function recall(bytes: Uint8Array, csv: CsvReading, settings: ReadSettings) {
  const known = settings.mapping ? undefined : settings.kept[csv.fingerprint]
  if (!known) return null
  const mapping = recallMapping(known, csv.mapping)
  const again: StatementReading = readStatement(bytes, optionsOf({ ...settings, mapping }))
  return again.ok && again.value.csv ? readTable(again.value, again.value.csv, true) : null
}

export function readFile(bytes: Uint8Array, settings: ReadSettings): Read {
  const first = readStatement(bytes, optionsOf(settings))
  if (!first.ok) {
    const records = 'records' in first ? first.records : undefined
    const { words } = first
    const reading = records ? unclear(bytes, words, records) : ({ kind: 'refused', words } as const)
    return { reading, statement: null }
  }
  const { csv, ...statement } = first.value
  if (!csv) return { reading: summaryOf(statement, null), statement }
  return recall(bytes, csv, settings) ?? readTable(statement, csv, false)
}
