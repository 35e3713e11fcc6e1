import { randomUUIDv7 } from 'node:crypto'
import type { NotificationKind } from '#contract/entities/notifications.ts'
import type { UserRow } from '#contract/entities/session.ts'
import { userScope } from '#contract/sync.ts'
import { type NoticeChannel, noticeTime } from '#domain/notices/notice-time.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { createMany, lockScope } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { readProfile } from '../users/profiles.ts'

/** Something a user should know. It is told once for its subject, kind and period. */
export interface Notice {
  readonly uid: string
  readonly kind: NotificationKind
  /** What it is about, such as the id of a budget. */
  readonly subject: string
  /** When it would be worth telling again, such as a month; the same word is never told twice. */
  readonly period: string
  /** Other such words that need not be told any more once this one is. */
  readonly covers?: readonly string[]
  readonly title: string
  readonly body: string
  /** A screen of the app. */
  readonly link: string | null
  readonly data?: Readonly<Record<string, unknown>>
}

/** Writes the notice in the caller's transaction; false when it was told before. */
export async function createNotice(tx: Transaction, notice: Notice, now: Date): Promise<boolean> {
  const { uid } = notice
  if (!uid) throw new Fault('uid-required')
  // Before anything else: whoever writes to this scope takes its lock first.
  await lockScope(tx, userScope(uid))
  const profile = await readProfile(tx.client, uid)
  if (profile?.status !== 'active' || !(await isNew(tx, notice, now))) return false
  const id = randomUUIDv7()
  await write(tx, id, notice, now)
  await plan(tx, id, notice, profile, now)
  return true
}

async function isNew(tx: Transaction, notice: Notice, now: Date): Promise<boolean> {
  const { period, covers = [] } = notice
  if ((await keep(tx, notice, [period], now)) === 0) return false
  if (covers.length > 0) await keep(tx, notice, covers, now)
  return true
}

/** How many of these were not told or covered before. */
async function keep(
  { client }: Transaction,
  { uid, kind, subject }: Notice,
  periods: readonly string[],
  now: Date,
): Promise<number> {
  const { rowCount } = await client.query(
    `insert into notice_keys (user_id, kind, subject, period, created_at)
      select $1, $2, $3, period, $5 from unnest($4::text[]) period on conflict do nothing`,
    [uid, kind, subject, periods, now],
  )
  return rowCount ?? 0
}

const write = (tx: Transaction, id: string, notice: Notice, now: Date) => {
  const { uid, kind, title, body, link, data = {} } = notice
  const row = { id, kind, title, body, link, data, read: false, snoozedUntil: null }
  return createMany(tx, documentsOf('notifications'), [row], { uid, scope: userScope(uid), now })
}

const urgentKinds: readonly NotificationKind[] = ['security']

/** The ways it goes besides the app; whether they are still wanted is asked again on the way. */
async function plan(tx: Transaction, id: string, notice: Notice, profile: UserRow, now: Date) {
  const isUrgent = urgentKinds.includes(notice.kind)
  for (const channel of channelsOf(profile, notice.kind)) {
    const way = { channel, settings: profile, timezone: profile.timezone, isUrgent }
    await tx.client.query(
      `insert into notice_deliveries (notification_id, channel, user_id, due_at)
        values ($1, $2, $3, $4)`,
      [id, channel, notice.uid, new Date(noticeTime(way, now.getTime()))],
    )
  }
}

/** By which ways somebody wants to hear of this kind. */
export function channelsOf(profile: UserRow, kind: NotificationKind): readonly NoticeChannel[] {
  const channels: NoticeChannel[] = []
  const hasMail = profile.emailNotifications && profile.email !== null && profile.emailVerified
  if (hasMail && !profile.mutedEmail.includes(kind)) channels.push('mail')
  if (profile.pushNotifications && !profile.mutedPush.includes(kind)) channels.push('push')
  return channels
}
