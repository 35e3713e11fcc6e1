import { jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { amount, kept, replicated, transaction } from './column.ts'

export const expensesTable = pgTable('expenses', {
  ...replicated,
  ...transaction,
  merchant: text('merchant'),
  paymentMethod: text('payment_method').notNull(),
  lines: jsonb('lines'),
  refundOf: uuid('refund_of'),
  expectedBack: jsonb('expected_back'),
  installment: jsonb('installment'),
  loanId: uuid('loan_id'),
  loanPrincipal: amount('loan_principal'),
  receiptId: uuid('receipt_id'),
  ...kept,
})
