import { z } from 'zod'
import { contributions, goals } from '#contract/entities/goals.ts'

/** Compiled checks need eval, which the content policy refuses. */
z.config({ jitless: true })

/** The same shapes the server checks. */
export const goalShape = z.object(goals.writable)
export const moveShape = z.object(contributions.writable)
