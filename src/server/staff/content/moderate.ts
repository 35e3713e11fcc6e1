import { routes } from '#contract/routes.ts'
import type { AdminTestimonialsQuery, ReviewBody } from '#contract/staff/content.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import { userScope } from '#contract/sync.ts'
import type { TestimonialRow } from '#contract/testimonials/entities.ts'
import type { Transaction } from '#server/db/database.ts'
import { documentsOf } from '#server/documents/collection.ts'
import { changeRows } from '#server/documents/rows.ts'
import { wireObject } from '#server/documents/wire.ts'
import { deleteMany, lockScope } from '#server/documents/write.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import type { Notice } from '#server/notifications/create-notice.ts'
import { notify } from '#server/notifications/notify.ts'
import { audit } from '../audit.ts'
import { demoScopes } from '../people/demo-scopes.ts'
import { Conditions, readPage } from '../read-page.ts'

type ModerationDeps = Pick<Engine, 'clock' | 'database' | 'log'>

const testimonials = documentsOf('testimonials')

export function listTestimonials(
  { database }: Pick<Engine, 'database'>,
  { page, search, status }: AdminTestimonialsQuery,
): Promise<PageAnswer<TestimonialRow>> {
  const conditions = new Conditions()
  conditions.where.push(`t.scope not in ${demoScopes}`)
  conditions.add('t.status = ?', status)
  conditions.addWords(['t.text', 't.shown_as'], search)
  return readPage(database.pool, {
    ...{ select: wireObject(testimonials), from: 'testimonials t', key: 't.id', page },
    ...{ where: conditions.where, values: conditions.values },
    order: 't.updated_at desc, t.id desc',
  })
}

/** Under the lock of its writer, so that it is not changed while somebody decides. */
async function lockTestimonial(tx: Transaction, id: string): Promise<TestimonialRow> {
  const read = `select ${wireObject(testimonials)} as row from testimonials t where t.id = $1`
  const { rows } = await tx.client.query<{ row: TestimonialRow }>(read, [id])
  const [found] = rows
  if (!found) throw new Fault('not-found')
  await lockScope(tx, userScope(found.row.userId))
  const again = await tx.client.query<{ row: TestimonialRow }>(read, [id])
  if (!again.rows[0]) throw new Fault('not-found')
  return again.rows[0].row
}

/** What is approved is what was read: a text that changed meanwhile has to be read again. */
export async function reviewTestimonial(
  { clock, database, log }: ModerationDeps,
  staffId: string,
  id: string,
  { status, note, updatedAt }: ReviewBody,
): Promise<void> {
  const at = clock.now()
  await database.transact(async (tx) => {
    const row = await lockTestimonial(tx, id)
    if (row.updatedAt !== updatedAt) throw new Fault('stale-edit')
    await changeRows(tx, {
      ...{ table: 'testimonials', values: [id, status, status === 'rejected' ? note : null] },
      ...{ set: 'status = $2, note = $3', where: 't.id = $1' },
    })
    if (row.status !== status) await notify({ log }, tx, reviewNotice(row, status, note, at), at)
    const details = { from: row.status, to: status, userId: row.userId }
    await audit(tx, { staffId, action: 'testimonial.review', target: id, details, at })
  })
}

/** Its writer hears what became of it, once for each decision. */
const reviewNotice = (
  { id, userId }: TestimonialRow,
  status: ReviewBody['status'],
  note: ReviewBody['note'],
  at: Date,
): Notice => ({
  ...{ uid: userId, kind: 'announcement', subject: id, period: at.toISOString() },
  ...(status === 'approved'
    ? { title: 'Your testimonial is public', body: 'Thank you. It can be read on our site now.' }
    : {
        title: 'Your testimonial was turned down',
        body: `${note ?? ''} You can write it anew, and it is read again.`.trim(),
      }),
  link: routes.testimonials.path,
})

const dropNotice = ({ id, userId }: TestimonialRow, at: Date): Notice => ({
  ...{ uid: userId, kind: 'announcement', subject: id, period: at.toISOString() },
  title: 'Your testimonial was removed',
  body: 'Our staff deleted it. You can write another one, and it is read again.',
  link: routes.testimonials.path,
})

export async function dropTestimonial(
  { clock, database, log }: ModerationDeps,
  staffId: string,
  id: string,
): Promise<void> {
  const at = clock.now()
  await database.transact(async (tx) => {
    const row = await lockTestimonial(tx, id)
    const { userId } = row
    const hand = { uid: staffId, scope: userScope(userId), now: at }
    await deleteMany(tx, testimonials, [id], hand)
    await notify({ log }, tx, dropNotice(row, at), at)
    // Once it is gone nothing else says whose it was.
    const details = { userId }
    await audit(tx, { staffId, action: 'testimonial.delete', target: id, details, at })
  })
}
