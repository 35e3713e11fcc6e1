import { type ComponentType, lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { guards, type Layout, routes, startRoute } from '#contract/routes.ts'
import { pages } from './pages.ts'
import { AuthFrame } from './shell/auth-frame.tsx'
import { loadAppArea, SignedInOnly, SignedOutOnly } from './shell/guards.tsx'
import { type Listed, openRoutes, routeAt } from './shell/open-routes.ts'
import { AppPlaceholder } from './shell/placeholders.tsx'

const loadNotFound = () => import('./not-found.tsx')
const NotFound = lazy(() => loadNotFound().then((page) => ({ default: page.NotFound })))
const NotFoundPage = lazy(() => loadNotFound().then((page) => ({ default: page.NotFoundPage })))

const loaders: Readonly<Record<string, (() => Promise<ComponentType>) | undefined>> = pages

const screens = openRoutes.flatMap(({ id, path, aliases = [], layout }) => {
  const load = loaders[id]
  if (!load) return []
  const Page = lazy(() => load().then((page) => ({ default: page })))
  // The entrance of the staff belongs to their area, which knows whether they are in.
  const area = id === guards.admin ? 'admin' : layout
  return [path, ...aliases].map((address) => ({ address, area, Page }))
})

const screensOf = (area: Layout) =>
  screens
    .filter((screen) => screen.area === area)
    .map(({ address, Page }) => <Route key={address} path={address} element={<Page />} />)

const loadAdminArea = () => import('./admin/admin-area.tsx').then(({ AdminArea }) => AdminArea)
const AdminArea = lazy(() => loadAdminArea().then((area) => ({ default: area })))

const frameOf = (id: string, layout: Layout) => {
  if (layout === 'app') return loadAppArea()
  return layout === 'admin' || id === guards.admin ? loadAdminArea() : undefined
}

/** Fetches frame and page together, before React asks for one after the other. */
function fetchScreen({ id, layout }: Listed): void {
  // A failure is told when the page itself asks again.
  void Promise.allSettled([loaders[id]?.(), frameOf(id, layout)])
}

/** Fetches what this visit shows first and, while a visitor writes their name, what follows. */
export function prefetch(pathname: string, isSignedIn: boolean): void {
  const start = openRoutes.find((route) => route.id === startRoute)
  const entrance = openRoutes.find((route) => route.id === guards.app)
  const asked = routeAt(pathname) ?? start
  const first = asked?.layout === 'app' && !isSignedIn ? entrance : asked
  if (first) fetchScreen(first)
  if (isSignedIn || !start) return
  addEventListener('input', () => fetchScreen(start), { once: true })
}

export function Router() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<SignedOutOnly />}>
          <Route element={<AuthFrame />}>{screensOf('auth')}</Route>
        </Route>
        <Route element={<SignedInOnly />}>
          {screensOf('app')}
          {routeAt('/mcapp') ? null : (
            <Route path="/mcapp" element={<Navigate to={routes[startRoute].path} replace />} />
          )}
          <Route path="/mcapp/*" element={<NotFound />} />
        </Route>
        <Route
          element={
            <Suspense fallback={<AppPlaceholder />}>
              <AdminArea />
            </Suspense>
          }
        >
          {screensOf('admin')}
          <Route path="/admin/*" element={<NotFound home="admin-dashboard" />} />
        </Route>
        <Route path="/" element={<Navigate to="/mcapp" replace />} />
        <Route
          path="*"
          element={
            <Suspense>
              <NotFoundPage />
            </Suspense>
          }
        />
      </Routes>
    </BrowserRouter>
  )
}
