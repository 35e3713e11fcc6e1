import type pg from 'pg'
import type { Logger } from 'pino'
import { globalScope, userScope } from '#contract/sync.ts'
import { sqlState } from './transaction.ts'
import { isUnavailable } from './unavailable.ts'

/** What is kept beside the rows of a book, and is counted anew where rows have changed. */
export type KeptSums = 'days' | 'payees' | 'words'

export interface Reading {
  readonly uid: string
  /** Brought up to date before anything is read. */
  readonly kept?: readonly KeptSums[]
}

/** Whatever clock it is asked by, what was left open is told, so a month is never counted old. */
export const openFrom = `date_trunc('month', now() - interval '1 day')::date`

/** How far a server is with everything this person reads, and what it has yet to count. */
const standing = `with mine as materialized (
    select $2 as scope union all select $3
    union all select g.scope from groups g where g.member_ids @> array[$1::uuid]
  ), uncounted as materialized (
    select 'days' as sums from (
      select 1 from ledger_marks where scope = $2 and sums = 'days' limit 1) d
    union select 'days' from (
      select 1 from ledger_marks
      where scope = $2 and sums = 'months' and day < ${openFrom} limit 1) m
    union select 'payees' from (
      select 1 from ledger_marks where scope = $2 and sums = 'payees' limit 1) p
    union select 'words' from (
      select 1 from search_marks m join mine on mine.scope = m.scope limit 1) w
  )
  select string_agg(s.scope || ' ' || s.rev, ' ' order by s.scope) as revs,
    coalesce((select array_agg(sums) from uncounted), '{}') as uncounted,
    array_agg(mine.scope) as scopes
  from mine left join sync_scope s on s.scope = mine.scope`

interface Standing {
  readonly revs: string | null
  readonly uncounted: readonly KeptSums[]
  readonly scopes: readonly string[]
}

async function standingAt(pool: pg.Pool, uid: string): Promise<Standing> {
  const values = [uid, userScope(uid), globalScope]
  const { rows } = await pool.query<Standing>({ name: 'standing', text: standing, values })
  return rows[0] ?? { revs: null, uncounted: [], scopes: [] }
}

/** What was written in these scopes is found from now on. */
export async function readWritten(
  db: Pick<pg.Pool, 'query'>,
  scopes: readonly string[],
): Promise<void> {
  for (let hasMore = true; hasMore; ) {
    const { rows } = await db.query<{ more: boolean }>({
      name: 'read written',
      text: 'select refresh_search($1) as more',
      values: [scopes],
    })
    hasMore = rows[0]?.more ?? false
  }
}

const countDays = { name: 'count days', text: `select refresh_days($1, ${openFrom})` }
const countPayees = { name: 'count payees', text: 'select refresh_payees($1)' }

/** In statements of their own: what reads afterwards only reads. */
const counting: Record<KeptSums, (db: pg.Pool, at: Standing, own: string) => Promise<unknown>> = {
  days: (db, _at, own) => db.query({ ...countDays, values: [own] }),
  payees: (db, _at, own) => db.query({ ...countPayees, values: [own] }),
  words: (db, { scopes }) => readWritten(db, scopes),
}

interface Follower {
  readonly pool: pg.Pool
  /** Until then it is not asked: it did not answer. */
  restsUntil: number
}

/** Longer is not waited for what a follower knows; and so long it is left alone afterwards. */
const [patienceMs, restMs] = [250, 5000]

/**
 * Runs what only reads: at a follower that has all that this person could have written or seen
 * before they asked, else at the leader. A follower that fails in the middle is left alone for a
 * while and the leader asked again, so nobody notices.
 */
export class Readers {
  readonly #leader: pg.Pool
  readonly #followers: readonly Follower[]
  readonly #log: Logger
  #turn = 0

  constructor(leader: pg.Pool, followers: readonly pg.Pool[], log: Logger) {
    this.#leader = leader
    this.#followers = followers.map((pool) => ({ pool, restsUntil: 0 }))
    this.#log = log
  }

  async read<T>({ uid, kept = [] }: Reading, work: (db: pg.Pool) => Promise<T>): Promise<T> {
    const follower = this.#next()
    if (!follower && kept.length === 0) return work(this.#leader)
    const [at, behind] = await Promise.all([
      standingAt(this.#leader, uid),
      follower && this.#asked(follower, uid),
    ])
    const lacking = kept.filter((one) => at.uncounted.includes(one))
    for (const one of lacking) await counting[one](this.#leader, at, userScope(uid))
    const isLevel = lacking.length === 0 && behind?.revs === at.revs
    if (!follower || !isLevel || kept.some((one) => behind.uncounted.includes(one))) {
      return work(this.#leader)
    }
    try {
      return await work(follower.pool)
    } catch (error) {
      if (sqlState(error) === undefined && !isUnavailable(error)) throw error
      this.#rest(follower, error)
      return work(this.#leader)
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#followers.map(({ pool }) => pool.end()))
  }

  /** Each in its turn, but for those that rest. */
  #next(): Follower | undefined {
    const awake = this.#followers.filter(({ restsUntil }) => restsUntil < performance.now())
    this.#turn += 1
    return awake[this.#turn % Math.max(1, awake.length)]
  }

  async #asked(follower: Follower, uid: string): Promise<Standing | undefined> {
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(late.reject, patienceMs, new Error('no answer in time'))
    try {
      return await Promise.race([standingAt(follower.pool, uid), late.promise])
    } catch (error) {
      this.#rest(follower, error)
      return
    } finally {
      clearTimeout(timer)
    }
  }

  #rest(follower: Follower, error: unknown): void {
    follower.restsUntil = performance.now() + restMs
    const reason = error instanceof Error ? error.message : String(error)
    this.#log.warn({ reason }, 'a follower of the database is left alone for a while')
  }
}
