import { limits } from '#contract/limits.ts'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../db/database.ts'
import { hashToken, newToken } from '../http/bearer-token.ts'
import { Fault } from '../http/fault.ts'

/** What a ticket is good for; one made for a purpose is good for no other. */
export type TicketPurpose =
  | 'log-in'
  | `passkey-${'enter' | 'add' | 'prove' | 'second'}`
  | `sso-${'enter' | 'link' | 'prove'}`

type Db = Pick<Transaction['client'], 'query'>

interface Deps {
  readonly clock: Clock
  readonly database: Pick<Database, 'pool'>
}

interface Made {
  readonly purpose: TicketPurpose
  readonly uid: string | null
  readonly lifeS?: number
}

/** Good once, and for a few minutes. It goes with every change of a way in. */
export async function newTicket(
  db: Db,
  { purpose, uid, lifeS = limits.ticketLifeS }: Made,
  now: Date,
): Promise<string> {
  const ticket = newToken()
  const until = new Date(now.getTime() + lifeS * 1000)
  await db.query(
    `insert into identity.tickets (token_hash, purpose, user_id, expires_at)
      values ($1, $2, $3, $4)`,
    [hashToken(ticket), purpose, uid, until],
  )
  return ticket
}

/** Whose it is, without trying it. */
export async function ownerOfTicket(
  { clock, database }: Deps,
  purpose: TicketPurpose,
  ticket: string,
): Promise<string> {
  const { rows } = await database.pool.query<{ uid: string }>(
    `select user_id as uid from identity.tickets
      where token_hash = $1 and purpose = $2 and expires_at > $3 and tries < $4`,
    [hashToken(ticket), purpose, clock.now(), limits.ticketTries],
  )
  const [found] = rows
  if (!found) throw new Fault('ticket-over')
  return found.uid
}

/** Whose it is. A try counts before it is looked at, also when many come at once. */
export async function tryTicket(
  { clock, database }: Deps,
  purpose: TicketPurpose,
  ticket: string,
): Promise<{ readonly uid: string; readonly isLast: boolean }> {
  const { rows } = await database.pool.query<{ uid: string; tries: number }>(
    `update identity.tickets set tries = least(tries, 1000000) + 1
      where token_hash = $1 and purpose = $2 and expires_at > $3
      returning user_id as uid, tries`,
    [hashToken(ticket), purpose, clock.now()],
  )
  const [tried] = rows
  if (!tried || tried.tries > limits.ticketTries) throw new Fault('ticket-over')
  return { uid: tried.uid, isLast: tried.tries === limits.ticketTries }
}

/** Uses it up, whatever comes of it; null when it is over, another's or for something else. */
export async function takeTicketOf(
  { clock, database }: Deps,
  purpose: TicketPurpose,
  ticket: string,
  uid: string | null,
): Promise<Date | null> {
  const { rows } = await database.pool.query<{ until: Date }>(
    `delete from identity.tickets where token_hash = $1 and purpose = $2 and expires_at > $3
      and user_id is not distinct from $4 returning expires_at as until`,
    [hashToken(ticket), purpose, clock.now(), uid],
  )
  return rows[0]?.until ?? null
}

export const takeTicket = async (...asked: Parameters<typeof takeTicketOf>): Promise<boolean> =>
  (await takeTicketOf(...asked)) !== null

/** Uses it up: of two that come with it at once, one finds it gone. */
export const takingTicket = (purpose: TicketPurpose, ticket: string) => ({
  text: `delete from identity.tickets where token_hash = $1 and purpose = $2
    returning user_id as id`,
  values: [hashToken(ticket), purpose],
})
