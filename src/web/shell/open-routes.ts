import { type Route, type RouteId, routeList } from '#contract/routes.ts'

export type Listed = Route & { readonly id: RouteId }

const byOrder = (fact: (route: Listed) => { order: number } | undefined) =>
  routeList
    .filter((route) => fact(route) !== undefined)
    .sort((one, other) => (fact(one)?.order ?? 0) - (fact(other)?.order ?? 0))

export const sidebarRoutes = byOrder((route) => route.sidebar)
export const userMenuRoutes = byOrder((route) => route.userMenu)

const matcherOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`)
const matchers = routeList.flatMap((route) =>
  [route.path, ...(route.aliases ?? [])].map((path) => ({ route, matcher: matcherOf(path) })),
)

/** The screen at an address. */
export const routeAt = (pathname: string): Listed | undefined =>
  matchers.find(({ matcher }) => matcher.test(pathname))?.route

/** Its own address, or the other one of it that is open now: then it is the current place. */
export const addressAt = (
  { path, aliases = [] }: Pick<Listed, 'path' | 'aliases'>,
  pathname: string,
): string => aliases.find((alias) => alias === pathname) ?? path

/** The address of the list that a page is one of, such as all goals. */
export const listOf = ({ path }: Pick<Route, 'path'>): string | null =>
  path.endsWith('/:id') ? path.slice(0, -4) : null
