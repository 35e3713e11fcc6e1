/** Makes a booking of what a reader found: clean texts, exact amounts, room for everything. */
import type { Day } from '../calendar/calendar.ts'
import { nameWords } from '../categories/name-words.ts'
import { type Decimal, decimalText, minorUnits } from './decimal.ts'
import { paymentSaid, type SaidPayment } from './payment-said.ts'
import type { StatementRow } from './statement.ts'

/** As long as an expense or an income has room for. */
const room = {
  description: 200,
  merchant: 120,
  notes: 2000,
  bankId: 200,
  account: 120,
  category: 60,
} as const

/** One line without what no database stores and no screen shows. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029\ufeff]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Never cuts a character in two. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  return `${(cut.isWellFormed() ? cut : cut.slice(0, -1)).trimEnd()}…`
}

const orNull = (text: string): string | null => (text === '' ? null : text)

/** The number of an account, as it is stored with an import. */
export const accountId = (text: string): string | null =>
  orNull(cutText(cleanText(text), room.account))

/** "Kartenzahlung" and no more: the other side says what it was. */
const isOnlyHow = (text: string) =>
  paymentSaid(text) === 'card' && !/\p{N}/u.test(text) && nameWords(text).length === 0

export interface FoundRow {
  readonly date: Day
  readonly decimal: Decimal
  readonly currency: string
  /** What the bank says it was. */
  readonly text: string
  readonly merchant: string
  /** What to call it when the bank says nothing. */
  readonly fallback: string
  readonly bankId: string
  /** Null where its words have to tell. */
  readonly payment: SaidPayment | null
  readonly isPending?: boolean
  readonly isTrade?: boolean
  readonly category?: string
  readonly line: number
}

/** Null when the amount is beyond what can be counted exactly. */
export function statementRow(found: FoundRow): StatementRow | null {
  const { date, decimal, currency, line } = found
  const units = minorUnits(decimal, currency)
  if (units === null) return null
  const [text, merchant] = [cleanText(found.text), cleanText(found.merchant)]
  const category = cutText(cleanText(found.category ?? ''), room.category)
  const said = (isOnlyHow(text) ? merchant : '') || text || merchant || cleanText(found.fallback)
  const description = cutText(said, room.description)
  return {
    date,
    amount: units.amount,
    currency,
    description,
    merchant: orNull(cutText(merchant, room.merchant)),
    notes: description === said ? null : cutText(said, room.notes),
    bankId: orNull(cleanText(found.bankId).slice(0, room.bankId).toWellFormed()),
    payment: found.payment ?? paymentSaid(`${merchant} ${text}`) ?? 'other',
    isPending: found.isPending ?? false,
    isTrade: found.isTrade ?? false,
    roundedFrom: units.isExact ? null : decimalText(decimal),
    ...(category ? { category } : {}),
    line,
  }
}
