import { createHmac, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '#test/support/proof.ts'
import { attemptsOn } from './attempts.ts'
import { type RawRequest, sendRaw } from './send-raw.ts'
import { openWorld, type Plant, type World } from './world.ts'

const timeout = 3_600_000
const atOnce = 6

type Door = Pick<RawRequest, 'method' | 'path' | 'body'>
/** What is changed of a request that has no right to be answered. */
type Trick = (door: Door) => Partial<RawRequest>

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Tokens as other systems have them, signed by nobody, by the wrong key or by a guess. */
function forgedTokens({ victim, ids }: World): readonly string[] {
  const claims = { sub: ids.uid, uid: ids.uid, role: 'super_admin', exp: 9_999_999_999 }
  const signed = (header: object, key: string) => {
    const text = `${base64(header)}.${base64(claims)}`
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  }
  const { token } = victim.session
  return [
    `${base64({ alg: 'none' })}.${base64(claims)}.`,
    `${base64({ alg: 'None', typ: 'JWT' })}.${base64(claims)}.x`,
    ...['', 'secret', 'moneycomb'].map((key) => signed({ alg: 'HS256', typ: 'JWT' }, key)),
    signed({ alg: 'RS256', kid: '../../../../dev/null' }, ''),
    signed({ alg: 'HS256', kid: "' union select 'x' --" }, 'x'),
    signed({ alg: 'HS256', jku: 'http://127.0.0.1:1/keys' }, 'x'),
    ...[token.slice(0, -1), token.slice(1), `${token}A`, `${token}.`, token.toLowerCase()],
    [...token].reverse().join(''),
    ...[ids.uid ?? '', randomUUID(), '', 'null', 'undefined', '*', '%', "' or '1'='1"],
    'a'.repeat(100_000).slice(0, 8000),
  ]
}

function tricksOf(world: World): Readonly<Record<string, Trick>> {
  const { token } = world.victim.session
  const bearer = `Bearer ${token}`
  const forged = forgedTokens(world).map((text, at): [string, Trick] => [
    `forged token ${at}`,
    () => ({ headers: { Authorization: `Bearer ${text}` } }),
  ])
  const inQuery = (name: string): Trick => {
    return ({ path }) => ({ path: `${path}${path.includes('?') ? '&' : '?'}${name}=${token}` })
  }
  const header =
    (headers: RawRequest['headers']): Trick =>
    () => ({ headers })
  return {
    ...Object.fromEntries(forged),
    'token in the address': inQuery('token'),
    'access token in the address': inQuery('access_token'),
    'authorization in the address': inQuery('authorization'),
    'token in a cookie': header({ Cookie: `token=${token}; session=${token}; auth=${token}` }),
    'token in another header': header({ 'X-Auth-Token': token, 'X-Access-Token': token }),
    'two headers': header({ Authorization: [`Bearer ${'a'.repeat(43)}`, bearer] }),
    'two tokens': header({ Authorization: `${bearer}, ${bearer}` }),
    'another scheme': header({ Authorization: `Token ${token}` }),
    basic: header({ Authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` }),
    'no scheme': header({ Authorization: token }),
    'as a proxy says': header({ 'X-User-Id': world.ids.uid ?? '', 'X-Remote-User': 'admin' }),
    'from this machine': header({ 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1' }),
    'another address': header({ 'X-Original-URL': '/healthz', 'X-Rewrite-URL': '/healthz' }),
    'another method': header({ 'X-HTTP-Method-Override': 'GET', 'X-Method': 'OPTIONS' }),
    'only the head': () => ({ method: 'HEAD' }),
    'which methods': () => ({ method: 'OPTIONS' }),
    'plain text': header({ 'Content-Type': 'text/plain' }),
    'two slashes': ({ path }) => ({ path: path.replace('/api/', '/api//') }),
    'slashes before': ({ path }) => ({ path: `//${path}` }),
    'slash after': ({ path }) => ({ path: path.replace(/(\?|$)/, '/$1') }),
    'semicolon after': ({ path }) => ({ path: path.replace(/(\?|$)/, ';a=b$1') }),
    'dot within': ({ path }) => ({ path: path.replace('/api/', '/api/./') }),
    'dots within': ({ path }) => ({ path: path.replace('/api/', '/healthz/../api/') }),
    'encoded dots': ({ path }) => ({ path: path.replace('/api/', '/%2e%2e/api/') }),
    'encoded letter': ({ path }) => ({ path: path.replace('/api/', '/%61pi/') }),
    'encoded slash': ({ path }) => ({ path: path.replace('/api/', '/api%2f') }),
    capitals: ({ path }) => ({ path: path.replace('/api/', '/API/') }),
    'an ending': ({ path }) => ({ path: path.replace(/(\?|$)/, '.json$1') }),
    'nothing at the end': ({ path }) => ({ path: path.replace(/(\?|$)/, '%00$1') }),
    'as a page': ({ path }) => ({ path: path.replace('/api/', '/mcapp/../api/') }),
  }
}

/** One address for every route that asks who is there. */
function doorsOf(world: World): readonly Door[] {
  const guarded = attemptsOn(world).filter(({ need }) => need === 'user' || need === 'admin')
  const one = new Map(guarded.map((attempt) => [attempt.route, attempt]))
  return [...one.values()].map(({ method, path, body }) => ({
    ...{ method, path },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }))
}

/** Pages are for everybody, and have nothing of anybody's on them. */
const isPage = (type: string) => type.startsWith('text/html')

async function tryAll(world: World) {
  const doors = doorsOf(world)
  const tricks = Object.entries(tricksOf(world))
  const queue = doors.flatMap((door) => tricks.map((trick) => ({ door, trick }))).values()
  const entered: string[] = []
  const work = async () => {
    for (const { door, trick } of queue) {
      const [name, change] = trick
      const sent = { headers: {}, ...door, ...change(door) }
      const json = door.body === undefined ? {} : { 'Content-Type': 'application/json' }
      const headers = { ...json, ...sent.headers }
      const answer = await sendRaw(world.url, { ...sent, headers })
      const type = String(answer.headers['content-type'] ?? '')
      const isIn = answer.status >= 200 && answer.status < 300 && !isPage(type)
      const isShown = answer.text.includes(world.canary) || answer.text.includes(world.nameMark)
      if (isIn || isShown || answer.status >= 500) {
        entered.push(`${name}: ${door.method} ${door.path} answered ${answer.status}`)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { entered, doors: doors.length, tricks: tricks.length }
}

describe('without a token of one’s own', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world.close())

  it('no trick opens a door', { timeout }, async () => {
    const { entered, doors, tricks } = await tryAll(world)
    prove('attack', 'Ways around signing in', {
      doors,
      tricks,
      attempts: doors * tricks,
      entered: entered.length,
    })
    expect(entered).toEqual([])
    expect((await world.victim.call('GET', '/api/auth/session')).status).toBe(200)
  })
})

/** Lets somebody in by the address, for the sake of a download link. */
const plant: Plant = (app, engine) => {
  app.get('/api/user/sessions', async (c, next) => {
    const caller = await engine.identity.whoIs(c.req.query('token') ?? '')
    return caller ? c.json({ uid: caller.uid }) : next()
  })
}

describe('a door that takes the token from the address', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(plant)
  })
  afterAll(() => world.close())

  it('is found', { timeout }, async () => {
    const { entered } = await tryAll(world)
    prove('attack', 'Ways around signing in, planted', { found: entered.length })
    expect(entered.join()).toContain('token in the address: GET /api/user/sessions')
  })
})
