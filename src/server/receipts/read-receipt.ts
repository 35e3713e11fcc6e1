import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import type { Picture, StoreName } from '../outside/receipt-stores.ts'

/** Its owner's, or shown by a bill to the group it was shared with, of which the caller is now. */
const mayRead = `r.scope = 'u:' || $2
  or (
    exists (select from group_expenses e where e.receipt_id = r.id and e.group_id = r.group_id)
    and exists (
      select from groups g where g.id = r.group_id and g.member_ids @> array[$2::uuid]
    )
  )`

/** Whoever may not see it is told the same as if it were not there. */
export async function readReceipt(
  { database, outside, log }: Pick<Engine, 'database' | 'outside' | 'log'>,
  uid: string,
  id: string,
): Promise<Picture> {
  const { rows } = await database.pool.query<{ keptIn: StoreName; bytes: number }>(
    `select f.kept_in as "keptIn", f.bytes from receipts r
        join receipt_files f on f.id = r.id and r.scope = 'u:' || f.user_id
      where r.id = $1 and f.stored_at is not null and (${mayRead})`,
    [id, uid],
  )
  const kept = rows[0]
  if (!kept) throw new Fault('not-found')
  const store = outside.receipts.find(kept.keptIn)
  if (!store) log.warn({ id, store: kept.keptIn }, 'the place where a receipt is kept is not set')
  const later = (error: unknown) => {
    log.warn({ err: error, store: kept.keptIn }, 'a receipt could not be read')
    return new Fault('unavailable', undefined, 30)
  }
  const picture = await store?.read(id).catch((error: unknown) => {
    throw later(error)
  })
  if (!picture) throw new Fault('not-found')
  if (picture.length !== kept.bytes) throw later(new Error('the store gave something else'))
  return picture
}
