import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import { copiedIn } from './collection.ts'
import { wireObject } from './wire.ts'

/** A change as it travels: its revision, and its JSON text. */
export interface ChangeText {
  readonly rev: number
  readonly json: string
}

export interface Changes {
  /** Where the reader stands after these changes. */
  readonly cursor: number
  readonly changes: readonly ChangeText[]
  readonly hasMore: boolean
  /** Copies older than this have to be taken afresh. */
  readonly horizon: number
  /** The reader's copy is older than that, or from another history. */
  readonly isReset: boolean
}

interface ChangeRow {
  readonly newest: number | null
  readonly horizon: number | null
  readonly rev: number | null
  readonly json: string | null
}

/** One statement, so revisions and rows are of one moment. */
export async function readChanges(
  db: Pick<pg.Pool, 'query'>,
  scope: Scope,
  since: number,
  limit: number,
): Promise<Changes> {
  const { rows } = await db.query<ChangeRow>({
    name: `changes ${scope.slice(0, 2)}`,
    text: changesSql(scope),
    values: [scope, since, limit + 1],
  })
  const newest = rows[0]?.newest ?? 0
  const horizon = rows[0]?.horizon ?? 0
  if (since < horizon || since > newest) {
    return { cursor: newest, changes: [], hasMore: false, horizon, isReset: true }
  }
  const found = rows.flatMap(({ rev, json }) => (rev === null || !json ? [] : [{ rev, json }]))
  const changes = found.slice(0, limit)
  const hasMore = found.length > limit
  const cursor = hasMore ? (changes.at(-1)?.rev ?? since) : newest
  return { cursor, changes, hasMore, horizon, isReset: false }
}

/** A row that is gone has no row to show, so its change carries null. */
function changesSql(scope: Scope): string {
  const cases = copiedIn(scope).map(
    (documents) => `when '${documents.name}' then
      (select ${wireObject(documents)} from ${documents.table} t
        where t.id = r.id and t.scope = r.scope)`,
  )
  return `select s.rev as newest, s.horizon, c.rev, c.json
    from sync_scope s left join lateral (
      select r.rev, json_build_object('rev', r.rev, 'table', r.tbl, 'id', r.id,
        'row', case r.tbl ${cases.join(' ')} end)::text as json
      from sync_row r where r.scope = s.scope and r.rev > $2
      order by r.rev limit $3
    ) c on true
    where s.scope = $1 order by c.rev`
}
