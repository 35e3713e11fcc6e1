import { limits } from '#contract/limits.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Engine } from '../engine.ts'
import { hashToken, newToken } from '../http/bearer-token.ts'
import { Fault } from '../http/fault.ts'
import { tellTakenBack } from '../notifications/tell-security.ts'

/** A way to an account that is new or another one; `before` is null where there was none. */
export interface Change {
  readonly about: 'email' | 'phone' | 'password' | 'feed'
  readonly before: string | null
}

interface UndoLinkDeps {
  readonly database: Database
  readonly clock: Clock
}

/** The secret part of a link by which its reader says: that was not me. */
export async function newUndoLink({ database, clock }: UndoLinkDeps, uid: string, change: Change) {
  const token = newToken()
  const expiresAt = new Date(clock.now().getTime() + limits.undoLinkLifeS * 1000)
  await database.pool.query(
    `insert into identity.undo_links (token_hash, user_id, about, before, expires_at)
      values ($1, $2, $3, $4, $5)`,
    [hashToken(token), uid, change.about, change.before, expiresAt],
  )
  return token
}

/**
 * Takes the change back, and those that came after it, newest first: everybody is out, and only
 * the ways in of before lead in again.
 */
export async function takeBack({ clock, database, identity, log }: Engine, token: string) {
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
          select user_id, expires_at from identity.undo_links
          where token_hash = $1 and expires_at > $2
        ), gone as (
          delete from identity.undo_links l using asked
          where l.user_id = asked.user_id and l.expires_at >= asked.expires_at
          returning l.*
        )
        select user_id as uid, about, before from gone order by expires_at desc`,
      [hash, clock.now()],
    )
    const [newest] = rows
    if (!newest) throw new Fault('link-expired')
    await identity.takeBack(tx, newest.uid, rows)
    await tellTakenBack({ log }, tx, newest.uid, rows, clock.now())
    log.warn({ uid: newest.uid, changes: rows.length }, 'changes were taken back')
  })
}
