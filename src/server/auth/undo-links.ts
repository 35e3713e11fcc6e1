import { limits } from '#contract/limits.ts'
import type { Clock } from '../clock.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { Engine } from '../engine.ts'
import { hashToken, newToken } from '../http/bearer-token.ts'
import { Fault } from '../http/fault.ts'
import { tellTakenBack } from '../notifications/tell-security.ts'
import type { Device } from './identity.ts'

/** A way to an account that is new, another one or gone. */
export interface Change {
  readonly about: 'email' | 'phone' | 'password' | 'feed'
  /** Null where there was none. */
  readonly before: string | null
  /** Since when the one before had led to the account. */
  readonly since?: Date | null
  /** There is none any more. */
  readonly isRemoved?: boolean
}

interface UndoLinkDeps {
  readonly database: Pick<Database, 'pool'>
  readonly clock: Clock
}

/** The secret part of a link by which its reader says: that was not me. */
export const newUndoLink = ({ database, clock }: UndoLinkDeps, uid: string, change: Change) =>
  noteChange(database.pool, uid, change, clock.now())

/** A change that whoever takes back an earlier one takes back too, link or not. */
export async function noteChange(
  db: Pick<Transaction['client'], 'query'>,
  uid: string,
  { about, before, since = null }: Change,
  now: Date,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + limits.undoLinkLifeS * 1000)
  await db.query(
    `insert into identity.undo_links (token_hash, user_id, about, before, before_since, expires_at)
      values ($1, $2, $3, $4, $5, $6)`,
    [hashToken(token), uid, about, before, since, expiresAt],
  )
  return token
}

/** Nothing can be taken back any more: who asks stands above all that was told before. */
export const dropUndoLinks = ({ client }: Transaction, uid: string) =>
  client.query('delete from identity.undo_links where user_id = $1', [uid])

/**
 * Takes the change back, and those that came after it, newest first: everybody is out, and only
 * the ways in of before lead in again.
 */
export async function takeBack(
  { clock, database, identity, log }: Engine,
  token: string,
  device: Device,
) {
  const hash = hashToken(token)
  await database.transact(async (tx) => {
    // The person before the link, as everything that changes a way in does.
    await tx.client.query(
      `select from identity.users where id =
        (select user_id from identity.undo_links where token_hash = $1) for update`,
      [hash],
    )
    const { rows } = await tx.client.query<Change & { readonly uid: string }>(
      `with asked as (
          select user_id, seq from identity.undo_links
          where token_hash = $1 and expires_at > $2
        ), gone as (
          delete from identity.undo_links l using asked
          where l.user_id = asked.user_id and l.seq >= asked.seq
          returning l.*
        )
        select user_id as uid, about, before, before_since as since from gone order by seq desc`,
      [hash, clock.now()],
    )
    const [newest] = rows
    if (!newest) throw new Fault('link-expired')
    await identity.takeBack(tx, newest.uid, rows, device)
    await tellTakenBack({ log }, tx, newest.uid, rows, clock.now())
    log.warn({ uid: newest.uid, changes: rows.length }, 'changes were taken back')
  })
}
