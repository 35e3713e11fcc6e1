import { cacheNameOf, isHashed, type Shell } from './shell.ts'

interface Condition {
  readonly urlPattern?: { readonly pathname: string; readonly search?: string }
  readonly requestMode?: 'navigate'
}

export interface StaticRoute {
  /** What is named must all hold; `not` stands alone. */
  readonly condition: Condition | { readonly not: Condition }
  readonly source: 'cache' | 'network' | 'fetch-event' | { readonly cacheName: string }
}

/** Said to the browser once, so that it finds the files itself and the worker can sleep. */
export function staticRoutes({ build, files, screens }: Shell): readonly StaticRoute[] {
  const own = { cacheName: cacheNameOf(build) }
  const plain = Object.keys(files).filter((path) => !isHashed(path))
  return [
    // From whichever build is kept: a page of the build before still needs its own.
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
    ...screens.map((pathname): StaticRoute => {
      const urlPattern = { pathname, search: '' }
      return { condition: { urlPattern, requestMode: 'navigate' }, source: own }
    }),
    // With a query or a parameter: only the worker knows that it is the same page.
    { condition: { requestMode: 'navigate' }, source: 'fetch-event' },
    ...plain.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: own })),
    { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
  ]
}
