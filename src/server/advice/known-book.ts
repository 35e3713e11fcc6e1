import type { UserRow } from '#contract/identity/session.ts'
import { userScope } from '#contract/sync.ts'
import { dayAt } from '#domain/calendar/calendar.ts'
import type { Queryable } from './book.ts'
import { type KnownBook, readFacts } from './read-facts.ts'

interface CachedBook {
  readonly stamp: string
  readonly known: Promise<KnownBook>
}

const BOOKS_MOST = 100
/** New rates of exchange are no change of a book. */
const KEPT_MS = 600_000

const books = new WeakMap<Queryable, Map<string, CachedBook>>()

/** Every scope a book is made from, with how far it has come. */
const revisions = `select string_agg(scope || rev, ' ' order by scope) as revs from sync_scope
  where scope = $1 or scope = 'global'
    or scope in (select 'g:' || id from groups where member_ids @> array[$2::uuid])`

/** The facts of a book, read once for as long as nobody writes to it. */
export async function knownBook(db: Queryable, profile: UserRow, now: Date): Promise<KnownBook> {
  const { id: uid, currency, locale, timezone } = profile
  const { rows } = await db.query<{ revs: string }>(revisions, [userScope(uid), uid])
  const span = Math.floor(now.getTime() / KEPT_MS)
  const today = dayAt(now.getTime(), timezone)
  const stamp = [today, span, currency, locale, timezone, rows[0]?.revs].join('|')
  const kept = books.get(db) ?? new Map<string, CachedBook>()
  books.set(db, kept)
  const held = kept.get(uid)
  if (held?.stamp === stamp) return held.known
  const known = readFacts(db, profile, now)
  kept.delete(uid)
  kept.set(uid, { stamp, known })
  known.catch(() => kept.delete(uid))
  const [oldest] = kept.keys()
  if (kept.size > BOOKS_MOST && oldest !== undefined) kept.delete(oldest)
  return known
}
