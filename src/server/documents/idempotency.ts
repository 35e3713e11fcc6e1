import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ErrorCode } from '#contract/errors.ts'
import { type Row, type Scope, userScope } from '#contract/sync.ts'
import type { Transaction } from '../db/database.ts'
import type { OfScope } from '../db/statement.ts'
import { Fault } from '../http/fault.ts'

const DAY_MS = 86_400_000
const KEPT_DAYS = 30

export interface Claim {
  readonly uid: string
  readonly key: string
  readonly hash: Buffer
}

const DEPTH_MOST = 16

/** What a key was claimed for: the same for the same content, whatever the order of its keys. */
export const bodyHash = (name: string, args: unknown): Buffer =>
  createHash('sha256')
    .update(`${name} ${sortedAt(0)(args)}`)
    .digest()

const sortedAt =
  (depth: number) =>
  (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
    if (depth === DEPTH_MOST) throw new Fault('malformed-request')
    const deeper = sortedAt(depth + 1)
    if (Array.isArray(value)) return `[${value.map(deeper)}]`
    const names = Object.keys(value).sort()
    const within = value as Readonly<Record<string, unknown>>
    return `{${names.map((name) => `${JSON.stringify(name)}:${deeper(within[name])}`)}}`
  }

interface Done {
  readonly revs: Readonly<Record<string, number>>
}

interface Refused {
  readonly code: ErrorCode
  readonly fields?: Readonly<Record<string, string>> | undefined
  readonly current?: Row | undefined
}

/** What a command answered, the first time and every time after. */
export interface Answer {
  readonly status: number
  readonly result: Done | Refused
}

/** Thrown to take back a command that has run before; never leaves the engine. */
export class AlreadyAnswered extends Error {}

/** The answer a key has. The same key for something else is refused. */
export async function replay(pool: pg.Pool, { uid, key, hash }: Claim): Promise<Answer> {
  const { rows } = await pool.query<Answer & { body_hash: Buffer }>({
    name: 'replay key',
    text: 'select status, result, body_hash from idem where user_id = $1 and key = $2',
    values: [uid, key],
  })
  const [kept] = rows
  // Cleaned away in the very moment between: the next try finds the key free.
  if (!kept) throw new Fault('unavailable')
  if (!kept.body_hash.equals(hash)) return { status: 422, result: { code: 'key-reused' } }
  return { status: kept.status, result: kept.result }
}

/** Only what the caller reads: nobody waits for revisions that never reach them. */
const revsOf = (uid: string, touched: string, isShared: boolean) =>
  `select coalesce(jsonb_object_agg(s.scope, s.rev), '{}') from sync_scope s
    where s.scope = any(${touched}) and (s.scope in ('global', 'u:' || ${uid}::text)
      ${isShared ? ofGroups(uid) : ''})`

const ofGroups = (uid: string) => `or exists (
  select from groups g where g.scope = s.scope and g.member_ids @> array[${uid}])`

/** Most write to their own book alone; then no group is asked. */
const isShared = (touched: ReadonlySet<Scope>) =>
  [...touched].some((scope) => scope.startsWith('g:'))

const ofGroup = (uid: string) =>
  `left join groups g on g.scope = s.scope and g.member_ids @> array[${uid}]`

const keeping = (isOfGroups: boolean) => ({
  name: isOfGroups ? 'keep done together' : 'keep done',
  text: `insert into idem (user_id, key, status, result, body_hash, created_at)
    select n.uid, n.key, 200, jsonb_build_object('revs', coalesce(
        jsonb_object_agg(s.scope, s.rev) filter (where s.scope in ('global', 'u:' || n.uid)
          ${isOfGroups ? 'or g.scope is not null' : ''}), '{}')),
      decode(n.hash, 'hex'), n.now
    from json_to_recordset($1)
        as n(uid uuid, key text, touched text[], hash text, now timestamptz)
      left join sync_scope s on s.scope = any(n.touched)
      ${isOfGroups ? ofGroup('n.uid') : ''}
    group by n.uid, n.key, n.hash, n.now
    returning 'u:' || user_id as scope, result`,
})

const keepingOwn = keeping(false)
const keepingShared = keeping(true)

/** The revisions reached, stored under the key in the transaction that reached them. */
export async function keepDone(tx: Transaction, claim: Claim, now: Date): Promise<Answer> {
  const { uid, key, hash } = claim
  const own = { scope: userScope(uid), uid, key, hash: hash.toString('hex') }
  try {
    const [kept] = await tx.last<OfScope & { result: Done }>({
      ...(isShared(tx.touched) ? keepingShared : keepingOwn),
      rows: [{ ...own, touched: [...tx.touched], now } as OfScope],
    })
    return { status: 200, result: kept?.result ?? { revs: {} } }
  } catch (error) {
    throw isTaken(error) ? new AlreadyAnswered() : error
  }
}

/** Somebody has stored an answer under this key; the commit that follows takes all back. */
const isTaken = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'idem_pkey'

export async function readDone(tx: Transaction, uid: string): Promise<Answer> {
  const values = [[...tx.touched], uid]
  const text = `select (${revsOf('$2::uuid', '$1', isShared(tx.touched))}) as revs`
  const { rows } = await tx.client.query<Done>(text, values)
  return { status: 200, result: { revs: rows[0]?.revs ?? {} } }
}

/**
 * What the very same command answered under another key: what is written twice is there once.
 * Null where it was not done before.
 */
export async function doneBefore(pool: pg.Pool, { uid, hash }: Claim): Promise<Answer | null> {
  const { rows } = await pool.query<Answer>({
    name: 'done before',
    text: `select status, result from idem
      where user_id = $1 and status = 200 and body_hash = $2 limit 1`,
    values: [uid, hash],
  })
  return rows[0] ?? null
}

export async function keepAnswer(
  pool: pg.Pool,
  claim: Claim,
  { status, result }: Answer,
  now: Date,
): Promise<Answer> {
  const { rowCount } = await pool.query({
    name: 'keep refusal',
    text: `insert into idem (user_id, key, status, result, body_hash, created_at)
      values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    values: [claim.uid, claim.key, status, JSON.stringify(result), claim.hash, now],
  })
  return rowCount ? { status, result } : replay(pool, claim)
}

/** Forgets answers nobody will ask for again: a device sends its queue long before. */
export async function forgetOldAnswers(pool: pg.Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query('delete from idem where created_at < $1', [
    new Date(now.getTime() - KEPT_DAYS * DAY_MS),
  ])
  return rowCount ?? 0
}
