import type { Announcement } from '#contract/staff/content.ts'
import type { Engine } from '#server/engine.ts'
import { notify } from '#server/notifications/notify.ts'

const USERS_AT_ONCE = 200
const firstId = '00000000-0000-0000-0000-000000000000'

type AnnouncementDeps = Pick<Engine, 'database' | 'log'>
type Unfinished = Pick<Announcement, 'id' | 'title' | 'body' | 'audience'> & {
  readonly toldUpTo: string | null
}

/** Tells everybody what was announced, one after the other; a run cut short is gone on with. */
export async function sendAnnouncements(
  deps: AnnouncementDeps,
  now: Date,
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await deps.database.pool.query<Unfinished>(
    `select id, title, body, audience, told_up_to as "toldUpTo" from announcements
      where finished_at is null order by created_at, id`,
  )
  for (const announcement of rows) await send(deps, announcement, now, signal)
}

async function send(
  deps: AnnouncementDeps,
  announcement: Unfinished,
  now: Date,
  signal?: AbortSignal,
) {
  let last = announcement.toldUpTo ?? firstId
  for (;;) {
    const uids = await audienceAfter(deps, announcement, last, now)
    for (const uid of uids) {
      if (signal?.aborted) return
      await tell(deps, announcement, uid, now)
      last = uid
    }
    if (uids.length < USERS_AT_ONCE) break
  }
  await deps.database.pool.query('update announcements set finished_at = $2 where id = $1', [
    announcement.id,
    now,
  ])
}

async function audienceAfter(
  { database }: AnnouncementDeps,
  { audience }: Unfinished,
  last: string,
  now: Date,
): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ id: string }>(
    `select id from users where id > $1 and status = 'active' and demo_until is null
        and guest_of is null
        and ($2 = 'all' or subscription_end_date > $3) order by id limit ${USERS_AT_ONCE}`,
    [last, audience, now],
  )
  return rows.map(({ id }) => id)
}

/** The place in the list moves in the transaction of the notice, so nobody is told twice. */
async function tell(
  deps: AnnouncementDeps,
  { id, title, body }: Unfinished,
  uid: string,
  now: Date,
) {
  await deps.database.transact(async (tx) => {
    const notice = { uid, kind: 'announcement', subject: id, period: 'once' } as const
    const isTold = await notify(deps, tx, { ...notice, title, body, link: null }, now)
    await tx.client.query(
      'update announcements set told_up_to = $2, told = told + $3 where id = $1',
      [id, uid, isTold ? 1 : 0],
    )
  })
}
