import type { Row } from '#contract/sync.ts'
import { type MovingRow, ownEffect } from '#domain/accounts/moves.ts'
import { arrivingOf } from '#domain/accounts/recurring-transfers.ts'
import { addDays, type Day } from '#domain/calendar/calendar.ts'
import {
  type AccountsOfImports,
  asMoved,
  type BookedRow,
  bookedExpense,
  bookedIncome,
  paidInNone,
} from '#domain/import/match/booked.ts'
import { asFee, bookedSides, feeSide } from '#domain/import/match/booked-sides.ts'
import { type DueTemplate, dueRows } from '#domain/import/match/due-rows.ts'
import { type RateTable, type TypedRate, valueIn } from '#domain/money/rates.ts'
import { bookIn, otherMovers } from '#web/accounts/account-sums.ts'
import { newId } from '#web/data/new-id.ts'
import type { Replica } from '#web/data/replica/types.ts'
import { templateTables } from '#web/recurring/occurrence-writes.ts'
import { moverName, moverOf } from '../model/mover.ts'

type Expense = Parameters<typeof bookedExpense>[0]
type Income = Parameters<typeof bookedIncome>[0]
type Transfer = Parameters<typeof bookedSides>[0]

/** Money back may come this long after it was spent, and a booking a few days beside it. */
const daysBefore = 180
const daysAfter = 7

function* months(replica: Replica, table: 'expenses' | 'incomes') {
  for (const month of replica.months(table)) yield replica.monthRows(table, month)
}

/** It is told by its loan or its bill; a statement may name the lender. */
function saidOf(replica: Replica, id: string) {
  const mover = moverOf(replica, id)
  const loan = mover?.is === 'payment' ? replica.rows('loans').get(mover.row.loanId) : null
  return { description: moverName(mover), merchant: loan?.lender ? String(loan.lender) : null }
}

const paidOnDay: ReadonlySet<MovingRow['kind']> = new Set(['loan-payment', 'group-paid'])

/** What is no entry but moved an account: a payment of a loan, or money in a group. */
function bookedMove(
  row: MovingRow,
  { description, merchant }: Pick<BookedRow, 'description' | 'merchant'>,
): BookedRow | null {
  const { id, kind, date, currency, accountId } = row
  const amount = ownEffect(row)
  if (amount === 0) return null
  return {
    ...{ id, date, amount, currency, description, merchant, accountId },
    ...{ bankId: null, account: null },
    ...(paidOnDay.has(kind) && { isPaidOnDay: true as const }),
    ...(kind === 'loan-payment' && !accountId && { paid: paidInNone }),
    // Nothing comes back of it as money back of an expense does.
    isRefunded: true,
  }
}

type TransferTemplate = DueTemplate & Parameters<typeof arrivingOf>[0] & Way
interface Way {
  readonly fromId: string
  readonly toId: string
}

/** What is expected near these days; a transfer is posted by what left. */
function* expectedRows(
  replica: Replica,
  isNear: (day: Day) => boolean,
  currencyOf: (accountId: string) => string,
): Generator<BookedRow> {
  for (const kind of ['expense', 'income'] as const)
    for (const row of replica.rows(templateTables[kind]).values())
      yield* dueRows(kind, row as Row & DueTemplate, isNear, newId)
  for (const row of replica.rows(templateTables.transfer).values()) {
    const { fromId, toId, toAmount, ...template } = row as Row & TransferTemplate
    for (const one of dueRows('transfer', { ...template, accountId: fromId }, isNear, newId)) {
      yield one
      const amount = arrivingOf({ amount: template.amount, toAmount }, -one.amount)
      const due = one.due && { ...one.due, entryId: null }
      const there = { accountId: toId, currency: currencyOf(toId), amount }
      yield { ...one, id: `${one.id}.to`, ...there, ...(due && { due }) }
    }
  }
}

const spanOf = (first: Day, last: Day) => [addDays(first, -daysBefore), addDays(last, daysAfter)]

/** Of what was written by hand in no account: a statement may have it in another one. */
export function writtenCurrencies(replica: Replica, first: Day, last: Day): readonly string[] {
  const [from = first, to = last] = spanOf(first, last)
  const found = new Set<string>()
  for (const table of ['expenses', 'incomes'] as const)
    for (const rows of months(replica, table))
      for (const { date, bankId, accountId, currency } of rows) {
        const isNear = String(date) >= from && String(date) <= to
        if (isNear && bankId === null && !accountId) found.add(String(currency))
      }
  return [...found].sort()
}

/** The rows of the book that may be those of a statement: near its days, or with a bank's id. */
export function bookedRows(
  replica: Replica,
  first: Day,
  last: Day,
  rates: RateTable | null = null,
  currencies: readonly string[] = [],
): readonly BookedRow[] {
  const accounts: AccountsOfImports = new Map(
    [...replica.rows('imports').values()].map(({ id, account }) => [id, account as string | null]),
  )
  const [from = first, to = last] = spanOf(first, last)
  const isNear = ({ date, bankId }: Row) =>
    bankId !== null || (String(date) >= from && String(date) <= to)
  const found: BookedRow[] = []
  const refunded = new Set<unknown>()
  for (const { refundOf } of replica.rows('expenses').values()) refunded.add(refundOf)
  const knownOf = (id: string) => {
    const account = replica.rows('accounts').get(id)
    return { currency: String(account?.currency ?? ''), name: String(account?.name ?? '') }
  }
  const inAccount = (
    one: BookedRow,
    { accountAmount }: { readonly accountAmount?: unknown; readonly id: string },
  ) => asMoved(one, accountAmount as number | null, knownOf(String(one.accountId)).currency)
  const withAbout = (one: BookedRow, row: Row): BookedRow => {
    if (one.bankId !== null) return one
    // Where it is in no account, a statement in any of them may have it.
    const { currency } = knownOf(String(one.accountId))
    const wanted = (currency ? [currency] : currencies).filter((to) => to !== one.currency)
    const priced = { ...one, rate: row.rate as TypedRate | null }
    const about = wanted.flatMap((to) => {
      const value = valueIn(priced, to, rates)
      return value === null ? [] : [[to, value] as const]
    })
    return about.length === 0 ? one : { ...one, about: Object.fromEntries(about) }
  }
  const transfers = [...replica.rows('transfers').values()].map((row) => row as Row & Transfer)
  const byFee = new Map(transfers.flatMap((one) => (one.feeId ? [[one.feeId, one] as const] : [])))
  for (const rows of months(replica, 'expenses'))
    for (const row of rows.filter(isNear)) {
      const paid = inAccount(bookedExpense(row as Row & Expense, accounts), row)
      const moved = byFee.get(row.id)
      const priced = paid.amount < 0 ? withAbout(paid, row) : paid
      const one = moved ? asFee(priced, feeSide(moved)) : priced
      found.push(refunded.has(row.id) ? { ...one, isRefunded: true } : one)
    }
  for (const rows of months(replica, 'incomes'))
    for (const row of rows.filter(isNear))
      found.push(withAbout(inAccount(bookedIncome(row as Row & Income, accounts), row), row))
  for (const one of transfers) found.push(...bookedSides(one, knownOf, accounts))
  for (const row of otherMovers(bookIn(replica))) {
    if (row.date < from || row.date > to) continue
    const one = bookedMove(row, saidOf(replica, row.id))
    if (one) found.push(inAccount(one, row))
  }
  const isInSpan = (day: Day) => day >= from && day <= to
  found.push(...expectedRows(replica, isInSpan, (id) => knownOf(id).currency))
  return found
}
