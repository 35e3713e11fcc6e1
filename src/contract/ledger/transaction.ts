/** What an expense and an income have in common: a sum, what it was, and where it came from. */
import { z } from 'zod'
import { amount, type Complaints, currency, day, named, text, uuid } from '../entity.ts'

/** Digits as they were typed, so that no float comes near them. */
export const rateValue = z
  .string()
  .regex(/^(?:0|[1-9]\d{0,11})(?:\.\d{1,10})?$/, { error: 'Enter a rate, like 0.9312.' })
  .refine((digits) => /[1-9]/.test(digits), { error: 'Enter a rate above zero.' })

/** Typed by somebody: one unit of the record's currency is `value` units of `to`. */
export const typedRate = z.strictObject({ to: currency, value: rateValue }).nullable()

/** What a template of a transaction has too. */
export const transactionBase = {
  amount,
  currency,
  description: named(200, 'Say what it was.'),
  categoryId: uuid.nullable(),
  notes: text(2000).nullable(),
  tags: z.array(text(40).min(1)).max(20),
  /** The account it moves. */
  accountId: uuid.nullable(),
} as const

export const transactionBaseDefaults = {
  ...{ categoryId: null, notes: null, tags: [], accountId: null },
} as const

export const transaction = {
  ...transactionBase,
  date: day,
  rate: typedRate,
  importId: uuid.nullable(),
  /** The bank's own id of the booking. */
  bankId: text(200).nullable(),
  /** What made it by itself, and the day by its rule; kept so that a deletion can be undone. */
  templateId: uuid.nullable(),
  occurrenceOn: day.nullable(),
  /** What the bank took where its account has another currency. */
  accountAmount: amount.nullable(),
  /** As the statement had it, whatever was changed since. */
  bankAmount: amount.nullable(),
  bankOn: day.nullable(),
  /** Announced and not booked yet. */
  isPending: z.boolean(),
} as const

export const transactionDefaults = {
  ...transactionBaseDefaults,
  rate: null,
  importId: null,
  bankId: null,
  templateId: null,
  occurrenceOn: null,
  accountAmount: null,
  bankAmount: null,
  bankOn: null,
  isPending: false,
} as const

export type TransactionRow = {
  readonly currency: string
  readonly rate: { readonly to: string } | null
}

export const checkTransaction = ({ currency: own, rate }: TransactionRow): Complaints =>
  rate?.to === own ? { 'rate.to': 'Choose another currency than that of the amount.' } : {}
