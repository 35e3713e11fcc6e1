import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { brokenIn } from '#test/support/invariants.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { audit } from './audit.ts'
import { type Cluster, startCluster } from './cluster.ts'
import { KeyedWriter } from './keyed-writer.ts'
import { beginLoad, type Load } from './load.ts'

const CLIENTS = 16
const WRITES = howMany(1000, 10_000)
const OUTAGE_MOST_S = 25
const HELD_BACK_MS = 1500

let cluster: Cluster
let servers: readonly TestServer[]
beforeAll(async () => {
  cluster = await startCluster()
  await cluster.untilWhole()
  const env = { DATABASE_URL: cluster.url, DATABASE_CONNECTIONS: '10' }
  const first = await startTestServer({ env })
  servers = [first, await startTestServer({ env })]
})
afterAll(async () => {
  await Promise.all((servers ?? []).map((server) => server.kill()))
  await cluster?.stop()
})

async function newWriters(): Promise<readonly KeyedWriter[]> {
  const urls = servers.map(({ url }) => url)
  const people = Array.from({ length: CLIENTS }, () => TestCaller.signUp(urls[0] ?? ''))
  return (await Promise.all(people)).map((person, at) => new KeyedWriter(person, urls, at))
}

/** Every server is the process it was, and takes calls. */
const untilServersAreReady = () =>
  vi.waitFor(
    async () => {
      for (const { url, pid } of servers) {
        expect(process.kill(pid, 0)).toBe(true)
        expect((await fetch(`${url}/readyz`)).status).toBe(200)
      }
    },
    { timeout: 30_000, interval: 100 },
  )

/** The leader's machine goes, another one leads, and the first comes back as a follower. */
async function loseLeader(load: Load, { isHeldBack = false, isSynchronous = true } = {}) {
  const leader = await cluster.leader()
  if (isHeldBack) {
    leader.holdBack()
    await pause(HELD_BACK_MS)
  }
  await leader.kill()
  const outage = await load.outageFrom(performance.now())
  expect((await cluster.leader()).name).not.toBe(leader.name)
  leader.start()
  await cluster.untilWhole(isSynchronous)
  return outage
}

it('loses nothing it confirmed when the machine of the leader dies, twice', async () => {
  const pids = servers.map(({ pid }) => pid)
  const writers = await newWriters()
  const load = beginLoad(writers)
  await load.until(WRITES / 4)
  const outages = [await loseLeader(load)]
  await load.until(WRITES / 2)
  outages.push(await loseLeader(load, { isHeldBack: true }))
  await load.until(WRITES)
  await load.end()
  await untilServersAreReady()

  const { confirmed, lost, doubled, refusals } = await audit(cluster.url, writers)
  const broken = await brokenIn(cluster.url)
  prove('faults', 'Failover of a replicated PostgreSQL', {
    confirmed,
    lost,
    doubled,
    'leaders killed': outages.length,
    'longest outage s': Math.max(...outages).toFixed(1),
    'sent again': Object.values(refusals).reduce((sum, count) => sum + count, 0),
    'servers that kept their pid': servers.filter(({ pid }, at) => pid === pids[at]).length,
    'invariants broken': Object.keys(broken).length,
  })
  expect(confirmed).toBeGreaterThanOrEqual(WRITES)
  expect({ lost, doubled, broken }).toEqual({ lost: 0, doubled: 0, broken: {} })
  // No answer at all, or 503: nothing that says it failed when it did not.
  expect(Object.keys(refusals).filter((status) => !['0', '503'].includes(status))).toEqual([])
  expect(Math.max(...outages)).toBeLessThanOrEqual(OUTAGE_MOST_S)
})

it('goes on while etcd cannot decide, and with a single node left', async () => {
  const writers = await newWriters()
  const load = beginLoad(writers)
  await load.until(CLIENTS)
  await cluster.loseQuorum()
  const lostAt = performance.now()
  // Longer than the leader may lead without asking.
  const gaps = await longestGaps(writers, lostAt, 30_000)
  cluster.regainQuorum()
  await cluster.untilWhole()

  const leader = await cluster.leader()
  const others = cluster.nodes.filter((node) => node !== leader)
  const aloneAt = performance.now()
  for (const node of others) await node.kill()
  const alone = await load.outageFrom(aloneAt + 500)
  for (const node of others) node.start()
  await cluster.untilWhole()
  await load.end()
  const { confirmed, lost, doubled } = await audit(cluster.url, writers)
  prove('faults', 'Etcd without quorum, and a single PostgreSQL left', {
    confirmed,
    lost,
    doubled,
    'longest pause without quorum s': gaps.toFixed(1),
    'pause until one alone goes on s': alone.toFixed(1),
  })
  expect({ lost, doubled }).toEqual({ lost: 0, doubled: 0 })
  expect(await brokenIn(cluster.url)).toEqual({})
})

/** The longest time between two confirmed writes, within so long from a moment on. */
async function longestGaps(writers: readonly KeyedWriter[], from: number, withinMs: number) {
  await pause(withinMs)
  const times = writers
    .flatMap((writer) => [...writer.confirmed.values()])
    .map(({ at }) => at)
    .filter((at) => at >= from)
  const marks = [from, ...times.toSorted((a, b) => a - b), performance.now()]
  return Math.max(...marks.map((at, n) => at - (marks[n - 1] ?? at))) / 1000
}

it('would lose some if the others were not waited for', async () => {
  await (await cluster.leader()).change({ synchronous_mode: false })
  await vi.waitFor(
    async () => {
      for (const node of cluster.nodes) expect(await node.ask('synchronous')).not.toBe(200)
    },
    { timeout: 60_000, interval: 250 },
  )
  const writers = await newWriters()
  const load = beginLoad(writers)
  await load.until(CLIENTS * 20)
  await loseLeader(load, { isHeldBack: true, isSynchronous: false })
  await load.end()
  const { confirmed, lost } = await audit(cluster.url, writers)
  prove('faults', 'Failover without waiting for the others (control)', { confirmed, lost })
  expect(lost).toBeGreaterThan(0)
})
