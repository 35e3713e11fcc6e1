import type { PlusBody } from '#contract/staff/users.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { beginRecovery, tellRecovery } from '#server/auth/second-factor/recovery.ts'
import type { Transaction } from '#server/db/database.ts'
import { changeRows } from '#server/documents/rows.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { audit } from '../audit.ts'
import { tellPerson } from './tell-person.ts'
import { tellPlus } from './tell-plus.ts'

type ChangeUserDeps = Pick<Engine, 'clock' | 'database' | 'identity' | 'log'>

/** Whoever left for good is not here. */
async function lockUser({ client }: Transaction, uid: string): Promise<Date | null> {
  const { rows } = await client.query<{ until: Date | null }>(
    `select subscription_end_date as until from users
      where id = $1 and status <> 'deleted' for update`,
    [uid],
  )
  const [user] = rows
  if (!user) throw new Fault('not-found')
  return user.until
}

/** Ends every session of a user, on all devices. They are told who did it. */
export async function signOutUser(
  { clock, database, identity, log }: ChangeUserDeps,
  staffId: string,
  uid: string,
): Promise<{ readonly id: string; readonly sessions: number }> {
  const at = clock.now()
  const sessions = await database.transact(async (tx) => {
    await lockUser(tx, uid)
    const { rows } = await tx.client.query<{ count: number }>(
      'select count(*) from identity.sessions where user_id = $1 and expires_at > $2',
      [uid, at],
    )
    const count = rows[0]?.count ?? 0
    const details = { sessions: count }
    await identity.evict(tx, uid)
    await tellPerson({ log }, tx, uid, 'signed-out', at)
    await audit(tx, { staffId, action: 'user.sign-out', target: uid, details, at })
    return count
  })
  return { id: uid, sessions }
}

/**
 * So many months more of Plus, from now or from when it would end; none ends it, and a no turns a
 * request down and leaves it. They are told.
 */
export async function grantPlus(
  { clock, database, log }: ChangeUserDeps,
  staffId: string,
  uid: string,
  body: PlusBody,
): Promise<{ readonly id: string; readonly plusUntil: string | null }> {
  const at = clock.now()
  const months = 'months' in body ? body.months : null
  const plusUntil = await database.transact(async (tx) => {
    const before = await lockUser(tx, uid)
    const { rows } = await changeRows<{ until: Date | null }>(tx, {
      ...{ table: 'users', values: [uid, at, staffId, months], where: 't.id = $1' },
      set: `updated_at = $2, updated_by = $3, subscription_end_date = case
          when $4::integer is null then t.subscription_end_date
          when $4 = 0 then null
          else greatest($2::timestamptz, t.subscription_end_date)
            + make_interval(months => $4) end`,
      returning: 'subscription_end_date as until',
    })
    const until = rows[0]?.until?.toISOString() ?? null
    const answered = await tx.client.query<{ months: number }>(
      'delete from plus_requests where user_id = $1 returning months',
      [uid],
    )
    const asked = answered.rows[0]?.months ?? null
    const isOfRequest = months === null || 'isAsked' in body
    if (isOfRequest && asked === null) throw new Fault('request-is-over')
    const change = { before, until: rows[0]?.until ?? null, asked, given: months ?? 0 }
    await tellPlus({ log }, tx, uid, change, at)
    const why = 'reason' in body ? { reason: body.reason } : {}
    const details = { months, from: before?.toISOString() ?? null, to: until, ...why }
    await audit(tx, { staffId, action: 'user.plus', target: uid, details, at })
    return until
  })
  return { id: uid, plusUntil }
}

/** For who lost their app and all codes. They are told by every way that leads to them. */
export async function recoverUser(
  engine: Engine,
  staffId: string,
  uid: string,
  reason: string,
): Promise<{ readonly id: string; readonly dueAt: string }> {
  const { clock, database } = engine
  const at = clock.now()
  const dueAt = await database.transact(async (tx) => {
    await lockUser(tx, uid)
    const due = await beginRecovery(tx, uid, at)
    const details = { reason, dueAt: due.toISOString() }
    await audit(tx, { staffId, action: 'user.recover', target: uid, details, at })
    return due
  })
  await tellRecovery(engine, uid)
  return { id: uid, dueAt: dueAt.toISOString() }
}

/** The same as when its owner deletes it, and written down with it. */
export async function deleteUser(
  engine: Engine,
  staffId: string,
  uid: string,
  reason: string,
): Promise<void> {
  const at = engine.clock.now()
  await deleteAccount(engine, uid, {
    before: async (tx) => void (await lockUser(tx, uid)),
    after: (tx) =>
      audit(tx, { staffId, action: 'user.delete', target: uid, details: { reason }, at }),
  })
}
