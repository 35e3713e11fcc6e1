import { z } from 'zod'
import { loans } from '#contract/entities/loans.ts'

/** Compiled checks need eval, which the content policy refuses. */
z.config({ jitless: true })

/** The same shape the server checks. */
export const loanShape = z.object(loans.writable)
