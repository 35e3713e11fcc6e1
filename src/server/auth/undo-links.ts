import { limits } from '#contract/limits.ts'
import type { Transaction } from '../db/database.ts'
import { hashToken, newToken } from '../http/bearer-token.ts'
import { isEstablished, readWays, type WayIn, type WaysIn } from './ways-in.ts'

/** A way to an account that is new, another one or gone, or what somebody in it took or asked. */
export interface Change {
  readonly about:
    | 'email'
    | 'phone'
    | 'password'
    | 'feed'
    | 'token'
    | 'export'
    | 'asked'
    | 'sign-out'
    | 'second-factor'
    | 'recovery'
    | 'passkey'
    | 'sso'
  /** Null where there was none. Of a second factor, a passkey or single sign-on it is `on`. */
  readonly before: string | null
  /** Since when the one before had led to the account. */
  readonly since?: Date | null
  /** There is none any more, there was none before, or it was chosen by a link that was mailed. */
  readonly how?:
    | ('removed' | 'first' | 'by-mail' | 'webhook')
    | ('on' | 'off' | 'codes' | 'code-used' | 'recovered' | 'begun')
    | ('added' | 'taken-off' | 'copied')
    | ('linked' | 'unlinked')
  /** The address or number that is new, or asked for. */
  readonly now?: string
}

type Db = Pick<Transaction['client'], 'query'>

export const undoLinkEnd = (now: Date) => new Date(now.getTime() + limits.undoLinkLifeS * 1000)

/**
 * A change that can be taken back, and the secret part of a link by which its reader says: that
 * was not me. It is taken back with any other of its week, link or not.
 */
export async function noteChange(
  db: Db,
  uid: string,
  { about, before, since = null }: Change,
  until: Date,
): Promise<string> {
  const token = newToken()
  await db.query(
    `insert into identity.undo_links (token_hash, user_id, about, before, before_since, expires_at)
      values ($1, $2, $3, $4, $5, $6)`,
    [hashToken(token), uid, about, before, since, until],
  )
  return token
}

/**
 * Nothing can be taken back any more: who asks stands above all that was told before, by a new
 * password by mail or by a factor of theirs.
 */
export const dropUndoLinks = ({ client }: Transaction, uid: string, by: 'reset' | 'owner') =>
  client.query('update identity.undo_links set ended = $2 where user_id = $1 and ended is null', [
    uid,
    by,
  ])

/** One that was replaced lately, and until when it is still told. */
export interface FormerWay extends WayIn {
  readonly channel: 'mail' | 'sms'
  readonly until: Date
}

/** All that led to the account before, whoever put it there. */
export async function readReplacedWays(
  db: Db,
  uid: string,
  ways: WaysIn,
  now: Date,
): Promise<readonly FormerWay[]> {
  const { rows } = await db.query<FormerWay>(
    `select case about when 'email' then 'mail' else 'sms' end as channel, before as to,
        min(coalesce(before_since, $3)) as since, max(expires_at) as until
      from identity.undo_links
      where user_id = $1 and about in ('email', 'phone') and before is not null
        and ended is null and expires_at > $2
      group by about, before order by min(seq)`,
    [uid, now, ways.madeAt],
  )
  const isNow = (to: string) => to === ways.email?.to || to === ways.phone?.to
  return rows.filter(({ to }) => !isNow(to))
}

/** Those an intruder cannot have put there: for a week their owner hears through them, too. */
export const readFormerWays = async (db: Db, uid: string, ways: WaysIn, now: Date) =>
  (await readReplacedWays(db, uid, ways, now)).filter((way) => isEstablished(way, ways, now))

/** Where an account is warned by mail: at its proven address, and for a week at the one before. */
export async function readMails(db: Db, uid: string, now: Date): Promise<readonly string[]> {
  const ways = await readWays(db, uid)
  if (!ways) return []
  const former = await readFormerWays(db, uid, ways, now)
  const mails = former.filter(({ channel }) => channel === 'mail').map(({ to }) => to)
  return [...(ways.email?.isProven ? [ways.email.to] : []), ...mails]
}
