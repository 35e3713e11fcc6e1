import { type ComponentType, type ReactNode, useMemo } from 'react'
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router'
import { guards, type Layout, routeList, routes, startRoute } from '#contract/routes.ts'
import type { StoredSession } from './data/session-storage.ts'
import { keepApp } from './keep-app.ts'
import { pages } from './pages.ts'
import { ScreenRouter } from './screen-router.tsx'
import { AuthFrame } from './shell/auth-frame.tsx'
import { appArea, SignedInOnly, SignedOutOnly } from './shell/guards.tsx'
import { type Listed, routeAt } from './shell/open-routes.ts'
import { AppPlaceholder, ListPlaceholder } from './shell/placeholders.tsx'
import { whenAsked } from './ui/loading/arrive.tsx'
import { type Arriving, arriving, useArriving } from './ui/loading/arriving.ts'
import { FormSkeleton } from './ui/loading/skeleton.tsx'

const loadNotFound = () => import('./not-found.tsx')
const NotFound = whenAsked(() => loadNotFound().then((file) => file.NotFound))
const NotFoundPage = whenAsked(() => loadNotFound().then((file) => file.NotFoundPage))

const loads: readonly (readonly [string, () => Promise<ComponentType>])[] = Object.entries(pages)
const screenOf: ReadonlyMap<string, Arriving<ComponentType>> = new Map(
  loads.map(([id, load]) => [id, arriving(load)]),
)

/** The entrance of the staff belongs to their area, which knows whether they are in. */
const areaOf = ({ id, layout }: Listed): Layout => (id === guards.admin ? 'admin' : layout)

interface ScreenProps {
  readonly page: Arriving<ComponentType>
  /** What stands there until it has come. */
  readonly before: ReactNode
}

function Screen({ page, before }: ScreenProps) {
  const Page = useArriving(page)
  return Page ? <Page /> : before
}

const placeholderOf = (route: Listed) =>
  areaOf(route) === 'auth' ? <FormSkeleton /> : <ListPlaceholder />

const addresses = new Map<Listed, readonly RouteObject[]>(
  routeList.flatMap((route) => {
    const { id, path, aliases = [] } = route
    const page = screenOf.get(id)
    if (!page) return []
    const element = <Screen key={id} page={page} before={placeholderOf(route)} />
    return [[route, [path, ...aliases].map((address) => ({ path: address, element }))]]
  }),
)

const adminArea = arriving(() => import('./admin/admin-area.tsx').then((file) => file.AdminArea))
const frames: Readonly<Partial<Record<Layout, { fetch(): Promise<unknown> }>>> = {
  app: appArea,
  admin: adminArea,
}

/** Frame and page together, before React asks for one after the other. */
async function fetchScreen(route: Listed): Promise<void> {
  // A failure is told when the page itself asks again.
  await Promise.allSettled([screenOf.get(route.id)?.fetch(), frames[areaOf(route)]?.fetch()])
}

const isHere = (pathname: string) => screenOf.get(routeAt(pathname)?.id ?? '')?.here() !== undefined

async function fetchAt(pathname: string): Promise<void> {
  const route = routeAt(pathname)
  if (route) await fetchScreen(route)
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
  const start = routeList.find((route) => route.id === startRoute)
  const entrance = routeList.find((route) => route.id === guards.app)
  const asked = routeAt(pathname) ?? start
  const first = asked?.layout === 'app' && !isSignedIn ? entrance : asked
  if (!isSignedIn && start) {
    addEventListener('input', () => void fetchScreen(start), { once: true })
  }
  const isInside = first?.layout === 'app'
  await Promise.allSettled([first && fetchScreen(first), isInside && openBook(session)])
}

/** With the one screen that is open here: the router works through all it is given, every time. */
function tableFor(asked: Listed | undefined): RouteObject[] {
  const screensOf = (wanted: Layout) =>
    asked && areaOf(asked) === wanted ? [...(addresses.get(asked) ?? [])] : []
  return [
    {
      element: <SignedOutOnly />,
      children: [{ element: <AuthFrame />, children: screensOf('auth') }],
    },
    {
      element: <SignedInOnly fetchAt={fetchAt} onCalm={keepApp} />,
      children: [
        ...screensOf('app'),
        ...(routeAt('/mcapp')
          ? []
          : [{ path: '/mcapp', element: <Navigate to={routes[startRoute].path} replace /> }]),
        { path: '/mcapp/*', element: <NotFound /> },
      ],
    },
    {
      element: <Screen page={adminArea} before={<AppPlaceholder />} />,
      children: [
        ...screensOf('admin'),
        { path: '/admin/*', element: <NotFound home="admin-dashboard" /> },
      ],
    },
    { path: '/mcapp/admin/*', element: <Navigate to="/admin" replace /> },
    { path: '/', element: <Navigate to="/mcapp" replace /> },
    {
      path: '*',
      element: <NotFoundPage />,
    },
  ]
}

function Screens() {
  const asked = routeAt(useLocation().pathname)
  return useRoutes(useMemo(() => tableFor(asked), [asked]))
}

export function Router() {
  return (
    <ScreenRouter isHere={isHere}>
      <Screens />
    </ScreenRouter>
  )
}
