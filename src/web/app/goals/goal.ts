import type { z } from 'zod'
import type { contributions, goals } from '#contract/goals/entities.ts'
import type { Contribution as Moved } from '#domain/goals/saved-history.ts'

/** Everything a person may write of a goal. */
export type GoalFields = Readonly<z.infer<z.ZodObject<typeof goals.writable>>>

/** One that is stored, with what is in it. */
export type Goal = GoalFields & {
  readonly id: string
  readonly totalSaved: number
  readonly milestone: number
  readonly createdAt: string
}

export type MoveFields = Readonly<z.infer<z.ZodObject<typeof contributions.writable>>>

export type Contribution = MoveFields &
  Moved & { readonly id: string; readonly goalId: string; readonly createdAt: string }
