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
  /** The account of the book it is in, if any. */
  readonly accountId?: string | null
  /** Something of it came back already. */
  readonly isRefunded?: true
  /** A side of a transfer made by hand: its words are ours, so a bank's will be others. */
  readonly isWordless?: true
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
    accountId: expense.accountId ?? null,
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
  }
}

/** Bought in another currency: a statement has what the bank moved, in the account's. */
export const asMoved = (
  row: BookedRow,
  moved: number | null | undefined,
  currency: string,
): BookedRow => (moved ? { ...row, amount: Math.sign(row.amount) * moved, currency } : row)

interface BookedSide extends Pick<Entry, 'date' | 'amount' | 'bankId' | 'importId'> {
  readonly accountId: string
  readonly text: string
  /** What it was: an expense has a merchant, an income a source. */
  readonly kept: Readonly<Record<string, unknown>> | null
}

interface BookedTransfer {
  readonly id: string
  readonly from: BookedSide | null
  readonly to: BookedSide | null
}

/** What is said of an account where one of its rows is. */
export interface KnownOf {
  readonly currency: string
  readonly name: string
}

/**
 * The sides of a transfer were rows of a statement too, each of its own account. One made by hand
 * has no words, so it is told, and compared, by the account on its other side.
 */
export function bookedSides(
  { id, from, to }: BookedTransfer,
  knownOf: (accountId: string) => KnownOf,
  accounts: AccountsOfImports,
): readonly BookedRow[] {
  const sides = [
    { side: from, name: 'from', sign: -1, way: 'to', other: to },
    { side: to, name: 'to', sign: 1, way: 'from', other: from },
  ]
  return sides.flatMap(({ side, name, sign, way, other }) => {
    if (!side) return []
    const there = other ? knownOf(other.accountId).name : 'elsewhere'
    const words = `Transfer ${way} ${there}`
    const { accountId, date, text, bankId, importId, kept } = side
    const merchant = kept?.merchant ?? kept?.source ?? null
    return {
      ...{ id: `${id}.${name}`, date, bankId, accountId, amount: sign * side.amount },
      ...{ currency: knownOf(accountId).currency, description: text.trim() || words },
      merchant: typeof merchant === 'string' ? merchant : null,
      account: importId === null ? null : (accounts.get(importId) ?? null),
      // Nothing was spent, so nothing comes back.
      isRefunded: true,
      ...(text.trim() === '' && bankId === null && { isWordless: true as const }),
    }
  })
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
  const said = { bankAmount: isOwn ? Math.abs(row.amount) : null, bankOn: row.date }
  return { accountId: id, isPending: row.isPending, ...said }
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
