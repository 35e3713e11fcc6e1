import type pg from 'pg'
import { globalScope, userScope } from '#contract/sync.ts'
import { dayAt } from '#domain/calendar/calendar.ts'

const keptMs = 60_000
const mostKept = 1000

interface CachedAnswer {
  readonly seen: string
  readonly at: number
  readonly json: string
}

/**
 * Answers that still hold: until a row that somebody reads is written, their day is over, newer
 * rates have come, or a minute has passed. What was seen is read before the answer is made, so an
 * answer is never older than what it is kept for.
 */
export class KeptAnswers {
  readonly #kept = new Map<string, CachedAnswer>()

  async find(
    { db, uid, asked, now }: { db: pg.Pool; uid: string; asked: string; now: Date },
    make: () => Promise<string>,
  ): Promise<string> {
    const key = `${uid} ${asked}`
    const at = now.getTime()
    const seen = await seenBy(db, uid, at)
    const kept = this.#kept.get(key)
    if (kept && kept.seen === seen && at - kept.at < keptMs) return kept.json
    const json = await make()
    this.#keep(key, { seen, at, json })
    return json
  }

  /** The one that was made longest ago makes room. */
  #keep(key: string, kept: CachedAnswer): void {
    this.#kept.delete(key)
    this.#kept.set(key, kept)
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest)
  }
}

/** The revisions of everything this person reads, their day, and when rates came last. */
async function seenBy(db: pg.Pool, uid: string, at: number): Promise<string> {
  const { rows } = await db.query<{ timezone: string; revs: string; rates: string }>({
    name: 'seen by',
    text: `select u.timezone, (
        select string_agg(s.scope || ' ' || s.rev, ' ' order by s.scope) from sync_scope s
        where s.scope = any(array[$2, $3]
          || array(select g.scope from groups g where g.member_ids @> array[$1::uuid]))
      ) as revs, (select max(loaded_at)::text from rate_snapshots) as rates
      from users u where u.id = $1`,
    values: [uid, userScope(uid), globalScope],
  })
  const [found] = rows
  return found ? `${dayAt(at, found.timezone)} ${found.rates} ${found.revs}` : ''
}
