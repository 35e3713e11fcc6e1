/** A payment of a loan and the expense it is are one fact: the one changes with the other. */
import { drop, type Follow, put, type Row } from '../command.ts'
import { apportion } from './apportion.ts'

type Expense = Row & {
  readonly loanId?: string | null
  readonly date: string
  readonly amount: number
}

/** One that waits on a device for its first answer has no parts yet. */
type Payment = Row & {
  readonly date: string
  readonly amount: number
  readonly feesPart: number | null
  readonly interestPart: number | null
}

/** It is still for what it was for, about: the server shares it out by the schedule. */
export const followExpense: Follow = (rows, change) => {
  const before = rows.row('expenses', change.id) as Expense | null
  if (!before?.loanId) return [change]
  const [payment] = rows.where('payments', 'expenseId', change.id) as readonly Payment[]
  if (!payment) return [change]
  if (!change.row) return [change, drop('payments', payment.id)]
  const { date, amount } = change.row as Expense
  if (date === payment.date && amount === payment.amount) return [change]
  const due = { fees: payment.feesPart ?? 0, interest: payment.interestPart ?? 0 }
  const parts = apportion(due, [amount])[0]
  const row = { ...change.row, loanPrincipal: parts?.principalPart || null }
  return [{ ...change, row }, put('payments', { ...payment, ...parts, date, amount })]
}
