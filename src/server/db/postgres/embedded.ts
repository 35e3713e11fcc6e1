import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { Refusal } from '../../refusal.ts'
import { findBinaries } from './binaries.ts'
import { type Cluster, openCluster } from './cluster.ts'
import { ensurePostmaster, stopPostmaster, urlOf } from './postmaster.ts'

/** A PostgreSQL of our own, kept running until it is stopped. */
export interface EmbeddedPostgres {
  readonly url: string
  stop(): Promise<void>
}

export const database = 'moneycomb'
const lockKey = 7_201_964
const lockTries = 40
const stepMs = 100

export async function openEmbedded(dataDir: string, log: Logger): Promise<EmbeddedPostgres> {
  const cluster = await openCluster(dataDir, findBinaries())
  const port = await ensurePostmaster(cluster)
  let guard = await takeGuard(cluster, port)
  if (!guard) {
    throw new Refusal(
      `Another Moneycomb server is already running on DATA_DIR=${dataDir}: stop it first, or ` +
        'choose another DATA_DIR and PORT.',
    )
  }
  dropDrafts(dataDir)
  await ensureDatabase(guard)
  let isStopping = false

  async function revive(): Promise<void> {
    for (let wait = stepMs; !isStopping; wait = Math.min(wait * 2, 5000)) {
      try {
        await ensurePostmaster(cluster, port)
        const taken = await takeGuard(cluster, port)
        if (!taken) throw new Error('another server holds the lock')
        watch(taken)
        return log.info('the embedded PostgreSQL is back')
      } catch (error) {
        log.error({ err: error }, 'the embedded PostgreSQL is not back yet')
        await pause(wait)
      }
    }
  }

  function watch(client: pg.Client): void {
    guard = client
    client.once('end', () => {
      if (isStopping) return
      log.error('the embedded PostgreSQL went away, starting it again')
      void revive()
    })
  }
  watch(guard)

  return {
    url: urlOf(cluster, port, database),
    async stop() {
      isStopping = true
      await guard?.end().catch(() => undefined)
      await stopPostmaster(cluster)
    },
  }
}

/** The lock is a session's: it ends with the server that held it, however that ended. */
async function takeGuard(cluster: Cluster, port: number): Promise<pg.Client | null> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  await client.connect()
  for (let tries = 0; tries < lockTries; tries++) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [lockKey])
    if (rows[0]?.taken) return client
    await pause(stepMs)
  }
  await client.end()
  return null
}

async function ensureDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
    database,
  ])
  if (rowCount === 0) await client.query(`create database ${database}`)
}

function dropDrafts(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('postgres-draft-')) {
      rmSync(join(dataDir, name), { recursive: true, force: true })
    }
  }
}
