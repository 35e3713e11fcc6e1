import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import type { UserRow } from '#contract/identity/session.ts'
import { routes } from '#contract/routes.ts'
import { useFollowProfile } from '#web/data/follow-profile.ts'
import { Button, IconButton } from '#web/ui/control/button.tsx'
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '#web/ui/control/menu.tsx'
import { whenAsked } from '#web/ui/loading/arrive.tsx'
import { Wordmark } from '#web/ui/page/mark.tsx'
import { useNameOfPage } from '#web/ui/page/page-name.tsx'
import { followPrivacy } from '#web/ui/privacy.ts'
import { say } from '#web/words/say.ts'
import { Say } from '#web/words/say-element.tsx'
import { ErrorBoundary } from '../error-boundary.tsx'
import { SkipLink } from '../frame/skip-link.tsx'
import { ThemeSwitch } from '../frame/theme-switch.tsx'
import { SyncBadge } from '../sync/sync-badge.tsx'
import { useArrival } from '../use-arrival.ts'
import type { GuestTask } from './guest-dialogs.tsx'

const headLook =
  'sticky top-0 z-20 flex min-h-16 items-center gap-2 border-b bg-background px-4 py-2 ' +
  'lg:px-8 narrow:static'

const GuestDialog = whenAsked(() => import('./guest-dialogs.tsx').then((file) => file.GuestDialog))

/** What surrounds the one group that a guest takes part in. */
export function GuestFrame({ user }: { readonly user: UserRow }) {
  const { pathname } = useLocation()
  const home = routes.group.path.replace(':id', user.guestOf ?? '')
  const name = useNameOfPage()
  const [asked, ask] = useState<GuestTask | null>(null)
  useArrival(name ?? 'Group')
  useEffect(followPrivacy, [])
  useFollowProfile(user.id)
  return (
    <div>
      <SkipLink />
      <header className={headLook}>
        <Wordmark />
        <h1 tabIndex={-1} className="sr-only">
          {name ?? say('Group')}
        </h1>
        <SyncBadge />
        <div className="ml-auto flex items-center gap-1">
          <ThemeSwitch />
          <Menu>
            <MenuTrigger asChild>
              <IconButton label={say('More for guests')}>
                <EllipsisVertical aria-hidden />
              </IconButton>
            </MenuTrigger>
            <MenuContent align="end">
              <MenuItem onSelect={() => ask('account')}>{say('Make this an account')}</MenuItem>
              <MenuItem onSelect={() => ask('move')}>{say('Move to another device')}</MenuItem>
              <MenuSeparator />
              <MenuItem look="destructive" onSelect={() => ask('leave')}>
                {say('Leave this device')}
              </MenuItem>
            </MenuContent>
          </Menu>
        </div>
      </header>
      <aside
        aria-label={say('Guest')}
        className="flex flex-wrap items-center gap-x-4 bg-primary-wash px-4 py-1.5 text-sm lg:px-8"
      >
        <p className="grow wrap-anywhere">
          <Say
            words="You are here as {user}, without an account. This device keeps your place."
            user={user.name}
          />
        </p>
        <Button look="quiet" className="-mx-2 px-2" onClick={() => ask('account')}>
          {say('Make this an account')}
        </Button>
      </aside>
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl p-4 lg:p-8">
        <ErrorBoundary key={pathname}>
          {pathname === home ? <Outlet /> : <Navigate to={home} replace />}
        </ErrorBoundary>
      </main>
      {asked ? <GuestDialog task={asked} onClose={() => ask(null)} /> : null}
    </div>
  )
}
