import type { StatementRow } from '#domain/import/statement.ts'
import { decimalOf } from '#domain/money/money.ts'
import type { Imported } from './import-file.ts'
import type { ExpectedFile } from './manifest.ts'

const places = 12

/** An exact decimal as a whole number of very small parts; null when it is not one. */
function partsOf(text: string): bigint | null {
  const found = /^([+-]?)(\d*)\.?(\d*)$/.exec(text.trim())
  if (!found) return null
  const [, sign, whole = '', decimals = ''] = found
  const parts = BigInt(`0${whole}${decimals.padEnd(places, '0').slice(0, places)}`)
  return sign === '-' ? -parts : parts
}

/** What the bank wrote, before anything was rounded to the currency's decimals. */
const writtenAmount = ({ roundedFrom, amount, currency }: StatementRow) =>
  partsOf(roundedFrom ?? decimalOf(amount, currency)) ?? 0n

/** Days are compared as such, however the manifest writes them. */
const asDay = (text: string) => text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')

function compareDates(rows: readonly StatementRow[], [first = '', last = '']: readonly string[]) {
  const days = rows.map(({ date }) => date).toSorted()
  const pairs = [
    ['first day', days[0], asDay(first)],
    ['last day', days.at(-1), asDay(last)],
  ] as const
  return pairs
    .filter(([, is, wanted]) => wanted !== '' && is !== wanted)
    .map(([what, is, wanted]) => `${what} is ${is ?? 'missing'}, not ${wanted}`)
}

const listed = (items: Iterable<string>) => Array.from(new Set(items)).toSorted().join(', ')

type Done = Extract<Imported, { kind: 'imported' }>

/** Every booking is in one of the currencies, and each of them is there, if only as an account. */
function compareCurrencies({ statement }: Done, wanted: readonly string[]) {
  const { accounts } = statement
  const booked = new Set(accounts.flatMap(({ rows }) => rows.map((row) => row.currency)))
  const seen = new Set([...booked, ...accounts.flatMap(({ currency }) => currency ?? [])])
  const isRight =
    Array.from(booked).every((code) => wanted.includes(code)) &&
    wanted.every((code) => seen.has(code))
  return isRight ? [] : [`the currency is ${listed(seen)}, not ${listed(wanted)}`]
}

function compareTable({ statement }: Done, file: ExpectedFile) {
  const { csv, problems } = statement
  if (!csv) return file.rows === undefined ? [] : ['it was not read as a table']
  const wrong: string[] = []
  const { records, mapping } = csv
  // A manifest may count the lines that hold nothing.
  const lines = records.at(-1)?.line ?? 0
  if (file.rows !== undefined && (file.rows < records.length || file.rows > lines + 1)) {
    wrong.push(`it has ${records.length} lines, not ${file.rows}`)
  }
  const wanted = file.header?.map((heading) => heading.trim()).join('|')
  if (wanted !== undefined && !records.some(({ cells }) => cells.join('|') === wanted)) {
    wrong.push('its headings were read otherwise')
  }
  const read = statement.accounts.reduce((sum, { rows }) => sum + rows.length, 0)
  const below = records.length - (mapping.headerRow ?? -1) - 1
  if (read + problems.length !== below) wrong.push(`${below - read} lines are unaccounted for`)
  return wrong
}

/** In words, what is not as the manifest says of a file that can be read. */
function compareValid(imported: Imported, file: ExpectedFile): readonly string[] {
  if (imported.kind === 'refused') {
    const isEmpty = file.transactions === 0 && imported.isEmpty
    return isEmpty ? [] : [`refused: ${imported.words}`]
  }
  const rows = imported.statement.accounts.flatMap((account) => account.rows)
  const wrong: string[] = []
  const { transactions, unparseable = 0, sum, dates, currency, accounts } = file
  const isCounted = rows.length === transactions || rows.length + unparseable === transactions
  if (transactions !== undefined && !isCounted) {
    wrong.push(`${rows.length} bookings, not ${transactions}`)
  }
  const total = rows.reduce((parts, row) => parts + writtenAmount(row), 0n)
  if (sum !== undefined && total !== partsOf(sum)) {
    wrong.push(`the sum is ${Number(total) / 10 ** places}, not ${sum}`)
  }
  if (dates) wrong.push(...compareDates(rows, dates))
  if (currency && currency.length > 0) wrong.push(...compareCurrencies(imported, currency))
  const unknown = imported.statement.accounts.filter(({ id }) => id && !accounts?.includes(id))
  if (accounts && unknown.length > 0) wrong.push(`account ${unknown[0]?.id} is not expected`)
  return [...wrong, ...compareTable(imported, file)]
}

/** A broken or hostile file must be refused, and nothing of it kept. */
export function compareFile(imported: Imported, file: ExpectedFile): readonly string[] {
  if (file.class === 'valid') return compareValid(imported, file)
  return imported.kind === 'refused' ? [] : ['it was not refused']
}
