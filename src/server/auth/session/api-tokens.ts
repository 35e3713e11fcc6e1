import { randomUUIDv7 } from 'node:crypto'
import { limits } from '#contract/limits.ts'
import type { EndedToken, TokenBody, TokenMade, TokenRow } from '#contract/tokens/entities.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { hashToken, isTokenShaped, newToken } from '#server/http/bearer-token.ts'
import { Fault } from '#server/http/fault.ts'
import { endTokens } from '#server/tokens/end-tokens.ts'
import type { Caller, Sessions } from '../identity.ts'
import type { CallerCache } from './caller-cache.ts'
import { holdSession } from './evict.ts'

/** Known by their beginning to programs that look for secrets, and never taken for a session's. */
const PREFIX = 'mct_'
const HINT_CHARACTERS = 4
const DAY_MS = 86_400_000
// Not at every call: a read must stay a read.
const NOTED_EVERY_MS = 60_000

interface Deps {
  readonly clock: Clock
  readonly database: Database
}

const isApiToken = (text: string) =>
  text.startsWith(PREFIX) && isTokenShaped(text.slice(PREFIX.length))

/** Of a token that still works: its owner is active, and in the group it is for. */
const liveToken = {
  name: 'live-api-token',
  text: `select t.id as "tokenId", t.user_id as uid, t.may, t.place
    from api_tokens t join users u on u.id = t.user_id
    where t.token_hash = $1 and t.expires_at > $2 and u.status = 'active'
      and (t.place in ('all', 'book') or exists (
        select from groups g where g.id::text = t.place and g.member_ids @> array[t.user_id]))`,
}

interface FoundToken extends Pick<TokenRow, 'may' | 'place'> {
  readonly tokenId: string
  readonly uid: string
}

/** Whose token this is, and how far it reaches; it stands for no session. */
async function lookAtToken({ clock, database }: Deps, hash: string): Promise<Caller | null> {
  const values = [hash, clock.now()]
  const { rows } = await database.pool.query<FoundToken>({ ...liveToken, values })
  const [found] = rows
  if (!found) return null
  const { uid, ...grant } = found
  return { uid, sessionId: grant.tokenId, grant }
}

/** Its owner sees when and from where it was last used. */
async function noteUse({ clock, database }: Deps, tokenId: string, address: string): Promise<void> {
  const now = clock.now()
  await database.pool.query({
    name: 'note use of token',
    text: `update api_tokens set last_used_at = $2, last_address = $3
      where id = $1 and (last_used_at is null or last_used_at < $4)`,
    values: [tokenId, now, address, new Date(now.getTime() - NOTED_EVERY_MS)],
  })
}

const columns = `id, name, hint, may, place, created_at as "createdAt", expires_at as "expiresAt",
  last_used_at as "lastUsedAt", last_address as "lastAddress"`

interface StoredToken extends Omit<TokenRow, 'createdAt' | 'expiresAt' | 'lastUsedAt'> {
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly lastUsedAt: Date | null
}

const asSeen = (row: StoredToken): TokenRow => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
})

/** The newest first. */
export async function listTokens({ clock, database }: Deps, uid: string): Promise<TokenRow[]> {
  const { rows } = await database.pool.query<StoredToken>(
    `select ${columns} from api_tokens where user_id = $1 and expires_at > $2
      order by created_at desc, id`,
    [uid, clock.now()],
  )
  return rows.map(asSeen)
}

/** A change of a way in meanwhile ends what was handed out, and must not miss this one. */
export function makeToken(
  { clock, database }: Deps,
  caller: Caller,
  { name, may, place, days }: TokenBody,
): Promise<TokenMade> {
  const secret = `${PREFIX}${newToken()}`
  const now = clock.now()
  return database.transact(async (tx) => {
    await holdSession(tx, caller)
    await requireRoom(tx, caller.uid, now)
    await requirePlace(tx, caller.uid, place)
    const { rows } = await tx.client.query<StoredToken>(
      `insert into api_tokens
          (id, user_id, name, token_hash, hint, may, place, created_at, expires_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${columns}`,
      [
        ...[randomUUIDv7(), caller.uid, name.trim(), hashToken(secret)],
        ...[secret.slice(-HINT_CHARACTERS), may, place, now],
        new Date(now.getTime() + days * DAY_MS),
      ],
    )
    return { token: asSeen(rows[0] as StoredToken), secret }
  })
}

async function requireRoom(tx: Transaction, uid: string, now: Date): Promise<void> {
  const { client } = tx
  await endTokens(tx, uid, { until: now }, now)
  const counted = 'select count(*)::int as count from api_tokens where user_id = $1'
  const { rows } = await client.query<{ count: number }>(counted, [uid])
  if ((rows[0]?.count ?? 0) >= limits.tokensOfUser) throw new Fault('too-many-tokens')
}

async function requirePlace({ client }: Transaction, uid: string, place: string): Promise<void> {
  if (place === 'all' || place === 'book') return
  const mine = 'select from groups where id = $1 and member_ids @> array[$2::uuid]'
  if ((await client.query(mine, [place, uid])).rowCount === 0) throw new Fault('not-found')
}

/** Those that asked something and are over, the newest first: their owner may still read it. */
export async function listEnded(
  { clock, database }: Deps,
  uid: string,
): Promise<readonly EndedToken[]> {
  const { rows } = await database.pool.query<Omit<EndedToken, 'endedAt'> & { endedAt: Date }>(
    `select id, name, hint, ended_at as "endedAt" from (
        select id, name, hint, ended_at from ended_tokens where user_id = $1
        union all
        select id, name, hint, expires_at from api_tokens where user_id = $1 and expires_at <= $2
      ) t where exists (select from assistant_log l where l.user_id = $1 and l.token_id = t.id)
      order by "endedAt" desc, id limit $3`,
    [uid, clock.now(), limits.tokensOfUser],
  )
  return rows.map((row) => ({ ...row, endedAt: row.endedAt.toISOString() }))
}

type TokenDoor = Pick<Sessions, 'whoActs' | 'noteUse' | 'endToken'>

/** The door for programs; what a process remembers of them is forgotten as for sessions. */
export const tokenDoor = (
  deps: Deps,
  cache: CallerCache,
  ended: (uid: string) => Promise<void>,
): TokenDoor => ({
  async whoActs(secret) {
    if (!isApiToken(secret)) return null
    const hash = hashToken(secret)
    return cache.find(hash, () => lookAtToken(deps, hash))
  },
  noteUse: ({ tokenId }, address) => noteUse(deps, tokenId, address),
  async endToken({ uid }, id) {
    const now = deps.clock.now()
    const isTheirs = (await deps.database.transact((tx) => endTokens(tx, uid, { id }, now))) === 1
    if (isTheirs) await ended(uid)
    return isTheirs
  },
})
