import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Scope } from '#contract/sync.ts'
import { type AuditSeal, sealInMemory } from './audit-seal.ts'
import { serveOldestFirst } from './oldest-first.ts'
import { transact } from './transaction.ts'

/** One transaction: run SQL, note which scopes changed, and what to do once it is committed. */
export interface Transaction {
  readonly client: pg.PoolClient
  readonly sql: NodePgDatabase
  /** The live feed is told of these after commit, never inside the transaction. */
  readonly touched: Set<Scope>
  /** Scopes written to, changed so often that they may hold more rows than they have room for. */
  readonly long: Set<Scope>
  /** Users who came into a group or left one: what they may read is looked at anew. */
  readonly moved: Set<string>
  /** Whose doing it all is; null for the house. */
  by: string | null
  /** For the entries of the audit log. */
  readonly seal: AuditSeal
  /** Asked together with the commit: nothing may be thrown for what it answers. */
  last<R extends pg.QueryResultRow>(query: pg.QueryConfig): Promise<pg.QueryResult<R>>
  afterCommit(effect: () => void | Promise<void>): void
}

export interface Database {
  readonly pool: pg.Pool
  readonly sql: NodePgDatabase
  readonly seal: AuditSeal
  transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Called after every commit that touched scopes. */
  onTouched(listener: (scopes: ReadonlySet<Scope>) => void): void
  /** Called after every commit by which somebody may read more or less than before. */
  onMoved(listener: (uids: ReadonlySet<string>) => void): void
  close(): Promise<void>
}

const INT8 = 20
const DATE = 1082
pg.types.setTypeParser(INT8, (text) => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError('A whole number is out of range.')
  return value
})
// A calendar day has no zone; turning it into a Date would move it.
pg.types.setTypeParser(DATE, (text) => text)

export function openDatabase(
  url: string,
  log: Logger,
  connections = 10,
  seal: AuditSeal = sealInMemory(),
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    keepAlive: true,
    // What need not wait for an answer is sent along: a write is three trips instead of five.
    pipeline: true,
    connectionTimeoutMillis: 5000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
  })
  serveOldestFirst(pool)
  // PostgreSQL going away must never end the process: idle and checked-out clients both emit.
  const complain = (error: Error) => log.warn({ reason: error.message }, 'database connection lost')
  pool.on('error', complain)
  pool.on('connect', (client) => client.on('error', complain))
  const listeners: ((scopes: ReadonlySet<Scope>) => void)[] = []
  const followers: ((uids: ReadonlySet<string>) => void)[] = []
  return {
    pool,
    sql: drizzle(pool),
    seal,
    transact: (work) =>
      transact({ pool, seal }, work, {
        tell: (scopes, moved) => {
          if (scopes.size > 0) for (const listen of listeners) listen(scopes)
          if (moved.size > 0) for (const listen of followers) listen(moved)
        },
        complain: (error) => log.error({ err: error }, 'an effect after commit failed'),
      }),
    onTouched: (listener) => void listeners.push(listener),
    onMoved: (listener) => void followers.push(listener),
    close: () => pool.end(),
  }
}
