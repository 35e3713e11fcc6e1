import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Budget } from '#web/budgets/budget.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/control/menu.tsx'
import { say } from '#web/words/say.ts'

export interface BudgetActs {
  readonly edit: (budget: Budget) => void
  /** Null when there is no other budget money could go to. */
  readonly move: ((budget: Budget) => void) | null
  readonly setArchived: (budget: Budget, isAway: boolean) => void
  readonly remove: (budget: Budget) => void
}

export interface BudgetMenuProps {
  readonly budget: Budget
  readonly acts: BudgetActs
}

export function BudgetMenu({ budget, acts }: BudgetMenuProps) {
  const { move } = acts
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton
          label={say('More for {budget}', { budget: budget.name })}
          className="relative text-muted-foreground"
        >
          <EllipsisVertical aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem onSelect={() => acts.edit(budget)}>
          <Pencil aria-hidden />
          {say('Edit')}
        </MenuItem>
        {move && !budget.archived ? (
          <MenuItem onSelect={() => move(budget)}>
            <ArrowRightLeft aria-hidden />
            {say('Move money')}
          </MenuItem>
        ) : null}
        <MenuItem onSelect={() => acts.setArchived(budget, !budget.archived)}>
          {budget.archived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
          {budget.archived ? say('Bring back') : say('Archive')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem look="destructive" onSelect={() => acts.remove(budget)}>
          <Trash2 aria-hidden />
          {say('Delete')}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
