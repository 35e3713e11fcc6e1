import { addMonths } from '#domain/calendar/calendar.ts'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/control/menu.tsx'
import type { OfButton } from '#web/ui/control/menu-later.tsx'

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
        <MenuItem onSelect={() => onMonth(thisMonth)}>This month</MenuItem>
        <MenuItem onSelect={() => onMonth(addMonths(thisMonth, -1))}>Last month</MenuItem>
        <MenuItem onSelect={onAll}>All time</MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={onRange}>Pick days…</MenuItem>
      </MenuContent>
    </Menu>
  )
}
