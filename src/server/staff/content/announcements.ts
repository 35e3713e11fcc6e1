import type { Announcement, NewAnnouncementBody } from '#contract/staff/content.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import type { Engine } from '#server/engine.ts'
import { audit } from '../audit.ts'
import { Conditions, readPage, travelling } from '../read-page.ts'

const select = `json_build_object('id', a.id, 'title', a.title, 'body', a.body,
  'audience', a.audience, 'told', a.told, 'staffName', s.display_name,
  'createdAt', ${travelling('a.created_at')}, 'finishedAt', ${travelling('a.finished_at')})`

export function listAnnouncements(
  { database }: Pick<Engine, 'database'>,
  { page, search }: { readonly page: number; readonly search: string },
): Promise<PageAnswer<Announcement>> {
  const conditions = new Conditions()
  conditions.addWords(['a.title', 'a.body'], search)
  return readPage(database.pool, {
    ...{ select, from: 'announcements a join staff s on s.id = a.staff_id', key: 'a.id', page },
    ...{ where: conditions.where, values: conditions.values },
    order: 'a.created_at desc, a.id desc',
  })
}

/** Kept here; the next run of the job begins to tell people. The same id is the same one. */
export async function announce(
  { clock, database }: Pick<Engine, 'clock' | 'database'>,
  staffId: string,
  { id, title, body, audience }: NewAnnouncementBody,
): Promise<void> {
  const at = clock.now()
  await database.transact(async (tx) => {
    const { rowCount } = await tx.client.query(
      `insert into announcements (id, created_at, staff_id, title, body, audience)
        values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
      [id, at, staffId, title, body, audience],
    )
    if (!rowCount) return
    const details = { title, audience }
    await audit(tx, { staffId, action: 'announcement.send', target: id, details, at })
  })
}
