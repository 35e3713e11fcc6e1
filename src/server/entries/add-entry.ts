import { randomUUID, randomUUIDv7 } from 'node:crypto'
import type { EntryLineAnswer, EntryLineBody } from '#contract/entries/calls.ts'
import { groupScope } from '#contract/sync.ts'
import type { Caller } from '../auth/identity.ts'
import { bodyHash } from '../documents/idempotency.ts'
import { requireWithin } from '../documents/reach.ts'
import { runCommand } from '../documents/run-command.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import { requireProfile } from '../users/profiles.ts'
import { lineNames } from './line-names.ts'
import { type ReadEntry, readEntry, wordsOf } from './read-entry.ts'
import { type EntryWords, tellEntry } from './tell-entry.ts'

/** Shortcuts and automations send again after a time-out, and cannot make keys. */
const SAME_FOR_S = 60
const UNDO_FOR_S = 600
const KEPT_FOR_S = 86_400

interface Claim {
  readonly id: string
  readonly bodyHash: string
  readonly read: ReadEntry & { readonly told: EntryWords }
}

/** Writes what a line says, once however often it is sent. */
export async function addEntry(
  engine: Engine,
  caller: Caller,
  sent: EntryLineBody,
): Promise<EntryLineAnswer> {
  const { key: given, again, ...body } = withPlace(caller, sent)
  const hash = bodyHash('entries', body).toString('base64url')
  const key = given
    ? `key ${caller.sessionId} ${given}`
    : `line ${caller.sessionId} ${again ? randomUUID() : hash}`
  const isNamed = given !== undefined
  const known = await findClaim(engine, caller.uid, key, isNamed)
  const claim = known ?? (await makeClaim(engine, caller, key, { body, hash, isNamed }))
  if (claim.bodyHash !== hash) throw new Fault('key-reused')
  const { name, args, told } = claim.read
  const command = { key: `line-${claim.id}`, name, args }
  const { result } = await runCommand(engine, caller, command)
  if ('code' in result) {
    // What was refused may be right in a moment.
    await engine.database.pool.query('delete from entry_lines where id = $1', [claim.id])
    throw new Fault(result.code, result.fields)
  }
  return { ...told, undo: claim.id, repeated: !('isMine' in claim) }
}

/** A token for one group means that group. */
export function withPlace<Body extends Pick<EntryLineBody, 'groupId'>>(
  caller: Caller,
  body: Body,
): Body {
  const place = caller.grant?.place
  const isGroup = place !== undefined && place !== 'all' && place !== 'book'
  const groupId = body.groupId ?? (isGroup ? place : undefined)
  if (groupId === undefined) return body
  requireWithin(caller, groupScope(groupId))
  return { ...body, groupId }
}

const columns = 'id, body_hash as "bodyHash", read'

async function findClaim(
  { clock, database }: Engine,
  uid: string,
  key: string,
  isNamed: boolean,
): Promise<Claim | undefined> {
  const since = new Date(clock.now().getTime() - (isNamed ? KEPT_FOR_S : SAME_FOR_S) * 1000)
  const { rows } = await database.pool.query<Claim>(
    `select ${columns} from entry_lines where user_id = $1 and key = $2 and at > $3`,
    [uid, key, since],
  )
  return rows[0]
}

interface SentLine {
  readonly body: EntryLineBody
  readonly hash: string
  readonly isNamed: boolean
}

/** Of several at once one is first; the others find what it has understood. */
async function makeClaim(
  engine: Engine,
  caller: Caller,
  key: string,
  { body, hash, isNamed }: SentLine,
): Promise<Claim> {
  const { clock, database } = engine
  const { uid, sessionId } = caller
  const now = clock.now()
  const profile = await requireProfile(database.pool, uid)
  const names = await lineNames(database.pool, profile, now, caller)
  const found = readEntry(body, randomUUIDv7(), profile, names)
  const words = await tellEntry(database.pool, profile, wordsOf(found), {
    groups: names.groups,
    today: names.context.today,
  })
  const read = { ...found, told: { ...found.told, ...words } }
  const over = new Date(now.getTime() - (isNamed ? KEPT_FOR_S : SAME_FOR_S) * 1000)
  const { rows } = await database.pool.query<Claim>(
    `insert into entry_lines as e (id, user_id, made_by, key, body_hash, read, at)
      values ($1, $2, $3, $4, $5, $6, $7)
      on conflict (user_id, key) do update set id = $1, made_by = $3, body_hash = $5, read = $6,
        at = $7 where e.at <= $8
      returning ${columns}`,
    [randomUUID(), uid, sessionId, key, hash, JSON.stringify(read), now, over],
  )
  const [mine] = rows
  if (mine) return { ...mine, isMine: true } as Claim
  const first = await findClaim(engine, uid, key, isNamed)
  if (!first) throw new Fault('unavailable')
  return first
}

const undoing = {
  'expenses.create': 'expenses.delete',
  'incomes.create': 'incomes.delete',
  'group_expenses.create': 'group_expenses.delete',
} as const

const tables = {
  'expenses.create': 'expenses',
  'incomes.create': 'incomes',
  'group_expenses.create': 'group_expenses',
} as const

/** What somebody has worked on since is theirs, too. */
async function requireAsWritten({ database }: Engine, name: ReadEntry['name'], id: string) {
  const { rowCount } = await database.pool.query(
    `select from ${tables[name]} where id = $1 and updated_at > created_at`,
    [id],
  )
  if (rowCount) throw new Fault('stale-edit')
}

/** By who wrote it, a moment ago: so also a token that deletes nothing else may. */
export async function undoEntry(engine: Engine, caller: Caller, undo: string): Promise<void> {
  const { clock, database } = engine
  const { uid, sessionId, grant } = caller
  const since = new Date(clock.now().getTime() - UNDO_FOR_S * 1000)
  const { rows } = await database.pool.query<Pick<Claim, 'read'>>(
    `select read from entry_lines where id = $1 and user_id = $2 and at > $3
      and ($4::uuid is null or made_by = $4)`,
    [undo, uid, since, grant ? sessionId : null],
  )
  const [claim] = rows
  if (!claim) throw new Fault('not-found')
  const { name, told } = claim.read
  const { id, groupId } = told.entry
  await requireAsWritten(engine, name, id)
  const command = {
    key: `undo-line-${undo}`,
    name: undoing[name],
    args: groupId ? { groupId, id } : { id },
  }
  const { result } = await runCommand(engine, { uid, sessionId }, command)
  if ('code' in result) throw new Fault(result.code, result.fields)
  // The same line is new again; a key stays what it was used for.
  await database.pool.query(
    `update entry_lines set key = 'undone ' || id where id = $1 and key like 'line %'`,
    [undo],
  )
}

/** Nobody sends a line again after a day. */
export async function forgetLines({ database }: Pick<Engine, 'database'>, now: Date) {
  const { rowCount } = await database.pool.query('delete from entry_lines where at < $1', [
    new Date(now.getTime() - KEPT_FOR_S * 1000),
  ])
  return rowCount ?? 0
}
