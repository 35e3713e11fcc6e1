import { formatAmount } from '#domain/money/money.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { Button } from '#web/ui/control/button.tsx'
import { Dialog, DialogActions, DialogContent } from '#web/ui/overlay/dialog.tsx'
import { say } from '#web/words/say.ts'
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
  const entries = say('{count, plural, one {its # entry} other {its {value} entries}}', {
    count,
    value: count.toLocaleString(locale),
  })
  const then = (act: () => void) => () => {
    act()
    onClose()
  }
  const isArchived = goal.status === 'archived'
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={
          goal.totalSaved > 0
            ? say('{sum} is in this goal', { sum })
            : say('Delete {goal}?', { goal: goal.name })
        }
        description={
          isArchived
            ? say('Deleting {goal} takes {entries} away too.', { goal: goal.name, entries })
            : say(
                `Deleting {goal} takes {entries} away too. Archived, it stays out of sight and
                keeps them.`,
                { goal: goal.name, entries },
              )
        }
      >
        <DialogActions>
          <Button look="destructive" onClick={then(onDelete)}>
            {say('Delete')}
          </Button>
          {isArchived ? (
            <Button look="outline" onClick={onClose}>
              {say('Keep it')}
            </Button>
          ) : (
            <Button onClick={then(onArchive)}>{say('Archive instead')}</Button>
          )}
        </DialogActions>
      </DialogContent>
    </Dialog>
  )
}
