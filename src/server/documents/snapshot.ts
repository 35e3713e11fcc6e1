import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import { copiedIn, type Documents } from './collection.ts'
import { wireArray, wireColumns, wireOrder } from './wire.ts'

/**
 * Every row of a scope as JSON text, with the revision it is of; `newest` asks for the first rows
 * of each table only. The connection is given back before anything travels to a slow device.
 */
export async function readSnapshot(
  pool: pg.Pool,
  scope: Scope,
  newest: number | null,
): Promise<string> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    const cursor = await readCursor(client, scope)
    const tables: string[] = []
    for (const documents of copiedIn(scope)) {
      tables.push(await readTable(client, documents, scope, newest))
    }
    await client.query('commit')
    const partial = newest === null ? '' : ',"partial":true'
    return `{"scope":"${scope}","cursor":${cursor}${partial},"tables":{${tables}}}`
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

async function readTable(
  client: pg.PoolClient,
  documents: Documents,
  scope: Scope,
  newest: number | null,
): Promise<string> {
  const { rows } = await client.query<{ json: string }>(
    `select coalesce(string_agg(line, ','), '') as json from (
      select ${wireArray(documents)}::text as line from ${documents.table} t
      where t.scope = $1 order by ${wireOrder(documents)} limit $2) as t`,
    [scope, newest],
  )
  const columns = JSON.stringify(wireColumns(documents).map(({ field }) => field))
  return `"${documents.name}":{"columns":${columns},"rows":[${rows[0]?.json ?? ''}]}`
}
