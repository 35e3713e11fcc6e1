import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'

/** Brings the sums by day up to date; answers the currencies that the book is written in. */
export async function refreshDays(
  db: Pick<pg.Pool, 'query'>,
  scope: Scope,
): Promise<readonly string[]> {
  const { rows } = await db.query<{ currencies: readonly string[] }>({
    name: 'refresh days',
    text: 'select refresh_days($1) as currencies',
    values: [scope],
  })
  return rows[0]?.currencies ?? []
}
