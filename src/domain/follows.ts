/** What else a device shows when a row changes or goes; the server's references say the same. */
import { drop, type Follow, put, type Row } from './command.ts'
import { apportion } from './loans/apportion.ts'

type Entered = Row & {
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

/**
 * A payment of a loan and the expense it is are one fact. It is still for what it was for, about:
 * the server shares it out by the schedule.
 */
const followExpense: Follow = (rows, change) => {
  const before = rows.row('expenses', change.id) as Entered | null
  if (!before?.loanId) return [change]
  const [payment] = rows.where('payments', 'expenseId', change.id) as readonly Payment[]
  if (!payment) return [change]
  if (!change.row) return [change, drop('payments', payment.id)]
  const { date, amount } = change.row as Entered
  if (date === payment.date && amount === payment.amount) return [change]
  const due = { fees: payment.feesPart ?? 0, interest: payment.interestPart ?? 0 }
  const parts = apportion(due, [amount])[0]
  const row = { ...change.row, loanPrincipal: parts?.principalPart || null }
  return [{ ...change, row }, put('payments', { ...payment, ...parts, date, amount })]
}

type Income = Row & { readonly settles?: string | null }
type Expense = Row & { readonly expectedBack?: { readonly settledBy: string | null } | null }

/** An expense that an income paid back is open again when the income goes. */
const followIncome: Follow = (rows, change) => {
  const income = change.row ? null : (rows.row('incomes', change.id) as Income | null)
  const expense = income?.settles ? (rows.row('expenses', income.settles) as Expense | null) : null
  if (!expense || expense.expectedBack?.settledBy !== change.id) return [change]
  const expectedBack = { ...expense.expectedBack, settledBy: null }
  return [change, put('expenses', { ...expense, expectedBack })]
}

/** By the table whose row it is. */
export const follows: Readonly<Record<string, Follow | undefined>> = {
  expenses: followExpense,
  incomes: followIncome,
}
