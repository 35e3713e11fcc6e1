import { coverInstalments, openUntil } from '#domain/loans/cover-instalments.ts'
import type { DatedRow } from '#domain/loans/loan-plan.ts'
import { standingOf } from '#domain/loans/standing.ts'
import type { Transaction } from '../db/database.ts'
import { updateMany, type Writer } from '../documents/write.ts'
import { apportionPayments } from './apportion-payments.ts'
import { saveInstalments } from './instalments.ts'
import { type Loan, type LoanBook, loanDocuments } from './loan.ts'

/** What the server says of a loan, whoever changed what of it. */
export const standingFields = ['nextDueOn', 'nextDueAmount', 'endsOn', 'balance', 'status'] as const

/** As it stood: nothing that it follows from has changed. */
export const withStanding = (
  loan: Loan,
  { nextDueOn, nextDueAmount, endsOn, balance, status }: Loan,
): Loan => ({ ...loan, nextDueOn, nextDueAmount, endsOn, balance, status })

/** What is open of the instalments whose day has come. */
export function openToday({ trackFrom, today, payments }: LoanBook, rows: readonly DatedRow[]) {
  const open = openUntil(coverInstalments(rows, trackFrom, payments), today)
  return open.reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * What every payment was for and which instalments are paid is written down; how the loan stands
 * with that is answered. What a change has opened again, of days that have come, is left to the
 * owner. One that has nothing left to pay is paid; one that is not active has nothing due.
 */
export async function settleLoan(
  tx: Transaction,
  writer: Writer,
  book: LoanBook,
  rows: readonly DatedRow[],
  openBefore = Number.POSITIVE_INFINITY,
): Promise<Loan> {
  const { loan, payments, trackFrom } = book
  const coverage = coverInstalments(rows, trackFrom, payments)
  await apportionPayments(tx, writer, payments, coverage)
  const open = openToday(book, rows)
  const takenBack = Math.min(open, book.takenBack + Math.max(0, open - openBefore))
  await saveInstalments(tx, writer, loan.id, coverage, takenBack)
  const standing = standingOf(rows, loan.principal, coverage)
  const status = loan.status === 'active' && !standing.nextDueOn ? 'paid' : loan.status
  if (status === 'active') return { ...loan, ...standing, status }
  const balance = status === 'paid' ? 0 : standing.balance
  return { ...loan, ...standing, nextDueOn: null, nextDueAmount: null, balance, status }
}

export async function saveStanding(
  tx: Transaction,
  writer: Writer,
  book: LoanBook,
  rows: readonly DatedRow[],
  openBefore?: number,
): Promise<void> {
  const loan = await settleLoan(tx, writer, book, rows, openBefore)
  await updateMany(tx, loanDocuments, [loan], new Set(standingFields), writer)
}
