import type { NotificationKind } from '#contract/notifications/entities.ts'
import type { NoticeChannel } from '#domain/notices/notice-time.ts'
import type { Database } from '../db/database.ts'
import type { Outgoing } from './delivery-words.ts'

export interface Addressee {
  readonly uid: string
  readonly channel: NoticeChannel
}

export interface Claimed extends Outgoing {
  readonly kind: NotificationKind
  readonly read: boolean
  readonly attempts: number
  readonly isFirm: boolean
  /** Whose doing it is, where it is another's. */
  readonly by: string | null
}

const ADDRESSEES_MOST = 200
const RETRY_AFTER_MIN = 5

/** Who is to hear of something now by this way. */
export async function dueAddressees(
  { pool }: Pick<Database, 'pool'>,
  channel: NoticeChannel,
  now: Date,
): Promise<readonly Addressee[]> {
  const { rows } = await pool.query<Addressee>(
    `select user_id as uid, channel from notice_deliveries where due_at <= $1
        and channel = $2 group by user_id, channel order by min(due_at) limit ${ADDRESSEES_MOST}`,
    [now, channel],
  )
  return rows
}

/**
 * All that is due to one person by one way, so that it can be told as one. Until it is settled it
 * counts as to be tried again later: a server that dies now has lost nothing.
 */
export function claimDeliveries(
  database: Database,
  { uid, channel }: Addressee,
  now: Date,
): Promise<readonly Claimed[]> {
  return database.transact(async ({ client }) => {
    const { rows } = await client.query<Claimed>(
      `with due as (
        select notification_id from notice_deliveries
        where user_id = $1 and channel = $2 and due_at <= $3
        order by notification_id for update skip locked
      )
      update notice_deliveries d set attempts = d.attempts + 1,
        due_at = $3::timestamptz + make_interval(mins => ${RETRY_AFTER_MIN} << d.attempts)
      from due join notifications n on n.id = due.notification_id
      where d.notification_id = n.id and d.channel = $2
      returning n.id, n.kind, n.title, n.body, n.link, n.read, d.attempts,
        d.is_firm as "isFirm", d.by_user as by`,
      [uid, channel, now],
    )
    return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  })
}

/** There is no room for it now: that is no failed try. */
export async function postponeDeliveries(
  { pool }: Pick<Database, 'pool'>,
  { channel }: Addressee,
  ids: readonly string[],
  until: Date,
): Promise<void> {
  if (ids.length === 0) return
  await pool.query(
    `update notice_deliveries set due_at = $3, attempts = attempts - 1
      where notification_id = any($1) and channel = $2`,
    [ids, channel, until],
  )
}

export async function settleDeliveries(
  { pool }: Pick<Database, 'pool'>,
  { channel }: Addressee,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await pool.query(
    'delete from notice_deliveries where notification_id = any($1) and channel = $2',
    [ids, channel],
  )
}
