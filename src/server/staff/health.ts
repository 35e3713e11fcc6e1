import type { HealthAnswer } from '#contract/staff/system.ts'
import { isMigrated, readMigrations } from '../db/migrate.ts'
import { readLacking } from '../db/patched.ts'
import type { Engine } from '../engine.ts'

type HealthDeps = Pick<Engine, 'clock' | 'database' | 'live'>
type Failure = HealthAnswer['errors'][number]

/** How the server that answers does, and the database that all of them share. */
export async function readHealth({ clock, database, live }: HealthDeps): Promise<HealthAnswer> {
  const { pool } = database
  const migrations = readMigrations()
  const [isReady, databaseLacks, told, failed] = await Promise.all([
    isMigrated(pool, migrations),
    readLacking(database),
    pool.query<{ version: string; bytes: number }>(
      `select current_setting('server_version') as version,
        pg_database_size(current_database()) as bytes`,
    ),
    pool.query<Failure>(
      `select route, status, sum(count)::integer as count from server_errors
        where hour > $1::timestamptz - interval '24 hours'
        group by route, status order by count desc, route limit 20`,
      [clock.now()],
    ),
  ])
  const { version = '', bytes = 0 } = told.rows[0] ?? {}
  return {
    isReady,
    nodeVersion: process.version,
    databaseVersion: version,
    databaseLacks,
    databaseBytes: bytes,
    migrations: migrations.length,
    uptimeS: Math.round(process.uptime()),
    memoryBytes: process.memoryUsage.rss(),
    connections: { open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount },
    liveStreams: live.openStreams(),
    errors: failed.rows,
  }
}
