import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { findRunning } from '#server/db/postgres/find-running.ts'
import { brokenIn } from '#test/support/invariants.ts'
import { startTestServer } from '#test/support/server.ts'

/** A folder for one test's server and its own PostgreSQL; both are gone when the test is. */
export function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'moneycomb-fault-'))
  chmodSync(dataDir, 0o711)
  onTestFinished(() => {
    killPostgres(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return dataDir
}

export const startOn = (dataDir: string) =>
  startTestServer({ env: { DATA_DIR: dataDir, DATABASE_URL: '' } })

/** All that must hold in any database does so in this one, whose server runs. */
export async function expectNothingBroken(dataDir: string): Promise<void> {
  expect(await brokenIn((await findRunning(dataDir)) ?? '')).toEqual({})
}

export const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster')
export const lockFileOf = (dataDir: string) => join(clusterOf(dataDir), 'postmaster.pid')

export const postgresPid = (dataDir: string) =>
  Number(readFileSync(lockFileOf(dataDir), 'utf8').split('\n')[0])

/** PostgreSQL and all its processes at once, as a power cut would; leaves the lock file. */
export function killPostgres(dataDir: string): void {
  if (!existsSync(lockFileOf(dataDir))) return
  try {
    process.kill(-postgresPid(dataDir), 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
