import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import type { GoalView } from '../goal-view.ts'
import { EditGoal } from '../open-goal.tsx'
import { canRemove, refuseRemoval } from '../refuse-removal.ts'
import { MoneySheet } from '../sheet/money-sheet.tsx'
import type { GoalBar } from '../use-goal-address.ts'
import type { GoalWrites } from '../use-goal-writes.ts'

export interface OpenPartsProps {
  readonly bar: GoalBar
  readonly view: GoalView
  readonly views: readonly GoalView[]
  readonly writes: GoalWrites
}

/** The sheet the address of one goal asks for. */
export function OpenParts({ bar, view, views, writes }: OpenPartsProps) {
  const navigate = useNavigate()
  const { isComplete } = useReplicaStatus()
  const { goal } = view
  const row = view.contributions.find(({ id }) => id === bar.changing) ?? null
  const isGone = bar.changing !== null && row === null
  useEffect(() => {
    if (isGone && isComplete) bar.close()
  }, [isGone, isComplete, bar])
  if (bar.isEditing) {
    const leave = () => void navigate(routes.goals.path, { replace: true })
    return <EditGoal view={view} views={views} writes={writes} onClose={bar.close} onGone={leave} />
  }
  if (isGone) return null
  return (
    <MoneySheet
      key={row?.id ?? 'new'}
      view={view}
      row={row}
      kind={row?.kind ?? bar.moving ?? 'contribution'}
      onSave={(kind, fields) => {
        if (row) writes.changeMove(row, goal, fields)
        else writes.move(goal, kind, fields)
      }}
      onRemove={() => {
        if (!row) return
        if (!canRemove(row, goal)) return refuseRemoval()
        writes.removeMove(row, goal)
        bar.close()
      }}
      onClose={bar.close}
    />
  )
}
