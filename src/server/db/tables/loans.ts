import { doublePrecision, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { amount, day, instant, kept, replicated } from './column.ts'

export const loansTable = pgTable('loans', {
  ...replicated,
  name: text('name').notNull(),
  lender: text('lender'),
  kind: text('kind').notNull(),
  principal: amount('principal').notNull(),
  currency: text('currency').notNull(),
  annualRateBps: doublePrecision('annual_rate_bps').notNull(),
  rateChanges: jsonb('rate_changes').notNull(),
  frequency: text('frequency').notNull(),
  termPeriods: integer('term_periods'),
  payment: amount('payment'),
  startOn: day('start_on').notNull(),
  firstPaymentOn: day('first_payment_on').notNull(),
  interestOnlyPeriods: integer('interest_only_periods').notNull(),
  balloon: amount('balloon').notNull(),
  dayCount: text('day_count').notNull(),
  compounding: text('compounding').notNull(),
  paymentRounding: text('payment_rounding').notNull(),
  interestRounding: text('interest_rounding').notNull(),
  balanceKept: text('balance_kept').notNull(),
  firstPeriod: text('first_period').notNull(),
  fees: jsonb('fees').notNull(),
  status: text('status').notNull(),
  posting: text('posting').notNull(),
  categoryId: uuid('category_id'),
  remindDays: integer('remind_days'),
  trackFrom: day('track_from'),
  nextDueOn: day('next_due_on'),
  nextDueAmount: amount('next_due_amount'),
  endsOn: day('ends_on').notNull(),
  balance: amount('balance').notNull(),
  ...kept,
})

const scheduleRow = {
  period: integer('period').notNull(),
  date: day('date').notNull(),
  payment: amount('payment').notNull(),
  principal: amount('principal').notNull(),
  interest: amount('interest').notNull(),
  extra: amount('extra').notNull(),
  fees: amount('fees').notNull(),
  balance: amount('balance').notNull(),
  createdAt: instant('created_at').notNull(),
}

export const amortizationTable = pgTable('amortization', {
  ...replicated,
  loanId: uuid('loan_id').notNull(),
  ...scheduleRow,
})

export const paymentsTable = pgTable('payments', {
  ...replicated,
  loanId: uuid('loan_id').notNull(),
  date: day('date').notNull(),
  amount: amount('amount').notNull(),
  type: text('type').notNull(),
  effect: text('effect'),
  note: text('note'),
  dueOn: day('due_on'),
  principalPart: amount('principal_part').notNull(),
  interestPart: amount('interest_part').notNull(),
  feesPart: amount('fees_part').notNull(),
  expenseId: uuid('expense_id'),
  ...kept,
})

export const loanVersionsTable = pgTable('loan_versions', {
  ...replicated,
  loanId: uuid('loan_id').notNull(),
  why: text('why').notNull(),
  terms: jsonb('terms').notNull(),
  totals: jsonb('totals').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const loanVersionRowsTable = pgTable('loan_version_rows', {
  ...replicated,
  loanId: uuid('loan_id').notNull(),
  versionId: uuid('version_id').notNull(),
  ...scheduleRow,
})
