import type { Row } from '#contract/sync.ts'
import type { GoalStatus } from '#domain/goals/progress.ts'

export type Goal = Row & {
  readonly name: string
  readonly targetAmount: number
  readonly currency: string
  readonly status: GoalStatus
  readonly totalSaved: number
  readonly lastContributionAt: string | null
  readonly milestone: number
}
