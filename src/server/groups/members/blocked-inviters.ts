import type { Transaction } from '#server/db/database.ts'
import { dropFrom } from './received-invitations.ts'

/** Nothing of theirs reaches this person any more, nor waits. They are not told. */
export async function block(tx: Transaction, uid: string, inviter: string, now: Date) {
  if (uid === inviter) return
  await tx.client.query(
    `insert into blocked_inviters (user_id, inviter_id, blocked_at) values ($1, $2, $3)
      on conflict do nothing`,
    [uid, inviter, now],
  )
  await dropFrom(tx, uid, inviter)
}

/** Whoever comes by an invitation of theirs wants to hear of them. */
export const unblock = ({ client }: Transaction, uid: string, inviter: string) =>
  client.query('delete from blocked_inviters where user_id = $1 and inviter_id = $2', [
    ...[uid, inviter],
  ])

export async function isBlocked({ client }: Transaction, uid: string, inviter: string) {
  const { rowCount } = await client.query(
    'select from blocked_inviters where user_id = $1 and inviter_id = $2',
    [uid, inviter],
  )
  return rowCount === 1
}
