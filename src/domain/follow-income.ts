/** An expense that an income paid back is open again when the income goes. */
import { type Follow, put, type Row } from './command.ts'

type Income = Row & { readonly settles?: string | null }
type Expense = Row & { readonly expectedBack?: { readonly settledBy: string | null } | null }

export const followIncome: Follow = (rows, change) => {
  const income = change.row ? null : (rows.row('incomes', change.id) as Income | null)
  const expense = income?.settles ? (rows.row('expenses', income.settles) as Expense | null) : null
  if (!expense || expense.expectedBack?.settledBy !== change.id) return [change]
  const expectedBack = { ...expense.expectedBack, settledBy: null }
  return [change, put('expenses', { ...expense, expectedBack })]
}
