import type { Transaction } from '../db/database.ts'
import type { Engine } from '../engine.ts'
import { Fault } from '../http/fault.ts'
import type { SsoPerson } from './identity.ts'

/** Faults where either is linked already, to whomever. */
export async function insertLink(
  { client }: Transaction,
  uid: string,
  { issuer, subject }: SsoPerson,
  at: Date,
): Promise<void> {
  const { rowCount } = await client.query(
    `insert into identity.sso_links (issuer, subject, user_id, since)
      values ($1, $2, $3, $4) on conflict do nothing`,
    [issuer, subject, uid, at],
  )
  if (rowCount !== 1) throw new Fault('sso-refused')
}

/** One an intruder may have linked goes; what the account began with is its owner's. */
export async function dropSsoSince({ client }: Transaction, uid: string, since: Date) {
  const { rowCount } = await client.query(
    `delete from identity.sso_links l using identity.users u
      where l.user_id = $1 and u.id = $1 and l.since >= $2 and l.since > u.created_at`,
    [uid, since],
  )
  return (rowCount ?? 0) > 0
}

export async function hasSso(
  { database, outside }: Pick<Engine, 'database' | 'outside'>,
  uid: string,
): Promise<boolean> {
  const mine = 'select from identity.sso_links where user_id = $1 limit 1'
  return outside.issuer !== null && (await database.pool.query(mine, [uid])).rowCount === 1
}
