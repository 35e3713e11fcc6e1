import Lock from 'lucide-react/icons/lock'
import LogOut from 'lucide-react/icons/log-out'
import type { ReactNode } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import type { Resource, Verb } from '#contract/permissions.ts'
import { logoutEntry, routeList } from '#contract/routes.ts'
import type { AdminRow } from '#contract/staff/entities.ts'
import { useAdmin } from '#web/data/admin.tsx'
import { ErrorBoundary } from '#web/shell/error-boundary.tsx'
import { SkipLink } from '#web/shell/frame/skip-link.tsx'
import { ThemeSwitch } from '#web/shell/frame/theme-switch.tsx'
import { routeAt } from '#web/shell/open-routes.ts'
import { useArrival } from '#web/shell/use-arrival.ts'
import { classes } from '#web/ui/classes.ts'
import { IconButton } from '#web/ui/control/button.tsx'
import { Skeleton } from '#web/ui/loading/skeleton.tsx'
import { Tooltip } from '#web/ui/overlay/tooltip.tsx'
import { Badge } from '#web/ui/page/badge.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { Mark } from '#web/ui/page/mark.tsx'
import { say } from '#web/words/say.ts'

const sections = routeList.filter((route) => route.layout === 'admin')

/** What surrounds every page of the staff. */
export function AdminFrame({ admin }: { readonly admin: AdminRow }) {
  const { pathname } = useLocation()
  const { signOut } = useAdmin()
  const title = routeAt(pathname)?.title ?? say('Not found')
  useArrival(title)
  return (
    <div>
      <SkipLink />
      <header className="sticky top-0 z-20 border-b bg-background">
        <div className="mx-auto flex min-h-16 max-w-6xl items-center gap-3 px-4 lg:px-8">
          <Mark className="size-8 shrink-0" />
          <h1 tabIndex={-1} className="truncate text-lg font-semibold tracking-tight">
            {title}
          </h1>
          <Badge className="phone:hidden">{say('Staff')}</Badge>
          <div className="ml-auto flex min-w-0 items-center gap-1">
            <span className="mr-2 truncate text-muted-foreground phone:hidden">
              {admin.displayName}
            </span>
            <ThemeSwitch />
            <Tooltip text={logoutEntry.title}>
              <IconButton label={logoutEntry.title} onClick={() => void signOut()}>
                <LogOut aria-hidden />
              </IconButton>
            </Tooltip>
          </div>
        </div>
        <Sections />
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-6xl p-4 lg:p-8">
        <ErrorBoundary key={pathname}>
          <NeedsPermission needs={routeAt(pathname)?.needs}>
            <Outlet />
          </NeedsPermission>
        </ErrorBoundary>
      </main>
    </div>
  )
}

const bringIntoSight = (link: HTMLAnchorElement | null) =>
  link?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** Those that are for one's role; on a phone they are more than fit, and can be pushed aside. */
function Sections() {
  const { can } = useAdmin()
  const here = routeAt(useLocation().pathname)?.id
  const seen = sections.filter(({ needs }) => !needs || can(...needs))
  return (
    <nav
      aria-label={say('Sections')}
      className="mx-auto flex max-w-6xl gap-1 overflow-x-auto px-4 lg:px-8"
    >
      {seen.map(({ id, path, title }) => (
        <Link
          key={id}
          ref={id === here ? bringIntoSight : null}
          to={path}
          aria-current={id === here ? 'page' : undefined}
          className={classes(
            'flex control-height items-center border-b-2 border-transparent px-3 font-medium',
            'whitespace-nowrap text-muted-foreground focus-visible:outline-offset-[-2px]',
            'aria-[current=page]:border-primary',
            'aria-[current=page]:text-foreground',
          )}
        >
          {title}
        </Link>
      ))}
    </nav>
  )
}

function CardsPlaceholder() {
  return (
    <div role="status" aria-label={say('Loading')} className="grid gap-6 lg:grid-cols-3">
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
      <Skeleton className="h-72 rounded-lg lg:col-span-3" />
    </div>
  )
}

/** The whole area while the server is asked who is there. */
export function AdminPlaceholder() {
  return (
    <div>
      <div className="h-16 border-b">
        <div className="mx-auto flex h-full max-w-6xl items-center justify-between px-4 lg:px-8">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="size-8 rounded-full" />
        </div>
      </div>
      <div className="mx-auto max-w-6xl p-4 lg:p-8">
        <CardsPlaceholder />
      </div>
    </div>
  )
}

interface NeedsPermissionProps {
  readonly needs: readonly [Resource, Verb] | undefined
  readonly children: ReactNode
}

/** A page for those who may see it; the server would tell the others nothing anyway. */
function NeedsPermission({ needs, children }: NeedsPermissionProps) {
  const { can } = useAdmin()
  if (!needs || can(...needs)) return children
  return (
    <Card>
      <Empty icon={<Lock aria-hidden />} title={say('This page is not for your role')}>
        {say('If you need it for your work, ask a super admin for another role.')}
      </Empty>
    </Card>
  )
}
