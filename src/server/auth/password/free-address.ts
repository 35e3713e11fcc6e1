import type { Logger } from 'pino'
import type { Transaction } from '#server/db/database.ts'
import { tellFreedEmail } from '#server/notifications/tell-security.ts'
import { setByServer } from '#server/users/profiles.ts'
import { placeholderFor } from '../placeholder-email.ts'

/**
 * Whoever gave an address at sign-up and never showed that they read mail there keeps it from
 * nobody who did. They stay signed in where they are, to add one of their own.
 */
export async function freeAddress(
  deps: { readonly log: Logger },
  tx: Transaction,
  uid: string,
  email: string,
  at: Date,
): Promise<void> {
  const { rows } = await tx.client.query<{ id: string }>(
    `select id from identity.users
      where email = lower($1) and id <> $2 and not email_verified for update`,
    [email, uid],
  )
  for (const { id } of rows) {
    await tx.client.query(
      'update identity.users set email = $2, email_since = null, updated_at = $3 where id = $1',
      [id, placeholderFor(id), at],
    )
    await tx.client.query('delete from identity.mail_links where user_id = $1', [id])
    await setByServer(tx, id, { email: null, emailVerified: false }, at)
    await tellFreedEmail(deps, tx, id, at)
  }
}
