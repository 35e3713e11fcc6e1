import { z } from 'zod'
import { budgets } from '#contract/entities/budgets.ts'

/** Compiled checks need eval, which the content policy refuses. */
z.config({ jitless: true })

/** The same shape the server checks. */
export const budgetShape = z.object(budgets.writable)
