import AlarmClock from 'lucide-react/icons/alarm-clock'
import type { NotificationRow } from '#contract/notifications/entities.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuTrigger } from '#web/ui/control/menu.tsx'
import { say } from '#web/words/say.ts'
import { snoozeTimes } from './snooze-times.ts'

export interface SnoozeMenuProps {
  readonly notice: NotificationRow
  readonly onSnooze: (until: string, words: string) => void
}

export function SnoozeMenu({ notice, onSnooze }: SnoozeMenuProps) {
  const { timezone } = useLocale()
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton label={say('Snooze {notice}', { notice: notice.title })}>
          <AlarmClock aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        {snoozeTimes(Date.now(), timezone).map(({ label, until }) => (
          <MenuItem
            key={label}
            onSelect={() =>
              onSnooze(until, say('Snoozed: {label}', { label: label.toLowerCase() }))
            }
          >
            {label}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  )
}
