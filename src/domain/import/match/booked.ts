/** What is already in the book, in the shape that imported rows are compared with. */
import type { Day } from '#domain/calendar/calendar.ts'
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
  /** Something of it came back already. */
  readonly isRefunded?: true
}

interface Entry {
  readonly id: string
  readonly date: Day
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly bankId: string | null
  readonly importId: string | null
}

type Expense = Entry & { readonly merchant: string | null; readonly refundOf: string | null }
type Income = Entry & { readonly source: string | null }

/** The account of each import. */
export type AccountsOfImports = ReadonlyMap<string, string | null>

const accountOf = ({ importId }: Entry, accounts: AccountsOfImports) =>
  importId === null ? null : (accounts.get(importId) ?? null)

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
  }
}

export interface EntryDocParts {
  readonly id: string
  readonly importId: string
  readonly categoryId: string | null
}

/** Below zero the money left. */
export const tableOf = ({ amount }: Pick<StatementRow, 'amount'>): 'expenses' | 'incomes' =>
  amount < 0 ? 'expenses' : 'incomes'

/** A booking as it is stored; amounts are never negative there. */
export function entryDoc(row: StatementRow, { id, importId, categoryId }: EntryDocParts) {
  const { date, currency, description, merchant, notes, bankId } = row
  const base = { id, date, currency, description, notes, bankId, importId, categoryId }
  const doc = { ...base, amount: Math.abs(row.amount) }
  return tableOf(row) === 'expenses'
    ? { ...doc, merchant, paymentMethod: row.payment }
    : { ...doc, source: merchant }
}
