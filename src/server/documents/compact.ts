import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'

/** A device this many changes behind copies afresh: that is quicker than replaying them all. */
const REVISIONS_KEPT = 10_000

/** Forgets old deletions of one scope and moves its horizon over them. */
export async function compactScope(
  db: Pick<pg.Pool, 'query'>,
  scope: Scope,
  kept: number = REVISIONS_KEPT,
): Promise<number> {
  const { rows } = await db.query<{ forgotten: number }>(
    `with old as (select rev - $2 as rev from sync_scope where scope = $1 for update),
      gone as (
        delete from sync_row r using old
        where r.scope = $1 and r.deleted and r.rev <= old.rev returning r.rev
      ),
      moved as (
        update sync_scope s set horizon = greatest(s.horizon, (select max(rev) from gone))
        where s.scope = $1 and exists (select from gone)
      )
    select count(*) as forgotten from gone`,
    [scope, kept],
  )
  return rows[0]?.forgotten ?? 0
}

/** Every scope that has old deletions. A job runs it now and then. */
export async function compactAll(
  db: Pick<pg.Pool, 'query'>,
  kept: number = REVISIONS_KEPT,
): Promise<number> {
  const { rows } = await db.query<{ scope: Scope }>(
    `select s.scope from sync_scope s where exists (
      select from sync_row r where r.scope = s.scope and r.deleted and r.rev <= s.rev - $1)`,
    [kept],
  )
  let forgotten = 0
  for (const { scope } of rows) forgotten += await compactScope(db, scope, kept)
  return forgotten
}
