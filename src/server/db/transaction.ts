import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { limits } from '#contract/limits.ts'
import type { Scope } from '#contract/sync.ts'
import type { AuditSeal } from './audit-seal.ts'
import type { Transaction } from './database.ts'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

interface Aftermath {
  tell(scopes: ReadonlySet<Scope>, moved: ReadonlySet<string>): void
  /** An effect failed: the work is saved all the same, so its caller is not told otherwise. */
  complain(error: unknown): void
}

interface Means {
  readonly pool: pg.Pool
  readonly seal: AuditSeal
}

type Effect = () => void | Promise<void>

/** Others were in the way of every try: the same work may succeed later. */
export class TooContended extends Error {
  constructor(cause: unknown) {
    super('others were in the way of every try', { cause })
    this.name = 'TooContended'
  }
}

/** The one door for writes: tried at most five times, effects only after commit. */
export async function transact<T>(
  means: Means,
  work: (tx: Transaction) => Promise<T>,
  { tell, complain }: Aftermath,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(means, work)
    if ('result' in outcome) {
      tell(outcome.touched, outcome.moved)
      for (const effect of outcome.effects) await attempted(effect, complain)
      return outcome.result
    }
    if (!isRetryable(outcome.error)) throw outcome.error
    if (attempt >= limits.transactionAttempts) throw new TooContended(outcome.error)
    await pause(Math.random() * 10 * 2 ** attempt)
  }
}

type Outcome<T> =
  | { result: T; touched: Set<Scope>; moved: Set<string>; effects: Effect[] }
  | { error: unknown }

async function tryOnce<T>(
  { pool, seal }: Means,
  work: (tx: Transaction) => Promise<T>,
): Promise<Outcome<T>> {
  const client = await pool.connect()
  const touched = new Set<Scope>()
  const moved = new Set<string>()
  const effects: Effect[] = []
  let broken: Error | undefined
  try {
    inOneGo(client)
    const begun = sent(client, 'begin')
    let committed: Promise<unknown> | undefined
    const result = await work({
      client,
      last(query) {
        inOneGo(client)
        const answer = client.query(query)
        committed = sent(client, 'commit')
        return answer
      },
      // Made when asked for: most writes speak plain SQL, and this is not free.
      get sql() {
        return drizzle(client)
      },
      touched,
      moved,
      long: new Set(),
      by: null,
      seal,
      afterCommit: (effect) => void effects.push(effect),
    })
    await begun
    await (committed ?? client.query('commit'))
    return { result, touched, moved, effects }
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost
    })
    return { error }
  } finally {
    client.release(broken)
  }
}

/** What is asked in this moment leaves together: a call to the system costs more than asking. */
function inOneGo({ connection }: pg.PoolClient): void {
  const { stream } = connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** On its way; whoever needs to know whether it arrived waits for it later. */
function sent(client: pg.PoolClient, statement: string): Promise<unknown> {
  const answer = client.query(statement)
  answer.catch(() => undefined)
  return answer
}

async function attempted(effect: Effect, complain: Aftermath['complain']): Promise<void> {
  try {
    await effect()
  } catch (error) {
    complain(error)
  }
}

const isRetryable = (error: unknown) => {
  const code = sqlState(error)
  return code === SERIALIZATION_FAILURE || code === DEADLOCK
}

// The system's codes, such as EPIPE, can be five letters too, but they have no digit.
const stateShape = /^(?=.*\d)[0-9A-Z]{5}$/

/** Drizzle wraps the driver's error, so the code may be one level down. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && stateShape.test(error.code)) {
    return error.code
  }
  return sqlState(error.cause)
}
