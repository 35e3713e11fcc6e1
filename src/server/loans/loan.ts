import type { Row } from '#contract/sync.ts'
import { type Day, dayAt } from '#domain/calendar.ts'
import { type DatedRow, planLoan } from '#domain/loans/loan-plan.ts'
import { type LoanFacts, type PaymentFacts, planOf } from '#domain/loans/plan-of.ts'
import type { Settled } from '#domain/loans/standing.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { type Complaint, invalid } from '../documents/validate.ts'
import { wireObject } from '../documents/wire.ts'
import type { Hand } from '../documents/write.ts'
import { requireProfile } from '../users/profiles.ts'
import { readDealtWith } from './instalments.ts'

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
  /** In the order they were made. */
  readonly payments: readonly Payment[]
  readonly settled: Settled
}

export async function readBook(tx: Transaction, hand: Hand, loan: Loan): Promise<LoanBook> {
  const payments = await readPayments(tx, hand, loan.id)
  const paidOf = new Map<Day, number>()
  for (const { dueOn, amount } of payments) {
    if (dueOn !== null) paidOf.set(dueOn, (paidOf.get(dueOn) ?? 0) + amount)
  }
  const dealtWith = await readDealtWith(tx, hand, loan.id)
  const trackFrom = loan.trackFrom ?? (await dayOfAdding(tx, hand, loan))
  return { loan, payments, settled: { trackFrom, dealtWith, paidOf } }
}

async function readPayments({ client }: Transaction, { scope }: Hand, loanId: string) {
  const { rows } = await client.query<{ row: Payment }>(
    `select ${wireObject(paymentDocuments)} as row from payments t
      where t.scope = $1 and t.loan_id = $2 order by t.created_at, t.id`,
    [scope, loanId],
  )
  return rows.map(({ row }) => row)
}

async function dayOfAdding(tx: Transaction, { uid }: Hand, { createdAt }: Loan): Promise<Day> {
  const { timezone } = await requireProfile(tx.client, uid)
  return dayAt(Date.parse(createdAt), timezone)
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
