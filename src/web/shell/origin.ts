import { routes, startRoute } from '#contract/routes.ts'

const area = '/mcapp'
const entrances: readonly string[] = [routes.login.path, routes.signup.path]

interface Place {
  readonly pathname: string
  readonly search: string
}

/** An entrance that remembers where its visitor wanted to go. */
export function entranceFrom(entrance: string, { pathname, search }: Place): string {
  const from = pathname + search
  return from === area ? entrance : `${entrance}?${new URLSearchParams({ from })}`
}

/** Where to go once signed in: the remembered place if it is one of ours, else the start. */
export function destinationOf(search: string): string {
  const start = routes[startRoute].path
  const from = new URLSearchParams(search).get('from')
  if (!from) return start
  // A full parse, because browsers read `/\host` and `//host` as another site.
  const site = 'https://moneycomb.invalid'
  if (!URL.canParse(from, site)) return start
  const url = new URL(from, site)
  const isOurs = url.origin === site && url.pathname.startsWith(`${area}/`)
  if (!isOurs || entrances.includes(url.pathname)) return start
  return url.pathname + url.search
}
