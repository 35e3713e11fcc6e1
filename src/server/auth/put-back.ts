import type { Logger } from 'pino'
import type { Transaction } from '../db/database.ts'
import { setByServer } from '../users/profiles.ts'
import { freeAddress } from './password/free-address.ts'
import { placeholderFor } from './placeholder-email.ts'
import type { Change } from './undo-links.ts'

/**
 * The address or number of before, unless somebody else has proven it by now; then none. Answers
 * how many lost it who had only signed up with it: who says “not me” is asked no question.
 */
export async function putBack(
  deps: { readonly log: Logger },
  tx: Transaction,
  uid: string,
  change: Change,
  at: Date,
): Promise<number> {
  const { about, since = null } = change
  const freed =
    about === 'email' && change.before ? await freeAddress(deps, tx, uid, change.before, at) : 0
  const before = (await isFree(tx, uid, change)) ? change.before : null
  if (about === 'email') {
    await tx.client.query(
      `update identity.users set email = $2, email_verified = $3, updated_at = $4,
        email_since = $5, email_proven_at = $5 where id = $1`,
      [uid, before ?? placeholderFor(uid), before !== null, at, since],
    )
    await setByServer(tx, uid, { email: before, emailVerified: before !== null }, at)
    return freed
  }
  await tx.client.query(
    'update identity.users set phone_number = $2, phone_since = $3, updated_at = $4 where id = $1',
    [uid, before, since, at],
  )
  await setByServer(tx, uid, { phone: before }, at)
  return freed
}

async function isFree({ client }: Transaction, uid: string, { about, before }: Change) {
  const column = about === 'email' ? 'email' : 'phone_number'
  const { rows } = await client.query(
    `select 1 from identity.users where ${column} = $1 and id <> $2`,
    [before, uid],
  )
  return rows.length === 0
}
