import LogOut from 'lucide-react/icons/log-out'
import MenuIcon from 'lucide-react/icons/menu'
import type { UserRow } from '#contract/identity/session.ts'
import { logoutEntry } from '#contract/routes.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { AfterPaint } from '#web/ui/loading/after-paint.tsx'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'
import { SearchBox } from '../palette/search-box.tsx'
import { SyncBadge } from '../sync/sync-badge.tsx'
import { Bell } from './bell.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { UserButton } from './user-button.tsx'

export interface TopBarProps {
  readonly title: string
  readonly user: UserRow
  /** How many notifications are unread. */
  readonly unread: number
  readonly onMenu: () => void
  readonly onLogout: () => void
}

/** On paper: whose it is, and of which day. */
function PrintedOn({ name }: { readonly name: string }) {
  const { locale } = useLocale()
  return (
    <p className="hidden print:block">
      {name}, {formatDay(useToday(), locale, { dateStyle: 'long' })}
    </p>
  )
}

export function TopBar({ title, user, unread, onMenu, onLogout }: TopBarProps) {
  return (
    <header
      className={classes(
        'sticky top-0 z-20 flex min-h-16 flex-wrap items-center gap-x-2 border-b',
        'bg-background px-4 py-2 lg:px-8 phone:gap-x-1 phone:px-2 narrow:static',
      )}
    >
      <IconButton label="Open the menu" className="-ml-2 lg:hidden phone:ml-0" onClick={onMenu}>
        <MenuIcon aria-hidden />
      </IconButton>
      <h1
        tabIndex={-1}
        className={classes(
          'truncate text-lg font-semibold tracking-tight',
          'phone:min-w-0 phone:flex-1 phone:text-base narrow:order-1 narrow:basis-full narrow:px-2',
        )}
      >
        {title}
      </h1>
      <PrintedOn name={user.name} />
      <SyncBadge />
      <div
        className={classes(
          'ml-auto flex min-w-0 flex-1 items-center justify-end gap-1',
          'phone:flex-none phone:gap-0',
        )}
      >
        <AfterPaint>
          <SearchBox />
          <Bell unread={unread} />
          <ThemeSwitch className="phone:hidden" />
          <Tooltip text={logoutEntry.title}>
            <IconButton label={logoutEntry.title} onClick={onLogout}>
              <LogOut aria-hidden />
            </IconButton>
          </Tooltip>
          <UserButton user={user} onLogout={onLogout} />
        </AfterPaint>
      </div>
    </header>
  )
}
