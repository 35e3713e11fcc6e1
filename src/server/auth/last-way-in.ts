import type { Transaction } from '../db/database.ts'
import { Fault } from '../http/fault.ts'
import { leadsInByMail } from './phone/phone-identity.ts'
import { readWays } from './ways-in.ts'

const others = `select from identity.passkeys where user_id = $1
  union all select from identity.sso_links where user_id = $1 limit 1`

/** Something still leads to the account. */
export async function requireWayIn(tx: Transaction, uid: string): Promise<void> {
  const ways = await readWays(tx.client, uid)
  if (ways?.phone || (await tx.client.query(others, [uid])).rowCount === 1) return
  if (!ways || !(await leadsInByMail(tx, uid, ways))) throw new Fault('last-way-in')
}
