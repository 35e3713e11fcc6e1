import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import { readWritten } from '../db/readers.ts'
import type { Engine } from '../engine.ts'
import { restingBetween } from '../rest-between.ts'

/** Where so much was written that no search has read yet. */
export async function unreadScopes(
  db: Pick<pg.Pool, 'query'>,
  least = 1,
): Promise<readonly Scope[]> {
  const { rows } = await db.query<{ scope: Scope }>(
    'select scope from search_marks group by scope having count(*) >= $1',
    [least],
  )
  return rows.map(({ scope }) => scope)
}

/** Fewer are left to the search, which hardly notices: read together, many cost little more. */
const much = 50

/** Where at least so much was written, so that a search has little left to read. */
const reading =
  (least: number) =>
  async (
    { database: { pool } }: Pick<Engine, 'database'>,
    _now: Date,
    signal: AbortSignal,
  ): Promise<void> => {
    const rest = restingBetween(signal)
    for (const scope of await unreadScopes(pool, least)) {
      if (signal.aborted) return
      await readWritten(pool, [scope])
      await rest()
    }
  }

export const readMuchWritten = reading(much)
/** Also the words of what was deleted go by it. */
export const readAllWritten = reading(1)
