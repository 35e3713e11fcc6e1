import { appendFileSync, chownSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { takeBackup } from '#server/backup/take-backup.ts'
import { findBinaries } from '#server/db/postgres/binaries.ts'
import { openCluster } from '#server/db/postgres/cluster.ts'
import { database, type EmbeddedPostgres, openEmbedded } from '#server/db/postgres/embedded.ts'
import { ensurePostmaster, urlOf } from '#server/db/postgres/postmaster.ts'
import { TestCaller } from '#test/support/caller.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { clusterOf, dropDataDir, killPostgres, makeDataDir } from './embedded.ts'

const READS = howMany(240, 10_000)
const patience = { timeout: 60_000, interval: 100 }
const [leading, following] = [makeDataDir(), makeDataDir()]

let leader: EmbeddedPostgres
let server: TestServer
let follower: pg.Pool
beforeAll(async () => {
  leader = await openEmbedded(leading, pino({ level: 'silent' }))
  const first = await startTestServer({ env: { DATABASE_URL: leader.url } })
  await first.stop()
  await takeBackup({ dataDir: leading, url: leader.url, folder: following, now: new Date() })
  follow(leader.url)
  const url = await startFollower()
  follower = new pg.Pool({ connectionString: url, max: 2 })
  follower.on('error', () => undefined)
  const env = { DATABASE_URL: leader.url, DATABASE_READ_URL: url }
  server = await startTestServer({ env })
})
afterAll(async () => {
  await server.stop()
  await follower.end()
  await leader.stop()
  for (const dataDir of [following, leading]) dropDataDir(dataDir)
})

/** Streams from the leader, and shows what it got only after a moment, as one far away would. */
function follow(leaderUrl: string): void {
  const cluster = clusterOf(following)
  const settings = [`primary_conninfo = '${leaderUrl}'`, `recovery_min_apply_delay = '20ms'`]
  appendFileSync(join(cluster, 'postgresql.auto.conf'), `\n${settings.join('\n')}\n`)
  writeFileSync(join(cluster, 'standby.signal'), '')
  const { uid, gid } = statSync(cluster)
  chownSync(join(cluster, 'standby.signal'), uid, gid)
}

async function startFollower(port?: number): Promise<string> {
  const cluster = await openCluster(following, findBinaries())
  return urlOf(cluster, await ensurePostmaster(cluster, port), database)
}

/** How often rows of the book were looked up there, which only a call that it answers does. */
async function lookUps(): Promise<number> {
  const { rows } = await follower.query<{ scans: string }>(
    `select coalesce(seq_scan, 0) + coalesce(idx_scan, 0) as scans from pg_stat_user_tables
      where relname = 'expenses'`,
  )
  return Number(rows[0]?.scans)
}

/** Writes, reads at once, and reads again; answers how often the written was not there. */
async function readOwnWrites(person: TestCaller, reads: number) {
  const seen = { old: 0, refused: 0, 'old when the follower is asked unseen (control)': 0 }
  for (let n = 0; n < reads / 2; n++) {
    const description = `Bread${n}`
    const id = await person.create({ description })
    const { rowCount } = await follower
      .query('select from expenses where id = $1', [id])
      .catch(() => ({ rowCount: 1 }))
    if (rowCount === 0) seen['old when the follower is asked unseen (control)']++
    for (const _ of ['at once', 'again']) {
      const { status, body } =
        n % 2 === 0
          ? await person.data('GET', `expenses/${id}`)
          : await person.call('POST', '/api/search', { body: { query: description } })
      const isOld = status === 404 || !JSON.stringify(body).includes(description)
      if (status >= 500) seen.refused++
      else if (isOld) seen.old++
    }
  }
  return seen
}

it('nobody reads less than they wrote, whoever answers', async () => {
  const person = await TestCaller.signUp(server.url)
  const before = await lookUps()
  const seen = await readOwnWrites(person, READS)
  await vi.waitFor(async () => {
    await person.data('GET', 'expenses')
    expect(await lookUps()).toBeGreaterThan(before)
  }, patience)
  prove('faults', 'Reads after own writes with a follower', { reads: READS, ...seen })
  expect(seen).toMatchObject({ old: 0, refused: 0 })
  expect(seen['old when the follower is asked unseen (control)']).toBeGreaterThan(0)
})

it('nobody notices that the follower ends, and it answers again when it is back', async () => {
  const person = await TestCaller.signUp(server.url)
  const { port } = new URL(follower.options.connectionString ?? '')
  const reading = readOwnWrites(person, READS)
  killPostgres(following)
  const seen = await reading
  await startFollower(Number(port))
  const before = await lookUps()
  await vi.waitFor(async () => {
    expect((await person.data('GET', 'expenses')).status).toBe(200)
    expect(await lookUps()).toBeGreaterThan(before)
  }, patience)
  const { old, refused } = seen
  prove('faults', 'A follower ends while people read', { reads: READS, old, refused })
  expect({ old, refused }).toEqual({ old: 0, refused: 0 })
})
