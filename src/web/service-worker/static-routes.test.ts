import { describe, expect, it } from 'vitest'
import { cacheNameOf } from './shell.ts'
import { staticRoutes } from './static-routes.ts'

const routes = staticRoutes({
  build: 'new',
  files: { '/index.html': 'sha256-a', '/icon.svg': 'sha256-b', '/assets/main-2.js': 'sha256-c' },
  screens: ['/mcapp', '/mcapp/expenses'],
})
const own = { cacheName: cacheNameOf('new') }

/** The first route that fits, as a browser would choose it. */
function sourceOf(address: string, mode: 'navigate' | 'cors') {
  const url = new URL(address, 'https://money.example.org')
  const fits = routes.find(({ condition }) => {
    if ('not' in condition) return condition.not.requestMode !== mode
    const { urlPattern, requestMode } = condition
    const isThere = !urlPattern || new URLPattern(urlPattern).test(url.href)
    return isThere && (!requestMode || requestMode === mode)
  })
  return fits?.source
}

describe('staticRoutes', () => {
  it.each(['/mcapp', '/mcapp/expenses'])('opens %s without the worker', (path) => {
    expect(sourceOf(path, 'navigate')).toEqual(own)
  })

  it.each(['/mcapp/expenses?q=bread', '/mcapp/groups/7'])('asks the worker for %s', (path) => {
    expect(sourceOf(path, 'navigate')).toBe('fetch-event')
  })

  it('finds hashed files of every build, the others in its own', () => {
    expect(sourceOf('/assets/main-1.js', 'cors')).toBe('cache')
    expect(sourceOf('/icon.svg', 'cors')).toEqual(own)
  })

  it.each(['/api/sync/stream', '/api/auth/session', '/mcapp/expenses', '/metrics'])(
    'sends the call %s straight to the network',
    (path) => expect(sourceOf(path, 'cors')).toBe('network'),
  )
})
