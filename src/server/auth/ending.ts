import type { Transaction } from '../db/database.ts'

/** What ends with a change of a way in, or with a new password. */
export interface Ending {
  readonly sessions: number
  readonly hasFeed: boolean
  readonly tokens: number
  /** Addresses that are told what happens: they are paused. */
  readonly webhooks: number
  readonly invitations: number
}

/** Told to who changed it, and to who may not have: to see what others may have had. */
export async function readEnding(
  db: Pick<Transaction['client'], 'query'>,
  uid: string,
  now: Date,
): Promise<Ending> {
  const { rows } = await db.query<Ending>(
    `select exists (select from calendar_feeds where user_id = $1) as "hasFeed",
      (select count(*)::int from api_tokens
        where user_id = $1 and expires_at > $2) as tokens,
      (select count(*)::int from webhooks where user_id = $1 and state = 'on') as webhooks,
      (select count(*)::int from invitations
        where created_by = $1 and status = 'pending') as invitations,
      (select count(*)::int from identity.sessions
        where user_id = $1 and expires_at > $2) as sessions`,
    [uid, now],
  )
  return rows[0] ?? { sessions: 0, hasFeed: false, tokens: 0, webhooks: 0, invitations: 0 }
}
