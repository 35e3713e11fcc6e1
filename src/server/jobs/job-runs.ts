import type pg from 'pg'

export interface JobRun {
  readonly name: string
  readonly dueAt: Date
  readonly startedAt: Date | null
  readonly durationMs: number | null
  readonly succeededAt: Date | null
  /** In a row, up to now. */
  readonly failures: number
  readonly error: string | null
}

const RETRY_AFTER_S = 30

type Db = Pick<pg.Pool, 'query'>

/** How every job went the last time, whichever server ran it. */
export async function readJobRuns(db: Db): Promise<readonly JobRun[]> {
  const { rows } = await db.query<JobRun>(
    `select name, due_at as "dueAt", started_at as "startedAt", duration_ms as "durationMs",
      succeeded_at as "succeededAt", failures, error from job_runs order by name`,
  )
  return rows
}

/** The jobs that are not due yet: one question, as most of the time nothing is. */
export async function readWaiting(db: Db, now: Date): Promise<ReadonlySet<string>> {
  const { rows } = await db.query<{ name: string }>('select name from job_runs where due_at > $1', [
    now,
  ])
  return new Set(rows.map(({ name }) => name))
}

/** Notes that a job begins, unless it is not due: another server may have been quicker. */
export async function beginRun(db: Db, name: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into job_runs as r (name, due_at, started_at) values ($1, $2, $2)
      on conflict (name) do update set started_at = $2 where r.due_at <= $2`,
    [name, now],
  )
  return rowCount === 1
}

interface Ended {
  readonly name: string
  readonly now: Date
  readonly durationMs: number
}

export async function noteSuccess(
  db: Db,
  { name, now, durationMs, dueAt }: Ended & { readonly dueAt: Date },
): Promise<void> {
  await db.query(
    `update job_runs set due_at = $2, finished_at = $3, duration_ms = $4,
      succeeded_at = $3, failures = 0, error = null where name = $1`,
    [name, dueAt, now, durationMs],
  )
}

interface Failed extends Ended {
  readonly everyS: number
  readonly error: string
}

/**
 * A job that fails is tried again soon, then less soon, and at last as often as ever. Answers how
 * often it failed in a row.
 */
export async function noteFailure(
  db: Db,
  { name, now, durationMs, everyS, error }: Failed,
): Promise<number> {
  const { rows } = await db.query<{ failures: number }>(
    `update job_runs set finished_at = $2, duration_ms = $3, failures = failures + 1, error = $4,
      due_at = $2::timestamptz
        + make_interval(secs => least($5::float8, $6::float8 * 2 ^ least(failures, 20)))
      where name = $1 returning failures`,
    [name, now, durationMs, error, everyS, RETRY_AFTER_S],
  )
  return rows[0]?.failures ?? 0
}
