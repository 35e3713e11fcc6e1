import { type Scope, userScope } from '#contract/sync.ts'
import { documentsOf } from '../documents/collection.ts'
import { deleteMany, lockScope } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { type StoreName, storeNames } from '../outside/receipt-stores.ts'

type DropDeps = Pick<Engine, 'database' | 'outside' | 'log'>

const documents = documentsOf('receipts')
const DAY_MS = 86_400_000
const AT_ONCE = 200

const isShown = `exists (select from expenses e where e.receipt_id = f.id)
  or exists (select from group_expenses e where e.receipt_id = f.id)
  or exists (select from activity a
    where a.data ? 'row' and a.data->'row'->>'receiptId' = f.id::text)`

/** Pictures that no expense has shown for a day, and what is left of receipts that are gone. */
export async function dropReceipts(deps: DropDeps, now: Date, signal: AbortSignal): Promise<void> {
  const { pool } = deps.database
  await pool.query(`update receipt_files f set unused_at = null
    where unused_at is not null and (${isShown})`)
  await pool.query(
    `update receipt_files f set unused_at = $1 where unused_at is null and not (${isShown})`,
    [now],
  )
  const { rows } = await pool.query<{ id: string; uid: string }>(
    `select id, user_id as uid from receipt_files f where unused_at < $1
        and exists (select from receipts r where r.scope = 'u:' || f.user_id and r.id = f.id)
      order by unused_at limit ${AT_ONCE}`,
    [new Date(now.getTime() - DAY_MS)],
  )
  for (const { id, uid } of rows) {
    if (signal.aborted) return
    await dropUnused(deps, id, userScope(uid), now)
  }
  await dropBytes(deps, signal)
}

/** Looked at again in line with its owner's writes: it may just have been taken back. */
async function dropUnused({ database }: DropDeps, id: string, scope: Scope, now: Date) {
  await database.transact(async (tx) => {
    await lockScope(tx, scope)
    const { rowCount } = await tx.client.query(
      `select from receipt_files f where id = $1 and not (${isShown})`,
      [id],
    )
    if (rowCount) await deleteMany(tx, documents, [id], { uid: scope.slice(2), scope, now })
  })
}

/** Bytes first and their entry then, so that a store that is away is asked again. */
export async function dropBytes({ database, outside, log }: DropDeps, signal: AbortSignal) {
  // What is in a place that is not set now waits until it is again.
  const within = storeNames.filter((name) => outside.receipts.find(name))
  const { rows } = await database.pool.query<{ id: string; keptIn: StoreName }>(
    `select id, kept_in as "keptIn" from receipt_files f where kept_in = any($1)
      and not exists (select from receipts r where r.scope = 'u:' || f.user_id and r.id = f.id)
      limit ${AT_ONCE}`,
    [within],
  )
  for (const { id, keptIn } of rows) {
    if (signal.aborted) return
    try {
      await outside.receipts.find(keptIn)?.drop(id)
      await database.pool.query('delete from receipt_files where id = $1', [id])
    } catch (error) {
      log.warn({ err: error, store: keptIn }, 'a receipt could not be dropped')
    }
  }
}
