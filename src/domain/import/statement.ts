/** What a bank statement says once it is read, whatever the format of its file. */
import type { Day } from '../calendar/calendar.ts'
import type { SaidPayment } from './payment-said.ts'
import type { Checkpoint } from './statement-balances.ts'

export type StatementFormat = 'csv' | 'ofx' | 'qif' | 'camt' | 'mt940'
export type WrittenOrder = 'dmy' | 'mdy' | 'ymd'

/** One booking. */
export interface StatementRow {
  readonly date: Day
  /** Minor units; below zero when the money left. */
  readonly amount: number
  readonly currency: string
  readonly description: string
  /** Who got the money, or who sent it. */
  readonly merchant: string | null
  /** All that the bank says, when the description has no room for it. */
  readonly notes: string | null
  /** The bank's own id of the booking. */
  readonly bankId: string | null
  readonly payment: SaidPayment | 'other'
  /** Announced by the bank, but not booked yet. */
  readonly isPending: boolean
  /** Money that became shares, or shares that became money: nothing was spent or earned. */
  readonly isTrade: boolean
  /** The number as it was written, when the currency has no room for all its decimals. */
  readonly roundedFrom: string | null
  /** What the file says it was for; only some tables do. */
  readonly category?: string
  /** What moved its account, where that is kept in another currency. */
  readonly moved?: { readonly amount: number; readonly currency: string }
  /** Where it begins in the file, counted from 1. */
  readonly line: number
}

export interface StatementAccount {
  /** Its number at the bank; null when the file does not say. */
  readonly id: string | null
  readonly currency: string | null
  readonly rows: readonly StatementRow[]
  /** What the bank says it held, where the file has such. */
  readonly balances?: readonly Checkpoint[]
  /** The file says that it is a credit card. */
  readonly isCard?: true
}

/** Something that was left out or changed, in words for the person who imports. */
export interface Problem {
  readonly line: number | null
  readonly words: string
}

/** What the file leaves open: the reader took the likelier meaning and the person should look. */
export type Doubt = 'date-order' | 'sign'

export interface Statement {
  readonly format: StatementFormat
  readonly accounts: readonly StatementAccount[]
  readonly problems: readonly Problem[]
  readonly doubts: readonly Doubt[]
  /** The currency taken for bookings that name none; null when the file says it itself. */
  readonly openCurrency: string | null
  /** How dates like 3/4/2026 were read; null when the format leaves no choice. */
  readonly dateOrder: WrittenOrder | null
}

export type RefusalCode =
  | 'empty'
  | 'too-large'
  | 'not-a-statement'
  | 'no-statement'
  | 'unsafe'
  | 'broken'
  | 'bank-error'

/** Nothing of the file is taken; the words say why and what to do. */
export interface Refused {
  readonly ok: false
  readonly code: RefusalCode
  readonly words: string
}

export type Verdict<Value> = { readonly ok: true; readonly value: Value } | Refused

export const refuse = (code: RefusalCode, words: string): Refused => ({ ok: false, code, words })
export const accept = <Value>(value: Value): Verdict<Value> => ({ ok: true, value })

/** How much of a file is read at most, so that a hostile one costs little. */
export interface StatementLimits {
  readonly importFileBytes: number
  readonly importRows: number
  readonly importFieldCharacters: number
  readonly importNesting: number
}

export interface ReadingOptions {
  readonly limits: StatementLimits
  /** The currency of rows that name none. */
  readonly currency: string
  /** Decides what could be read both ways. */
  readonly locale?: string
  /** A booking is not dated after it; decides between orders of dates. */
  readonly today?: Day
}

export const tooManyRows = (most: number): Refused =>
  refuse(
    'too-large',
    `This file has more than ${most} bookings. Export a shorter period and try again.`,
  )
