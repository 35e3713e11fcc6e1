import { removeRows } from '#server/documents/rows.ts'
import type { Database } from '../db/database.ts'

const DAY_MS = 86_400_000
const READ_KEPT_DAYS = 180
const KEPT_DAYS = 400
/** Longer than any period a notice can be about. */
const KEYS_KEPT_DAYS = 3700
const AT_ONCE = 1000

/** What was read long ago, what nobody looked at for a year, and what can no longer come twice. */
export async function dropOldNotices(database: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (;;) {
    const dropped = await database.transact(async (tx) => {
      const { count } = await removeRows(tx, {
        ...{ table: 'notifications', values: [before(KEPT_DAYS), before(READ_KEPT_DAYS)] },
        where: `t.id in (
          select id from notifications where created_at < $1 or (read and created_at < $2)
          order by scope limit ${AT_ONCE})`,
      })
      return count
    })
    if (dropped < AT_ONCE) break
  }
  await database.pool.query('delete from notice_keys where created_at < $1', [
    before(KEYS_KEPT_DAYS),
  ])
}
