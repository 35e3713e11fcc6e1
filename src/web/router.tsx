import type { ComponentType } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router'
import { guards, type Layout, routes, startRoute } from '#contract/routes.ts'
import type { StoredSession } from './data/session-storage.ts'
import { NotFound, NotFoundPage } from './not-found.tsx'
import { pages } from './pages.ts'
import { type Arriving, arriving, useArriving } from './shell/arriving.ts'
import { AuthFrame } from './shell/auth-frame.tsx'
import { appArea, SignedInOnly, SignedOutOnly } from './shell/guards.tsx'
import { type Listed, openRoutes, routeAt } from './shell/open-routes.ts'

const loads: readonly (readonly [string, () => Promise<ComponentType>])[] = Object.entries(pages)
const screenOf: ReadonlyMap<string, Arriving<object>> = new Map(
  loads.map(([id, load]) => [id, arriving(load)]),
)

function Screen({ page }: { readonly page: Arriving<object> }) {
  const Page = useArriving(page)
  return <Page />
}

const screensOf = (wanted: Layout) =>
  openRoutes.flatMap(({ id, path, aliases = [], layout }) => {
    const page = screenOf.get(id)
    if (!page || layout !== wanted) return []
    return [path, ...aliases].map((address) => (
      <Route key={address} path={address} element={<Screen key={id} page={page} />} />
    ))
  })

/** Frame and page together, before React asks for one after the other. */
async function fetchScreen({ id, layout }: Listed): Promise<void> {
  // A failure is told when the page itself asks again.
  const parts = [screenOf.get(id)?.fetch(), layout === 'app' ? appArea.fetch() : undefined]
  await Promise.allSettled(parts)
}

/** The book opens while its pages are on their way: the disk is slow to begin. */
async function openBook({ user, token }: StoredSession): Promise<void> {
  if (!user || !token) return
  const { openEarly } = await import('./data/replica-react.tsx')
  await openEarly(user.id, token)
}

/** Fetches what this visit shows first and, while a visitor writes their name, what follows. */
export async function prefetch(pathname: string, session: StoredSession): Promise<void> {
  const isSignedIn = session.token !== null
  const start = openRoutes.find((route) => route.id === startRoute)
  const entrance = openRoutes.find((route) => route.id === guards.app)
  const asked = routeAt(pathname) ?? start
  const first = asked?.layout === 'app' && !isSignedIn ? entrance : asked
  if (!isSignedIn && start) {
    addEventListener('input', () => void fetchScreen(start), { once: true })
  }
  const isInside = first?.layout === 'app'
  await Promise.allSettled([first && fetchScreen(first), isInside && openBook(session)])
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
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </BrowserRouter>
  )
}
