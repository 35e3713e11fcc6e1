import type { Transaction } from '../db/database.ts'
import { setByServer } from '../users/profiles.ts'
import { placeholderFor } from './placeholder-email.ts'
import type { Change } from './undo-links.ts'

/** The address or number of before, unless somebody else has it by now; then there is none. */
export async function putBack(tx: Transaction, uid: string, change: Change, at: Date) {
  const { about } = change
  // Those ended with everything that was handed out.
  if (about === 'password' || about === 'feed') return
  const before = (await isFree(tx, uid, change)) ? change.before : null
  if (about === 'email') {
    await tx.client.query(
      'update identity.users set email = $2, email_verified = $3, updated_at = $4 where id = $1',
      [uid, before ?? placeholderFor(uid), before !== null, at],
    )
    await setByServer(tx, uid, { email: before, emailVerified: before !== null }, at)
    return
  }
  const setPhone = 'update identity.users set phone_number = $2, updated_at = $3 where id = $1'
  await tx.client.query(setPhone, [uid, before, at])
  await setByServer(tx, uid, { phone: before }, at)
}

async function isFree({ client }: Transaction, uid: string, { about, before }: Change) {
  const column = about === 'email' ? 'email' : 'phone_number'
  const { rows } = await client.query(
    `select 1 from identity.users where ${column} = $1 and id <> $2`,
    [before, uid],
  )
  return rows.length === 0
}
