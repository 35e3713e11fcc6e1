import { addMonths } from '#domain/calendar/calendar.ts'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/control/menu.tsx'
import type { OfButton } from '#web/ui/control/menu-later.tsx'
import { say } from '#web/words/say.ts'

export interface PeriodMenuProps {
  readonly thisMonth: string
  readonly onMonth: (month: string) => void
  readonly onAll: () => void
  readonly onRange: () => void
}

export function PeriodMenu(props: PeriodMenuProps & OfButton) {
  const { button, thisMonth, onMonth, onAll, onRange } = props
  return (
    <Menu>
      <MenuTrigger asChild>{button}</MenuTrigger>
      <MenuContent align="start">
        <MenuItem onSelect={() => onMonth(thisMonth)}>{say('This month')}</MenuItem>
        <MenuItem onSelect={() => onMonth(addMonths(thisMonth, -1))}>{say('Last month')}</MenuItem>
        <MenuItem onSelect={onAll}>{say('All time')}</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={onRange}>{say('Pick days…')}</MenuItem>
      </MenuContent>
    </Menu>
  )
}
