import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { brokenIn } from '#test/support/invariants.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { seeded } from '#test/support/seeded.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { startSharedPostgres } from '#test/support/shared-postgres.ts'
import { misheardBy, newestRev, type Told, toldSince } from './heard-all.ts'
import { gatherHousehold, type Household, writeTogether } from './household.ts'
import { newSeed } from './new-seed.ts'
import { StreamClient } from './stream-client.ts'

const STREAMS = howMany(40, 400)
const GROUPS = howMany(2, 10)
const MEMBERS = 4
const STREAMS_EACH = STREAMS / GROUPS / MEMBERS
const WRITES_EACH = howMany(12, 40)
const patience = { timeout: 240_000, interval: 20 }
const patient = { timeout: howMany(300_000, 900_000) }

let stopPostgres: () => Promise<void>
let doomed: TestServer
let other: TestServer
let pool: pg.Pool
let isDead = false
beforeAll(async () => {
  stopPostgres = await startSharedPostgres()
  const connections = { DATABASE_CONNECTIONS: '10' }
  doomed = await startTestServer({ env: connections })
  other = await startTestServer({ env: { ...connections, DATABASE_URL: doomed.databaseUrl } })
  pool = new pg.Pool({ connectionString: doomed.databaseUrl, max: 4 })
}, 180_000)
afterAll(async () => {
  await pool.end()
  await other.stop()
  await stopPostgres()
})

/** Half of everybody's streams are at the server that will die; one more there forgets. */
async function openStreams(household: Household, random: () => number) {
  const clients: StreamClient[] = []
  const forgetful: StreamClient[] = []
  for (const person of household.people) {
    const cursors: Record<string, number> = {}
    for (const scope of [person.scope, household.group.scope]) {
      cursors[scope] = await newestRev(pool, scope)
    }
    const open = (at: number, isForgetful: boolean) => {
      const place = () => (isDead || at % 2 === 1 ? other.url : doomed.url)
      return new StreamClient({ person, cursors, place, random, isForgetful })
    }
    for (let at = 0; at < STREAMS_EACH; at++) clients.push(open(at, false))
    forgetful.push(open(0, true))
  }
  return { clients, forgetful }
}

const untilConnected = (clients: readonly StreamClient[], times: number) =>
  vi.waitFor(() => {
    expect(clients.filter(({ connectedAt }) => connectedAt.length < times)).toHaveLength(0)
  }, patience)

/** Seconds until all whose server died are connected again. */
async function killUnder(clients: readonly StreamClient[]): Promise<number> {
  const [first] = clients
  await vi.waitFor(() => expect(first?.heard.length).toBeGreaterThan(2), patience)
  await doomed.kill()
  isDead = true
  const killedAt = performance.now()
  await untilConnected(clients, 2)
  const backAt = clients.map(({ connectedAt }) => connectedAt[1] ?? 0)
  return (Math.max(...backAt) - killedAt) / 1000
}

async function tellAll(clients: readonly StreamClient[]): Promise<ReadonlyMap<string, Told>> {
  const begun = new Map(clients.flatMap(({ cursorsAtFirst }) => Object.entries(cursorsAtFirst)))
  const told = [...begun].map(
    async ([scope, from]) => [scope, await toldSince(pool, scope, from)] as const,
  )
  return new Map(await Promise.all(told))
}

const isBehind = (client: StreamClient, told: ReadonlyMap<string, Told>) =>
  client.scopes.some((scope) => client.cursor(scope) !== told.get(scope)?.rev)

it('every stream hears everything once and in order though its server dies', patient, async () => {
  const seed = newSeed()
  const numbers = Array.from({ length: GROUPS }, (_, n) => n)
  const households = await Promise.all(numbers.map((n) => gatherHousehold(other.url, n, MEMBERS)))
  const random = seeded(seed)
  const opened = await Promise.all(households.map((one) => openStreams(one, random)))
  const clients = opened.flatMap((one) => one.clients)
  const forgetful = opened.flatMap((one) => one.forgetful)
  const all = [...clients, ...forgetful]
  for (const client of all) client.start()
  await untilConnected(all, 1)
  const cut = clients.filter(({ url }) => url === doomed.url)

  const writing = Promise.all(households.map((one) => writeTogether(one, WRITES_EACH)))
  const backAfterS = await killUnder(cut)
  const putOff = await writing
  const told = await tellAll(clients)
  await vi.waitFor(() => {
    expect(clients.filter((client) => isBehind(client, told))).toHaveLength(0)
  }, patience)
  const found = misheardBy(clients, told)
  const control = misheardBy(forgetful, told)
  await Promise.all(all.map((client) => client.close()))

  prove('faults', 'Reconnect storm', {
    streams: clients.length,
    cut: cut.length,
    events: clients.reduce((count, { heard }) => count + heard.length, 0),
    ...found,
    'writes put off': putOff.reduce((sum, count) => sum + count, 0),
    'all back after s': backAfterS.toFixed(1),
    'missed by those who forget their cursor (control)': control.missed,
    seed,
  })
  expect(cut.length).toBeGreaterThanOrEqual(STREAMS / 2)
  expect(found).toEqual({ missed: 0, doubled: 0, reordered: 0 })
  // Nobody had to begin afresh.
  expect(clients.flatMap(({ others }) => others)).toEqual([])
  expect(control.missed).toBeGreaterThan(0)
  expect(await brokenIn(other.databaseUrl)).toEqual({})
})
