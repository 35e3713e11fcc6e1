import { Navigate, Outlet, useLocation } from 'react-router'
import { guards, routes } from '#contract/routes.ts'
import { loadTemporal } from '#web/data/load-temporal.ts'
import { useSession } from '#web/data/session.tsx'
import { errandOf } from '#web/entrance/link-errand.ts'
import { arriving, useArriving } from '#web/ui/loading/arriving.ts'
import type { AppAreaProps } from './app-area.tsx'
import { destinationOf, entranceFrom } from './origin.ts'
import { AppPlaceholder } from './placeholders.tsx'

export const appArea = arriving(() =>
  Promise.all([import('./app-area.tsx'), loadTemporal()]).then(([{ AppArea }]) => AppArea),
)

/** Without a user, to the entrance; it remembers where they wanted to go. */
export function SignedInOnly(given: Pick<AppAreaProps, 'fetchAt' | 'onCalm'>) {
  const { user, token, isRestoring } = useSession()
  const location = useLocation()
  const AppArea = useArriving(appArea)
  if (isRestoring) return <AppPlaceholder />
  if (!user || !token) {
    // A link into a group also lets in who has no account.
    const errand = errandOf(location.hash) ? location.hash : ''
    return <Navigate to={entranceFrom(routes[guards.app].path, location) + errand} replace />
  }
  if (!AppArea) return <AppPlaceholder />
  return <AppArea user={user} token={token} {...given} />
}

/**
 * With a user there is nothing to do at the entrance: on to where they wanted to go. Links from
 * mails are for everybody.
 */
export function SignedOutOnly() {
  const { user, isRestoring } = useSession()
  const { search, hash } = useLocation()
  if (isRestoring) return <AppPlaceholder />
  return user && !errandOf(hash) ? <Navigate to={destinationOf(search)} replace /> : <Outlet />
}
