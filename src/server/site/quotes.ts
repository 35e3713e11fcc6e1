import type { Engine } from '../engine.ts'
import type { PageValues } from './fill-page.ts'

const SHOWN_MOST = 60
const STARS = 5

/** What staff approved, the newest first, as the page shows it; nothing by who is suspended. */
export async function approvedQuotes({
  database,
}: Pick<Engine, 'database'>): Promise<readonly PageValues[]> {
  const { rows } = await database.pool.query<{ text: string; rating: number; shown_as: string }>(
    `select text, rating, shown_as from testimonials t where status = 'approved'
      and not exists (select from users u where 'u:' || u.id = t.scope and u.status <> 'active')
      order by created_at desc, id desc limit $1`,
    [SHOWN_MOST],
  )
  return rows.map(({ text, rating, shown_as }) => ({
    quote: text,
    quoteName: shown_as,
    quoteStars: '★'.repeat(rating) + '☆'.repeat(STARS - rating),
    quoteRating: `${rating} of ${STARS} stars`,
  }))
}
