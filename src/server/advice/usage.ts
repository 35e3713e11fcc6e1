import type { UsageAnswer } from '#contract/advice/calls.ts'
import type { UserRow } from '#contract/identity/session.ts'
import { plans } from '#contract/plans.ts'
import { userScope } from '#contract/sync.ts'
import { copiedIn } from '../documents/collection.ts'
import type { Engine } from '../engine.ts'
import type { Queryable } from './book.ts'
import { planOf, quotaOf } from './quota.ts'

/** The plan, what is used of it, and how much is in the book. */
export async function readUsage(
  { clock, database, outside }: Pick<Engine, 'clock' | 'database' | 'outside'>,
  profile: UserRow,
): Promise<UsageAnswer> {
  const db = database.pool
  const now = clock.now()
  const plan = planOf(profile, now)
  return {
    plan,
    subscriptionEndDate: profile.subscriptionEndDate,
    plusAsked: await readWish(db, profile.id),
    hasModel: outside.model !== null,
    aiAdvice: quotaOf(profile, now),
    storage: {
      usedBytes: await readBytes(db, profile.id),
      limitBytes: plans[plan].receiptBytes,
    },
    counts: await readCounts(db, profile.id),
  }
}

async function readWish(db: Queryable, uid: string): Promise<UsageAnswer['plusAsked']> {
  const { rows } = await db.query<{ at: Date; months: number }>(
    'select asked_at as at, months from plus_requests where user_id = $1',
    [uid],
  )
  const [wish] = rows
  return wish ? { at: wish.at.toISOString(), months: wish.months } : null
}

/** Counted as it is where a picture of a receipt is refused because there is no room left. */
async function readBytes(db: Queryable, uid: string): Promise<number> {
  const { rows } = await db.query<{ bytes: number }>(
    'select coalesce(sum(bytes), 0)::float8 as bytes from receipt_files where user_id = $1',
    [uid],
  )
  return rows[0]?.bytes ?? 0
}

async function readCounts(db: Queryable, uid: string): Promise<Readonly<Record<string, number>>> {
  const scope = userScope(uid)
  const collections = copiedIn(scope).filter(({ name }) => name !== 'users')
  const counts = collections.map(
    ({ name, table }) =>
      `select '${name}' as name, count(*)::integer as count from ${table} where scope = $1`,
  )
  const groups = `select 'groups', count(*)::integer from groups
    where member_ids @> array[$2::uuid]`
  const { rows } = await db.query<{ name: string; count: number }>(
    [...counts, groups].join(' union all '),
    [scope, uid],
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
