import type pg from 'pg'
import { describeError } from '../describe-error.ts'
import type { Engine } from '../engine.ts'
import { tellTrouble } from '../staff/tell-staff.ts'
import type { Job } from './job.ts'
import { beginRun, noteFailure, noteSuccess, readWaiting } from './job-runs.ts'

/** The first part of the keys of our advisory locks; the second is the job's name, hashed. */
const LOCK_CLASS = 7_201_966

/**
 * Runs every job that is due at this time and that no other server is running, one after the
 * other. A job that fails is logged and tried again; nothing is thrown.
 */
export async function runDue(
  engine: Engine,
  jobs: readonly Job[],
  now: Date,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { database, log } = engine
  const waiting = await readWaiting(database.pool, now).catch((error: unknown) => {
    log.error({ err: error }, 'it could not be read which jobs are due')
    return null
  })
  if (!waiting) return
  for (const job of jobs) {
    if (signal.aborted) return
    if (waiting.has(job.name)) continue
    try {
      await runLocked(engine, job, now, signal)
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job could not be run')
    }
  }
}

/**
 * The lock belongs to a connection: PostgreSQL frees it when this process dies, and the job is due
 * as before, so that another server takes it up when it looks next.
 */
async function runLocked(engine: Engine, job: Job, now: Date, signal: AbortSignal) {
  const client = await engine.database.pool.connect()
  let broken: Error | undefined
  try {
    if (!(await lock(client, job.name))) return
    if (await beginRun(client, job.name, now)) await runOnce(engine, client, job, now, signal)
    await client.query('select pg_advisory_unlock($1, hashtext($2))', [LOCK_CLASS, job.name])
  } catch (error) {
    // A connection whose lock is uncertain must not go back to the pool.
    broken = error as Error
    throw error
  } finally {
    client.release(broken)
  }
}

async function lock(client: pg.PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1, hashtext($2)) as taken',
    [LOCK_CLASS, name],
  )
  return rows[0]?.taken ?? false
}

async function runOnce(
  engine: Engine,
  client: pg.PoolClient,
  job: Job,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const startedAt = performance.now()
  const failure = await job.run(engine, now, signal).then(
    () => null,
    (error: unknown) => ({ error }),
  )
  const durationMs = Math.round(performance.now() - startedAt)
  const ended = { name: job.name, now, durationMs }
  if (!failure) {
    return noteSuccess(client, { ...ended, dueAt: nextTime(job, now) })
  }
  engine.log.error({ err: failure.error, job: job.name, durationMs }, 'a job failed')
  const error = wordsOf(failure.error)
  const failures = await noteFailure(client, { ...ended, everyS: job.everyS, error })
  if (job.trouble && failures === 1 && !signal.aborted) await tellTrouble(engine, job.trouble)
}

const nextTime = ({ everyS }: Job, now: Date) =>
  new Date((Math.floor(now.getTime() / (everyS * 1000)) + 1) * everyS * 1000)

/** What may be kept of an error: the database's own words quote rows. */
function wordsOf(error: unknown): string {
  const { type, message, sqlState } = describeError(error)
  return `${String(type)}: ${String(message ?? sqlState ?? '')}`.slice(0, 500)
}
