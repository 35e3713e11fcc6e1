/** What is already in the book, in the shape that imported rows are compared with. */
import type { Day } from '#domain/calendar/calendar.ts'
import { type ExpectedBack, stillExpected } from '../../money/paid-back.ts'
import type { StatementRow } from '../statement.ts'

export interface BookedRow {
  readonly id: string
  readonly date: Day
  /** Below zero when the money left. */
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly merchant: string | null
  readonly bankId: string | null
  /** The number of the account it was imported from. */
  readonly account: string | null
  /** The account of the book it is in, if any. */
  readonly accountId?: string | null
  /** Written in another currency: what a rate says it moved, by the currency of a statement. */
  readonly about?: Readonly<Record<string, number>>
  /** Paid in cash and in no account: no bank knows of it. */
  readonly isCash?: true
  /** Its account and exact amount tell it, by whatever words and days beside a bank moves it. */
  readonly isPaidOnDay?: true
  /** What of it somebody else gives back, and of that what has not come yet. */
  readonly expected?: {
    readonly amount: number
    readonly left: number
    readonly from: string
  }
  /** Something of it came back already. */
  readonly isRefunded?: true
  /** Announced and not booked yet: what booking it changes, as it is now. */
  readonly pending?: PendingRow
  /** Written by hand: what a statement says of it, as it is now. */
  readonly written?: WrittenRow
  /** A side of a transfer by hand, which gets the bank's day. */
  readonly side?: WrittenSide
  readonly paid?: typeof paidInNone
  /** A day of what recurs that is no entry yet. */
  readonly due?: DueRow
}

export interface WrittenRow {
  readonly table: PendingRow['table']
  readonly was: {
    readonly accountId: string | null
    readonly bankId: null
    readonly bankAmount: number | null
    readonly bankOn: Day | null
  }
}

/** A side of a transfer that no bank has spoken of, as it is now. */
export interface WrittenSide {
  readonly table: 'transfers'
  readonly id: string
  readonly name: 'from' | 'to'
  readonly side: BookedSide
}

export interface BookedSide extends Pick<Entry, 'date' | 'amount' | 'bankId' | 'importId'> {
  readonly accountId: string
  /** Of a joint account: its day is its group's. */
  readonly groupId?: string | null
  readonly text: string
  /** What it was: an expense has a merchant, an income a source. */
  readonly kept: Readonly<Record<string, unknown>> | null
}

/** A payment of a loan in no account: a statement says which. */
export const paidInNone = { table: 'payments', was: { accountId: null } } as const

export interface DueRow {
  readonly kind: 'expense' | 'income' | 'transfer'
  readonly templateId: string
  readonly dueOn: Day
  readonly isWaiting: boolean
  /** It becomes a bill of a group. */
  readonly isOfGroup?: true
  /** The entry it becomes; null where another row makes it one. */
  readonly entryId: string | null
}

export interface PendingRow {
  readonly table: 'expenses' | 'incomes'
  /** It says more of its amount, such as by its parts, so the amount is its owner's to change. */
  readonly isKept: boolean
  readonly was: {
    readonly amount: number
    readonly date: Day
    readonly bankId: string | null
    readonly bankAmount: number | null
    readonly bankOn: Day | null
    readonly isPending: true
  }
}

interface Entry {
  readonly id: string
  readonly date: Day
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly bankId: string | null
  readonly importId: string | null
  readonly accountId?: string | null
  readonly isPending?: boolean
  readonly bankAmount?: number | null
  readonly bankOn?: Day | null
  readonly accountAmount?: number | null
}

const saysMore = ['lines', 'expectedBack', 'installment', 'loanId', 'settles'] as const

/** In another currency than its account's the bank's amount is not its own. */
function pendingOf(row: Entry, table: PendingRow['table']): { readonly pending?: PendingRow } {
  const { amount, date, bankId, bankAmount = null, bankOn = null } = row
  if (!row.isPending || !row.accountId || row.accountAmount) return {}
  const said = row as Entry & Readonly<Record<string, unknown>>
  const isKept = saysMore.some((name) => {
    const value = said[name] ?? null
    return Array.isArray(value) ? value.length > 0 : value !== null
  })
  const was = { amount, date, bankId, bankAmount, bankOn, isPending: true as const }
  return { pending: { table, isKept, was } }
}

/** What no bank has spoken of yet. */
function writtenOf(row: Entry, table: WrittenRow['table']): Pick<BookedRow, 'written'> {
  const { bankId, accountId = null, bankAmount = null, bankOn = null } = row
  return bankId === null
    ? { written: { table, was: { accountId, bankId, bankAmount, bankOn } } }
    : {}
}

type Expense = Entry & {
  readonly merchant: string | null
  readonly refundOf: string | null
  readonly paymentMethod?: string
  readonly expectedBack?: (ExpectedBack & { readonly from: string }) | null
}
type Income = Entry & { readonly source: string | null }

/** The account of each import. */
export type AccountsOfImports = ReadonlyMap<string, string | null>

const accountOf = ({ importId }: Entry, accounts: AccountsOfImports) =>
  importId === null ? null : (accounts.get(importId) ?? null)

function expectedOf({ expectedBack: back }: Expense): Pick<BookedRow, 'expected'> {
  return back
    ? { expected: { amount: back.amount, left: stillExpected(back), from: back.from } }
    : {}
}

/** A refund is an expense that brought money back. */
export function bookedExpense(expense: Expense, accounts: AccountsOfImports): BookedRow {
  const { id, date, currency, description, merchant, bankId } = expense
  const amount = expense.refundOf === null ? -expense.amount : expense.amount
  return {
    id,
    date,
    amount,
    currency,
    description,
    merchant,
    bankId,
    account: accountOf(expense, accounts),
    accountId: expense.accountId ?? null,
    ...pendingOf(expense, 'expenses'),
    ...writtenOf(expense, 'expenses'),
    ...expectedOf(expense),
    ...(expense.paymentMethod === 'cash' && !expense.accountId && { isCash: true as const }),
  }
}

export function bookedIncome(income: Income, accounts: AccountsOfImports): BookedRow {
  const { id, date, amount, currency, description, source, bankId } = income
  return {
    id,
    date,
    amount,
    currency,
    description,
    merchant: source,
    bankId,
    account: accountOf(income, accounts),
    accountId: income.accountId ?? null,
    ...pendingOf(income, 'incomes'),
    ...writtenOf(income, 'incomes'),
  }
}

/** Bought in another currency: a statement has what the bank moved, in the account's. */
export function asMoved(
  row: BookedRow,
  moved: number | null | undefined,
  currency: string,
): BookedRow {
  if (!moved) return row
  const { expected, ...rest } = row
  const amount = Math.sign(row.amount) * moved
  if (!expected) return { ...rest, amount, currency }
  // Others pay back in the currency it was bought in; here it only says what is not one's own.
  const size = Math.ceil((expected.amount * moved) / Math.abs(row.amount))
  return { ...rest, amount, currency, expected: { ...expected, amount: size, left: 0 } }
}

/** Where a booking goes; its currency says whether the bank's amount is what moved it. */
export interface IntoAccount {
  readonly id: string
  readonly currency: string
}

export interface EntryDocParts {
  readonly id: string
  readonly importId: string
  readonly categoryId: string | null
  /** Without one, nothing is said of an account. */
  readonly account?: IntoAccount | null
}

/** What the statement said stays beside what the person makes of it. */
function inAccount(row: StatementRow, { id, currency }: IntoAccount) {
  const isOwn = row.currency === currency
  const accountAmount = row.moved?.currency === currency ? row.moved.amount : null
  const said = { bankAmount: isOwn ? Math.abs(row.amount) : null, bankOn: row.date }
  const moved = accountAmount === null ? {} : { accountAmount }
  return { accountId: id, isPending: row.isPending, ...said, ...moved }
}

/** Below zero the money left. */
export const tableOf = ({ amount }: Pick<StatementRow, 'amount'>): 'expenses' | 'incomes' =>
  amount < 0 ? 'expenses' : 'incomes'

/** A booking as it is stored; amounts are never negative there. */
export function entryDoc(
  row: StatementRow,
  { id, importId, categoryId, account = null }: EntryDocParts,
) {
  const { date, currency, description, merchant, notes, bankId } = row
  const base = { id, date, currency, description, notes, bankId, importId, categoryId }
  const doc = { ...base, amount: Math.abs(row.amount), ...(account && inAccount(row, account)) }
  return tableOf(row) === 'expenses'
    ? { ...doc, merchant, paymentMethod: row.payment }
    : { ...doc, source: merchant }
}
