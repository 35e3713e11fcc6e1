import { useState } from 'react'
import { OpenedPanel, useCloseGone, useOpened } from '#web/form/use-opened.tsx'
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
  const asked = bar.editing ?? bar.moving
  const found = views.find(({ goal }) => goal.id === asked) ?? null
  const { close } = bar
  const opened = useOpened(asked, found)
  useCloseGone(opened, close)
  const { row: view, isDeleted, isGone } = opened
  if (isGone) return null
  if (view && bar.moving) {
    const { goal } = view
    return (
      <OpenedPanel isDeleted={isDeleted}>
        <MoneySheet
          view={view}
          row={null}
          kind="contribution"
          onSave={(kind, fields, otherId) =>
            isDeleted
              ? writes.moveAgain(goal, kind, fields)
              : writes.move(goal, kind, fields, otherId)
          }
          onRemove={bar.close}
          onClose={bar.close}
        />
      </OpenedPanel>
    )
  }
  return (
    <OpenedPanel isDeleted={isDeleted}>
      <EditGoal {...{ view, views, writes, isDeleted }} onClose={close} onGone={close} />
    </OpenedPanel>
  )
}

export interface EditGoalProps {
  readonly view: GoalView | null
  readonly views: readonly GoalView[]
  readonly writes: GoalWrites
  /** Elsewhere, while it was open here. */
  readonly isDeleted: boolean
  readonly onClose: () => void
  /** After it was deleted. */
  readonly onGone: () => void
}

/** A new goal, or one that is changed; deleting one with entries is asked about. */
export function EditGoal(props: EditGoalProps) {
  const { view, views, writes, isDeleted, onClose, onGone } = props
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
          if (view && !isDeleted) writes.change(view.goal, fields)
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
