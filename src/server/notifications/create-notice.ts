import { randomUUIDv7 } from 'node:crypto'
import type { UserRow } from '#contract/identity/session.ts'
import type { NotificationKind } from '#contract/notifications/entities.ts'
import { userScope } from '#contract/sync.ts'
import { type NoticeChannel, noticeTime } from '#domain/notices/notice-time.ts'
import type { Transaction } from '../db/database.ts'
import { documentsOf } from '../documents/collection.ts'
import { createInBooks, lockScopes } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { readProfiles } from '../users/profiles.ts'
import { inBounds } from './fold-notices.ts'

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
  /** It went to their address already, so it is not mailed again. */
  readonly isMailed?: boolean
  /** Goes to every device of theirs, whatever the switches say. */
  readonly isFirm?: boolean
  /** Told by itself, however much else there is to tell. */
  readonly isApart?: boolean
}

/** What somebody is told, in their own way of writing; null where that is nothing. */
export type MakeNotice = (profile: UserRow) => Notice | null

export interface NotifiedPerson {
  readonly id: string
  readonly notice: Notice
  readonly profile: UserRow
}

/**
 * Writes for each of these people what is made for them, in the caller's transaction, and says how
 * many of them had not been told before.
 */
export async function createNotices(
  tx: Transaction,
  uids: readonly string[],
  make: MakeNotice,
  now: Date,
): Promise<number> {
  if (uids.some((uid) => !uid)) throw new Fault('uid-required')
  // Before anything else: whoever writes to these scopes takes their locks first.
  await lockScopes(tx, uids.map(userScope))
  const profiles = await readProfiles(tx.client, uids)
  const meant = profiles.flatMap((profile): NotifiedPerson[] => {
    const notice = profile.status === 'active' ? make(profile) : null
    return notice ? [{ id: randomUUIDv7(), notice, profile }] : []
  })
  const { within, begun } = await inBounds(tx, await onlyNew(tx, meant, now), now)
  const told = [...within, ...(await onlyNew(tx, begun, now))]
  if (told.length === 0) return 0
  await write(tx, told, now)
  await plan(tx, told, now)
  return told.length
}

async function onlyNew(tx: Transaction, meant: readonly NotifiedPerson[], now: Date) {
  const keys = meant.map(({ notice }) => ({ ...notice, key: notice.period }))
  const kept = await keep(tx, keys, now)
  const told = meant.filter(({ notice }) => kept.has(notice.uid))
  const covered = told.flatMap(({ notice }) =>
    (notice.covers ?? []).map((period) => ({ ...notice, key: period })),
  )
  await keep(tx, covered, now)
  return told
}

type Key = Pick<Notice, 'uid' | 'kind' | 'subject'> & { readonly key: string }

/** Whose of these were not told or covered before. */
async function keep(
  { client, by }: Transaction,
  keys: readonly Key[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await client.query<{ uid: string }>({
    name: 'keep notices',
    text: `insert into notice_keys (user_id, kind, subject, period, created_at, by_user)
      select *, $5::timestamptz, nullif($6::uuid, n.uid)
      from unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) n (uid, kind, subject, period)
      on conflict do nothing returning user_id as uid`,
    values: [
      keys.map(({ uid }) => uid),
      keys.map(({ kind }) => kind),
      keys.map(({ subject }) => subject),
      keys.map(({ key }) => key),
      now,
      by,
    ],
  })
  return new Set(rows.map(({ uid }) => uid))
}

/** What a notification has room for. */
const [titleMost, bodyMost] = [200, 1000]

/** Too long is no reason to say nothing. */
const cut = (words: string, most: number) =>
  words.length > most ? `${words.slice(0, most - 1).toWellFormed()}…` : words

const write = (tx: Transaction, told: readonly NotifiedPerson[], now: Date) =>
  createInBooks(
    tx,
    documentsOf('notifications'),
    told.map(({ id, notice: { uid, kind, title, body, link, data = {} } }) => ({
      row: {
        ...{ id, kind, link, data, read: false, snoozedUntil: null },
        ...{ title: cut(title, titleMost), body: cut(body, bodyMost) },
      },
      writer: { uid, scope: userScope(uid), now },
    })),
  )

const urgentKinds: readonly NotificationKind[] = ['security']

/** The ways it goes besides the app; whether they are still wanted is asked again on the way. */
async function plan(tx: Transaction, told: readonly NotifiedPerson[], now: Date): Promise<void> {
  const ways = told.flatMap(({ id, notice, profile }) =>
    channelsOf(profile, notice).map((channel) => {
      const { uid, kind, isFirm = false } = notice
      const isUrgent = urgentKinds.includes(kind)
      const way = { channel, settings: profile, timezone: profile.timezone, isUrgent }
      return { id, channel, uid, isFirm, dueAt: new Date(noticeTime(way, now.getTime())) }
    }),
  )
  if (ways.length === 0) return
  await tx.client.query({
    name: 'plan deliveries',
    text: `insert into notice_deliveries
        (notification_id, channel, user_id, due_at, is_firm, by_user)
      select *, nullif($6::uuid, n.uid) from unnest($1::uuid[], $2::text[], $3::uuid[],
        $4::timestamptz[], $5::boolean[]) n (id, channel, uid, due_at, is_firm)`,
    values: [
      ways.map(({ id }) => id),
      ways.map(({ channel }) => channel),
      ways.map(({ uid }) => uid),
      ways.map(({ dueAt }) => dueAt),
      ways.map(({ isFirm }) => isFirm),
      tx.by,
    ],
  })
}

/** By which ways somebody wants to hear of this kind. */
export function channelsOf(
  profile: UserRow,
  { kind, isMailed = false, isFirm = false }: Pick<Notice, 'kind' | 'isMailed' | 'isFirm'>,
): readonly NoticeChannel[] {
  const channels: NoticeChannel[] = []
  const hasMail =
    !isMailed && profile.emailNotifications && profile.email !== null && profile.emailVerified
  if (hasMail && !profile.mutedEmail.includes(kind)) channels.push('mail')
  const isPushed = profile.pushNotifications && !profile.mutedPush.includes(kind)
  if (isPushed || isFirm) channels.push('push')
  return channels
}
