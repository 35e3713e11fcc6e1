import { formatAmount } from '#domain/money/money.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import type { GoalView } from './goal-view.ts'

export interface DeleteGoalProps {
  readonly view: GoalView
  readonly onArchive: () => void
  readonly onDelete: () => void
  readonly onClose: () => void
}

/** Asked only when something was put in. */
export function DeleteGoal({ view, onArchive, onDelete, onClose }: DeleteGoalProps) {
  const { locale } = useLocale()
  const { goal, contributions } = view
  const sum = formatAmount(goal.totalSaved, goal.currency, locale)
  const count = contributions.length
  const entries = count === 1 ? 'its 1 entry' : `its ${count.toLocaleString(locale)} entries`
  const then = (act: () => void) => () => {
    act()
    onClose()
  }
  const isArchived = goal.status === 'archived'
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={goal.totalSaved > 0 ? `${sum} is in this goal` : `Delete ${goal.name}?`}
        description={
          isArchived
            ? `Deleting ${goal.name} takes ${entries} away too.`
            : `Deleting ${goal.name} takes ${entries} away too. Archived, it stays out of sight ` +
              'and keeps them.'
        }
      >
        <DialogActions>
          <Button look="destructive" onClick={then(onDelete)}>
            Delete
          </Button>
          {isArchived ? (
            <Button look="outline" onClick={onClose}>
              Keep it
            </Button>
          ) : (
            <Button onClick={then(onArchive)}>Archive instead</Button>
          )}
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
