import { afterAll, beforeAll, expect, it } from 'vitest'
import { findRunning } from '#server/db/postgres/find-running.ts'
import { isAlive } from '#server/db/postgres/lock-file.ts'
import { howMany, isFull, prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { nothingLost } from './audit.ts'
import { dropDataDir, killPostgres, makeDataDir, startOn } from './embedded.ts'
import { Load, longTest } from './load.ts'
import { newSeed } from './new-seed.ts'
import { skipFsync } from './skip-fsync.ts'

const kills = howMany(2, 10)
const acks = howMany(250, 10_000)
const outagePromisedS = 25

const dataDir = makeDataDir()
let databaseUrl: string
let servers: readonly TestServer[]
beforeAll(async () => {
  // The first one runs PostgreSQL and starts it again; the second only uses it.
  const first = await startOn(dataDir)
  databaseUrl = (await findRunning(dataDir)) ?? ''
  servers = [first, await startTestServer({ env: { DATABASE_URL: databaseUrl } })]
})
afterAll(async () => {
  for (const server of servers.toReversed()) await server.stop()
  dropDataDir(dataDir)
})

const urls = () => servers.map(({ url }) => url)
const place = () => ({ url: servers[1]?.url ?? '', databaseUrl })

it('loses and doubles nothing when PostgreSQL and all its processes are killed', {
  timeout: longTest,
}, async () => {
  const seed = newSeed()
  const load = await Load.begin(urls()[0], { urls, seed })
  for (let n = 0; n < kills; n++) {
    await load.reach((acks / kills) * (n + 0.5))
    killPostgres(dataDir)
  }
  await load.reach(acks)
  const audit = await load.stop()
  const { figures, broken } = await audit.close(place())
  const { refused, outageS } = audit
  const told = { ...figures, 'outage s': outageS, kills, 'answered 503': refused, seed }
  prove('faults', 'PostgreSQL killed', told)
  expect(audit.odd).toEqual([])
  expect(figures).toMatchObject(nothingLost)
  expect(broken).toEqual({})
  expect(refused).toBeGreaterThan(0)
  for (const { pid } of servers) expect(isAlive(pid)).toBe(true)
  if (isFull) expect(outageS).toBeLessThanOrEqual(outagePromisedS)
})

it('would find what a PostgreSQL lost that confirms before it is on the disk', async () => {
  // The people themselves are on the disk before it becomes careless.
  const load = await Load.begin(urls()[0], { urls, seed: newSeed() })
  await skipFsync(databaseUrl)
  await load.more(60)
  killPostgres(dataDir)
  await load.more(1)
  const audit = await load.stop()
  const { figures } = await audit.close(place())
  expect(figures.lost).toBeGreaterThan(0)
})
