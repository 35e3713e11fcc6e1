import type { DatedRow } from '#domain/loans/loan-plan.ts'
import { standingOf } from '#domain/loans/standing.ts'
import type { Transaction } from '../db/database.ts'
import { type Hand, updateMany } from '../documents/write.ts'
import { type Loan, type LoanBook, loanDocuments } from './loan.ts'

/** What the server says of a loan, whoever changed what of it. */
export const standingFields = ['nextDueOn', 'nextDueAmount', 'endsOn', 'balance', 'status'] as const

/** One that has nothing left to pay is paid; one that is not active has nothing due. */
export function withStanding({ loan, settled }: LoanBook, rows: readonly DatedRow[]): Loan {
  const standing = standingOf(rows, loan.principal, settled)
  const status = loan.status === 'active' && !standing.nextDueOn ? 'paid' : loan.status
  if (status === 'active') return { ...loan, ...standing, status }
  const balance = status === 'paid' ? 0 : standing.balance
  return { ...loan, ...standing, nextDueOn: null, nextDueAmount: null, balance, status }
}

export async function saveStanding(
  tx: Transaction,
  hand: Hand,
  book: LoanBook,
  rows: readonly DatedRow[],
): Promise<void> {
  const loan = withStanding(book, rows)
  await updateMany(tx, loanDocuments, [loan], new Set(standingFields), hand)
}
