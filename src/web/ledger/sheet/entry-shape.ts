import { z } from 'zod'
import { expenses } from '#contract/entities/expenses.ts'
import { incomes } from '#contract/entities/incomes.ts'

/** Compiled checks need eval, which the content policy refuses. */
z.config({ jitless: true })

/** The same shapes the server checks. */
export const expenseShape = z.object(expenses.writable)
export const incomeShape = z.object(incomes.writable)
