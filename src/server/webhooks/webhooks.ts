import { randomUUIDv7 } from 'node:crypto'
import type pg from 'pg'
import { limits } from '#contract/limits.ts'
import type {
  DeliveryRow,
  WebhookBody,
  WebhookMade,
  WebhookRow,
} from '#contract/webhooks/entities.ts'
import type { Caller } from '../auth/identity.ts'
import { holdSession } from '../auth/session/evict.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { reachOf } from '../outside/webhook-address.ts'
import { toldScopes } from './read-log.ts'
import { secretOf } from './sign.ts'

type Db = Pick<pg.Pool, 'query'>

const FORMER_SIGNS_MS = 86_400_000
const DELIVERIES_SHOWN = 50

const columns = `w.id, w.url, w.place, w.nouns, w.state, w.failing_since as "failingSince",
  w.created_at as "createdAt", w.last_status as "lastStatus", w.last_tried_at as "lastTriedAt",
  (select count(*)::int from webhook_deliveries d
    where d.webhook_id = w.id and d.state = 'waiting') as waiting`

/** Oldest first, as they were made. */
export async function listWebhooks({ pool }: Pick<Database, 'pool'>, uid: string) {
  const { rows } = await pool.query(
    `select ${columns} from webhooks w where w.user_id = $1 order by w.created_at, w.id`,
    [uid],
  )
  return rows.map(asSeen)
}

async function readWebhook(db: Db, uid: string, id: string): Promise<WebhookRow> {
  const { rows } = await db.query(
    `select ${columns} from webhooks w where w.user_id = $1 and w.id = $2`,
    [uid, id],
  )
  const [found] = rows
  if (!found) throw new Fault('not-found')
  return asSeen(found)
}

const asSeen = (row: Readonly<Record<string, unknown>>): WebhookRow =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : value,
    ]),
  ) as WebhookRow

/** From now on: what changed before is nobody's news. */
export async function makeWebhook(
  { clock, config, database }: Engine,
  caller: Caller,
  { url, place, nouns = [] }: WebhookBody,
): Promise<WebhookMade> {
  if (!reachOf(url, config)) throw new Fault('webhook-address')
  const id = randomUUIDv7()
  const now = clock.now()
  return database.transact(async (tx) => {
    await holdSession(tx, caller)
    await requireRoom(tx, caller.uid)
    const scopes = await toldScopes(tx.client, { uid: caller.uid, place })
    if (scopes.length === 0) throw new Fault('not-found')
    await tx.client.query(
      `insert into webhooks (id, user_id, url, place, nouns, state, created_at)
        values ($1, $2, $3, $4, $5, 'on', $6)`,
      [id, caller.uid, url, place, [...new Set(nouns)], now],
    )
    await tx.client.query(
      `insert into webhook_cursors (webhook_id, of_scope, rev)
        select $1, s.scope, s.rev from sync_scope s where s.scope = any($2)`,
      [id, scopes],
    )
    const secret = secretOf(config.authSecret, { webhookId: id, version: 1 })
    return { webhook: await readWebhook(tx.client, caller.uid, id), secret }
  })
}

async function requireRoom({ client }: Transaction, uid: string): Promise<void> {
  const counted = 'select count(*)::int as count from webhooks where user_id = $1'
  const { rows } = await client.query<{ count: number }>(counted, [uid])
  if ((rows[0]?.count ?? 0) >= limits.webhooksOfUser) throw new Fault('too-many-webhooks')
}

export async function changeWebhook(
  { database }: Engine,
  { uid }: Caller,
  id: string,
  state: 'on' | 'paused',
): Promise<void> {
  const { rowCount } = await database.pool.query(
    'update webhooks set state = $3, failing_since = null where user_id = $1 and id = $2',
    [uid, id, state],
  )
  if (rowCount === 0) throw new Fault('not-found')
}

export async function endWebhook({ database }: Engine, { uid }: Caller, id: string) {
  const gone = 'delete from webhooks where user_id = $1 and id = $2'
  const { rowCount } = await database.pool.query(gone, [uid, id])
  if (rowCount === 0) throw new Fault('not-found')
}

/** Its receiver has a day to learn the new one: until then both sign. */
export async function rotateSecret(
  { clock, config, database }: Engine,
  caller: Caller,
  id: string,
): Promise<WebhookMade> {
  const until = new Date(clock.now().getTime() + FORMER_SIGNS_MS)
  return database.transact(async (tx) => {
    await holdSession(tx, caller)
    const { rows } = await tx.client.query<{ version: number }>(
      `update webhooks set secret_version = secret_version + 1, former_until = $3
        where user_id = $1 and id = $2 returning secret_version as version`,
      [caller.uid, id, until],
    )
    const [found] = rows
    if (!found) throw new Fault('not-found')
    const secret = secretOf(config.authSecret, { webhookId: id, version: found.version })
    return { webhook: await readWebhook(tx.client, caller.uid, id), secret }
  })
}

/** The newest first. */
export async function listDeliveries(
  { pool }: Pick<Database, 'pool'>,
  uid: string,
  id: string,
): Promise<readonly DeliveryRow[]> {
  await readWebhook(pool, uid, id)
  const { rows } = await pool.query<DeliveryRow & { createdAt: Date; nextAt: Date | null }>(
    `select id, type, state, tries, created_at as "createdAt", last_status as "lastStatus",
        case state when 'waiting' then next_at end as "nextAt"
      from webhook_deliveries where webhook_id = $1
      order by created_at desc, id desc limit ${DELIVERIES_SHOWN}`,
    [id],
  )
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    nextAt: row.nextAt?.toISOString() ?? null,
  }))
}

/** Under the id it had: whoever got it already knows it again. */
export async function sendAgain(
  { clock, database }: Engine,
  { uid }: Caller,
  { id, delivery }: { readonly id: string; readonly delivery: string },
): Promise<void> {
  const { rowCount } = await database.pool.query(
    `update webhook_deliveries d set state = 'waiting', tries = 0, next_at = $4
      from webhooks w where w.id = d.webhook_id
        and w.user_id = $1 and w.id = $2 and d.id = $3`,
    [uid, id, delivery, clock.now()],
  )
  if (rowCount === 0) throw new Fault('not-found')
}

/** Something to see that it arrives, as any change would. */
export async function addTest(
  { clock, database }: Engine,
  { uid }: Caller,
  id: string,
): Promise<string> {
  await readWebhook(database.pool, uid, id)
  const [now, deliveryId] = [clock.now(), randomUUIDv7()]
  const body = { type: 'test', timestamp: now.toISOString(), data: {} }
  await database.pool.query(
    `insert into webhook_deliveries
        (id, webhook_id, of_scope, rev, type, body, state, next_at, created_at)
      values ($1, $2, 'test', $3, 'test', $4, 'waiting', $5, $5)`,
    [deliveryId, id, await nextTest(database.pool, id), JSON.stringify(body), now],
  )
  return deliveryId
}

async function nextTest(db: Db, id: string): Promise<number> {
  const { rows } = await db.query<{ rev: number }>(
    `select coalesce(max(rev), 0)::int + 1 as rev from webhook_deliveries
      where webhook_id = $1 and of_scope = 'test'`,
    [id],
  )
  return rows[0]?.rev ?? 1
}
