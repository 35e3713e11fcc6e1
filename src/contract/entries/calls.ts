/** One line of text becomes one entry: for programs that have no form. */
import { z } from 'zod'
import type { OwnCall } from '../calls/calls.ts'
import { amount, currency, day, uuid } from '../entity.ts'
import { done } from '../identity/sign-in.ts'
import { paymentMethods } from '../ledger/expenses.ts'
import { transactionBase } from '../ledger/transaction.ts'
import { idempotencyKey } from '../sync.ts'

const MOST_CHARACTERS = 500

export const entryLineBody = z.strictObject({
  line: z
    .string()
    .trim()
    .min(1, { error: 'Write what it was and how much.' })
    .max(MOST_CHARACTERS, { error: `Use at most ${MOST_CHARACTERS} characters.` })
    .refine((text) => !/[\p{Cc}\u2028\u2029]/u.test(text) && text.isWellFormed(), {
      error: 'Write one line of text.',
    }),
  /** The day it was, where the line names none; else today. */
  on: day.optional(),
  /** Shared equally among who is in that group, paid by me. */
  groupId: uuid.optional(),
  /** The same as the header Idempotency-Key, for programs that cannot send one. */
  key: idempotencyKey.optional(),
  /** Without a key: it is meant a second time. */
  again: z.boolean().optional(),
})
export type EntryLineBody = z.infer<typeof entryLineBody>

const { description, tags, notes } = transactionBase

/** The same in fields, from who has read it already. */
export const entryFields = z.strictObject({
  kind: z.enum(['expense', 'income']),
  amount,
  currency: currency.optional(),
  date: day.optional(),
  description,
  categoryId: uuid.optional(),
  /** Where it was bought, or who paid. */
  payee: z.string().max(120).optional(),
  tags: tags.optional(),
  notes: notes.unwrap().optional(),
  paymentMethod: z.enum(paymentMethods).optional(),
})
export type EntryFields = z.infer<typeof entryFields>

/** The entry as it was written. */
const writtenEntry = z.strictObject({
  kind: z.enum(['expense', 'income', 'group expense']),
  id: uuid,
  groupId: uuid.nullable(),
  amount: z.int(),
  currency: z.string(),
  date: day,
  description: z.string(),
  categoryId: uuid.nullable(),
  category: z.string().nullable(),
  tags: z.array(z.string()),
  paymentMethod: z.enum(paymentMethods).nullable(),
  accountId: uuid.nullable(),
  account: z.string().nullable(),
})
export type WrittenEntry = z.infer<typeof writtenEntry>

/** Of a bill of a group: who pays it, how many share it, and what of it is mine. */
export const billTold = z
  .strictObject({
    /** By name; I am `you`. */
    paidBy: z.array(z.string()),
    sharedBy: z.int(),
    isEqual: z.boolean(),
    myPart: z.int(),
    iPaid: z.int(),
  })
  .nullable()

export const entryLineAnswer = z.strictObject({
  entry: writtenEntry,
  /** In words, to be shown or read out. */
  said: z.string(),
  bill: billTold,
  /** Which words of the line were read as what; the others are its description. */
  understood: z.array(z.strictObject({ part: z.string(), text: z.string() })),
  /** Takes it back, within ten minutes. */
  undo: uuid,
  /** It had been sent before, and nothing more was written. */
  repeated: z.boolean(),
})
export type EntryLineAnswer = z.infer<typeof entryLineAnswer>

export const entryCalls = {
  'entries.add': {
    method: 'POST',
    path: '/api/entries',
    auth: 'user',
    summary: 'Add an expense or income by one line, such as "tea 3.20 yesterday"',
    body: entryLineBody,
    answer: entryLineAnswer,
  },
  'entries.undo': {
    method: 'POST',
    path: '/api/entries/undo',
    auth: 'user',
    summary: 'Take back what a line has written, within ten minutes',
    body: z.strictObject({ undo: uuid }),
    answer: done,
  },
} as const satisfies Record<string, OwnCall>
