/** What else a device shows when a row changes or goes; the server's references say the same. */
import type { Follow } from '#domain/command.ts'
import { followIncome } from '#domain/follow-income.ts'
import { followExpense } from '#domain/loans/follow-expense.ts'

export const follows: Readonly<Record<string, Follow | undefined>> = {
  expenses: followExpense,
  incomes: followIncome,
}
