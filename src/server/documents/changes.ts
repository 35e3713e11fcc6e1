import type pg from 'pg'
import type { OpenCollectionName } from '#contract/collections.ts'
import type { Scope } from '#contract/sync.ts'
import type { Grant } from '../auth/identity.ts'
import { copiedFor, copiedIn, type Documents, isShownTo } from './collection.ts'
import { wireObject } from './wire.ts'

/** A change as it travels: its revision, and its JSON text. */
export interface ChangeText {
  readonly rev: number
  readonly table: OpenCollectionName
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

interface Ahead {
  readonly newest: number
  readonly horizon: number
  /** Of the first changes the reader lacks: how many, the last one's revision, their tables. */
  readonly count: number
  readonly last: number | null
  readonly tables: readonly string[] | null
}

/**
 * Looks first at what there is to tell: mostly nothing, and else rows of a table or two, so nobody
 * asks about all the others. What changes between the two looks has a later revision and is told
 * next time.
 */
export async function readChanges(
  db: Pick<pg.Pool, 'query'>,
  scope: Scope,
  since: number,
  limit: number,
  grant?: Grant,
): Promise<Changes> {
  const { newest, horizon, count, last, tables } = await lookAhead(db, scope, since, limit)
  const reset = { cursor: newest, changes: [], hasMore: false, horizon, isReset: true }
  if (since < horizon || since > newest) return reset
  const cursor = count === limit ? (last ?? newest) : newest
  const rows = tables ? await readRows(db, { scope, since, till: cursor, grant }, tables) : []
  // Compacted between the two looks: what was deleted long ago cannot be told any more.
  if (rows.some((row) => since < row.horizon)) return reset
  const changes = rows.flatMap(({ rev, table, json }) =>
    rev === null || !table || !json ? [] : [{ rev, table, json }],
  )
  return { cursor, changes, hasMore: cursor < newest, horizon, isReset: false }
}

const nothingYet: Ahead = { newest: 0, horizon: 0, count: 0, last: null, tables: null }

async function lookAhead(
  db: Pick<pg.Pool, 'query'>,
  scope: Scope,
  since: number,
  limit: number,
): Promise<Ahead> {
  const { rows } = await db.query<Ahead>({
    name: 'changes ahead',
    text: `select s.rev as newest, s.horizon, c.*
      from sync_scope s cross join lateral (
        select count(*) as count, max(rev) as last, array_agg(distinct tbl) as tables from (
          select r.rev, r.tbl from sync_row r where r.scope = s.scope and r.rev > $2
          order by r.rev limit $3
        ) first
      ) c
      where s.scope = $1`,
    values: [scope, since, limit],
  })
  return rows[0] ?? nothingYet
}

interface Span {
  readonly scope: Scope
  readonly since: number
  readonly till: number
  /** A program is shown no addresses. */
  readonly grant: Grant | undefined
}

interface ChangeRow {
  readonly horizon: number
  readonly rev: number | null
  readonly table: OpenCollectionName | null
  readonly json: string | null
}

async function readRows(
  db: Pick<pg.Pool, 'query'>,
  { scope, since, till, grant }: Span,
  tables: readonly string[],
): Promise<readonly ChangeRow[]> {
  const told = copiedFor(scope, grant).filter(({ name }) => tables.includes(name))
  const hidden = copiedIn(scope).filter((documents) => !isShownTo(grant, documents))
  const { rows } = await db.query<ChangeRow>({
    // Several tables at once are rare and come in many mixtures, so only one has a name.
    ...(told.length === 1 && {
      name: ['changes', told[0]?.name, ...(told[0]?.hidden ?? [])].join(' '),
    }),
    text: rowsSql(told),
    values: [scope, since, till, hidden.map(({ name }) => name)],
  })
  return rows
}

/** A row that is gone has no row to show, so its change carries null. */
function rowsSql(told: readonly Documents[]): string {
  const cases = told.map(
    (documents) => `when '${documents.name}' then
      (select ${wireObject(documents)} from ${documents.table} t
        where t.id = r.id and t.scope = r.scope)`,
  )
  const row = cases.length > 0 ? `case r.tbl ${cases.join(' ')} end` : 'null'
  return `select s.horizon, r.rev, r.tbl as table,
      json_build_object('rev', r.rev, 'table', r.tbl, 'id', r.id, 'row', ${row})::text as json
    from sync_scope s
      left join sync_row r on r.scope = s.scope and r.rev > $2 and r.rev <= $3
        and r.tbl <> all($4)
    where s.scope = $1 order by r.rev`
}
