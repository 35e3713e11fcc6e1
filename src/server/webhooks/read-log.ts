import { randomUUIDv7 } from 'node:crypto'
import type pg from 'pg'
import type { Scope } from '#contract/sync.ts'
import type { TokenPlace } from '#contract/tokens/entities.ts'
import { webhookNouns } from '#contract/webhooks/entities.ts'
import type { Transaction } from '../db/database.ts'
import { scopesOf } from '../documents/access.ts'
import { readChanges } from '../documents/changes.ts'
import type { Engine } from '../engine.ts'

type Db = Pick<pg.Pool, 'query'>

/** Read at once; a hook that is further behind is read again. */
const CHANGES_MOST = 500
/** Then nothing more is read for it until some were delivered: the log keeps it. */
const WAITING_MOST = 1000
const HOOKS_MOST = 200

interface ToldOwner {
  readonly uid: string
  readonly place: TokenPlace
}

/** Whose changes it is told of, by what its owner may read now. */
export async function toldScopes(db: Db, { uid, place }: ToldOwner): Promise<readonly Scope[]> {
  const grant = { tokenId: uid, may: 'read', place } as const
  const scopes = await scopesOf(db, { uid, sessionId: uid, grant })
  return scopes.filter((scope) => scope !== 'global')
}

/** Those that something has changed for since they were last read. */
const withNews = `select w.id from webhooks w join users u on u.id = w.user_id
  where w.id > $1 and w.state = 'on' and u.status = 'active' and (exists (
    select from sync_scope s left join webhook_cursors c
      on c.webhook_id = w.id and c.of_scope = s.scope
    where s.scope = 'u:' || w.user_id and w.place in ('all', 'book') and s.rev > coalesce(c.rev, -1)
  ) or exists (
    select from groups g join sync_scope s on s.scope = g.scope
      left join webhook_cursors c on c.webhook_id = w.id and c.of_scope = s.scope
    where g.member_ids @> array[w.user_id] and w.place in ('all', g.id::text)
      and s.rev > coalesce(c.rev, -1)
  )) order by w.id limit ${HOOKS_MOST}`

/**
 * Makes a delivery of every change that a hook has not been told of. What changes a book knows
 * nothing of hooks: its revisions have no gaps, so whoever has read to 41 misses nothing after.
 */
export async function readLogs(engine: Engine, now: Date, signal?: AbortSignal): Promise<number> {
  let made = 0
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await engine.database.pool.query<{ id: string }>(withNews, [last])
    for (const { id } of rows) {
      if (signal?.aborted) return made
      made += await engine.database.transact((tx) => readFor(tx, id, now))
      last = id
    }
    // Some have news for as long as they are full: they keep nobody behind them from being read.
    if (rows.length < HOOKS_MOST) return made
  }
}

interface Hook extends ToldOwner {
  readonly id: string
  readonly nouns: readonly string[]
}

/** One server reads for it at a time; deliveries and how far it was read are one transaction. */
async function readFor(tx: Transaction, id: string, now: Date): Promise<number> {
  const { rows } = await tx.client.query<Hook>(
    `select w.id, w.user_id as uid, w.place, w.nouns from webhooks w
      where w.id = $1 and w.state = 'on' for update skip locked`,
    [id],
  )
  const [hook] = rows
  if (!hook) return 0
  let room = WAITING_MOST - (await countWaiting(tx, id))
  let made = 0
  for (const scope of await toldScopes(tx.client, hook)) {
    if (room <= 0) break
    const count = await readScope(tx, { hook, scope, room, now })
    room -= count
    made += count
  }
  return made
}

async function countWaiting({ client }: Transaction, id: string): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from webhook_deliveries
      where webhook_id = $1 and state = 'waiting'`,
    [id],
  )
  return rows[0]?.count ?? 0
}

interface Reading {
  readonly hook: Hook
  readonly scope: Scope
  readonly room: number
  readonly now: Date
}

interface Event {
  readonly rev: number
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
}

async function readScope(tx: Transaction, { hook, scope, room, now }: Reading): Promise<number> {
  const since = await cursorOf(tx, hook.id, scope)
  if (since === null) return 0
  const read = await readChanges(tx.client, scope, since, Math.min(room, CHANGES_MOST))
  if (read.cursor === since) return 0
  const events = read.isReset
    ? [{ rev: read.cursor, type: 'book.reset', data: { scope, rev: read.cursor } }]
    : read.changes.flatMap(({ json }) => eventOf(hook, scope, JSON.parse(json)))
  await tx.client.query(
    'update webhook_cursors set rev = $3 where webhook_id = $1 and of_scope = $2',
    [hook.id, scope, read.cursor],
  )
  await keep(tx, { hook, scope, now }, events)
  return events.length
}

/** A scope that is new to it begins with what changes from now on. */
async function cursorOf({ client }: Transaction, id: string, scope: Scope): Promise<number | null> {
  const { rows } = await client.query<{ rev: number }>(
    'select rev::float8 as rev from webhook_cursors where webhook_id = $1 and of_scope = $2',
    [id, scope],
  )
  if (rows[0]) return rows[0].rev
  await client.query(
    `insert into webhook_cursors (webhook_id, of_scope, rev)
      select $1, scope, rev from sync_scope where scope = $2`,
    [id, scope],
  )
  return null
}

interface Changed {
  readonly rev: number
  readonly table: string
  readonly id: string
  readonly row: unknown
}

const known: ReadonlySet<string> = new Set(webhookNouns)

function eventOf({ nouns }: Hook, scope: Scope, { rev, table, id, row }: Changed): Event[] {
  const isWanted = known.has(table) && (nouns.length === 0 || nouns.includes(table))
  return isWanted ? [{ rev, type: `${table}.changed`, data: { scope, rev, id, row } }] : []
}

async function keep(
  { client }: Transaction,
  { hook, scope, now }: Pick<Reading, 'hook' | 'scope' | 'now'>,
  events: readonly Event[],
): Promise<void> {
  if (events.length === 0) return
  const timestamp = now.toISOString()
  await client.query(
    `insert into webhook_deliveries
        (id, webhook_id, of_scope, rev, type, body, state, next_at, created_at)
      select n.id, $1, $2, n.rev, n.type, n.body, 'waiting', $3, $3
      from unnest($4::uuid[], $5::bigint[], $6::text[], $7::text[]) n (id, rev, type, body)
      on conflict (webhook_id, of_scope, rev) do nothing`,
    [
      ...[hook.id, scope, now, events.map(() => randomUUIDv7())],
      ...[events.map(({ rev }) => rev), events.map(({ type }) => type)],
      events.map(({ type, data }) => JSON.stringify({ type, timestamp, data })),
    ],
  )
}
