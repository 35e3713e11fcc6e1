import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import type { Day } from '#domain/calendar.ts'

/** A question for the day of the first expense in the scope $1. */
export const firstDay = 'select min(date) as day from expenses where scope = $1'

/** Null when there is none. */
export async function readFirstDay(db: Pick<pg.Pool, 'query'>, scope: Scope): Promise<Day | null> {
  const { rows } = await db.query<{ day: Day | null }>(firstDay, [scope])
  return rows[0]?.day ?? null
}
