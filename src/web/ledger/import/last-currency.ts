import type { Row } from '#contract/sync.ts'
import type { Replica } from '#web/data/replica/types.ts'
import type { FileReading } from './read-file.ts'

type Book = Pick<Replica, 'rows' | 'months' | 'monthRows'>

const tables = ['expenses', 'incomes'] as const

/** The currency of the rows an import brought; they are newest first, as most imports are new. */
function currencyOf(replica: Book, importId: string): string | null {
  for (const table of tables) {
    for (const month of replica.months(table)) {
      const row = replica.monthRows(table, month).find((one) => one.importId === importId)
      if (row) return String(row.currency)
    }
  }
  return null
}

const newestFirst = (a: Row, b: Row) => (String(a.createdAt) < String(b.createdAt) ? 1 : -1)

/**
 * In which currency the last file of this kind and account came into the book, if this one names
 * none and was read in another. Tables remember it with their columns.
 */
export function lastCurrency(replica: Book, reading: FileReading): string | null {
  if (reading.kind !== 'read' || reading.openCurrency === null || reading.table) return null
  const accounts = new Set(reading.accounts.map(({ id }) => id))
  const before = [...replica.rows('imports').values()]
    .filter(({ format, account }) => format === reading.format && accounts.has(asId(account)))
    .sort(newestFirst)
  for (const { id } of before) {
    const currency = currencyOf(replica, id)
    if (currency !== null) return currency === reading.openCurrency ? null : currency
  }
  return null
}

const asId = (account: unknown) => (typeof account === 'string' ? account : null)
