import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar/calendar.ts'

/** A question for the first day with a cost in the book $1: an expense, or a part of a bill. */
export const firstDay = `select least(
    (select min(date) from expenses where scope = $1),
    (select min(date) from group_shares where scope = $1 and share <> 0)
  ) as day`

/** Null when there is none. */
export async function readFirstDay(db: Pick<pg.Pool, 'query'>, scope: Scope): Promise<Day | null> {
  const { rows } = await db.query<{ day: Day | null }>(firstDay, [scope])
  return rows[0]?.day ?? null
}
