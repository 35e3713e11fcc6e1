import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { newDatabase } from '#test/support/postgres.ts'
import { howMany, isFull, prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { startSharedPostgres } from '#test/support/shared-postgres.ts'
import { nothingLost } from './audit.ts'
import { startBalancer } from './balancer.ts'
import { Load, longTest } from './load.ts'
import { newSeed } from './new-seed.ts'

const stops = howMany(2, 8)
const acksBetween = howMany(60, 250)
const stopDelayS = 2
const exitPromisedS = 10

let stopPostgres: () => Promise<void>
let databaseUrl: string
let servers: TestServer[]
const startServer = () =>
  startTestServer({ env: { DATABASE_URL: databaseUrl, STOP_DELAY_S: `${stopDelayS}` } })

beforeAll(async () => {
  stopPostgres = await startSharedPostgres()
  databaseUrl = await newDatabase()
  servers = await Promise.all([startServer(), startServer()])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await stopPostgres()
})

const urls = () => servers.map(({ url }) => url)

/** Ends one server after the other under load, each replaced before the next one goes. */
async function replaceAll(rounds: number, end: (server: TestServer) => Promise<unknown>) {
  const seed = newSeed()
  const balancer = await startBalancer(urls())
  const load = await Load.begin(urls()[0], { urls: () => [balancer.url], seed })
  for (let n = 0; n < rounds; n++) {
    await load.more(acksBetween)
    const [next, ...others] = servers
    const fresh = await startServer()
    balancer.add(fresh.url)
    servers = [...others, fresh]
    if (next) await end(next)
  }
  await load.more(acksBetween)
  const audit = await load.stop()
  await balancer.stop()
  return { audit, seed, errors: audit.unanswered + audit.refused + audit.odd.length }
}

it('ends under load without anybody noticing', { timeout: longTest }, async () => {
  let slowestS = 0
  const { audit, seed, errors } = await replaceAll(stops, async (server) => {
    const askedAt = performance.now()
    expect(await server.stop()).toBe(0)
    slowestS = Math.max(slowestS, (performance.now() - askedAt) / 1000)
  })
  const { figures, broken } = await audit.close({ url: urls()[0] ?? '', databaseUrl })
  const exit = Math.round(slowestS * 10) / 10
  const told = { ...figures, stops, 'client errors': errors, 'slowest exit s': exit, seed }
  prove('faults', 'Servers asked to stop', told)
  const { odd, sentences, reasons } = audit
  expect([...odd, ...sentences, ...reasons]).toEqual([])
  expect(errors).toBe(0)
  expect(figures).toMatchObject(nothingLost)
  expect(broken).toEqual({})
  if (isFull) expect(slowestS).toBeLessThan(exitPromisedS)
})

it('would be noticed if it were killed instead', async () => {
  const { errors } = await replaceAll(1, (server) => server.kill())
  expect(errors).toBeGreaterThan(0)
})

it('says first that it is going, and ends the connection with every answer', async () => {
  const env = { DATABASE_URL: databaseUrl, STOP_DELAY_S: '60' }
  const server = await startTestServer({ env })
  const ask = (path: string) => fetch(`${server.url}${path}`)
  expect((await ask('/readyz')).headers.get('connection')).toBe('keep-alive')
  void server.stop()
  await vi.waitFor(async () => expect((await ask('/readyz')).status).toBe(503), 10_000)
  const answer = await ask('/healthz')
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  await server.kill()
})
