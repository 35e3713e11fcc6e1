import pg from 'pg'
import { expect, it } from 'vitest'
import { Places } from '#server/places.ts'
import { TestCaller } from '#test/support/caller.ts'
import { prove } from '#test/support/proof.ts'
import { type Fixture, openFixture } from './open-fixture.ts'
import type { Plant } from './world.ts'

const timeout = 600_000
const AT_ONCE = 15
const OTHERS = 30

const years = { from: '2016-01-01', to: '2026-12-31' }
const before = { beforeFrom: '2005-01-01', beforeTo: '2015-12-31' }
const march = { from: '2026-03-01', to: '2026-03-31' }

/** Every call that reads as much as there is in a book. */
const heavyCalls: readonly (readonly [method: string, path: string, body?: object])[] = [
  ['POST', '/api/analytics/change', { ...years, ...before }],
  ['POST', '/api/analytics/merchants', { ...years, skip: 1000 }],
  ['POST', '/api/analytics/flow', march],
  ['POST', '/api/analytics/calendar', march],
  ['POST', '/api/analytics/position', march],
  ['POST', '/api/analytics/rows', { ...years, kind: 'expense' }],
  ['POST', '/api/dashboard/data', { month: 3, year: 2026 }],
  ['POST', '/api/search', { query: 'bread' }],
  ['POST', '/api/ai-advice', { question: 'What did I spend on bread?' }],
  ['GET', '/api/ai-advice/today'],
  ['GET', '/api/user/usage'],
  ['GET', '/api/user/export'],
  ['GET', '/api/sync/snapshot?scope='],
]

/** Nobody reads these until it is let go: as slow as a book can make a question. */
async function holdUp({ engine }: Fixture) {
  const client = new pg.Client({
    connectionString: engine.database.pool.options.connectionString,
  })
  await client.connect()
  await client.query('begin')
  await client.query(
    'lock table expenses, incomes, ledger_days, ledger_totals in access exclusive mode',
  )
  return () => client.end()
}

/** How many of somebody else's quick calls are answered while one account asks for much. */
async function attackReads(stand: Fixture, calls: typeof heavyCalls) {
  const anna = await TestCaller.signUp(stand.url)
  const ben = await TestCaller.signUp(stand.url)
  const unanswered: string[] = []
  for (const [method, path, body] of calls) {
    const letGo = await holdUp(stand)
    const to = path.endsWith('=') ? `${path}u:${anna.uid}` : path
    const asked = Array.from({ length: AT_ONCE }, () => anna.call(method, to, { body }))
    for (let at = 0; at < OTHERS; at++) {
      const { status } = await ben.call('GET', '/api/sync/scopes')
      if (status === 200) continue
      unanswered.push(path)
      break
    }
    await letGo()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 429, 503].includes(status))).toEqual([])
  }
  return { calls: calls.length, unanswered }
}

it('who reads much keeps nobody waiting who reads little', { timeout }, async () => {
  const stand = await openFixture({})
  const { calls, unanswered } = await attackReads(stand, heavyCalls)
  await stand.close()
  prove('attack', 'Heavy reads', { calls, 'others kept out': unanswered.length })
  expect(unanswered).toEqual([])
})

const wide = { most: 100, mostOfOne: 100, waiting: 100, waitingOfOne: 100, waitMs: 60_000 }
const unbounded: Plant = (_app, engine) => {
  Object.assign(engine, { heavyReads: new Places(wide) })
}

it('reads without a bound are found', { timeout }, async () => {
  const stand = await openFixture({}, unbounded)
  const { calls, unanswered } = await attackReads(stand, heavyCalls.slice(0, 1))
  await stand.close()
  prove('attack', 'Heavy reads, planted without a bound', {
    calls,
    'others kept out': unanswered.length,
  })
  expect(unanswered).toHaveLength(1)
})
