import { useMemo } from 'react'
import { useTable } from '#web/data/replica-react.tsx'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { asContribution, asGoal, type Contribution } from './goal.ts'
import { type GoalView, viewOf } from './goal-view.ts'

const none: readonly Contribution[] = []

/** Every goal with what is in it; the same array until one of them or the day changes. */
export function useGoals(): readonly GoalView[] {
  const goals = useTable('goals')
  const contributions = useTable('contributions')
  const { timezone } = useLocale()
  const today = useToday()
  const { replica } = goals
  return useMemo(() => {
    // Read again whenever either table changes.
    void [goals.version, contributions.version]
    const rows = replica.monthRows('contributions', '').map(asContribution)
    const byGoal = Map.groupBy(rows, ({ goalId }) => goalId)
    return [...replica.rows('goals').values()]
      .map(asGoal)
      .map((goal) => viewOf(goal, byGoal.get(goal.id) ?? none, { today, timezone }))
  }, [replica, goals.version, contributions.version, today, timezone])
}
