import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { openEmbedded } from '#server/db/postgres/embedded.ts'

/** Where the one PostgreSQL of this test run is; set for every process the run starts. */
const variable = 'TEST_POSTGRES_URL'

/** Starts the PostgreSQL all tests of a run share; returns how to stop it. */
export async function startSharedPostgres(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'moneycomb-test-'))
  // PostgreSQL may run as another user than the tests.
  chmodSync(dataDir, 0o711)
  const embedded = await openEmbedded(dataDir, pino({ level: 'silent' }))
  process.env[variable] = embedded.url
  return async () => {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A new, empty database of its own in the shared PostgreSQL; returns its address. */
export async function newDatabase(): Promise<string> {
  const shared = process.env[variable]
  if (!shared) throw new Error('startSharedPostgres has not run in this test run.')
  const name = `test_${randomBytes(8).toString('hex')}`
  const client = new pg.Client({ connectionString: shared })
  await client.connect()
  try {
    await client.query(`create database ${name}`)
  } finally {
    await client.end()
  }
  const url = new URL(shared)
  url.pathname = `/${name}`
  return url.href
}
