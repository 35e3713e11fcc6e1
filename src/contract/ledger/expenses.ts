/** An expense: money that left, on a day, for something. */
import { z } from 'zod'
import {
  amount,
  type Complaints,
  createdBy,
  day,
  type Entity,
  instant,
  named,
  text,
  uuid,
} from '../entity.ts'
import {
  checkTransaction,
  type TransactionRow,
  transaction,
  transactionBase,
  transactionBaseDefaults,
  transactionDefaults,
} from './transaction.ts'

export const paymentMethods = ['cash', 'card', 'bank', 'mobile', 'other'] as const

const paid = { merchant: text(120).nullable(), paymentMethod: z.enum(paymentMethods) } as const
const paidDefaults = { merchant: null, paymentMethod: 'card' } as const

/** What a template of an expense has too. */
export const expenseBase = { ...transactionBase, ...paid } as const
export const expenseBaseDefaults = { ...transactionBaseDefaults, ...paidDefaults } as const

const line = z.strictObject({
  categoryId: uuid.nullable(),
  amount,
  note: text(200).nullable(),
})

const expectedBack = z.strictObject({
  amount,
  from: named(120, 'Say who pays it back.'),
  dueOn: day.nullable(),
  /** The income that paid it back, or the last of several. */
  settledBy: uuid.nullable(),
  /** What came of it before, where it comes in parts. */
  received: amount.optional(),
})

const installment = z.strictObject({
  planId: uuid,
  n: z.int().min(1).max(120),
  of: z.int().min(2).max(120),
})

/** What must hold between the fields of an expense. */
export type ExpenseRow = TransactionRow & {
  readonly id?: unknown
  readonly amount: number
  readonly lines: readonly { readonly amount: number }[] | null
  readonly refundOf: string | null
  readonly expectedBack: { readonly amount: number; readonly received?: number | undefined } | null
  readonly installment: { readonly n: number; readonly of: number } | null
  readonly loanId?: string | null
  readonly loanPrincipal: number | null
}

export function checkExpense(row: ExpenseRow): Complaints {
  const wrong: Record<string, string> = { ...checkTransaction(row) }
  const inLines = row.lines?.reduce((sum, { amount: part }) => sum + part, 0) ?? row.amount
  if (inLines !== row.amount) wrong.lines = 'The parts have to add up to the whole amount.'
  if ((row.expectedBack?.amount ?? 0) > row.amount) {
    wrong['expectedBack.amount'] = 'No more can come back than was spent.'
  }
  if (row.expectedBack && (row.expectedBack.received ?? 0) >= row.expectedBack.amount) {
    wrong['expectedBack.amount'] = 'As much of it came back already.'
  }
  if ((row.installment?.n ?? 0) > (row.installment?.of ?? 0)) {
    wrong['installment.n'] = 'There are not that many parts.'
  }
  return { ...wrong, ...checkRefund(row), ...checkRepaid(row) }
}

/** What is paid back of a loan is part of one plain expense. */
function checkRepaid({
  amount: whole,
  loanId,
  loanPrincipal,
  lines,
  refundOf,
  expectedBack: back,
}: ExpenseRow) {
  const wrong: Record<string, string> = {}
  if (loanPrincipal === null) return wrong
  // The server works out what is paid back of a loan that is here.
  if (loanPrincipal > whole && !loanId) {
    wrong.amount = 'It cannot be less than what is paid back of the loan.'
  }
  if (lines) wrong.lines = 'An instalment of a loan is not split.'
  if (refundOf !== null) wrong.refundOf = 'An instalment of a loan is not a refund.'
  if (back) wrong.expectedBack = 'An instalment of a loan does not come back.'
  return wrong
}

/** A refund takes from the spending of another expense, and is nothing else besides. */
function checkRefund({ id, refundOf, expectedBack: back, installment: part }: ExpenseRow) {
  const wrong: Record<string, string> = {}
  if (refundOf === null) return wrong
  if (refundOf === id) wrong.refundOf = 'Choose another expense than this one.'
  if (back) wrong.expectedBack = 'A refund is already back.'
  if (part) wrong.installment = 'A refund is not paid in parts.'
  return wrong
}

export const expenses = {
  writable: {
    ...transaction,
    ...paid,
    /** One purchase over several categories; `categoryId` is then that of the first. */
    lines: z
      .array(line)
      .min(2, { error: 'Split it into at least two parts.' })
      .max(20, { error: 'Split it into at most 20 parts.' })
      .nullable(),
    /** The expense this is money back for: its amount then counts as less spent. */
    refundOf: uuid.nullable(),
    /** The part that is not my cost. */
    expectedBack: expectedBack.nullable(),
    /** One of the months of a purchase paid in parts. */
    installment: installment.nullable(),
    /** The loan it is an instalment of, and what of it is paid back: that part is no spending. */
    loanId: uuid.nullable(),
    loanPrincipal: amount.nullable(),
    /** Its picture. */
    receiptId: uuid.nullable(),
  },
  serverOwned: { ...createdBy, updatedAt: instant },
  defaults: {
    ...transactionDefaults,
    ...paidDefaults,
    lines: null,
    refundOf: null,
    expectedBack: null,
    installment: null,
    loanId: null,
    loanPrincipal: null,
    receiptId: null,
  },
  check: checkExpense,
} as const satisfies Entity
