import { expenses } from '#contract/entities/expenses.ts'
import type { Row } from '#contract/sync.ts'
import type { Day } from '#domain/calendar.ts'
import { documentsOf } from '../documents/collection.ts'
import type { Loan } from './loan.ts'

export const expenseDocuments = documentsOf('expenses')

interface Made {
  readonly id: string
  readonly date: Day
  readonly amount: number
  /** What of it makes the debt smaller. */
  readonly principalPart: number
}

/** The expense a payment is in the books as: what it pays back is told apart. */
export const instalmentExpense = (loan: Loan, made: Made): Row => ({
  ...expenses.defaults,
  id: made.id,
  date: made.date,
  amount: made.amount,
  currency: loan.currency,
  description: loan.name,
  merchant: loan.lender,
  categoryId: loan.categoryId,
  paymentMethod: 'bank',
  loanId: loan.id,
  loanPrincipal: made.principalPart || null,
})
