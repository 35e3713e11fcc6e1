import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import HandCoins from 'lucide-react/icons/hand-coins'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { IconButton } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/control/menu.tsx'
import { say } from '#web/words/say.ts'
import type { Goal } from './goal.ts'
import type { GoalView } from './goal-view.ts'

export interface GoalActs {
  /** Money goes in, or out. */
  readonly move: (goal: Goal) => void
  readonly edit: (goal: Goal) => void
  readonly archive: (goal: Goal, isArchived: boolean) => void
  readonly remove: (view: GoalView) => void
}

export interface GoalMenuProps {
  readonly view: GoalView
  readonly acts: GoalActs
}

/** Everything that can be done with one goal. */
export function GoalMenu({ view, acts }: GoalMenuProps) {
  const { goal } = view
  const isArchived = goal.status === 'archived'
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton
          label={say('More for {goal}', { goal: goal.name })}
          className="relative -mt-1.5 -mr-2 text-muted-foreground"
        >
          <EllipsisVertical aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem onSelect={() => acts.move(goal)}>
          <HandCoins aria-hidden />
          {say('Add or take out money')}
        </MenuItem>
        <MenuItem onSelect={() => acts.edit(goal)}>
          <Pencil aria-hidden />
          {say('Edit')}
        </MenuItem>
        <MenuItem onSelect={() => acts.archive(goal, !isArchived)}>
          {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          {isArchived ? say('Take out of the archive') : say('Archive')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem look="destructive" onSelect={() => acts.remove(view)}>
          <Trash2 aria-hidden />
          {say('Delete')}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
