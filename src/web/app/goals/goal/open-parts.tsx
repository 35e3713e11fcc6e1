import { useNavigate } from 'react-router'
import { routes } from '#contract/routes.ts'
import { signedAmount } from '#domain/goals/saved-history.ts'
import { OpenedPanel, useCloseGone, useOpened } from '#web/form/use-opened.tsx'
import type { GoalView } from '../goal-view.ts'
import { EditGoal } from '../open-goal.tsx'
import { canRemove, refuseRemoval } from '../refuse-removal.ts'
import { MoneySheet } from '../sheet/money-sheet.tsx'
import type { GoalBar } from '../use-goal-address.ts'
import type { GoalWrites } from '../use-goal-writes.ts'

export interface OpenPartsProps {
  readonly bar: GoalBar
  readonly view: GoalView
  /** Elsewhere, while it or its money was being changed here. */
  readonly isGoalDeleted: boolean
  readonly views: readonly GoalView[]
  readonly writes: GoalWrites
}

/** The sheet the address of one goal asks for. */
export function OpenParts(props: OpenPartsProps) {
  const { bar, view, isGoalDeleted, views, writes } = props
  const navigate = useNavigate()
  const { goal } = view
  const found = view.contributions.find(({ id }) => id === bar.changing) ?? null
  const opened = useOpened(bar.changing, found)
  useCloseGone(opened, bar.close)
  const { row, isDeleted, isGone } = opened
  if (bar.isEditing) {
    const leave = () => void navigate(routes.goals.path, { replace: true })
    return (
      <OpenedPanel isDeleted={isGoalDeleted}>
        <EditGoal
          {...{ view, views, writes }}
          isDeleted={isGoalDeleted}
          onClose={bar.close}
          onGone={leave}
        />
      </OpenedPanel>
    )
  }
  if (isGone) return null
  return (
    <OpenedPanel isDeleted={isDeleted || isGoalDeleted}>
      <MoneySheet
        key={row?.id ?? 'new'}
        view={view}
        row={row}
        kind={row?.kind ?? bar.moving ?? 'contribution'}
        onSave={(kind, fields, otherId) => {
          const totalSaved = goal.totalSaved - (row ? signedAmount(row) : 0)
          if (isGoalDeleted) writes.moveAgain({ ...goal, totalSaved }, kind, fields)
          else if (row && !isDeleted) writes.changeMove(row, goal, fields)
          else writes.move(goal, kind, fields, otherId)
        }}
        onRemove={() => {
          if (!row) return
          if (!canRemove(row, goal)) return refuseRemoval()
          writes.removeMove(row, goal)
          bar.close()
        }}
        onClose={bar.close}
      />
    </OpenedPanel>
  )
}
