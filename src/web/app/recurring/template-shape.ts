import { z } from 'zod'
import { expenseTemplates, incomeTemplates } from '#contract/entities/templates.ts'

/** Compiled checks need eval, which the content policy refuses. */
z.config({ jitless: true })

/** The same shapes the server checks. */
export const expenseTemplateShape = z.object(expenseTemplates.writable)
export const incomeTemplateShape = z.object(incomeTemplates.writable)
