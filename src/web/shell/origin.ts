import { routes, startRoute } from '#contract/routes.ts'
import { errandOf } from '#web/entrance/link-errand.ts'

interface Area {
  readonly root: string
  readonly start: string
  readonly entrances: readonly string[]
}

const appArea: Area = {
  root: '/mcapp',
  start: routes[startRoute].path,
  entrances: [routes.login.path, routes.signup.path],
}

export const adminArea: Area = {
  root: '/admin',
  start: routes['admin-dashboard'].path,
  entrances: [routes['admin-login'].path],
}

interface Place {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/** Servers and their logs must not see in a query what a link carries behind its sharp. */
const isSecret = (hash: string) => errandOf(hash) !== null

/** An entrance that remembers where its visitor wanted to go. */
export function entranceFrom(entrance: string, { pathname, search, hash }: Place): string {
  const from = pathname + search + (isSecret(hash) ? '' : hash)
  const isRoot = from === appArea.root || from === adminArea.root
  return isRoot ? entrance : `${entrance}?${new URLSearchParams({ from })}`
}

/** Where to go once signed in: the remembered place if it is one of ours, else the start. */
export function destinationOf(search: string, area = appArea): string {
  const { root, start, entrances } = area
  const from = new URLSearchParams(search).get('from')
  if (!from) return start
  // A full parse, because browsers read `/\host` and `//host` as another site.
  const site = 'https://a.invalid'
  if (!URL.canParse(from, site)) return start
  const url = new URL(from, site)
  const isOurs = url.origin === site && url.pathname.startsWith(`${root}/`)
  if (!isOurs || entrances.includes(url.pathname)) return start
  return url.pathname + url.search + url.hash
}
