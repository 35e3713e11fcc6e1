import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { analyticsCalls } from '#contract/analytics/calls.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { createMany } from '#server/documents/write.ts'
import { TestCaller } from '../support/caller.ts'
import { openTestEngine, type TestEngine } from '../support/engine.ts'
import { TestGroup } from '../support/group-fixture.ts'
import { newPerson } from '../support/notification-fixture.ts'
import { newDatabase } from '../support/postgres.ts'
import { randomExpenses } from '../support/random-ledger.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const leftAlone = /a follower of the database is left alone/
const nowhere = 'postgres://nobody@127.0.0.1:1/none'
const march = { from: '2026-03-01', to: '2026-03-31' }
const everyChart = {
  'analytics.flow': march,
  'analytics.merchants': march,
  'analytics.calendar': march,
  'analytics.change': { ...march, beforeFrom: '2026-02-01', beforeTo: '2026-02-28' },
  'analytics.position': march,
  'analytics.owed': march,
  'analytics.forecast': {},
  'analytics.foreseen': { kind: 'expense', day: '2026-03-31' },
  'analytics.rows': { ...march, kind: 'expense' },
} as const satisfies Record<keyof typeof analyticsCalls, object>

describe('a server whose reads are asked of a login that can only read', () => {
  let server: TestServer
  let anna: TestCaller
  beforeAll(async () => {
    const database = await newDatabase()
    server = await startTestServer({
      env: { DATABASE_URL: database, DATABASE_READ_URL: `${database}?application_name=follower` },
    })
    anna = await TestCaller.signUp(server.url)
    const group = await TestGroup.make(anna, ['Cleo'])
    await group.spend(anna, 6000, 'Anna Berg', ['Anna Berg', 'Cleo'], { date: '2026-03-07' })
  })
  afterAll(() => server.stop())

  it('answers each of them right after a write', async () => {
    const ask = async (method: string, path: string, ...bodies: readonly object[]) => {
      await anna.create({ amount: 100, merchant: 'Linden Market', date: '2026-03-02' })
      const asked = bodies.length > 0 ? bodies.map((body) => ({ body })) : [undefined]
      // The first counts what was written; the others are answered by what only reads.
      for (const options of [...asked, ...asked]) {
        const { status } = await anna.call(method, path, options)
        expect(`${path} ${status}`).toBe(`${path} 200`)
      }
    }
    for (const [name, body] of Object.entries(everyChart)) {
      const bodies = ['share', 'paid', 'group'].map((lens) => ({ ...body, lens }))
      await ask('POST', analyticsCalls[name as keyof typeof everyChart].path, ...bodies)
    }
    await ask('POST', '/api/dashboard/data', { month: 3, year: 2026 })
    await ask('POST', '/api/search', { query: 'linden market' })
    await ask('GET', `/api/data/users/${anna.uid}/expenses`)
    await ask('GET', '/api/data/groups')
    for (const scope of [anna.scope, 'global']) {
      await ask('GET', `/api/sync/snapshot?scope=${scope}`)
      await ask('GET', `/api/sync/pull?scope=${scope}&since=0`)
    }
    expect(server.logs.filter((line) => leftAlone.test(line))).toEqual([])
  })
})

describe('a read', () => {
  let one: TestEngine
  let seed = 0
  afterEach(() => one.close())

  const open = async (follower: string) => {
    const databaseUrl = await newDatabase()
    const at = follower === 'itself' ? databaseUrl : follower
    one = await openTestEngine({ databaseUrl, env: { DATABASE_READ_URL: at } })
    const person = await newPerson(one)
    const count = () =>
      one.engine.database.reading({ uid: person.uid, kept: ['days'] }, async (db) => {
        const { rows } = await db.query<{ sum: number }>(
          'select count(*) as sum from expenses where scope = $1',
          [`u:${person.uid}`],
        )
        return { sum: rows[0]?.sum, isLeader: db === one.engine.database.pool }
      })
    const write = () => {
      seed += 1
      const rows = randomExpenses('2026-03-01', 1, seed) as never
      const hand = { uid: person.uid, scope: `u:${person.uid}`, now: one.now() } as const
      return one.engine.database.transact((tx) =>
        createMany(tx, documentsOf('expenses'), rows, hand),
      )
    }
    return { person, count, write, database: one.engine.database }
  }

  it('goes to a follower that has counted what was written, and not before', async () => {
    const { count, write } = await open('itself')
    await write()
    expect(await count()).toEqual({ sum: 1, isLeader: true })
    expect(await count()).toEqual({ sum: 1, isLeader: false })
    await write()
    expect(await count()).toEqual({ sum: 2, isLeader: true })
  })

  it('goes to the leader while the follower lacks what this person wrote', async () => {
    const { count, write } = await open(await newDatabase())
    for (const sum of [1, 2, 3]) {
      await write()
      expect(await count()).toEqual({ sum, isLeader: true })
      expect(await count()).toEqual({ sum, isLeader: true })
    }
  })

  it('goes to the leader when the follower is not there, which is asked again later', async () => {
    const { count } = await open(nowhere)
    for (const _ of [1, 2, 3]) expect(await count()).toEqual({ sum: 0, isLeader: true })
    expect(one.logs.filter((line) => leftAlone.test(line))).toHaveLength(1)
  })

  it('is asked again of the leader when the follower ends in the middle of it', async () => {
    const { person, database } = await open('itself')
    const asked: boolean[] = []
    const answer = await database.reading({ uid: person.uid }, async (db) => {
      const isLeader = db === database.pool
      asked.push(isLeader)
      if (!isLeader) await db.query('select pg_terminate_backend(pg_backend_pid())')
      return 'answered'
    })
    expect([answer, ...asked]).toEqual(['answered', false, true])
  })

  it('can write nothing at a follower', async () => {
    const { person, database } = await open('itself')
    const refused = database.reading({ uid: person.uid }, async (db) => {
      if (db !== database.pool) await db.query('create table anything ()')
      return db === database.pool
    })
    expect(await refused).toBe(true)
    expect(one.logs.some((line) => /read-only transaction/.test(line))).toBe(true)
  })
})
