import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { limits } from '#contract/limits.ts'
import type { Scope } from '#contract/sync.ts'
import type { AuditSeal } from './audit-seal.ts'
import type { Transaction } from './database.ts'
import { ask } from './statement.ts'

const SERIALIZATION_FAILURE = '40001'
const DEADLOCK = '40P01'

export interface Aftermath {
  tell(scopes: ReadonlySet<Scope>, moved: ReadonlySet<string>): void
  /** An effect failed: the work is saved all the same, so its caller is not told otherwise. */
  complain(error: unknown): void
}

export interface Means {
  readonly pool: pg.Pool
  readonly seal: AuditSeal
}

type Effect = () => void | Promise<void>

export type Work<T> = (tx: Transaction) => Promise<T>

/** What one piece of work has to be followed by. */
export interface Effects extends Pick<Transaction, 'touched' | 'moved' | 'long' | 'afterCommit'> {
  readonly all: readonly Effect[]
}

export function effectsOf(): Effects {
  const all: Effect[] = []
  const afterCommit = (effect: Effect) => void all.push(effect)
  return { touched: new Set(), moved: new Set(), long: new Set(), all, afterCommit }
}

/** Others were in the way of every try: the same work may succeed later. */
export class TooContended extends Error {
  constructor(cause: unknown) {
    super('others were in the way of every try', { cause })
    this.name = 'TooContended'
  }
}

/** The one door for writes: tried at most five times, effects only after commit. */
export async function transact<T>(means: Means, work: Work<T>, aftermath: Aftermath): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(means, work)
    if ('result' in outcome) return finish(outcome, aftermath)
    if (!isRetryable(outcome.error)) throw outcome.error
    if (attempt >= limits.transactionAttempts) throw new TooContended(outcome.error)
    await pause(Math.random() * 10 * 2 ** attempt)
  }
}

interface Saved<T> {
  readonly result: T
  readonly effects: Effects
}

/** What is saved is told, and followed by what was to follow. */
export async function finish<T>(
  { result, effects: { touched, moved, all } }: Saved<T>,
  { tell, complain }: Aftermath,
): Promise<T> {
  tell(touched, moved)
  for (const effect of all) await attempted(effect, complain)
  return result
}

type Outcome<T> = Saved<T> | { readonly error: unknown }

async function tryOnce<T>({ pool, seal }: Means, work: Work<T>): Promise<Outcome<T>> {
  const client = await pool.connect()
  const effects = effectsOf()
  let broken: Error | undefined
  try {
    inOneGo(client)
    const begun = sent(client, 'begin')
    let committed: Promise<unknown> | undefined
    const result = await work({
      ...effects,
      isShared: false,
      client,
      ask: (statement) => ask(client, statement),
      last(statement) {
        inOneGo(client)
        const answer = ask<never>(client, statement)
        committed = sent(client, 'commit')
        return answer
      },
      // Made when asked for: most writes speak plain SQL, and this is not free.
      get sql() {
        return drizzle(client)
      },
      by: null,
      seal,
    })
    await begun
    await (committed ?? client.query('commit'))
    return { result, effects }
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
export function inOneGo({ connection }: pg.PoolClient): void {
  const { stream } = connection
  stream.cork()
  process.nextTick(() => stream.uncork())
}

/** On its way; whoever needs to know whether it arrived waits for it later. */
export function sent(client: pg.PoolClient, statement: string): Promise<unknown> {
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
