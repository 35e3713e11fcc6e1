/** Where money is: accounts, what moved between them, and what the bank said of them. */
import { z } from 'zod'
import { type TransferReason, transferComplaints } from '#domain/accounts/transfer.ts'
import { docOf } from '../command-args.ts'
import {
  amount,
  type Complaints,
  createdBy,
  currency,
  day,
  type Entity,
  instant,
  named,
  text,
  uuid,
} from '../entity.ts'
import { expenses } from '../ledger/expenses.ts'
import { incomes } from '../ledger/incomes.ts'
import { limits } from '../limits.ts'

export const accountKinds = [
  'cash',
  'current',
  'savings',
  'card',
  'loan',
  'asset',
  'liability',
] as const
export const transferReasons = ['own', 'outside', 'unexplained'] as const
export const checkpointTimes = ['open', 'close'] as const
export const checkpointSources = ['typed', 'ofx', 'camt', 'csv'] as const
export const leftOutReasons = ['unticked', 'duplicate', 'deleted'] as const

/** Below zero is owed. */
const signed = z
  .int({ error: 'Enter an amount.' })
  .min(-limits.amountMinorUnits, { error: 'That amount is too large.' })
  .max(limits.amountMinorUnits, { error: 'That amount is too large.' })
const monthDay = z.int().min(1).max(31).nullable()
const bankId = text(200).nullable()
const stamps = { ...createdBy, updatedAt: instant } as const

type AccountRow = {
  readonly id?: unknown
  readonly kind: string
  readonly payFromId: string | null
} & Readonly<Record<string, unknown>>

const cardOnly = ['creditLimit', 'payFromId', 'closesOnDay', 'dueOnDay'] as const

function checkAccount(row: AccountRow): Complaints {
  const wrong: Record<string, string> = {}
  if (row.loanId !== null && row.kind !== 'loan') wrong.loanId = 'Only a loan shows a loan.'
  if (row.kind !== 'card') {
    for (const field of cardOnly) if (row[field] !== null) wrong[field] = 'Only a card has this.'
  }
  if (row.payFromId !== null && row.payFromId === row.id) {
    wrong.payFromId = 'Choose another account than this one.'
  }
  return wrong
}

export const accounts = {
  writable: {
    name: named(80, 'Give the account a name.'),
    kind: z.enum(accountKinds),
    currency,
    /** At the start of its first day: rows before that day are in it. */
    openingBalance: signed,
    openingOn: day,
    institution: text(120).nullable(),
    /** As the bank writes it. */
    number: text(64).nullable(),
    icon: text(40),
    color: text(40),
    /** The smallest comes first. */
    order: z.int().min(0).max(100_000),
    archived: z.boolean(),
    includeInNetWorth: z.boolean(),
    /** The loan that an account of that kind shows. */
    loanId: uuid.nullable(),
    creditLimit: amount.nullable(),
    /** The account a card is paid from, when its statement closes, and when it is due. */
    payFromId: uuid.nullable(),
    closesOnDay: monthDay,
    dueOnDay: monthDay,
    note: text(500).nullable(),
  },
  serverOwned: stamps,
  defaults: {
    ...{ openingBalance: 0, institution: null, number: null, icon: 'landmark', color: 'honey' },
    ...{ order: 0, archived: false, includeInNetWorth: true, loanId: null, creditLimit: null },
    ...{ payFromId: null, closesOnDay: null, dueOnDay: null, note: null },
  },
  check: checkAccount,
} as const satisfies Entity

/** What an entry was, whole, so that taking a transfer apart gives back that very row. */
const keptOf = <Doc extends z.ZodObject>(doc: Doc) =>
  z.strictObject({ ...doc.shape, ...stamps }).nullable()

export const sideFields = {
  accountId: uuid,
  /** Of a joint account: the group it is of. Only paying in and out write it. */
  groupId: uuid.nullable().optional(),
  /** In the currency of its account. */
  amount,
  date: day,
  text: text(200),
  bankId,
  importId: uuid.nullable(),
  isPending: z.boolean(),
} as const

const fee = z.strictObject({
  side: z.enum(['from', 'to']),
  amount,
  categoryId: uuid.nullable(),
})

type TransferRow = Pick<Parameters<typeof transferComplaints>[0], 'from' | 'to' | 'fee'> & {
  readonly reason: TransferReason
}

/** Whether what left arrived depends on the currencies of its accounts, which the server knows. */
const checkTransfer = (row: TransferRow): Complaints => transferComplaints(row, (id) => id)

export const transfers = {
  writable: {
    /** What left is an expense when it is taken apart, and what came an income. */
    from: z.strictObject({ ...sideFields, kept: keptOf(docOf(expenses)) }).nullable(),
    to: z.strictObject({ ...sideFields, kept: keptOf(docOf(incomes)) }).nullable(),
    /** All of a transfer that is spent: an expense is kept of it. */
    fee: fee.nullable(),
    reason: z.enum(transferReasons),
    note: text(500).nullable(),
    tags: z.array(text(40).min(1)).max(20),
    /** What made it by itself, and the day by its rule. */
    templateId: uuid.nullable(),
    occurrenceOn: day.nullable(),
  },
  serverOwned: {
    ...stamps,
    /** Of the side the money left by, else of the other: decides its month. */
    date: day,
    /** The expense its fee is, which the server keeps with it. */
    feeId: uuid.nullable(),
  },
  defaults: {
    ...{ from: null, to: null, fee: null, reason: 'own', note: null, tags: [] },
    ...{ templateId: null, occurrenceOn: null },
  },
  check: checkTransfer,
} as const satisfies Entity

/** What an asset or a liability was worth at the end of a day. */
export const valuations = {
  writable: { accountId: uuid, date: day, value: signed, note: text(500).nullable() },
  serverOwned: stamps,
  defaults: { note: null },
} as const satisfies Entity

/** What the bank said a balance was; it never bends ours. */
export const checkpoints = {
  writable: {
    accountId: uuid,
    date: day,
    at: z.enum(checkpointTimes),
    balance: signed,
    source: z.enum(checkpointSources),
    importId: uuid.nullable(),
  },
  serverOwned: stamps,
  defaults: { at: 'close', source: 'typed', importId: null },
} as const satisfies Entity

/** Two rows that are no transfer, said by whoever took them apart. */
export const transferRejections = {
  writable: {
    /** The bank's ids, or those of rows made by hand. */
    outKey: named(200, 'Say which row it was.'),
    inKey: named(200, 'Say which row it was.'),
  },
  serverOwned: stamps,
  defaults: {},
} as const satisfies Entity

/** A line of a statement that is not in the book. */
export const leftOutLines = {
  writable: {
    importId: uuid,
    accountId: uuid,
    date: day,
    effect: signed,
    text: text(200),
    bankId,
    why: z.enum(leftOutReasons),
  },
  serverOwned: stamps,
  defaults: { bankId: null },
} as const satisfies Entity
