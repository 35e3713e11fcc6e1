import { describe, expect, it } from 'vitest'
import {
  cacheNameOf,
  currentIn,
  isCurrentOf,
  keptFile,
  pageLockOf,
  type Shell,
  tidyUp,
  unusedBuilds,
} from './shell.ts'

const origin = 'https://money.example.org'
const shell: Shell = {
  build: 'new',
  files: { '/index.html': 'sha256-a', '/icon.svg': 'sha256-b', '/assets/main-2.js': 'sha256-c' },
  screens: ['/mcapp/expenses'],
}

const ask = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  keptFile(shell, { url: new URL(path, origin).href, mode, method }, origin)

describe('keptFile', () => {
  it.each(['/mcapp', '/mcapp/expenses', '/mcapp/groups/7?tab=2', '/mcapp/nowhere'])(
    'opens the app at %s',
    (path) => expect(ask(path, 'navigate')).toBe('/index.html'),
  )

  it.each(['/', '/admin/users', '/mcapplication', '/api/docs', '/pricing'])(
    'leaves a visit to %s to the network',
    (path) => expect(ask(path, 'navigate')).toBeUndefined(),
  )

  it('answers files of this build and hashed files of any build', () => {
    expect(ask('/icon.svg')).toBe('/icon.svg')
    expect(ask('/assets/main-2.js')).toBe('/assets/main-2.js')
    expect(ask('/assets/main-1.js')).toBe('/assets/main-1.js')
  })

  it.each(['/api/auth/session', '/api/sync/snapshot?scope=global', '/mcapp/expenses', '/metrics'])(
    'never touches the call %s',
    (path) => expect(ask(path)).toBeUndefined(),
  )

  it('never touches a write or another host', () => {
    expect(ask('/mcapp', 'navigate', 'POST')).toBeUndefined()
    expect(ask('https://elsewhere.example.org/icon.svg')).toBeUndefined()
  })
})

describe('unusedBuilds', () => {
  const kept = [
    { cacheName: cacheNameOf('old'), paths: ['/index.html', '/assets/main-1.js'] },
    { cacheName: cacheNameOf('new'), paths: ['/index.html', '/assets/main-2.js'] },
    { cacheName: 'not ours', paths: [] },
  ]

  it('lets go of what no page runs', () => {
    const locks = [pageLockOf(`${origin}/assets/main-2.js`), 'another lock']
    expect(unusedBuilds('new', kept, locks)).toEqual([cacheNameOf('old')])
  })

  it('keeps the build an open page still runs', () => {
    expect(unusedBuilds('new', kept, [pageLockOf(`${origin}/assets/main-1.js`)])).toEqual([])
  })

  it('keeps its own build when no page is open', () => {
    expect(unusedBuilds('new', kept, [])).toEqual([cacheNameOf('old')])
  })
})

describe('currentIn', () => {
  it('tells a page of this build from one of another, and questions from other messages', () => {
    expect(currentIn(shell, isCurrentOf(`${origin}/assets/main-2.js`))).toBe(true)
    expect(currentIn(shell, isCurrentOf(`${origin}/assets/main-1.js`))).toBe(false)
    for (const other of [tidyUp, null, undefined, 7, {}]) {
      expect(currentIn(shell, other)).toBeUndefined()
    }
  })
})
