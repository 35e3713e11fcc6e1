import { useEffect, useState } from 'react'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import { DeleteGoal } from './delete-goal.tsx'
import type { GoalView } from './goal-view.ts'
import { lastPriority } from './list/arrange.ts'
import { GoalSheet } from './sheet/goal-sheet.tsx'
import { MoneySheet } from './sheet/money-sheet.tsx'
import type { GoalWrites } from './use-goal-writes.ts'
import type { GoalsBar } from './use-goals-address.ts'

export interface OpenGoalProps {
  readonly bar: GoalsBar
  readonly views: readonly GoalView[]
  readonly writes: GoalWrites
}

/** The sheet the address of the list asks for. */
export function OpenGoal({ bar, views, writes }: OpenGoalProps) {
  const { isComplete } = useReplicaStatus()
  const asked = bar.editing ?? bar.moving
  const view = views.find(({ goal }) => goal.id === asked) ?? null
  const isGone = asked !== null && view === null
  useEffect(() => {
    if (isGone && isComplete) bar.close()
  }, [isGone, isComplete, bar])
  if (isGone) return null
  if (view && bar.moving) {
    return (
      <MoneySheet
        view={view}
        row={null}
        kind="contribution"
        onSave={(kind, fields) => writes.move(view.goal, kind, fields)}
        onRemove={bar.close}
        onClose={bar.close}
      />
    )
  }
  const { close } = bar
  return <EditGoal view={view} views={views} writes={writes} onClose={close} onGone={close} />
}

export interface EditGoalProps {
  readonly view: GoalView | null
  readonly views: readonly GoalView[]
  readonly writes: GoalWrites
  readonly onClose: () => void
  /** After it was deleted. */
  readonly onGone: () => void
}

/** A new goal, or one that is changed; deleting one with entries is asked about. */
export function EditGoal({ view, views, writes, onClose, onGone }: EditGoalProps) {
  const [isRemoving, setRemoving] = useState(false)
  const remove = () => {
    if (view) writes.remove(view)
    onGone()
  }
  const hasEntries = view !== null && view.contributions.length > 0
  return (
    <>
      <GoalSheet
        key={view?.goal.id ?? 'new'}
        view={view}
        priority={lastPriority(views.map(({ goal }) => goal))}
        onSave={(fields, savedAlready) => {
          if (view) writes.change(view.goal, fields)
          else writes.add(fields, savedAlready)
        }}
        onRemove={() => (hasEntries ? setRemoving(true) : remove())}
        onClose={onClose}
      />
      {isRemoving && view ? (
        <DeleteGoal
          view={view}
          onArchive={() => {
            writes.archive(view.goal, true)
            onClose()
          }}
          onDelete={remove}
          onClose={() => setRemoving(false)}
        />
      ) : null}
    </>
  )
}
