import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverNotices } from '#server/notifications/deliver-notices.ts'
import { prove } from '#test/support/proof.ts'
import { destinationOf } from '#web/shell/origin.ts'
import { attemptsOn } from './attempts.ts'
import { foreignPlaces } from './foreign-places.data.ts'
import { sendRaw } from './send-raw.ts'
import { textsReplaced } from './texts-replaced.ts'
import { validRequests } from './valid-requests.ts'
import { openWorld, type Plant, type World } from './world.ts'

const timeout = 3_600_000

const foreignOrigins = [
  ...['https://evil.example', 'null', 'http://127.0.0.1:1', 'http://localhost.evil.example'],
  ...[
    'https://money.example.org.evil.example',
    'file://',
    'https://money.example.org@evil.example',
  ],
]

const simpleTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
]

describe('a page of another site', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(undefined, { PUBLIC_URL: 'https://money.example.org' })
  })
  afterAll(() => world.close())

  it('makes nobody’s browser change anything here', { timeout }, async () => {
    const one = new Map(attemptsOn(world).map((attempt) => [attempt.route, attempt]))
    const writes = [...one.values()].filter(({ method }) => method !== 'GET')
    const entered: string[] = []
    let count = 0
    for (const { method, path, body, route } of writes) {
      const sent = { method, path, body: JSON.stringify(body ?? {}) }
      const json = { ...world.victim.bearer, 'Content-Type': 'application/json' }
      for (const origin of foreignOrigins) {
        count++
        const answer = await sendRaw(world.url, { ...sent, headers: { ...json, Origin: origin } })
        if (answer.status !== 403) entered.push(`${route} from ${origin}: ${answer.status}`)
      }
      for (const type of simpleTypes) {
        count++
        const headers = { ...world.victim.bearer, 'Content-Type': type }
        const answer = await sendRaw(world.url, { ...sent, headers })
        const isForm = path === '/contact' && answer.status < 500
        if (answer.status !== 415 && !isForm) entered.push(`${route} as ${type}: ${answer.status}`)
      }
      const asked = { Origin: 'https://evil.example', 'Access-Control-Request-Method': method }
      const preflight = await sendRaw(world.url, { method: 'OPTIONS', path, headers: asked })
      if (preflight.headers['access-control-allow-origin']) entered.push(`${route} is shared`)
    }
    prove('attack', 'Foreign pages', {
      writes: writes.length,
      attempts: count,
      entered: entered.length,
    })
    expect(entered).toEqual([])
  })

  it('is where no answer sends anybody', { timeout }, async () => {
    const names = ['next', 'from', 'url', 'redirect', 'return', 'returnTo', 'continue', 'sent']
    const pages = ['/', '/contact', '/mcapp/login', '/admin/login', '/nothing', '/api/docs']
    const away: string[] = []
    let count = 0
    for (const place of foreignPlaces) {
      const text = encodeURIComponent(place)
      const query = names.map((name) => `${name}=${text}`).join('&')
      for (const path of [...pages.map((page) => `${page}?${query}`), `/${place}`, `//${place}`]) {
        count++
        const odd = /[^\x21-\x7e]/.test(path)
        if (odd) continue
        const answer = await sendRaw(world.url, { method: 'GET', path, headers: {} })
        const to = String(answer.headers.location ?? '')
        if (to && !/^\/(?![/\\])/.test(to)) away.push(`${path} to ${to}`)
      }
      for (const root of [undefined, { root: '/admin', start: '/admin', entrances: [] }]) {
        count++
        const to = destinationOf(`?from=${text}`, root)
        if (!/^\/(mcapp|admin)(\/|$)/.test(to)) away.push(`after signing in to ${to}`)
      }
    }
    prove('attack', 'Redirects', {
      places: foreignPlaces.length,
      attempts: count,
      away: away.length,
    })
    expect(away).toEqual([])
  })
})

/** Somebody at this machine who hears when the server calls. */
async function openListener() {
  const heard: string[] = []
  const server: Server = createServer((request, answer) => {
    heard.push(request.url ?? '')
    answer.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { heard, port, close: () => server.close() }
}

/** Sends the address of the listener in every text of every request. */
async function sendAddresses(world: World, port: number) {
  const places = [
    ...[`http://127.0.0.1:${port}/a`, `https://127.0.0.1:${port}/b`, `http://localhost:${port}/c`],
    ...[`http://[::ffff:127.0.0.1]:${port}/d`, `http://2130706433:${port}/e`],
  ]
  const ending = /\/api\/(auth\/logout|user\/(delete|password|sessions))/
  const valid = validRequests(world.ids).filter(
    ({ path, auth }) => auth !== 'admin' && !ending.test(path),
  )
  let count = 0
  for (const one of valid) {
    for (const [at, body] of textsReplaced(
      one.body,
      (turn) => places[turn % places.length] ?? '',
    )) {
      const headers = { ...world.victim.bearer, 'Content-Type': one.type }
      const { method, path } = one
      await sendRaw(world.url, { method, path, headers, body: JSON.stringify(body) })
      count += at.length > 0 ? 1 : 0
    }
  }
  await deliverNotices(world.engine, new Date())
  return count
}

const plant: Plant = (app) => {
  app.post('/api/user/push', async (c) => {
    const { endpoint } = await c.req.json()
    await fetch(endpoint).catch(() => null)
    return c.json({})
  })
}

describe('an address that was sent in', () => {
  it.each([
    ['is called by nobody', undefined],
    ['that is called is heard', plant],
  ] as const)('%s', { timeout }, async (_, planted) => {
    const world = await openWorld(planted)
    const listener = await openListener()
    const attempts = await sendAddresses(world, listener.port)
    const what = planted ? 'Outbound calls, planted' : 'Outbound calls'
    prove('attack', what, { attempts, heard: listener.heard.length })
    if (planted) expect(listener.heard.length).toBeGreaterThan(0)
    else expect(listener.heard).toEqual([])
    listener.close()
    await world.close()
  })
})
