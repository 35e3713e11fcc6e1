import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import type { Engine } from '../engine.ts'
import { restingBetween } from '../rest-between.ts'

/** What was written in these scopes is found from now on. */
export async function readWritten(
  db: Pick<pg.Pool, 'query'>,
  scopes: readonly Scope[],
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

/** Where something was written that no search has read yet. */
export async function unreadScopes(db: Pick<pg.Pool, 'query'>): Promise<readonly Scope[]> {
  const { rows } = await db.query<{ scope: Scope }>('select distinct scope from search_marks')
  return rows.map(({ scope }) => scope)
}

/** Everything that nobody has searched for since, so that a search has little left to read. */
export async function readAllWritten(
  { database: { pool } }: Pick<Engine, 'database'>,
  _now: Date,
  signal: AbortSignal,
): Promise<void> {
  const rest = restingBetween(signal)
  for (const scope of await unreadScopes(pool)) {
    if (signal.aborted) return
    await readWritten(pool, [scope])
    await rest()
  }
}
