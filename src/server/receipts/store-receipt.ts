import type { z } from 'zod'
import { plans } from '#contract/plans.ts'
import type { receiptAnswer } from '#contract/receipts/entities.ts'
import { type Row, userScope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { readRows } from '../documents/references.ts'
import { lockScope, updateMany } from '../documents/write.ts'
import type { Engine } from '../engine.ts'
import { takeToken } from '../http/edge/rate-limit.ts'
import { Fault } from '../http/fault.ts'
import type { StoreName } from '../outside/receipt-stores.ts'
import type { Converted } from '../pictures/pictures.ts'
import { requireProfile } from '../users/profiles.ts'

type StoreDeps = Pick<Engine, 'database' | 'clock' | 'outside' | 'log' | 'pictures'>
type Stored = z.infer<typeof receiptAnswer>

const documents = documentsOf('receipts')
const uploads = { limit: 1200, windowS: 3600 } as const

/** Keeps the picture of a receipt that is there already; once kept, it stays as it is. */
export async function storeReceipt(
  deps: StoreDeps,
  uid: string,
  id: string,
  given: Uint8Array,
): Promise<Stored> {
  const { database, outside, log } = deps
  await takeToken(database, { bucket: `receipt:${uid}`, ...uploads })
  const encoded = await deps.pictures.convert(given, 'receipt')
  const { current } = outside.receipts
  const before = await makeRoom(deps, uid, id, encoded, current.name)
  if (before) return before
  try {
    await current.put(id, encoded.picture)
  } catch (error) {
    log.warn({ err: error, store: current.name }, 'a receipt could not be kept')
    throw new Fault('unavailable', undefined, 30)
  }
  return noteStored(deps, uid, id, encoded)
}

async function requireReceipt(tx: Transaction, uid: string, id: string): Promise<Row> {
  await lockScope(tx, userScope(uid))
  const [row] = await readRows(tx, documents, userScope(uid), [id])
  if (!row) throw new Fault('not-found')
  return row
}

/** Counted before it is kept and in line with its owner's other writes: two never share a room. */
const makeRoom = (
  { database, clock }: StoreDeps,
  uid: string,
  id: string,
  { picture }: Converted,
  store: StoreName,
): Promise<Stored | null> =>
  database.transact(async (tx) => {
    const { bytes, width, height } = (await requireReceipt(tx, uid, id)) as Row & Partial<Stored>
    if (bytes && width && height) return { bytes, width, height }
    const { subscriptionEndDate } = await requireProfile(tx.client, uid)
    const isPlus = subscriptionEndDate !== null && new Date(subscriptionEndDate) > clock.now()
    const { receiptBytes } = plans[isPlus ? 'plus' : 'free']
    const { rows } = await tx.client.query<{ used: string }>(
      'select coalesce(sum(bytes), 0) as used from receipt_files where user_id = $1 and id <> $2',
      [uid, id],
    )
    if (Number(rows[0]?.used ?? 0) + picture.length > receiptBytes) throw new Fault('receipts-full')
    await tx.client.query(
      `insert into receipt_files (id, user_id, kept_in, bytes) values ($1, $2, $3, $4)
        on conflict (id) do update set kept_in = excluded.kept_in, bytes = excluded.bytes`,
      [id, uid, store, picture.length],
    )
    return null
  })

const noteStored = (
  { database, clock }: StoreDeps,
  uid: string,
  id: string,
  { picture, width, height }: Converted,
): Promise<Stored> =>
  database.transact(async (tx) => {
    const row = await requireReceipt(tx, uid, id)
    const now = clock.now()
    const stored = { bytes: picture.length, width, height }
    const after = { ...row, ...stored, storedAt: now.toISOString() }
    const fields = new Set([...Object.keys(stored), 'storedAt'])
    await updateMany(tx, documents, [after], fields, { uid, scope: userScope(uid), now })
    await tx.client.query('update receipt_files set stored_at = $2 where id = $1', [id, now])
    return stored
  })
