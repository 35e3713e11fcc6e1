import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requireCaller } from '#server/http/caller.ts'
import { TestCaller } from '#test/support/caller.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { fingerprint } from './fingerprint.ts'
import { type Smuggling, smugglings } from './mass-assignment.ts'
import { openWorld, type Plant, type World } from './world.ts'

const timeout = 3_600_000
const atOnce = 6
/** Of so many one is tried, but all where that is promised. */
const oneOf = howMany(10, 1)

interface Answered {
  readonly results?: readonly { readonly ok: boolean }[]
}

/** Refused is right: no call of ours has a field it would quietly leave aside. */
async function isTaken(world: World, { method, path, raw, auth }: Smuggling): Promise<boolean> {
  const staff = world.intruders.find(({ role }) => role === 'super_admin')
  const token = auth === 'admin' ? staff?.token : world.victim.session.token
  // Not by the caller of the tests, which knows how each is to answer: the planted one does not.
  const answer = await fetch(`${world.url}${path}`, {
    ...{ method, body: raw ?? null },
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
  })
  const { status } = answer
  const body: Answered = await answer.json().catch(() => ({}))
  if (status >= 500) return true
  return status < 300 && (body.results?.some(({ ok }) => ok) ?? true)
}

async function smuggle(world: World, all: readonly Smuggling[]) {
  const taken: string[] = []
  const before = await fingerprint(world)
  const queue = all.values()
  const work = async () => {
    for (const one of queue) {
      if (await isTaken(world, one)) taken.push(`${one.target}: ${one.field}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if ((await fingerprint(world)) !== before) taken.push('something was changed')
  return taken
}

/** Writes whatever it is sent, as frameworks like to. */
const plant: Plant = (app, engine) => {
  const { pool } = engine.database
  app.patch('/api/data/users/:uid', requireCaller(engine), async (c) => {
    const { emailVerified } = await c.req.json()
    const text = 'update users set email_verified = true where id = $1'
    if (emailVerified) await pool.query(text, [c.var.caller.uid])
    return c.json({})
  })
}

describe('fields that are nobody’s to send', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld()
  })
  afterAll(() => world.close())

  it('are refused, wherever they are put, and change nothing', { timeout }, async () => {
    const all = smugglings(world.ids).filter((_, at) => at % oneOf === 0)
    const taken = await smuggle(world, all)
    prove('attack', 'Mass assignment', {
      targets: new Set(all.map(({ target }) => target)).size,
      fields: new Set(all.map(({ field }) => field)).size,
      attempts: all.length,
      taken: taken.length,
    })
    expect(taken).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false)
  })

  it('are given to nobody at sign-up', async () => {
    const anna = await TestCaller.signUp(world.url)
    expect(anna.session.user).toMatchObject({ role: 'user', roles: null, emailVerified: false })
  })
})

describe('a call that takes what it gets', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(plant)
  })
  afterAll(() => world.close())

  it('is found, and so is what it did', { timeout }, async () => {
    const all = smugglings(world.ids).filter(({ target }) => target === 'PATCH users')
    const taken = await smuggle(world, all)
    prove('attack', 'Mass assignment, planted', { found: taken.length })
    expect(taken).toContain('PATCH users: emailVerified')
    expect(taken).toContain('something was changed')
  })
})
