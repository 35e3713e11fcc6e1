import type { Logger } from 'pino'
import type { PushSubscriptionBody } from '#contract/notifications/push.ts'
import type { Clock } from '#server/clock.ts'
import type { Database, Transaction } from '#server/db/database.ts'
import { endEveryInvitation } from '#server/groups/members/end-invitations.ts'
import { hashToken } from '#server/http/bearer-token.ts'
import { Fault } from '#server/http/fault.ts'
import { tellEndedInvitations } from '#server/notifications/tell-security.ts'
import { endTokens } from '#server/tokens/end-tokens.ts'
import type { Caller, Sessions } from '../identity.ts'
import { forgetDevices } from './note-device.ts'

/** First in every transaction that changes a way in, so that of two at once one waits. */
export async function lockIdentity(tx: Transaction, uid: string): Promise<void> {
  await tx.client.query('select from identity.users where id = $1 for update', [uid])
}

/** What was handed out and could still open, change or read an account. */
const outstanding = [
  'delete from identity.tickets where user_id = $1',
  'delete from identity.mail_links where user_id = $1',
  `delete from identity.phone_codes where user_id = $1
    or phone_number = (select phone_number from identity.users where id = $1)`,
  `delete from identity.proof_codes
    where session_id in (select id from identity.sessions where user_id = $1)`,
  'delete from calendar_feeds where user_id = $1',
  // Their owner may go on with those that are theirs.
  `update webhooks set state = 'paused' where user_id = $1 and state = 'on'`,
] as const

interface EvictDeps extends Pick<Sessions, 'endSessions'> {
  readonly clock: Clock
  readonly log: Logger
  readonly database: Pick<Database, 'pool'>
}

/**
 * Whoever came in before is out: with every change of a way in, all links, codes, feeds, tokens
 * and sessions end, but the session to keep, and with them the invitations that were made: a taken
 * token makes them as well as its owner. Codes go by the number, so once before it is changed.
 * Where no session is kept nobody knows which browsers were the owner's, so none is known any more.
 */
export function evictor({ endSessions, clock, log, database }: EvictDeps) {
  const listeners: Parameters<Sessions['onEvicted']>[0][] = []
  const evict: Sessions['evict'] = async (tx, uid, keep) => {
    await lockIdentity(tx, uid)
    if (keep) await requireSession(tx, uid, keep)
    else await forgetDevices(tx, uid)
    await endAll(tx, uid, keep)
  }
  async function endAll(tx: Transaction, uid: string, keep?: string): Promise<void> {
    for (const statement of outstanding) await tx.client.query(statement, [uid])
    await endTokens(tx, uid, 'all', clock.now())
    // They end with their sessions, and this is the last that can be said there.
    const { rows } = await tx.client.query<PushSubscriptionBody>(endingBrowsers, [uid, keep])
    await endSessions(tx, uid, keep)
    const now = clock.now()
    const ended = await endEveryInvitation(tx, uid, now)
    if (ended > 0) await tellEndedInvitations({ log }, tx, uid, ended, now)
    tx.afterCommit(() => {
      for (const listen of rows.length > 0 ? listeners : []) listen(rows)
    })
  }
  const shutOut: Sessions['shutOut'] = async (tx, uid) => {
    await lockIdentity(tx, uid)
    await tx.client.query(
      `insert into identity.shut_tokens (token_hash, user_id)
        select token, user_id from identity.sessions where user_id = $1 on conflict do nothing`,
      [uid],
    )
    // No way in changed hands: whoever is let in again comes in a browser that is known.
    await endAll(tx, uid)
  }
  const shutForGood: Sessions['shutForGood'] = async (tx, uid) => {
    await lockIdentity(tx, uid)
    await tx.client.query(
      `insert into identity.shut_tokens (token_hash, deleted_at)
        select token, $2 from identity.sessions where user_id = $1 on conflict do nothing`,
      [uid, clock.now()],
    )
    await tx.client.query(
      'update identity.shut_tokens set user_id = null, deleted_at = $2 where user_id = $1',
      [uid, clock.now()],
    )
  }
  const letIn: Sessions['letIn'] = async ({ client }, uid) =>
    void (await client.query('delete from identity.shut_tokens where user_id = $1', [uid]))
  const shutBy: Sessions['shutBy'] = async (token) => {
    const { rows } = await database.pool.query<{ isDeleted: boolean }>(
      `select deleted_at is not null as "isDeleted" from identity.shut_tokens
        where token_hash = $1`,
      [hashToken(token)],
    )
    const [shut] = rows
    return shut ? (shut.isDeleted ? 'deleted' : 'suspended') : null
  }
  const onEvicted: Sessions['onEvicted'] = (listener) => void listeners.push(listener)
  return { evict, shutOut, shutForGood, letIn, shutBy, onEvicted }
}

const endingBrowsers = `select endpoint, json_build_object('p256dh', p256dh, 'auth', auth) as keys
  from push_subscriptions where user_id = $1 and session_id is distinct from $2`

/** Until the transaction is over no change of a way in ends this session unseen. */
export async function holdSession(tx: Transaction, { uid, sessionId }: Caller): Promise<void> {
  await lockIdentity(tx, uid)
  await requireSession(tx, uid, sessionId)
}

/** A session that another change has just ended changes nothing any more. */
async function requireSession({ client }: Transaction, uid: string, id: string): Promise<void> {
  const live = 'select 1 from identity.sessions where user_id = $1 and id = $2'
  const { rows } = await client.query(live, [uid, id])
  if (rows.length === 0) throw new Fault('not-signed-in')
}
