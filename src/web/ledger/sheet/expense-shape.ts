import { z } from 'zod'
import { expenses } from '#contract/entities/expenses.ts'

/** Compiled checks need eval, which the content policy refuses. */
z.config({ jitless: true })

/** The same shape the server checks. */
export const expenseShape = z.object(expenses.writable)
