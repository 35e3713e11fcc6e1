import { type ComponentType, lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { guards, type Layout, routes, startRoute } from '#contract/routes.ts'
import { pages } from './pages.ts'
import { AuthFrame } from './shell/auth-frame.tsx'
import { loadAppArea, SignedInOnly, SignedOutOnly } from './shell/guards.tsx'
import { type Listed, openRoutes, routeAt } from './shell/open-routes.ts'

const loadNotFound = () => import('./not-found.tsx')
const NotFound = lazy(() => loadNotFound().then((page) => ({ default: page.NotFound })))
const NotFoundPage = lazy(() => loadNotFound().then((page) => ({ default: page.NotFoundPage })))

const loaders: Readonly<Record<string, (() => Promise<ComponentType>) | undefined>> = pages

const screens = openRoutes.flatMap(({ id, path, aliases = [], layout }) => {
  const load = loaders[id]
  if (!load) return []
  const Page = lazy(() => load().then((page) => ({ default: page })))
  return [path, ...aliases].map((address) => ({ address, layout, Page }))
})

const screensOf = (layout: Layout) =>
  screens
    .filter((screen) => screen.layout === layout)
    .map(({ address, Page }) => <Route key={address} path={address} element={<Page />} />)

/** Fetches frame and page together, before React asks for one after the other. */
function fetchScreen({ id, layout }: Listed): void {
  // A failure is told when the page itself asks again.
  void Promise.allSettled([loaders[id]?.(), layout === 'app' ? loadAppArea() : undefined])
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
