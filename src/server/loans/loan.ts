import { dayAt } from '#domain/calendar/calendar.ts'
import type { DatedRow } from '#domain/loans/loan-plan.ts'
import {
  type Loan as LoanToPay,
  loanSchedule,
  type PaidLoan,
  type Payment,
} from '#domain/loans/place-payment.ts'
import { type PaymentFacts, trackedFrom } from '#domain/loans/plan-of.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { invalid } from '../documents/validate.ts'
import { wireObject } from '../documents/wire.ts'
import type { Writer } from '../documents/write.ts'
import { requireProfile } from '../users/profiles.ts'
import { readTakenBack } from './instalments.ts'

export type { Payment }

export type Loan = LoanToPay & {
  readonly status: 'active' | 'paid' | 'archived'
  readonly posting: 'by-hand' | 'payment' | 'expense'
}

export const loanDocuments = documentsOf('loans')
export const paymentDocuments = documentsOf('payments')
export const scheduleDocuments = documentsOf('amortization')

/** A loan with all that was paid for it. */
export interface LoanBook extends PaidLoan {
  readonly loan: Loan
  /** What was taken back of instalments that were due, and is not posted again. */
  readonly takenBack: number
}

export async function readBook(tx: Transaction, writer: Writer, loan: Loan): Promise<LoanBook> {
  const payments = await readPayments(tx, writer, loan.id)
  const { timezone } = await requireProfile(tx.client, writer.uid)
  const trackFrom = trackedFrom(loan, timezone)
  const today = dayAt(writer.now.getTime(), timezone)
  const takenBack = await readTakenBack(tx, writer, loan.id, trackFrom)
  return { loan, payments, trackFrom, today, takenBack }
}

async function readPayments({ client }: Transaction, { scope }: Writer, loanId: string) {
  const { rows } = await client.query<{ row: Payment }>(
    `select ${wireObject(paymentDocuments)} as row from payments t
      where t.scope = $1 and t.loan_id = $2 order by t.created_at, t.id`,
    [scope, loanId],
  )
  return rows.map(({ row }) => row)
}

/** The schedule a loan and its payments lead to; refused when they lead nowhere. */
export function scheduleOf(
  loan: Loan,
  payments: readonly PaymentFacts[],
  path = '',
): { readonly rows: readonly DatedRow[]; readonly payment: number } {
  const schedule = loanSchedule(loan, payments)
  if ('wrong' in schedule) throw invalid([schedule.wrong], path)
  return schedule
}
