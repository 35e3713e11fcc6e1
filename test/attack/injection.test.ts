import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newExpense, TestCaller } from '#test/support/caller.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { allInjections, type Injected, injectedRequests, searches } from './injected-requests.ts'
import { watchPostgres } from './postgres-log.ts'
import { type RawAnswer, sendRaw } from './send-raw.ts'
import { openWorld, type Plant, type World } from './world.ts'

const timeout = 3_600_000
const atOnce = 6

/** Sends them as somebody with a life of their own, who should see nothing of the victim's. */
async function inject(world: World, caller: TestCaller, all: readonly Injected[]) {
  const staff = world.intruders.find(({ role }) => role === 'super_admin')
  const watch = await watchPostgres(world.engine.config.databaseUrl ?? '')
  const wrong: string[] = []
  let slowest = { ms: 0, where: '' }
  const judge = ({ where }: Injected, { status, text, ms }: RawAnswer) => {
    if (ms > slowest.ms) slowest = { ms, where }
    if (status >= 500) wrong.push(`${where} answered ${status}`)
    if (text.includes(world.canary)) wrong.push(`${where} showed what is another's`)
  }
  const queue = all.values()
  const work = async () => {
    for (const one of queue) {
      const token = one.auth === 'admin' ? staff?.token : caller.session.token
      const { method, path, raw } = one
      const headers = {
        Authorization: `Bearer ${token}`,
        ...(raw !== undefined && { 'Content-Type': 'application/json' }),
      }
      const body = raw === undefined ? {} : { body: raw }
      judge(one, await sendRaw(world.url, { method, path, headers, ...body }))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { wrong, slowest, ...(await watch.end()) }
}

/** A search as it should not be written. */
const plant: Plant = (app, { database: { pool } }) => {
  app.post('/api/search', async (c) => {
    const { query } = await c.req.json()
    const { rows } = await pool.query(
      `select description from expenses where description like '%${query}%'`,
    )
    return c.json(rows)
  })
}

describe('text that would be a statement', () => {
  let world: World
  let ben: TestCaller
  beforeAll(async () => {
    world = await openWorld()
    ben = await TestCaller.signUp(world.url, 'Ben')
  })
  afterAll(() => world.close())

  it('stays text, in every field and parameter', { timeout }, async () => {
    const all = [
      // The ids are the victim's: whatever is let out of its place would show what is theirs.
      ...injectedRequests({ ...world.ids, uid: ben.uid, userId: ben.uid }, howMany(1, 8)),
      ...searches(),
    ]
    const { wrong, slowest, errors, slept } = await inject(world, ben, all)
    prove('attack', 'Injection', {
      texts: allInjections().length,
      places: new Set(all.map(({ where }) => where)).size,
      attempts: all.length,
      wrong: wrong.length,
      'errors of statements': errors.length,
      'sleeps of the database': slept,
      'slowest ms': Math.round(slowest.ms),
      'slowest was': slowest.where,
    })
    expect(wrong).toEqual([])
    expect(errors).toEqual([])
    expect(slept).toBe(0)
  })

  it('means itself where text is looked for', async () => {
    const anna = await TestCaller.signUp(world.url)
    const words = ['100% wool', 'under_score', 'plain bread', 'back\\slash']
    const docs = words.map((description) => newExpense({ description }))
    await anna.push({ name: 'expenses.createMany', args: { docs } })
    const titles = async (query: string) => {
      const { body } = await anna.call<Found>('POST', '/api/search', { body: { query } })
      return body.sections.flatMap(({ hits }) => hits.map(({ title }) => title))
    }
    expect(await titles('100%')).toEqual(['100% wool'])
    expect(await titles('pl%in')).toEqual([])
    expect(await titles('pl_in')).toEqual([])
    expect(await titles('plain')).toEqual(['plain bread'])
    const staff = world.intruders.find(({ role }) => role === 'super_admin')
    const people = async (search: string) => {
      const answer = await fetch(
        `${world.url}/api/admin/users?search=${encodeURIComponent(search)}`,
        { headers: { Authorization: `Bearer ${staff?.token}` } },
      )
      return (await answer.json()).total as number
    }
    expect(await people('Ben')).toBeGreaterThan(0)
    // Between two words they are no more than a gap, and alone they are looked for as they stand.
    for (const sign of ['%', '_']) {
      expect(await people(`B${sign}n`)).toBe(await people('B n'))
      expect(await people(sign.repeat(5))).toBe(0)
    }
  })

  it('takes no longer to look for than other text of its length', { timeout }, async () => {
    const median = async (query: string) => {
      const times: number[] = []
      for (let turn = 0; turn < 9; turn++) {
        const startedAt = performance.now()
        await ben.call('POST', '/api/search', { body: { query } })
        times.push(performance.now() - startedAt)
      }
      return times.sort((a, b) => a - b)[4] ?? 0
    }
    const plain = await median('bread '.repeat(33).slice(0, 199))
    const odd = ['a'.repeat(199), `${'a'.repeat(198)}!`, '(a+)+'.repeat(39), '"'.repeat(199)]
    const times: number[] = []
    for (const query of [...odd, '- '.repeat(99), '>1 '.repeat(66)]) times.push(await median(query))
    const figures = { plain: Math.round(plain), odd: Math.round(Math.max(...times)) }
    prove('attack', 'Searches made to be slow', {
      'plain ms': figures.plain,
      'slowest odd ms': figures.odd,
    })
    expect(times).toHaveLength(6)
  })
})

interface Found {
  readonly sections: readonly { readonly hits: readonly { readonly title: string }[] }[]
}

describe('a search that pastes its words into a statement', () => {
  let world: World
  beforeAll(async () => {
    world = await openWorld(plant)
  })
  afterAll(() => world.close())

  it('is found by its errors, its rows and its sleep', { timeout }, async () => {
    const ben = await TestCaller.signUp(world.url, 'Ben')
    const all = searches().filter(({ path }) => path === '/api/search')
    const { wrong, errors, slept } = await inject(world, ben, all)
    prove('attack', 'Injection, planted', {
      wrong: wrong.length,
      'errors of statements': errors.length,
      'sleeps of the database': slept,
    })
    expect(wrong.some((text) => text.includes('another'))).toBe(true)
    expect(errors.length).toBeGreaterThan(3)
    expect(slept).toBeGreaterThan(0)
  })
})
