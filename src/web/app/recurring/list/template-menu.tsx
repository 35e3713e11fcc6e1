import CalendarCheck from 'lucide-react/icons/calendar-check'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import SkipForward from 'lucide-react/icons/skip-forward'
import Trash2 from 'lucide-react/icons/trash-2'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import type { Occurrence } from '#domain/recurring/schedule.ts'
import { useLocale } from '#web/locale/use-locale.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/control/menu.tsx'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import type { Template } from '../template.ts'
import type { Upcoming } from '../upcoming.ts'

export interface TemplateActs {
  readonly edit: (template: Template) => void
  readonly postNow: (template: Template, next: Occurrence) => void
  readonly skip: (template: Template, dueOn: Day) => void
  readonly bringBack: (template: Template, dueOn: Day) => void
  readonly setActive: (template: Template, isActive: boolean) => void
  readonly remove: (template: Template) => void
}

export interface TemplateMenuProps {
  readonly upcoming: Upcoming
  readonly acts: TemplateActs
}

/** The latest; those long ago are past bringing back. */
const skippedShown = 4
const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

/** Everything that can be done with one template. */
export function TemplateMenu({ upcoming, acts }: TemplateMenuProps) {
  const { template, next, stage } = upcoming
  const { locale } = useLocale()
  const isRunning = stage === 'soon' || stage === 'later'
  return (
    <Menu>
      <MenuTrigger asChild>
        <IconButton
          label={say('More for {template}', { template: template.description })}
          className="relative text-muted-foreground"
        >
          <EllipsisVertical aria-hidden />
        </IconButton>
      </MenuTrigger>
      <MenuContent align="end">
        <MenuItem onSelect={() => acts.edit(template)}>
          <Pencil aria-hidden />
          {say('Edit')}
        </MenuItem>
        {next && isRunning ? (
          <>
            <MenuItem onSelect={() => acts.postNow(template, next)}>
              <CalendarCheck aria-hidden />
              {say('Post the next one now')}
            </MenuItem>
            <MenuItem onSelect={() => acts.skip(template, next.dueOn)}>
              <SkipForward aria-hidden />
              {say('Skip the next one')}
            </MenuItem>
          </>
        ) : null}
        {template.skippedOn
          .slice(-skippedShown)
          .toReversed()
          .map((dueOn) => (
            <MenuItem key={dueOn} onSelect={() => acts.bringBack(template, dueOn)}>
              <RotateCcw aria-hidden />
              <Say words="Bring back the skipped {day}" day={formatDay(dueOn, locale, dayStyle)} />
            </MenuItem>
          ))}
        <MenuItem
          disabled={stage === 'ended'}
          onSelect={() => acts.setActive(template, !template.active)}
        >
          {template.active ? <Pause aria-hidden /> : <Play aria-hidden />}
          {template.active ? say('Pause') : say('Resume')}
        </MenuItem>
        <MenuSeparator />
        <MenuItem look="destructive" onSelect={() => acts.remove(template)}>
          <Trash2 aria-hidden />
          {say('Delete')}
        </MenuItem>
      </MenuContent>
    </Menu>
  )
}
