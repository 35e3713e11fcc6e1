/** Reads MT940 statements and MT942 reports of SWIFT, as banks in Europe write them. */

import { isCurrency } from '#domain/money/money.ts'
import { paymentSaid } from '../payment-said.ts'
import {
  accept,
  type ReadingOptions,
  type Refused,
  refuse,
  type Statement,
  type StatementAccount,
  type StatementRow,
  tooManyRows,
  type Verdict,
} from '../statement.ts'
import { accountId, statementRow } from '../statement-row.ts'
import { type MtDetails, readDetails, readNumbered } from './mt940-details.ts'
import { readEntryLine } from './mt940-entry.ts'
import { type MtField, mt940Fields } from './mt940-fields.ts'

const wrongAt = (line: number, what: string): Refused =>
  refuse('broken', `Line ${line}: ${what} Nothing was imported. Download the file again.`)

/** From one field 20 to the next: one page of the statement of one account. */
function pagesOf(fields: readonly MtField[]): readonly (readonly MtField[])[] {
  const pages: MtField[][] = []
  for (const field of fields) {
    if (field.tag === '20' || pages.length === 0) pages.push([])
    pages.at(-1)?.push(field)
  }
  return pages.filter((page) => page.some(({ tag }) => tag === '61' || /^2[58]/.test(tag)))
}

interface Booking {
  readonly entry: MtField
  readonly details: readonly MtField[]
}

/** The words of a booking follow it; what follows a balance speaks of the whole page. */
function bookingsOf(page: readonly MtField[]): readonly Booking[] {
  const bookings: { entry: MtField; details: MtField[] }[] = []
  let isInside = false
  for (const field of page) {
    if (field.tag === '61') bookings.push({ entry: field, details: [] })
    else if (isInside && (field.tag === '86' || field.tag === 'NS')) {
      bookings.at(-1)?.details.push(field)
    }
    isInside = field.tag === '61' || (isInside && (field.tag === '86' || field.tag === 'NS'))
  }
  return bookings
}

const textOf = (page: readonly MtField[], tag: RegExp) =>
  page.find((field) => tag.test(field.tag))?.lines[0]?.trim() ?? ''

/** Balances and limits name it; else it may stand behind the number of the account. */
function currencyOf(page: readonly MtField[]): string {
  const balance = textOf(page, /^6[024][FM]?$/)
  const inBalance = /^[CD]\d{6}([A-Z]{3})/.exec(balance)?.[1]
  const inLimit = /^([A-Z]{3})[CD]?\d/.exec(textOf(page, /^34F$/))?.[1]
  const inAccount = /(?:\d|\/)([A-Z]{3})$/.exec(textOf(page, /^25P?$/))?.[1] ?? ''
  return inBalance ?? inLimit ?? (isCurrency(inAccount) ? inAccount : '')
}

const numberOf = (page: readonly MtField[], currency: string) =>
  accountId(textOf(page, /^25P?$/).replace(new RegExp(`/?${currency}$`), ''))

const isCard =
  /\b(?:kartenzahlung|girocard|kredit-?karte|card|carte|pos|bea|visa|mastercard|maestro)\b/i

function detailsOf({ details }: Booking): MtDetails {
  const [first] = details
  if (first?.tag === 'NS') return readNumbered(first.lines)
  const [one, ...others] = details.filter(({ tag }) => tag === '86')
  if (others.length === 0) return readDetails(one?.lines ?? [])
  return readDetails([one, ...others].flatMap((field) => (field?.lines ?? []).map((l) => `${l} `)))
}

function readBooking(booking: Booking, currency: string): Verdict<StatementRow> {
  const { line, lines } = booking.entry
  const entry = readEntryLine(lines)
  if (typeof entry === 'string') return wrongAt(line, entry)
  const { text, name: party, kind } = detailsOf(booking)
  const name = party || entry.name
  const row = statementRow({
    date: entry.date,
    decimal: entry.decimal,
    currency,
    text: text || (name ? '' : kind),
    merchant: name,
    fallback: entry.more || (entry.decimal.isNegative ? 'Payment' : 'Deposit'),
    bankId: entry.bankId,
    payment: isCard.test(`${kind} ${kind ? '' : text.slice(0, 30)}`) ? 'card' : paymentSaid(kind),
    isPending: entry.isPending,
    line,
  })
  return row ? accept(row) : wrongAt(line, 'this amount is too large.')
}

/** A statement that was opened and never closed was cut off on its way. */
const isCut = (page: readonly MtField[]) =>
  page.some(({ tag }) => /^60/.test(tag)) && !page.some(({ tag }) => /^6[245]/.test(tag))

function readPage(page: readonly MtField[], options: ReadingOptions): Verdict<StatementAccount> {
  const named = currencyOf(page)
  const currency = named || options.currency
  const at = page[0]?.line ?? 1
  if (!isCurrency(currency)) return wrongAt(at, `the currency “${currency}” is not known.`)
  if (isCut(page)) return wrongAt(at, 'this statement has no closing balance.')
  const rows: StatementRow[] = []
  for (const booking of bookingsOf(page)) {
    const row = readBooking(booking, currency)
    if (!row.ok) return row
    rows.push(row.value)
  }
  return accept({ id: numberOf(page, named), currency: named ? currency : null, rows })
}

/** Pages of one account are one account. */
function joinPages(pages: readonly StatementAccount[]): readonly StatementAccount[] {
  const joined = Map.groupBy(pages, ({ id, currency }) => `${id} ${currency}`)
  return Array.from(joined.values(), (parts) => ({
    id: parts[0]?.id ?? null,
    currency: parts[0]?.currency ?? null,
    rows: parts.flatMap(({ rows }) => rows),
  }))
}

export function readMt940(text: string, options: ReadingOptions): Verdict<Statement> {
  const fields = mt940Fields(text, options.limits)
  if (!fields.ok) return fields
  const pages: StatementAccount[] = []
  let rows = 0
  for (const page of pagesOf(fields.value)) {
    const account = readPage(page, options)
    if (!account.ok) return account
    pages.push(account.value)
    rows += account.value.rows.length
    if (rows > options.limits.importRows) return tooManyRows(options.limits.importRows)
  }
  const accounts = joinPages(pages)
  const isOpen = accounts.some(({ currency, rows: some }) => currency === null && some.length > 0)
  const openCurrency = isOpen ? options.currency : null
  return accept({
    ...{ format: 'mt940', accounts, problems: [], doubts: [], dateOrder: null },
    openCurrency,
  })
}
