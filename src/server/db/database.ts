import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Logger } from 'pino'
import type { Scope } from '#contract/sync.ts'
import { type AuditSeal, sealInMemory } from './audit-seal.ts'
import { serveOldestFirst } from './oldest-first.ts'
import { Readers, type Reading } from './readers.ts'
import type { OfScope, Statement } from './statement.ts'
import { type Aftermath, transact, type Work } from './transaction.ts'
import { WriteBatches } from './write-batches.ts'

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
  /** Others write in it too: `client` and `sql` are refused, and the work is done again alone. */
  readonly isShared: boolean
  ask<R extends OfScope>(statement: Statement): Promise<readonly R[]>
  /** Asked together with the commit: nothing may be thrown for what it answers. */
  last<R extends OfScope>(statement: Statement): Promise<readonly R[]>
  afterCommit(effect: () => void | Promise<void>): void
}

export interface Database {
  readonly pool: pg.Pool
  readonly sql: NodePgDatabase
  readonly seal: AuditSeal
  /** For all that only reads, wherever there is one that can answer it. */
  reading<T>(asked: Reading, work: (db: pg.Pool) => Promise<T>): Promise<T>
  transact<T>(work: Work<T>): Promise<T>
  /** The same for what is written in one person's book alone: with others, where there are some. */
  transactInBatch<T>(uid: string, work: Work<T>): Promise<T>
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

/** Longer is waited for no follower: the leader is asked instead. */
const FOLLOWER_MS = 15_000

/** Whatever asks a follower cannot write there, even if it leads by now. */
const following = {
  options: '-c default_transaction_read_only=on',
  connectionTimeoutMillis: 1000,
  query_timeout: FOLLOWER_MS,
}

function openPool(url: string, log: Logger, given: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    // What need not wait for an answer is sent along: a write is three trips instead of five.
    pipeline: true,
    connectionTimeoutMillis: 5000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    ...given,
  })
  serveOldestFirst(pool)
  // PostgreSQL going away must never end the process: idle and checked-out clients both emit.
  const complain = (error: Error) => log.warn({ reason: error.message }, 'database connection lost')
  pool.on('error', complain)
  pool.on('connect', (client) => client.on('error', complain))
  return pool
}

export function openDatabase(
  url: string,
  log: Logger,
  connections = 10,
  seal: AuditSeal = sealInMemory(),
  readUrls: readonly string[] = [],
): Database {
  const max = connections
  const pool = openPool(url, log, { max })
  const copies = readUrls.map((read) => openPool(read, log, { max, ...following }))
  const readers = new Readers(pool, copies, log)
  const listeners: ((scopes: ReadonlySet<Scope>) => void)[] = []
  const followers: ((uids: ReadonlySet<string>) => void)[] = []
  const aftermath: Aftermath = {
    tell: (scopes, moved) => {
      if (scopes.size > 0) for (const listen of listeners) listen(scopes)
      if (moved.size > 0) for (const listen of followers) listen(moved)
    },
    complain: (error) => log.error({ err: error }, 'an effect after commit failed'),
  }
  const batches = new WriteBatches({ pool, seal }, aftermath)
  return {
    pool,
    sql: drizzle(pool),
    seal,
    reading: (asked, work) => readers.read(asked, work),
    transact: (work) => transact({ pool, seal }, work, aftermath),
    transactInBatch: (uid, work) => batches.run(uid, work),
    onTouched: (listener) => void listeners.push(listener),
    onMoved: (listener) => void followers.push(listener),
    async close() {
      await readers.close()
      await pool.end()
    },
  }
}
