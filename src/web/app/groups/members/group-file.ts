import { csvLine } from '#domain/csv.ts'
import { decimalOf } from '#domain/money.ts'
import type { Shown } from '../use-money.ts'

const heads = ['Date', 'Kind', 'Description', 'Amount', 'Currency', 'Paid by', 'Status'] as const

/** A line for each expense and payment, with a column for what it means to each member. */
export function groupCsv({ group, money, names }: Shown): string {
  const members = group.members.map(({ memberId }) => memberId)
  const sum = (amount: number, currency: string) => ({ decimal: decimalOf(amount, currency) })
  const net = (plus: readonly Part[], minus: readonly Part[], memberId: string) =>
    partOf(plus, memberId) - partOf(minus, memberId)
  const expenses = money.expenses.map(({ date, currency, payers, shares, ...row }) => ({
    date,
    cells: [
      ...[date, 'Expense', row.description, sum(row.amount, currency), currency],
      payers.map(({ memberId }) => names.plain(memberId)).join(', '),
      '',
      ...members.map((memberId) => sum(net(payers, shares, memberId), currency)),
    ],
  }))
  const payments = money.settlements.map(({ date, currency, amount, from, to, ...row }) => ({
    date,
    cells: [
      ...[date, 'Payment', row.note ?? '', sum(amount, currency), currency],
      names.plain(from),
      row.status,
      ...members.map((memberId) =>
        sum(net([{ memberId: from, amount }], [{ memberId: to, amount }], memberId), currency),
      ),
    ],
  }))
  const rows = [...expenses, ...payments].toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const head = csvLine([...heads, ...members.map(names.plain)])
  return head + rows.map(({ cells }) => csvLine(cells)).join('')
}

interface Part {
  readonly memberId: string
  readonly amount: number
}

const partOf = (parts: readonly Part[], memberId: string) =>
  parts.reduce((sum, part) => (part.memberId === memberId ? sum + part.amount : sum), 0)

/** Everything as it is kept; amounts are whole minor units. */
export const groupJson = ({ group, money }: Shown): string =>
  `${JSON.stringify({ group, ...money }, null, 2)}\n`
