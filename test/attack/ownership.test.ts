import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminRole, permissions } from '#contract/permissions.ts'
import { routeList } from '#contract/routes.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { type Attempt, attemptsOn, callOf, routesOf } from './attempts.ts'
import { fingerprint } from './fingerprint.ts'
import { holes, plantHoles } from './planted-holes.ts'
import { type Intruder, openWorld, type World } from './world.ts'

interface Leak {
  readonly who: string
  readonly attempt: string
  readonly what: 'was shown' | 'was let in' | 'failed' | 'changed something'
}

const atOnce = 8
/** Every attempt is made, however busy the machine is. */
const timeout = 3_600_000
/** Not signed in, not allowed, or of a type that is refused before anybody is asked for. */
const refusals = new Set([401, 403, 415])
/** What is answered without an end is read for this long. */
const readForMs = 300

/** The body of an answer, or what has come of it until then; of a zip, what is in it. */
async function read(answer: Response): Promise<string> {
  const type = answer.headers.get('content-type') ?? ''
  if (type.includes('zip')) {
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    return Object.values(files)
      .map((file) => strFromU8(file))
      .join()
  }
  if (!type.includes('event-stream')) return answer.text()
  const reader = answer.body?.getReader()
  let [text, isOver] = ['', false]
  const timer = setTimeout(() => {
    isOver = true
    void reader?.cancel()
  }, readForMs)
  while (reader && !isOver) {
    const { value, done } = await reader.read()
    if (done) break
    text += new TextDecoder().decode(value)
  }
  clearTimeout(timer)
  return text
}

async function tryOne(world: World, who: Intruder, attempt: Attempt): Promise<Leak[]> {
  const { method, path, body, route } = attempt
  const answer = await fetch(`${world.url}${path}`, {
    method,
    headers: {
      ...(who.token !== null && { Authorization: `Bearer ${who.token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    redirect: 'manual',
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await read(answer)
  const what = judge(world, who, attempt, answer.status, text)
  return what ? [{ who: who.name, attempt: `${route}: ${path}`, what }] : []
}

function judge(world: World, who: Intruder, attempt: Attempt, status: number, text: string) {
  const { need, isNamed } = attempt
  if (text.includes(world.canary)) return 'was shown'
  if (!who.mayKnowName && text.includes(world.nameMark)) return 'was shown'
  if (status >= 500) return 'failed'
  const isRefused = refusals.has(status)
  if (need === 'user' && !who.isUser && !isRefused) return 'was let in'
  if (need === 'admin' && !mayCall(who.role, attempt) && !isRefused) return 'was let in'
  if (need === 'user' && isNamed && status < 300) return 'was let in'
  return null
}

/** What the role may do is tried cell by cell elsewhere; here it would be no wrong. */
function mayCall(role: AdminRole | null, { needs }: Attempt): boolean {
  if (role === null || needs === undefined) return role !== null
  if (typeof needs === 'string') return true
  const [resource, verb] = needs
  const granted: Readonly<Record<string, readonly string[]>> = permissions[role]
  return granted[resource]?.includes(verb) ?? false
}

/** Staff may end an account: that is no attack. What they see while reading is looked at. */
const isTheirWork = (who: Intruder, attempt: Attempt) =>
  attempt.need === 'admin' && attempt.method !== 'GET' && mayCall(who.role, attempt)

async function isSignedIn(world: World, { role, token }: Intruder): Promise<boolean> {
  const path = role ? '/api/admin/auth' : '/api/auth/session'
  const answer = await fetch(`${world.url}${path}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  await answer.text()
  return answer.ok
}

/** All that anybody who should not could get or change, and how often it was tried. */
async function attack(world: World, intruders = world.intruders, oneOf = howMany(10, 1)) {
  const leaks: Leak[] = []
  const gone: string[] = []
  let [count, signedIn] = [0, 0]
  for (const who of intruders) {
    const before = await fingerprint(world)
    const all = attemptsOn(world)
      .filter((_, at) => at % oneOf === 0)
      .filter((attempt) => !isTheirWork(who, attempt))
    const tryAll = async (attempts: readonly Attempt[]) => {
      count += attempts.length
      const queue = attempts.values()
      const work = async () => {
        for (const attempt of queue) leaks.push(...(await tryOne(world, who, attempt)))
      }
      await Promise.all(Array.from({ length: atOnce }, work))
    }
    const staying = all.filter(({ isLast }) => !isLast)
    await tryAll(staying)
    // An intruder who was signed out on the way has tried nothing since.
    if (who.isUser || who.role) {
      if (await isSignedIn(world, who)) signedIn += staying.length
      else gone.push(who.name)
    }
    await tryAll(all.filter(({ isLast }) => isLast))
    if ((await fingerprint(world)) !== before)
      leaks.push({ who: who.name, attempt: 'any of them', what: 'changed something' })
  }
  return { leaks, count, signedIn, gone }
}

/** Pages and files of the site: there is nothing of anybody's on them. */
const publicPaths = new Set([
  ...routeList.filter(({ layout }) => layout === 'public').map(({ path }) => path),
  ...['/plain.css', '/sitemap.xml', '/robots.txt', '/engine/:name'],
])

/** A page with a slash behind it only leads to the page. */
const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1')

const unclassified = (world: World) =>
  routesOf(world)
    .filter(({ method, path }) => !callOf(method, path) && !publicPaths.has(withoutSlash(path)))
    .map(({ method, path }) => `${method} ${path}`)

describe('what is mine', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world.close())

  it('is neither shown to nor changed by anybody else, whatever they call', {
    timeout,
  }, async () => {
    const { leaks, count, signedIn, gone } = await attack(world)
    prove('attack', 'Ownership', {
      routes: routesOf(world).length,
      intruders: world.intruders.length,
      attempts: count,
      'of them signed in': signedIn,
      leaks: leaks.length,
    })
    expect(leaks).toEqual([])
    expect(gone).toEqual([])
  })

  it('is behind routes that the contract knows, each with who may call it', () => {
    expect(unclassified(world)).toEqual([])
  })
})

describe('a server with holes', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(plantHoles)
  })
  afterAll(() => world.close())

  it('is found out, hole by hole', async () => {
    const some = world.intruders.filter(({ name }) => name === 'another user')
    const { leaks } = await attack(world, some, 1)
    const found = holes.filter((hole) => leaks.some(({ attempt }) => attempt.includes(hole)))
    expect(found).toEqual(holes)
    expect(leaks.some(({ what }) => what === 'changed something')).toBe(true)
    expect(unclassified(world)).toEqual(expect.arrayContaining([...holes]))
    prove('attack', 'Ownership, planted holes', { planted: holes.length, found: found.length })
  })
})
