import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { Refusal } from '../../refusal.ts'
import { sqlState } from '../transaction.ts'
import { type Cluster, superuser } from './cluster.ts'
import { findFreePort } from './free-port.ts'
import { isAlive, isPostgresOf, readLockFile } from './lock-file.ts'
import { settingArguments } from './settings.ts'

const startSeconds = 60
const stopSeconds = 7
const stepMs = 20
const answerMs = 3000

/** Makes sure PostgreSQL runs on the cluster and answers; returns its port. */
export async function ensurePostmaster(cluster: Cluster, wantedPort?: number): Promise<number> {
  const deadline = Date.now() + startSeconds * 1000
  for (;;) {
    const running = runningOn(cluster)
    const port = running?.port || (wantedPort ?? (await findFreePort()))
    const isGone = running ? () => !isAlive(running.pid) : launch(cluster, port)
    if (await answers(cluster, port, isGone, deadline)) return port
    if (Date.now() > deadline) throw new Refusal(complaint(cluster))
    await pause(stepMs * 5)
  }
}

/** A PostgreSQL that outlived its killed server is not in the way: it is taken over. */
function runningOn({ folder }: Cluster) {
  const lock = readLockFile(folder)
  return lock && isPostgresOf(folder, lock.pid) ? lock : null
}

/** Returns a question: has it ended? */
function launch(cluster: Cluster, port: number): () => boolean {
  const { program, args, options } = cluster.runAs.command(cluster.binaries.postgres, [
    '-D',
    cluster.folder,
    ...settingArguments(port),
  ])
  const log = openSync(logOf(cluster), 'w', 0o600)
  const child = spawn(program, args, {
    ...options,
    // Its own group: Ctrl-C must reach our server only, which then stops PostgreSQL in order.
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...options.env, ...ignoreStaleLock(cluster) },
  })
  closeSync(log)
  child.unref()
  let isGone = false
  child.on('error', () => {
    isGone = true
  })
  child.on('exit', () => {
    isGone = true
  })
  return () => isGone
}

/**
 * PostgreSQL believes a lock file whose process number is alive, even when that is some other
 * program by now. It makes an exception for the number named here, and still checks that no
 * process of the crashed one is left at work on the files.
 */
function ignoreStaleLock({ folder }: Cluster): { PG_GRANDPARENT_PID?: string } {
  const lock = readLockFile(folder)
  return lock ? { PG_GRANDPARENT_PID: String(lock.pid) } : {}
}

async function answers(
  cluster: Cluster,
  port: number,
  isGone: () => boolean,
  deadline: number,
): Promise<boolean> {
  while (!isGone() && Date.now() < deadline) {
    if (await isOurs(cluster, port)) return true
    await pause(stepMs)
  }
  return false
}

async function isOurs(cluster: Cluster, port: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(cluster, port, 'postgres'),
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query('show data_directory')
    return rows[0]?.data_directory === cluster.folder
  } catch (error) {
    if (sqlState(error) !== wrongPassword) return false
    throw new Refusal(
      `The password kept beside ${cluster.folder} does not open its database: restore the file ` +
        'named password from your copy of DATA_DIR.',
      error,
    )
  } finally {
    // Not waited for: the end of a connection cut off half-way is never told.
    client.end().catch(() => undefined)
  }
}

const wrongPassword = '28P01'

/** Fast stop: open transactions are rolled back, everything is written down. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  const running = runningOn(cluster)
  if (!running) return
  process.kill(running.pid, 'SIGINT')
  const deadline = Date.now() + stopSeconds * 1000
  while (runningOn(cluster)?.pid === running.pid) {
    // Still safe: what was answered is in the log that the next start reads.
    if (Date.now() > deadline) return process.kill(running.pid, 'SIGQUIT') && undefined
    await pause(stepMs)
  }
}

export const urlOf = ({ password }: Cluster, port: number, database: string) =>
  `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`

const logOf = ({ folder }: Cluster) => join(folder, '..', 'postgres.log')

function complaint(cluster: Cluster): string {
  const lines = readFileSync(logOf(cluster), 'utf8').trim().split('\n')
  return `PostgreSQL did not start: ${lines.slice(-2).join(' ')}`
}
