/** Bank statements: each import that was made, and how the files of a bank are read. */
import { z } from 'zod'
import {
  amount,
  type Complaints,
  createdBy,
  currency,
  day,
  type Entity,
  instant,
  isEachOnce,
  named,
  text,
  uuid,
} from '../entity.ts'
import { limits } from '../limits.ts'

/** The last one is a whole book of another program. */
export const importFormats = ['csv', 'ofx', 'qif', 'camt', 'mt940', 'move'] as const

/** What an import may make besides rows that name it: in this order nothing is before its parts. */
export const madeTables = [
  'accounts',
  'categories',
  'budgets',
  'goals',
  'loans',
  'expense_templates',
  'income_templates',
  'transfer_templates',
  'valuations',
  'category_styles',
  'category_rules',
  'saved_views',
  'own_rates',
  'receipts',
  'receipt_merchants',
  'transfer_rejections',
  'advice_choices',
] as const

const count = z.int().min(0).max(1_000_000)

/** What the bank moved, or booked of what it had announced, and where. */
const changedFields = z
  .strictObject({
    accountId: uuid.nullable(),
    amount,
    date: day,
    isPending: z.boolean(),
    bankId: text(200).nullable(),
    bankAmount: amount.nullable(),
    bankOn: day.nullable(),
    accountAmount: amount.nullable(),
    text: text(200),
  })
  .partial()

/**
 * What it says of a row that was there before, taken back with it unless changed since; and what
 * was nothing before: a payment of a loan, or an entry or bill of what recurs, which goes with it.
 */
const changedRow = z.strictObject({
  table: z.enum(['expenses', 'incomes', 'transfers', 'payments', 'group_expenses']),
  id: uuid,
  /** Of a transfer: the side it speaks of. */
  side: z.enum(['from', 'to']).optional(),
  was: changedFields,
  is: changedFields,
})

/** Accounts, categories and the like of a large book. */
const madeMost = 5000

/** It goes with the import, unless something else needs it by then. */
const madeRow = z.strictObject({ table: z.enum(madeTables), id: uuid })

export const imports = {
  writable: {
    fileName: named(200, 'Say which file it was.'),
    format: z.enum(importFormats),
    account: text(120).nullable(),
    /** The account of the book its rows went into, if any. */
    accountId: uuid.nullable(),
    addedExpenses: count,
    addedIncomes: count,
    /** Of which it brought a side; these are none of the entries. */
    addedTransfers: count,
    skipped: count,
    changed: z
      .array(changedRow)
      .max(limits.rowsChangedByImport)
      .refine((rows) => isEachOnce(rows.map(({ id }) => id)), { error: 'Name each row once.' }),
    made: z
      .array(madeRow)
      .max(madeMost)
      .refine((rows) => isEachOnce(rows.map(({ id }) => id)), { error: 'Name each row once.' }),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: {
    ...{ account: null, accountId: null, addedExpenses: 0, addedIncomes: 0 },
    ...{ addedTransfers: 0, skipped: 0, changed: [], made: [] },
  },
} as const satisfies Entity

const column = z.int().min(0).max(199)

/** How to read the columns of a file, counted from 0. */
export const importMapping = z.strictObject({
  delimiter: z.enum([',', ';', '\t', '|']),
  /** The row of headings, counted from 0; null when the file has none. */
  headerRow: z.int().min(0).max(200).nullable(),
  date: column,
  dateOrder: z.enum(['dmy', 'mdy', 'ymd']),
  /** One column of amounts, or one for what left and one for what came. */
  amount: column.nullable(),
  debit: column.nullable(),
  credit: column.nullable(),
  /** Only says whether the amount came or left. */
  type: column.nullable(),
  fee: column.nullable(),
  decimalMark: z.enum(['.', ',']),
  /** Whether a plain number is money that came, as most banks write it, or money that left. */
  sign: z.enum(['plus-came', 'plus-left']),
  /** Put together in this order. */
  description: z.array(column).min(1).max(6),
  merchant: column.nullable(),
  currency: column.nullable(),
  bankId: column.nullable(),
  account: column.nullable(),
  state: column.nullable(),
  category: column.nullable().default(null),
  /** What the account held after each row. */
  balance: column.nullable().default(null),
  /** What moved the account in its own currency; one that does not say it leaves it to the file. */
  accountAmount: column.nullable().optional(),
  accountCurrency: column.nullable().optional(),
  /** Where no column says it. */
  defaultCurrency: currency,
})
export type ImportMapping = z.infer<typeof importMapping>

type Mapped = { readonly mapping: Pick<ImportMapping, 'amount' | 'debit' | 'credit'> }

const checkMapping = ({ mapping: { amount, debit, credit } }: Mapped): Complaints =>
  amount === null && debit === null && credit === null
    ? { 'mapping.amount': 'Choose the column that has the amount.' }
    : {}

export const importMappings = {
  writable: {
    /** Of the headings and the shape of a file: the same bank's next one has it too. */
    fingerprint: named(64, 'Say which files it is for.'),
    name: named(120, 'Give it a name.'),
    mapping: importMapping,
    /** The import that taught it, if only that: taking the import back forgets it too. */
    importId: uuid.nullable(),
    /** The account its files went into last. */
    accountId: uuid.nullable(),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: { importId: null, accountId: null },
  check: checkMapping,
} as const satisfies Entity
