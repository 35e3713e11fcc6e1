import LogOut from 'lucide-react/icons/log-out'
import MenuIcon from 'lucide-react/icons/menu'
import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { UserRow } from '#contract/identity/session.ts'
import { logoutEntry } from '#contract/routes.ts'
import { formatDay } from '#domain/calendar/calendar.ts'
import { useLocale, useToday } from '#web/locale/use-locale.ts'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { afterPaint } from '#web/ui/loading/when-painted.ts'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'
import { say } from '#web/words/say.ts'
import { SearchBox } from '../palette/search-box.tsx'
import { SyncBadge } from '../sync/sync-badge.tsx'
import { Bell } from './bell.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { UserButton } from './user-button.tsx'

export interface TopBarProps {
  readonly title: string
  /** What the page is about, where it is one of a list. */
  readonly name: string | null
  /** The list it is of, which leads back. */
  readonly list: string | null
  readonly user: UserRow
  /** How many notifications are unread. */
  readonly unread: number
  readonly onMenu: () => void
  readonly onLogout: () => void
}

/** What stands around the page itself is drawn in the frame after it. */
function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => setPainted(true)), [])
  return isPainted ? children : null
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

export function TopBar({ title, name, list, user, unread, onMenu, onLogout }: TopBarProps) {
  return (
    <header
      className={classes(
        'sticky top-0 z-20 flex min-h-16 flex-wrap items-center gap-x-2 border-b',
        'bg-background px-4 py-2 lg:px-8 phone:gap-x-1 phone:px-2 narrow:static',
      )}
    >
      <IconButton
        label={say('Open the menu')}
        className="-ml-2 lg:hidden phone:ml-0"
        onClick={onMenu}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      <h1
        tabIndex={-1}
        className={classes(
          'truncate py-2 text-lg font-semibold tracking-tight',
          'phone:min-w-0 phone:flex-1 phone:text-base narrow:order-1 narrow:basis-full narrow:px-2',
        )}
      >
        {list ? (
          <Link to={list} className="py-2 underline decoration-border underline-offset-4">
            {title}
          </Link>
        ) : (
          title
        )}
        {name ? ` / ${name}` : null}
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
