import type { Logger } from 'pino'
import type { Transaction } from '#server/db/database.ts'
import { Fault } from '#server/http/fault.ts'
import { tellFreedEmail } from '#server/notifications/tell-security.ts'
import { setByServer } from '#server/users/profiles.ts'
import { placeholderFor } from '../placeholder-email.ts'

interface Deps {
  readonly log: Logger
}

async function unproven({ client }: Transaction, uid: string, email: string) {
  const { rows } = await client.query<{ id: string }>(
    `select id from identity.users
      where email = lower($1) and id <> $2 and not email_verified for update`,
    [email, uid],
  )
  return rows
}

/**
 * Whoever gave an address at sign-up and never showed that they read mail there keeps it from
 * nobody who did. They stay signed in where they are, to add one of their own. Answers how many.
 */
export async function freeAddress(
  deps: Deps,
  tx: Transaction,
  uid: string,
  email: string,
  at: Date,
): Promise<number> {
  const others = await unproven(tx, uid, email)
  for (const { id } of others) await loseAddress(deps, tx, id, at)
  return others.length
}

/** It may be an older book of the same person, which nobody could enter any more. */
export async function askBeforeFreeing(tx: Transaction, uid: string, email: string) {
  if ((await unproven(tx, uid, email)).length > 0) throw new Fault('email-elsewhere')
}

/** Whoever reads mail there says that this account, which never proved it, is not theirs. */
export async function giveUpAddress(
  deps: Deps,
  tx: Transaction,
  uid: string,
  email: string,
  at: Date,
): Promise<void> {
  const { rows } = await tx.client.query(
    `select from identity.users
      where id = $1 and email = lower($2) and not email_verified for update`,
    [uid, email],
  )
  if (rows.length > 0) await loseAddress(deps, tx, uid, at)
}

async function loseAddress(deps: Deps, tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.client.query(
    'update identity.users set email = $2, email_since = null, updated_at = $3 where id = $1',
    [id, placeholderFor(id), at],
  )
  await tx.client.query('delete from identity.mail_links where user_id = $1', [id])
  await setByServer(tx, id, { email: null, emailVerified: false }, at)
  await tellFreedEmail(deps, tx, id, at)
}
