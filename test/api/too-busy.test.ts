import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { TestCaller } from '../support/caller.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

const connections = 4
const waitingCalls = 50
let server: TestServer
let caller: TestCaller
beforeAll(async () => {
  const env = { DATABASE_CONNECTIONS: `${connections}`, WAITING_CALLS: `${waitingCalls}` }
  server = await startTestServer({ env })
  caller = await TestCaller.signUp(server.url)
  await caller.create()
})
afterAll(() => server.stop())

/** Holds up everybody who reads or writes an expense, until it is called. */
async function holdUp(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('lock table expenses in access exclusive mode')
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}

const expenses = () => `${server.url}/api/data/users/${caller.uid}/expenses`
const list = () => fetch(expenses(), { headers: caller.bearer })

const patience = { timeout: 30_000 }

describe('a database that cannot keep up', () => {
  it('costs those who come last a moment, and nobody else anything', async () => {
    const letGo = await holdUp()
    const turnedAway: Response[] = []
    const calls: Promise<number>[] = []
    const come = async () => {
      const answer = await list()
      if (answer.status === 503) turnedAway.push(answer)
      return answer.status
    }
    // More and more of them: who comes before the line has formed is let in.
    await vi.waitFor(() => {
      calls.push(...Array.from({ length: 25 }, come))
      expect(turnedAway.length).toBeGreaterThanOrEqual(20)
    }, patience)
    const body = { commands: [{ key: 'a-key-of-its-own', name: 'expenses.create', args: {} }] }
    const push = await caller.call('POST', '/api/sync/push', { body })
    expect(push).toMatchObject({ status: 503, body: { code: 'too-busy' } })
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    const waits = turnedAway.map(({ headers }) => Number(headers.get('retry-after')))
    expect(Math.min(...waits)).toBeGreaterThan(0)
    await letGo()
    const statuses = await Promise.all(calls)
    expect(statuses.filter((status) => status === 503)).toHaveLength(turnedAway.length)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect((await list()).status).toBe(200)
    expect(await caller.create()).toBeTruthy()
  })
})
