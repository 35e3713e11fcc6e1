import type pg from 'pg'
import type { Notice } from './create-notice.ts'

/** Those not told before: a budget is over its limit for weeks, and looked at every minute. */
export async function untold(
  db: Pick<pg.Pool, 'query'>,
  uid: string,
  notices: readonly Notice[],
): Promise<readonly Notice[]> {
  if (notices.length === 0) return []
  const { rows } = await db.query<{ at: number }>({
    name: 'told notices',
    text: `select n.at::integer as at
      from unnest($2::text[], $3::text[], $4::text[]) with ordinality n (kind, subject, period, at)
      where exists (select from notice_keys k where k.user_id = $1
        and (k.kind, k.subject, k.period) = (n.kind, n.subject, n.period))`,
    values: [
      uid,
      notices.map(({ kind }) => kind),
      notices.map(({ subject }) => subject),
      notices.map(({ period }) => period),
    ],
  })
  const told = new Set(rows.map(({ at }) => at - 1))
  return notices.filter((_, at) => !told.has(at))
}
