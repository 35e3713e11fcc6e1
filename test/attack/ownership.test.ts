import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { prove } from '#test/support/proof.ts'
import { type Attempt, attemptsOn, routesOf } from './attempts.ts'
import { fingerprint } from './fingerprint.ts'
import { holes, plantHoles } from './planted-holes.ts'
import { type Intruder, openWorld, type World } from './world.ts'

interface Leak {
  readonly who: string
  readonly attempt: string
  readonly what: 'was shown' | 'was let in' | 'failed' | 'changed something'
}

const atOnce = 8
/** Not signed in, not allowed, or of a type that is refused before anybody is asked for. */
const refusals = new Set([401, 403, 415])
/** What is answered without an end is read for this long. */
const readForMs = 300

/** The body of an answer, or what has come of it until then. */
async function read(answer: Response): Promise<string> {
  if (!answer.headers.get('content-type')?.includes('event-stream')) return answer.text()
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
  const leak = (what: Leak['what']) => [{ who: who.name, attempt: `${route}: ${path}`, what }]
  if (text.includes(world.canary)) return leak('was shown')
  if (answer.status >= 500) return leak('failed')
  const isRefused = refusals.has(answer.status)
  if (attempt.need === 'user' && !who.isUser && !isRefused) return leak('was let in')
  return []
}

/** All that anybody who should not could get or change, and how often it was tried. */
async function attack(world: World) {
  const leaks: Leak[] = []
  let count = 0
  for (const who of world.intruders) {
    const before = await fingerprint(world)
    const queue = attemptsOn(world).values()
    const work = async () => {
      for (const attempt of queue) {
        count++
        leaks.push(...(await tryOne(world, who, attempt)))
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    if ((await fingerprint(world)) !== before)
      leaks.push({ who: who.name, attempt: 'any of them', what: 'changed something' })
  }
  return { leaks, count }
}

describe('what is mine', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world.close())

  it('is neither shown to nor changed by anybody else, whatever they call', async () => {
    const { leaks, count } = await attack(world)
    prove('attack', 'Ownership', {
      routes: routesOf(world).length,
      intruders: world.intruders.length,
      attempts: count,
      leaks: leaks.length,
    })
    expect(leaks).toEqual([])
  })
})

describe('a server with holes', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(plantHoles)
  })
  afterAll(() => world.close())

  it('is found out, hole by hole', async () => {
    const { leaks } = await attack(world)
    const found = holes.filter((hole) => leaks.some(({ attempt }) => attempt.includes(hole)))
    expect(found).toEqual(holes)
    expect(leaks.some(({ what }) => what === 'changed something')).toBe(true)
  })
})
