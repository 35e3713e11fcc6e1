import type pg from 'pg'
import type { StreamClient } from './stream-client.ts'

interface Misheard {
  readonly missed: number
  readonly doubled: number
  readonly reordered: number
}

/** Of one scope: where the streams began, where it stands now, and the rows in between. */
export interface Told {
  readonly from: number
  readonly rev: number
  /** The revision each row has at the end. */
  readonly rows: ReadonlyMap<string, number>
}

export async function newestRev(pool: pg.Pool, scope: string): Promise<number> {
  const { rows } = await pool.query<{ rev: string }>(
    'select rev::text from sync_scope where scope = $1',
    [scope],
  )
  return Number(rows[0]?.rev)
}

export async function toldSince(pool: pg.Pool, scope: string, from: number): Promise<Told> {
  const { rows } = await pool.query<{ row: string; rev: string }>(
    `select tbl || ' ' || id as row, rev::text from sync_row where scope = $1 and rev > $2`,
    [scope, from],
  )
  const revs = new Map(rows.map(({ row, rev }) => [row, Number(rev)]))
  return { from, rev: await newestRev(pool, scope), rows: revs }
}

/** What these devices missed, heard twice or heard in another order, in all. */
export function misheardBy(
  clients: readonly StreamClient[],
  told: ReadonlyMap<string, Told>,
): Misheard {
  const found = clients.flatMap((client) =>
    client.scopes.flatMap((scope) => {
      const all = told.get(scope)
      return all ? [misheard(client, scope, all)] : []
    }),
  )
  const sum = (what: keyof Misheard) => found.reduce((total, one) => total + one[what], 0)
  return { missed: sum('missed'), doubled: sum('doubled'), reordered: sum('reordered') }
}

function misheard(client: StreamClient, scope: string, { from, rows }: Told): Misheard {
  const events = client.heard.filter((event) => event.scope === scope)
  const changes = events.flatMap((event) => event.changes)
  const revs = changes.map(({ rev }) => rev)
  // Each event begins where the one before ended: a gap hides what nobody can name any more.
  const gaps = events.filter((event, at) => event.from !== (events[at - 1]?.to ?? from))
  const last = new Map(changes.map(({ table, id, rev }) => [`${table} ${id}`, rev]))
  const absent = [...rows].filter(([row, rev]) => last.get(row) !== rev)
  return {
    missed: absent.length + gaps.length,
    doubled: revs.length - new Set(revs).size,
    reordered: revs.filter((rev, at) => at > 0 && rev < (revs[at - 1] ?? 0)).length,
  }
}
