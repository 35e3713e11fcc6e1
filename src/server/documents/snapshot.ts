import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import type { Grant } from '../auth/identity.ts'
import { copiedFor, type Documents } from './collection.ts'
import { wireArray, wireColumns, wireOrder } from './wire.ts'

/** Lines in one text that PostgreSQL sends: a book of any length is read within its time limit. */
const linesAtOnce = 10_000

/**
 * Every row of a scope as JSON, in parts to be joined, with the revision it is of; `newest` asks
 * for the first rows of each table only. A program (`grant`) is shown no addresses. The connection
 * is given back before anything travels to a slow device.
 */
export async function readSnapshot(
  pool: pg.Pool,
  scope: Scope,
  newest: number | null,
  grant?: Grant,
): Promise<readonly string[]> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    const cursor = await readCursor(client, scope)
    const partial = newest === null ? '' : ',"partial":true'
    const parts = [`{"scope":"${scope}","cursor":${cursor}${partial},"tables":{`]
    for (const [at, documents] of copiedFor(scope, grant).entries()) {
      const columns = JSON.stringify(wireColumns(documents).map(({ field }) => field))
      parts.push(`${at > 0 ? ',' : ''}"${documents.name}":{"columns":${columns},"rows":[`)
      parts.push(...(await readLines(client, documents, scope, newest)), ']}')
    }
    await client.query('commit')
    return [...parts, '}}']
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    client.release(broken)
  }
}

async function readCursor(client: pg.PoolClient, scope: Scope): Promise<number> {
  const { rows } = await client.query<{ rev: number }>(
    'select rev from sync_scope where scope = $1',
    [scope],
  )
  return rows[0]?.rev ?? 0
}

/** All of a table, or its newest rows, with a comma between any two. */
async function readLines(
  client: pg.PoolClient,
  documents: Documents,
  scope: Scope,
  newest: number | null,
): Promise<readonly string[]> {
  const { table } = documents
  const lines = `select ${wireArray(documents)}::text as line from ${table} t
    where t.scope = $1 order by ${wireOrder(documents)}`
  if (newest !== null) {
    const { rows } = await client.query<Line>(`${lines} limit $2`, [scope, newest])
    return [joined(rows)]
  }
  const declared = client.query(`declare "${table}" no scroll cursor for ${lines}`, [scope])
  const parts: string[] = []
  for (let isOver = false; !isOver; ) {
    const fetched = client.query<Line>(`fetch ${linesAtOnce} from "${table}"`)
    // Asked for together, so both are waited for together.
    const [, { rows }] = await Promise.all([declared, fetched])
    if (parts.length > 0 && rows.length > 0) parts.push(',')
    parts.push(joined(rows))
    isOver = rows.length < linesAtOnce
  }
  return parts
}

interface Line {
  readonly line: string
}

const joined = (rows: readonly Line[]) => rows.map(({ line }) => line).join(',')
