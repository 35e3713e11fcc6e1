import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import { headingOf } from '#domain/goals/plan.ts'
import { percentOf } from '#domain/goals/progress.ts'
import type { Contribution } from '#domain/goals/saved-history.ts'

type Goal = DashboardAnswer['goals'][number]

export interface FoundGoal extends Omit<Goal, 'percent' | 'projectedOn' | 'standing'> {
  readonly createdOn: Day
  readonly moved: readonly Contribution[]
}

export const goalsQuestion = `select id, name, icon, color, currency, total_saved as "totalSaved",
    target_amount as "targetAmount", target_on as "targetOn", coalesce((
      select json_agg(json_build_object(
        'kind', c.kind, 'amount', c.amount, 'date', c.date,
        'isOpening', c.is_opening))
      from contributions c where c.scope = g.scope and c.goal_id = g.id
    ), '[]') as moved, (created_at at time zone (
      select timezone from users where id = $2))::date::text as "createdOn"
  from goals g where scope = $1 and status <> 'archived' order by priority, id limit 12`

/** What is saved for, in its order, when its pace leads there and whether that is in time. */
export function goalsOf(rows: readonly FoundGoal[], today: Day): Goal[] {
  return rows.map(({ moved, createdOn, ...goal }) => {
    const { outlook, standing } = headingOf(goal, moved, createdOn, today)
    const { left, reachedOn } = outlook
    return {
      ...goal,
      percent: percentOf(goal),
      projectedOn: left > 0 ? reachedOn : null,
      standing: standing.is,
    }
  })
}
