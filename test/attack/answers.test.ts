import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '#test/support/proof.ts'
import { attemptsOn } from './attempts.ts'
import { type RawAnswer, type RawRequest, sendRaw } from './send-raw.ts'
import { openWorld, type Plant, type World } from './world.ts'

const timeout = 3_600_000
const atOnce = 6
const built = fileURLToPath(new URL('../../dist/web', import.meta.url))

const policyHas = [
  ...["default-src 'none'", "base-uri 'none'", "object-src 'none'", "frame-ancestors 'none'"],
  ...["form-action 'self'", "script-src 'self'"],
]

/** What every answer says, whatever it answers. */
const expected: Readonly<Record<string, RegExp>> = {
  'strict-transport-security': /max-age=(3[2-9]|[4-9]\d|\d{3})\d{6}; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'x-request-id': /^[\w-]{36}$/,
}

const unwanted = ['x-powered-by', 'server', 'access-control-allow-origin', 'set-cookie']
/** Drawn from an id, and the same for everybody. */
const mayBeKept = /^\/(api\/avatars\/|calendar\/)/

/** What is wrong with the head of an answer. */
function complaints({ path }: RawRequest, { status, headers, text }: RawAnswer): string[] {
  const said = (name: string) => String(headers[name] ?? '')
  const policy = said('content-security-policy')
  const type = said('content-type')
  const isText = /^text\/|json|xml|javascript/.test(type)
  return [
    ...Object.entries(expected).flatMap(([name, shape]) => (shape.test(said(name)) ? [] : [name])),
    ...policyHas.filter((part) => !policy.includes(part)),
    ...(/script-src[^;]*'unsafe-(inline|eval)'/.test(policy) ? ['an unsafe policy'] : []),
    ...unwanted.filter((name) => headers[name] !== undefined),
    ...(text !== '' && type === '' ? ['no type'] : []),
    ...(/^text\/|[/+]xml/.test(type) && !type.includes('charset') ? ['charset'] : []),
    ...(path.startsWith('/api') && !mayBeKept.test(path) && !/no-store/.test(said('cache-control'))
      ? ['may be kept']
      : []),
    ...(status >= 400 && isText && /\n\s+at |node_modules/.test(text) ? ['a stack'] : []),
  ]
}

/** Every route as it is meant, and all that can go wrong on the way. */
function requestsTo(world: World): readonly RawRequest[] {
  const one = new Map(attemptsOn(world).map((attempt) => [attempt.route, attempt]))
  const routes = [...one.values()].filter(({ isLast }) => !isLast)
  const json = { 'Content-Type': 'application/json' }
  const people = [{}, world.victim.bearer]
  const asked = routes.flatMap(({ method, path, body }) =>
    people.map((who) => ({
      ...{ method, path, headers: { ...who, ...json } },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })),
  )
  const wrong = routes.flatMap(({ path, method }) => [
    { method: method === 'PUT' ? 'POST' : 'PUT', path, headers: json, body: '{}' },
    { method: 'TRACE', path, headers: {} },
    { method: 'OPTIONS', path, headers: { Origin: 'https://evil.example' } },
    { method: 'HEAD', path, headers: {} },
    { method: 'POST', path, headers: { 'Content-Type': 'text/plain' }, body: 'x' },
    { method: 'POST', path, headers: json, body: `"${'x'.repeat(1_100_000)}"` },
  ])
  return [...asked, ...wrong, ...filesAndPages()]
}

function filesAndPages(): readonly RawRequest[] {
  const names = readdirSync(built, { recursive: true, encoding: 'utf8' })
  const files = names.filter((name) => /\.\w+$/.test(name)).map((name) => `/${name}`)
  const pages = ['/', '/mcapp', '/mcapp/nothing', '/admin', '/nothing', '/%00', '/a/../b', '/api']
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return [
    ...[...files, ...pages].map((path) => ({ method: 'GET', path, headers: {} })),
    { method: 'POST', path: '/contact', headers: form, body: 'name=&website=x' },
  ]
}

async function lookAt(world: World, requests: readonly RawRequest[]) {
  const wrong: string[] = []
  const statuses = new Map<number, number>()
  const queue = requests.values()
  const work = async () => {
    for (const request of queue) {
      const answer = await sendRaw(world.url, request)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 0) continue
      const found = complaints(request, answer)
      const { method, path } = request
      if (found.length > 0) wrong.push(`${method} ${path} ${answer.status}: ${found.join(', ')}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { wrong, statuses }
}

/** Fails behind the usual door, and answers before it. */
const plant: Plant = (app) => {
  app.get('/hole/bare', (c) => c.html('<p>Hello</p>'))
}

describe('every answer', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(plant, { PUBLIC_URL: 'https://money.example.org' })
  })
  afterAll(() => world.close())

  it('has all headers, whatever was asked and whatever came of it', { timeout }, async () => {
    const requests = requestsTo(world).filter(({ path }) => !path.startsWith('/hole'))
    const { wrong, statuses } = await lookAt(world, requests)
    const kinds = [...statuses].sort(([a], [b]) => a - b).map(([status]) => status)
    prove('attack', 'Headers', {
      answers: requests.length,
      'kinds of status': kinds.join(' '),
      wrong: wrong.length,
    })
    expect(wrong).toEqual([])
    for (const status of [200, 303, 401, 404, 413, 415, 422]) expect(kinds).toContain(status)
  })

  it('that fails has them too, with words that tell nothing but its number', async () => {
    const { database } = world.engine
    const { pool } = database
    const query = pool.query.bind(pool)
    const secret = 'secret detail of the statement'
    Object.assign(pool, {
      query: () => Promise.reject(new Error(`${secret} select * from users`)),
    })
    const request = { method: 'GET', path: '/api/groups/list', headers: world.victim.bearer }
    const answer = await sendRaw(world.url, request)
    Object.assign(pool, { query })
    const body = JSON.parse(answer.text)
    expect(answer.status).toBe(500)
    expect(complaints(request, answer)).toEqual([])
    expect(Object.keys(body).sort()).toEqual(['code', 'error', 'requestId'])
    expect(body.requestId).toBe(answer.headers['x-request-id'])
    expect(answer.text).not.toContain(secret)
  })

  it('without them is found', async () => {
    const bare = { method: 'GET', path: '/hole/bare', headers: {} }
    const { wrong } = await lookAt(world, [bare])
    prove('attack', 'Headers, planted', { found: wrong.length })
    expect(wrong.join()).toContain('x-content-type-options')
  })
})
