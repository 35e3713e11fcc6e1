/** The rows that habits are told from: those of a book, month by month, the newest first. */
import type { Day } from '../calendar/calendar.ts'
import type { PaymentMethod } from '../entry-line/find-payment.ts'

export interface PaidRow {
  readonly id: string
  readonly date: Day
  readonly createdAt: string
  readonly description: string
  /** Of an expense where it was bought, of an income who paid. */
  readonly merchant?: string | null
  readonly source?: string | null
  readonly categoryId: string | null
  readonly currency: string
  readonly accountId: string | null
  /** None of an income. */
  readonly paymentMethod?: PaymentMethod
  readonly importId?: string | null
  readonly refundOf?: string | null
}

export type PaidTable = 'expenses' | 'incomes'

export interface PaidMonths {
  months(table: PaidTable): readonly string[]
  monthRows(table: PaidTable, month: string): readonly unknown[]
}

/** They only hold rows of the shape of their table. */
export const rowsIn = (book: PaidMonths, table: PaidTable, month: string) =>
  book.monthRows(table, month) as readonly PaidRow[]
