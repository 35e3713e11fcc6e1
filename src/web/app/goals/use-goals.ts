import { useMemo } from 'react'
import { useRows } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import type { Contribution } from './goal.ts'
import { type GoalView, viewOf } from './goal-view.ts'

const none: readonly Contribution[] = []

/** Every goal with what is in it; the same array until one of them or the day changes. */
export function useGoals(): readonly GoalView[] {
  const goals = useRows('goals')
  const contributions: readonly Contribution[] = useRows('contributions')
  const { timezone } = useLocale()
  const today = useToday()
  return useMemo(() => {
    const byGoal = Map.groupBy(contributions, ({ goalId }) => goalId)
    return goals.map((goal) => viewOf(goal, byGoal.get(goal.id) ?? none, { today, timezone }))
  }, [goals, contributions, today, timezone])
}
