import type { Cell } from '#domain/csv.ts'
import { costOf, earnedOf } from '#domain/ledger.ts'
import type { CategoryNames } from '#domain/ledger-filter.ts'
import { decimalOf } from '#domain/money/money.ts'
import { say } from '#web/words/say.ts'
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
  { name: say('Date'), cell: ({ date }) => date },
  { name: say('Description'), cell: ({ description }) => description },
]
const after: readonly Column<Entry>[] = [
  {
    name: say('Account'),
    cell: (row, _, accounts) => accountIn(row, accounts)?.name ?? null,
  },
  {
    name: say('Account amount'),
    cell: (row, _, accounts) => {
      const account = accountIn(row, accounts)
      const moved = account && movedIn(row, account.currency)
      return moved ? money(minus(moved, isRefund(row)), account.currency) : null
    },
  },
  {
    name: say('Account currency'),
    cell: (row, _, accounts) => accountIn(row, accounts)?.currency ?? null,
  },
  { name: say('Tags'), cell: ({ tags }) => tags.join(', ') },
  { name: say('Notes'), cell: ({ notes }) => notes },
  { name: say('Rate'), cell: ({ rate }) => rate && `${rate.value} ${rate.to}` },
  { name: say('Bank id'), cell: ({ bankId }) => bankId },
  { name: say('Id'), cell: ({ id }) => id },
]
const currency: Column<Entry> = { name: say('Currency'), cell: (row) => row.currency }
const category: Column<Entry> = {
  name: say('Category'),
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
  { name: say('Amount'), cell: (row) => money(minus(row.amount, !!row.refundOf), row.currency) },
  { name: say('Cost'), cell: (row) => money(costOf(row), row.currency) },
  currency,
  category,
  { name: say('Parts'), cell: partWords },
  { name: say('Where'), cell: ({ merchant }) => merchant },
  { name: say('Paid with'), cell: ({ paymentMethod }) => paymentMethod },
  { name: say('Refund of'), cell: ({ refundOf }) => refundOf },
  {
    name: say('Expected back'),
    cell: (row) => row.expectedBack && money(row.expectedBack.amount, row.currency),
  },
  { name: say('Expected from'), cell: ({ expectedBack }) => expectedBack?.from ?? null },
  { name: say('Expected on'), cell: ({ expectedBack }) => expectedBack?.dueOn ?? null },
  { name: say('Paid back by'), cell: ({ expectedBack }) => expectedBack?.settledBy ?? null },
  {
    name: say('Repaid of a loan'),
    cell: ({ loanPrincipal, currency: unit }) => loanPrincipal && money(loanPrincipal, unit),
  },
  {
    name: say('Part'),
    cell: ({ installment }) =>
      installment && say('{n} of {of}', { n: installment.n, of: installment.of }),
  },
  ...after,
]

const ofIncome: readonly Column<Income>[] = [
  ...before,
  { name: say('Amount'), cell: (row) => money(row.amount, row.currency) },
  { name: say('Earned'), cell: (row) => money(earnedOf(row), row.currency) },
  currency,
  category,
  { name: say('From'), cell: ({ source }) => source },
  { name: say('Pays back'), cell: ({ settles }) => settles },
  ...after,
]

const isIncome = (row: Entry): row is Income => 'source' in row

const ofAccounts = new Set([say('Account'), say('Account amount'), say('Account currency')])

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
