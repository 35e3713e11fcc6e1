import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { findRunning } from '#server/db/postgres/find-running.ts'
import { brokenIn } from '#test/support/invariants.ts'
import { startTestServer } from '#test/support/server.ts'

/** A folder for a server and its own PostgreSQL. */
export function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'moneycomb-fault-'))
  chmodSync(dataDir, 0o711)
  return dataDir
}

export function dropDataDir(dataDir: string): void {
  killPostgres(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
}

/** For one test; gone when the test is. */
export function newDataDir(): string {
  const dataDir = makeDataDir()
  onTestFinished(() => dropDataDir(dataDir))
  return dataDir
}

export const startOn = (dataDir: string, env: Readonly<Record<string, string>> = {}) =>
  startTestServer({ env: { DATA_DIR: dataDir, DATABASE_URL: '', ...env } })

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
  if (existsSync(lockFileOf(dataDir))) killFamily(postgresPid(dataDir))
}

export function killFamily(postmaster: number): void {
  // Each of them leads a group of its own, so they are not reached through the first.
  for (const pid of [postmaster, ...childrenOf(postmaster)]) endNow(pid)
}

export function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([pid, of]) => (pid && of === parent ? [pid] : []))
}

export function endNow(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
