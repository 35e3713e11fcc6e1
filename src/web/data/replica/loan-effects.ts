import type { Effect, RowPatch } from './shapes.ts'

/** How it is shared out between interest and principal is worked out by the server. */
const pay: Effect = (read, { loanId, id, ...said }, { at, uid }) => {
  const loan = typeof loanId === 'string' ? read.row('loans', loanId) : null
  if (!loan || typeof id !== 'string') return []
  const isExtra = said.type === 'extra-principal'
  const payment = {
    effect: null,
    note: null,
    expenseId: null,
    ...said,
    id,
    loanId,
    dueOn: isExtra ? null : loan.nextDueOn,
    principalPart: null,
    interestPart: null,
    feesPart: null,
    createdAt: at,
    createdBy: uid,
    updatedAt: at,
  }
  return [{ table: 'payments', id, row: read.row('payments', id) ?? payment }]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The expense it was entered as changes with it; how it is shared out the server works out. */
const changePayment: Effect = (read, { id, patch }, { at }) => {
  const payment = typeof id === 'string' ? read.row('payments', id) : null
  if (!payment || !isRecord(patch)) return []
  const parts = { principalPart: null, interestPart: null, feesPart: null }
  const after = { ...payment, ...patch, ...parts, id: payment.id, updatedAt: at }
  const changed: RowPatch = { table: 'payments', id: payment.id, row: after }
  const expense =
    typeof payment.expenseId === 'string' ? read.row('expenses', payment.expenseId) : null
  if (!expense) return [changed]
  const { date = expense.date, amount = expense.amount } = patch
  const entry = { ...expense, date, amount, updatedAt: at }
  return [changed, { table: 'expenses', id: expense.id, row: entry }]
}

const removePayment: Effect = (read, { id }) => {
  const payment = typeof id === 'string' ? read.row('payments', id) : null
  if (!payment) return []
  const { expenseId } = payment
  const gone: RowPatch = { table: 'payments', id: payment.id, row: null }
  if (typeof expenseId !== 'string' || !read.row('expenses', expenseId)) return [gone]
  return [gone, { table: 'expenses', id: expenseId, row: null }]
}

/** What the commands of loans will probably do. */
export const loanEffects: Readonly<Record<string, Effect>> = {
  'loans.pay': pay,
  'loans.changePayment': changePayment,
  'loans.removePayment': removePayment,
}
