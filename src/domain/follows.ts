/** What else a device shows when a row changes or goes; the server's references say the same. */
import { drop, type Follow, put, type Row } from './command.ts'
import { apportion } from './loans/apportion.ts'
import { backWith, type ExpectedBack, type PayingBack } from './money/paid-back.ts'

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
const followInstalment: Follow = (rows, change) => {
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

type Income = Row & PayingBack & { readonly settles?: string | null }
type Expense = Row & { readonly currency: string; readonly expectedBack?: ExpectedBack | null }

/** What came back stays what it is when more or less of it is expected. */
const followExpense: Follow = (rows, change) => {
  const before = rows.row('expenses', change.id) as Expense | null
  const after = change.row as Expense | null
  const [was, is] = [before?.expectedBack, after?.expectedBack]
  if (!(after && was && is) || was.amount === is.amount) return followInstalment(rows, change)
  const paying = rows.where('incomes', 'settles', change.id) as readonly Income[]
  if (paying.length === 0) return [change]
  return [{ ...change, row: { ...after, expectedBack: backWith(is, after.currency, paying) } }]
}

/** What is expected of an expense is told by the incomes that pay it back. */
const followIncome: Follow = (rows, change) => {
  const [before, after] = [rows.row('incomes', change.id), change.row] as (Income | null)[]
  const ids = new Set([before?.settles ?? '', after?.settles ?? ''].filter(Boolean))
  const expenses = [...ids].flatMap((id) => (rows.row('expenses', id) as Expense | null) ?? [])
  const owed = expenses.flatMap((expense) => {
    const back = expense.expectedBack
    if (!back) return []
    const all = rows.where('incomes', 'settles', expense.id) as readonly Income[]
    const others = all.filter(({ id }) => id !== change.id)
    const own = after && after.settles === expense.id ? [after] : []
    const expectedBack = backWith(back, expense.currency, [...others, ...own])
    return [put('expenses', { ...expense, expectedBack })]
  })
  return [change, ...owed]
}

/** By the table whose row it is. */
export const follows: Readonly<Record<string, Follow | undefined>> = {
  expenses: followExpense,
  incomes: followIncome,
}
