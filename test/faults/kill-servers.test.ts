import { afterAll, beforeAll, expect, it } from 'vitest'
import { newDatabase } from '#test/support/postgres.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { startSharedPostgres } from '#test/support/shared-postgres.ts'
import { nothingLost } from './audit.ts'
import { Load, longTest } from './load.ts'
import { newSeed } from './new-seed.ts'
import { startUnsafe } from './unsafe.ts'

const kills = howMany(2, 10)
const acks = howMany(250, 10_000)

let stopPostgres: () => Promise<void>
let databaseUrl: string
let servers: TestServer[]

const urls = () => servers.map(({ url }) => url)
const startServer = () =>
  startTestServer({ env: { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: '10' } })

beforeAll(async () => {
  stopPostgres = await startSharedPostgres()
  databaseUrl = await newDatabase()
  servers = await Promise.all([startServer(), startServer()])
})
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await stopPostgres()
})

it('loses and doubles nothing when one server after the other is killed', {
  timeout: longTest,
}, async () => {
  const seed = newSeed()
  const load = await Load.begin(urls()[0], {
    urls,
    seed,
  })
  for (let n = 0; n < kills; n++) {
    await load.reach((acks / kills) * (n + 0.5))
    const killed = n % servers.length
    await servers[killed]?.kill()
    servers[killed] = await startServer()
  }
  await load.reach(acks)
  const audit = await load.stop()
  const { figures, broken } = await audit.close({ url: servers[0]?.url ?? '', databaseUrl })
  const { unanswered, outageS } = audit
  prove('faults', 'Servers killed', { ...figures, 'outage s': outageS, kills, unanswered, seed })
  expect(audit.odd).toEqual([])
  expect(figures).toMatchObject(nothingLost)
  expect(broken).toEqual({})
  expect(unanswered).toBeGreaterThan(0)
})

it('would find what a server lost that says yes before it has written', async () => {
  let unsafe = await startUnsafe(databaseUrl)
  const load = await Load.begin(urls()[0], { urls: () => [unsafe.url], seed: newSeed() })
  await load.more(60)
  await unsafe.kill()
  unsafe = await startUnsafe(databaseUrl)
  await load.more(1)
  const audit = await load.stop()
  await unsafe.stop()
  const { stored, lost } = await unsafe.count(audit)
  expect(stored).toBeGreaterThan(0)
  expect(lost).toBeGreaterThan(0)
})
