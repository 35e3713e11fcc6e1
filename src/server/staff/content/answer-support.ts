import type { ReplyBody, SupportThread } from '#contract/staff/content.ts'
import type { AdminRow } from '#contract/staff/entities.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import type { Message } from '#server/outside/message.ts'
import { audit } from '../audit.ts'
import { readThread } from './support-queue.ts'

const TRIES_MOST = 5
/** Longer than one try takes, so that two servers do not send the same answer. */
const RETRIED_AFTER_S = 60

/**
 * Kept with the message and mailed at once; if the mail does not go, the job tries again. Until it
 * went, nobody is answered: the message stays open.
 */
export async function answerSupport(
  engine: Engine,
  admin: AdminRow,
  id: string,
  reply: ReplyBody,
): Promise<SupportThread> {
  engine.outside.check('mail')
  const at = engine.clock.now()
  const staffId = admin.id
  const isNew = await engine.database.transact(async (tx) => {
    const { rowCount: isThere } = await tx.client.query(
      'update support_messages set updated_at = $2 where id = $1',
      [id, at],
    )
    if (!isThere) throw new Fault('not-found')
    const { rowCount: isNew } = await tx.client.query(
      `insert into support_replies (id, message_id, created_at, staff_id, text, attempts)
        values ($1, $2, $3, $4, $5, 1) on conflict (id) do nothing`,
      [reply.id, id, at, staffId, reply.text],
    )
    if (isNew) await audit(tx, { staffId, action: 'support.reply', target: id, at })
    else await requireSame(tx, id, reply)
    return isNew
  })
  // Sent again, it is on its way: the job sees to what did not go.
  if (isNew) await sendReply(engine, reply.id)
  return readThread(engine, admin, id)
}

async function requireSame({ client }: Transaction, id: string, { text, ...reply }: ReplyBody) {
  const same = 'select from support_replies where id = $1 and message_id = $2 and text = $3'
  if ((await client.query(same, [reply.id, id, text])).rowCount !== 1) throw new Fault('key-reused')
}

interface Unsent {
  readonly email: string
  readonly text: string
  readonly staffId: string
}

/**
 * Hands one answer over, whose try is counted; whether it went is kept, and why not is logged.
 * What waits on this machine because no mail is set up has reached nobody; it goes once there is.
 */
async function sendReply(engine: Engine, replyId: string): Promise<void> {
  const { clock, config, database, outside } = engine
  const { rows } = await database.pool.query<Unsent>(
    `select m.email, r.text, r.staff_id as "staffId"
      from support_replies r join support_messages m on m.id = r.message_id
      where r.id = $1 and r.sent_at is null`,
    [replyId],
  )
  const [unsent] = rows
  if (!unsent) return
  const isSent = await outside.send(mailOf(replyId, unsent)).then(
    () => true,
    () => false,
  )
  if (!isSent || !config.mail) return
  await database.pool.query(
    `with sent as (update support_replies set sent_at = $2 where id = $1 returning message_id)
      update support_messages set status = 'answered'
        where status = 'open' and id in (select message_id from sent)`,
    [replyId, clock.now()],
  )
}

/**
 * Without their name and what they wrote: nobody has proven the address, and whoever typed that of
 * somebody else would have us send them words of theirs.
 */
const mailOf = (id: string, { email, text, staffId }: Unsent): Message => ({
  kind: 'support-reply',
  from: { who: [staffId] },
  channel: 'mail',
  to: email,
  subject: 'Your message to Moneycomb',
  text: [
    'Hello,',
    text,
    '--\nThis answers a message from our contact page, which gave this address.',
  ].join('\n\n'),
  id: `support-${id}`,
})

/** The answers that did not go at once. */
export async function sendReplies(engine: Engine, now: Date, signal?: AbortSignal): Promise<void> {
  if (!engine.config.mail) return
  const { rows } = await engine.database.pool.query<{ id: string; attempts: number }>(
    `select id, attempts from support_replies where sent_at is null and attempts < ${TRIES_MOST}
        and created_at < $1::timestamptz - make_interval(secs => ${RETRIED_AFTER_S} * attempts)
      order by created_at limit 100`,
    [now],
  )
  for (const { id, attempts } of rows) {
    if (signal?.aborted) return
    const claimed = await engine.database.pool.query(
      `update support_replies set attempts = attempts + 1
        where id = $1 and attempts = $2 and sent_at is null`,
      [id, attempts],
    )
    if (claimed.rowCount) await sendReply(engine, id)
  }
}
