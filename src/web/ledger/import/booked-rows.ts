import type { Row } from '#contract/sync.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import {
  type AccountsOfImports,
  asMoved,
  type BookedRow,
  bookedExpense,
  bookedIncome,
  bookedSides,
} from '#domain/import/match/booked.ts'
import type { Replica } from '#web/data/replica/types.ts'

type Expense = Parameters<typeof bookedExpense>[0]
type Income = Parameters<typeof bookedIncome>[0]
type Transfer = Parameters<typeof bookedSides>[0]

/** Money back may come this long after it was spent, and a booking a few days beside it. */
const daysBefore = 180
const daysAfter = 7

function* months(replica: Replica, table: 'expenses' | 'incomes') {
  for (const month of replica.months(table)) yield replica.monthRows(table, month)
}

/** The rows of the book that may be those of a statement: near its days, or with a bank's id. */
export function bookedRows(replica: Replica, first: Day, last: Day): readonly BookedRow[] {
  const accounts: AccountsOfImports = new Map(
    [...replica.rows('imports').values()].map(({ id, account }) => [id, account as string | null]),
  )
  const [from, to] = [addDays(first, -daysBefore), addDays(last, daysAfter)]
  const isNear = ({ date, bankId }: Row) =>
    bankId !== null || (String(date) >= from && String(date) <= to)
  const found: BookedRow[] = []
  const refunded = new Set<unknown>()
  for (const { refundOf } of replica.rows('expenses').values()) refunded.add(refundOf)
  const knownOf = (id: string) => {
    const account = replica.rows('accounts').get(id)
    return { currency: String(account?.currency ?? ''), name: String(account?.name ?? '') }
  }
  const inAccount = (one: BookedRow, { accountAmount, accountId }: Row) =>
    asMoved(one, accountAmount as number | null, knownOf(String(accountId)).currency)
  for (const rows of months(replica, 'expenses'))
    for (const row of rows.filter(isNear)) {
      const one = inAccount(bookedExpense(row as Row & Expense, accounts), row)
      found.push(refunded.has(row.id) ? { ...one, isRefunded: true } : one)
    }
  for (const rows of months(replica, 'incomes'))
    for (const row of rows.filter(isNear))
      found.push(inAccount(bookedIncome(row as Row & Income, accounts), row))
  for (const row of replica.rows('transfers').values())
    found.push(...bookedSides(row as Row & Transfer, knownOf, accounts))
  return found
}
