import type { Row } from '#contract/sync.ts'
import { type Day, dayAt } from '#domain/calendar.ts'
import { type DatedRow, planLoan } from '#domain/loans/loan-plan.ts'
import { type LoanFacts, type PaymentFacts, planOf } from '#domain/loans/plan-of.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { type Complaint, invalid } from '../documents/validate.ts'
import { wireObject } from '../documents/wire.ts'
import type { Hand } from '../documents/write.ts'
import { requireProfile } from '../users/profiles.ts'
import { readTakenBack } from './instalments.ts'

export type Loan = Row &
  LoanFacts & {
    readonly name: string
    readonly lender: string | null
    readonly currency: string
    readonly status: 'active' | 'paid' | 'archived'
    readonly posting: 'by-hand' | 'payment' | 'expense'
    readonly categoryId: string | null
    readonly trackFrom: Day | null
    readonly createdAt: string
  }

export type Payment = Row &
  PaymentFacts & {
    readonly loanId: string
    readonly dueOn: Day | null
    readonly principalPart: number
    readonly interestPart: number
    readonly feesPart: number
    readonly note: string | null
    readonly expenseId: string | null
  }

export const loanDocuments = documentsOf('loans')
export const paymentDocuments = documentsOf('payments')
export const scheduleDocuments = documentsOf('amortization')

/** A loan with all that was paid for it. */
export interface LoanBook {
  readonly loan: Loan
  readonly payments: readonly Payment[]
  /** Instalments before this day count as paid. */
  readonly trackFrom: Day
  /** Where its owner lives. */
  readonly today: Day
  /** What was taken back of instalments that were due, and is not posted again. */
  readonly takenBack: number
}

export async function readBook(tx: Transaction, hand: Hand, loan: Loan): Promise<LoanBook> {
  const payments = await readPayments(tx, hand, loan.id)
  const { timezone } = await requireProfile(tx.client, hand.uid)
  const trackFrom = loan.trackFrom ?? dayAt(Date.parse(loan.createdAt), timezone)
  const today = dayAt(hand.now.getTime(), timezone)
  const takenBack = await readTakenBack(tx, hand, loan.id, trackFrom)
  return { loan, payments, trackFrom, today, takenBack }
}

async function readPayments({ client }: Transaction, { scope }: Hand, loanId: string) {
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
  const plan = planOf(loan, payments)
  const verdict = planLoan(plan)
  const refuse = (wrong: Complaint) => invalid([[`${path}${wrong[0]}`, wrong[1]]])
  if (!verdict.ok) {
    throw verdict.problem === 'never-ends'
      ? refuse(['payment', 'This payment does not even cover the interest. Enter a higher one.'])
      : refuse(['termPeriods', 'These terms do not lead to a schedule.'])
  }
  if (loan.termPeriods === null && verdict.rows.length === plan.termPeriods) {
    throw refuse(['payment', `It would take more than ${plan.termPeriods} payments. Enter more.`])
  }
  return verdict
}
