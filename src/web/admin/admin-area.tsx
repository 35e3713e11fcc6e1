import { Navigate, useLocation } from 'react-router'
import { guards, routes } from '#contract/routes.ts'
import { AdminProvider, useAdmin } from '#web/data/admin.tsx'
import { routeAt } from '#web/shell/open-routes.ts'
import { adminArea, destinationOf, entranceFrom } from '#web/shell/origin.ts'
import { ToastPlace } from '#web/ui/overlay/toast-place.tsx'
import { AdminFrame, AdminPlaceholder } from './admin-frame.tsx'
import { EntranceFrame } from './entrance-frame.tsx'
import { ProvePlace } from './prove-place.tsx'

/** Everything under /admin; loaded only there. */
export function AdminArea() {
  const { pathname } = useLocation()
  const isEntrance = routeAt(pathname)?.id === guards.admin
  return (
    <AdminProvider>
      {isEntrance ? <Entrance /> : <StaffOnly />}
      <ToastPlace />
    </AdminProvider>
  )
}

/** Without an admin, to the entrance; it remembers where they wanted to go. */
function StaffOnly() {
  const { admin, isLoading } = useAdmin()
  const location = useLocation()
  if (isLoading) return <AdminPlaceholder />
  if (!admin) return <Navigate to={entranceFrom(routes[guards.admin].path, location)} replace />
  return (
    <>
      <AdminFrame admin={admin} />
      <ProvePlace />
    </>
  )
}

/** With an admin there is nothing to do at the entrance, but to keep codes that are shown once. */
function Entrance() {
  const { admin, isLoading, newCodes } = useAdmin()
  const { search } = useLocation()
  if (isLoading) return <AdminPlaceholder />
  return admin && !newCodes ? (
    <Navigate to={destinationOf(search, adminArea)} replace />
  ) : (
    <EntranceFrame />
  )
}
