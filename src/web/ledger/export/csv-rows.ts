import type { Cell } from '#domain/csv.ts'
import { costOf, earnedOf } from '#domain/ledger.ts'
import type { CategoryNames } from '#domain/ledger-filter.ts'
import { decimalOf } from '#domain/money/money.ts'
import type { Entry, Expense, Income } from '../model/entry.ts'

/** What accounts are called, and what they are kept in. */
export type AccountNames = ReadonlyMap<string, { readonly name: string; readonly currency: string }>

/** One column: its heading, and what a row has to say to it. */
interface Column<Row> {
  readonly name: string
  readonly cell: (row: Row, names: CategoryNames, accounts: AccountNames) => Cell
}

const nameOf = (id: string | null, names: CategoryNames) => (id && names.get(id)) || ''
const money = (amount: number, unit: string) => ({ decimal: decimalOf(amount, unit) })
const minus = (amount: number, isMinus: boolean) => (isMinus ? -amount : amount)

const accountIn = ({ accountId }: Entry, accounts: AccountNames) =>
  accountId ? accounts.get(accountId) : undefined

/** What the bank moved, in the currency of the account; null where nobody said. */
const movedIn = ({ amount, currency: unit, accountAmount }: Entry, held: string) =>
  accountAmount ?? (unit === held ? amount : null)

interface Charged {
  readonly feeId: string | null
  readonly fee: { readonly side: 'from' | 'to' } | null
  readonly from: { readonly accountId: string } | null
  readonly to: { readonly accountId: string } | null
}

/** The fee of a transfer is in no account of its own: the side it is of has moved it. */
export function feeAccounts(transfers: readonly Charged[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { feeId, fee, ...sides } of transfers) {
    const side = fee && sides[fee.side]
    if (feeId && side) found.set(feeId, side.accountId)
  }
  return found
}

const isRefund = (row: Entry) => 'refundOf' in row && row.refundOf !== null

const before: readonly Column<Entry>[] = [
  { name: 'Date', cell: ({ date }) => date },
  { name: 'Description', cell: ({ description }) => description },
]
const after: readonly Column<Entry>[] = [
  {
    name: 'Account',
    cell: (row, _, accounts) => accountIn(row, accounts)?.name ?? null,
  },
  {
    name: 'Account amount',
    cell: (row, _, accounts) => {
      const account = accountIn(row, accounts)
      const moved = account && movedIn(row, account.currency)
      return moved ? money(minus(moved, isRefund(row)), account.currency) : null
    },
  },
  {
    name: 'Account currency',
    cell: (row, _, accounts) => accountIn(row, accounts)?.currency ?? null,
  },
  { name: 'Tags', cell: ({ tags }) => tags.join(', ') },
  { name: 'Notes', cell: ({ notes }) => notes },
  { name: 'Rate', cell: ({ rate }) => rate && `${rate.value} ${rate.to}` },
  { name: 'Bank id', cell: ({ bankId }) => bankId },
  { name: 'Id', cell: ({ id }) => id },
]
const currency: Column<Entry> = { name: 'Currency', cell: (row) => row.currency }
const category: Column<Entry> = {
  name: 'Category',
  cell: ({ categoryId }, names) => nameOf(categoryId, names),
}

const partWords = ({ lines, currency: unit }: Expense, names: CategoryNames) =>
  (lines ?? [])
    .map(({ categoryId, amount, note }) =>
      [decimalOf(amount, unit), nameOf(categoryId, names), note].filter(Boolean).join(' '),
    )
    .join('; ')

/** A refund is money back, so its amount is below zero; the cost is what is left to its owner. */
const ofExpense: readonly Column<Expense>[] = [
  ...before,
  { name: 'Amount', cell: (row) => money(minus(row.amount, !!row.refundOf), row.currency) },
  { name: 'Cost', cell: (row) => money(costOf(row), row.currency) },
  currency,
  category,
  { name: 'Parts', cell: partWords },
  { name: 'Where', cell: ({ merchant }) => merchant },
  { name: 'Paid with', cell: ({ paymentMethod }) => paymentMethod },
  { name: 'Refund of', cell: ({ refundOf }) => refundOf },
  {
    name: 'Expected back',
    cell: (row) => row.expectedBack && money(row.expectedBack.amount, row.currency),
  },
  { name: 'Expected from', cell: ({ expectedBack }) => expectedBack?.from ?? null },
  { name: 'Expected on', cell: ({ expectedBack }) => expectedBack?.dueOn ?? null },
  { name: 'Paid back by', cell: ({ expectedBack }) => expectedBack?.settledBy ?? null },
  {
    name: 'Repaid of a loan',
    cell: ({ loanPrincipal, currency: unit }) => loanPrincipal && money(loanPrincipal, unit),
  },
  {
    name: 'Part',
    cell: ({ installment }) => installment && `${installment.n} of ${installment.of}`,
  },
  ...after,
]

const ofIncome: readonly Column<Income>[] = [
  ...before,
  { name: 'Amount', cell: (row) => money(row.amount, row.currency) },
  { name: 'Earned', cell: (row) => money(earnedOf(row), row.currency) },
  currency,
  category,
  { name: 'From', cell: ({ source }) => source },
  { name: 'Pays back', cell: ({ settles }) => settles },
  ...after,
]

const isIncome = (row: Entry): row is Income => 'source' in row

const ofAccounts = new Set(['Account', 'Account amount', 'Account currency'])

/** A book without accounts says nothing of them. */
const shown = <Row>(columns: readonly Column<Row>[], accounts: AccountNames) =>
  accounts.size > 0 ? columns : columns.filter(({ name }) => !ofAccounts.has(name))

export const csvHeading = (
  table: 'expenses' | 'incomes',
  accounts: AccountNames,
): readonly Cell[] =>
  table === 'expenses'
    ? shown(ofExpense, accounts).map(({ name }) => name)
    : shown(ofIncome, accounts).map(({ name }) => name)

export const csvCells = (
  row: Entry,
  names: CategoryNames,
  accounts: AccountNames,
): readonly Cell[] =>
  isIncome(row)
    ? shown(ofIncome, accounts).map(({ cell }) => cell(row, names, accounts))
    : // A part of a group's expense says less than an expense of one's own.
      shown(ofExpense, accounts).map(({ cell }) => cell(row, names, accounts) ?? null)
