import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/postgres/embedded.ts'
import { prepareDatabase } from '#server/db/prepare-database.ts'
import { openServingRole } from '#server/db/roles.ts'
import { loadRateSnapshots } from '#server/rates/rates.ts'
import { askShared, model, newEmptyDatabase, variable } from './postgres.ts'

interface Wanted {
  /** Confirms what is not on the disk yet: for tests that never end it halfway, nor time it. */
  readonly isHurried?: boolean
}

const log = pino({ level: 'silent' })

/** Starts the PostgreSQL all tests of a run share; returns how to stop it. */
export async function startSharedPostgres({
  isHurried = false,
}: Wanted = {}): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'moneycomb-test-'))
  // PostgreSQL may run as another user than the tests.
  chmodSync(dataDir, 0o711)
  const embedded = await openEmbedded(dataDir, log)
  process.env[variable] = embedded.url
  if (isHurried) await hurry()
  await makeModel()
  return async () => {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A new database costs a fifth of the work where nothing waits for the disk. */
async function hurry(): Promise<void> {
  await askShared('alter role all set synchronous_commit = off')
  for (const care of ['fsync', 'full_page_writes'])
    await askShared(`alter system set ${care} = off`)
  await askShared('select pg_reload_conf()')
}

/** What a server does at its first start is done once, not for every test. */
async function makeModel(): Promise<void> {
  const url = await newEmptyDatabase(model)
  const given = { databaseUrl: url, databaseOwnerUrl: null, isLocal: true }
  const unsafe = { ...given, isUnsafeDatabaseAllowed: true }
  await prepareDatabase(unsafe, null, log)
  const database = openDatabase(await openServingRole(url), log)
  await loadRateSnapshots(database)
  await database.close()
}
