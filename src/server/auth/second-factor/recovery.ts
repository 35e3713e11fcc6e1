import { limits } from '#contract/limits.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import type { Caller, Device } from '../identity.ts'
import { noteEvent } from '../security-events.ts'
import { lockIdentity } from '../session/evict.ts'
import { tellChange } from '../tell-change.ts'
import { dropRecovery } from './begun-recovery.ts'
import { hasSecondFactor, userFactor } from './user-factor.ts'

/** Nobody's browser: it is the house that does it. */
const house: Device = { address: '', userAgent: '' }

/**
 * For who lost the app and all codes: two-factor sign-in ends, but so late that whoever is meant
 * can say no. Begun once more, it takes no less time.
 */
export async function beginRecovery(tx: Transaction, uid: string, now: Date): Promise<Date> {
  if (!(await hasSecondFactor(tx.client, uid))) throw new Fault('second-factor-setup-needed')
  const dueAt = new Date(now.getTime() + limits.recoveryWaitS * 1000)
  const { rows } = await tx.client.query<{ due_at: Date }>(
    `insert into identity.recoveries as r (user_id, begun_at, due_at) values ($1, $2, $3)
      on conflict (user_id) do update set due_at = r.due_at returning due_at`,
    [uid, now, dueAt],
  )
  return rows[0]?.due_at ?? dueAt
}

/** By every way that leads to them, and in the app, where one tap ends it. */
export const tellRecovery = (engine: Engine, uid: string) =>
  tellChange(
    engine,
    { uid, sessionId: null, device: house },
    { about: 'recovery', before: null, how: 'begun' },
    null,
  )

export async function stopRecovery(
  { clock, database }: Engine,
  { uid }: Caller,
  device: Device,
): Promise<void> {
  if (!(await dropRecovery(database.pool, uid))) throw new Fault('not-found')
  await noteEvent(database.pool, { uid, what: 'recovery-stopped', device, at: clock.now() })
}

export async function readRecovery(
  { pool }: Pick<Engine['database'], 'pool'>,
  uid: string,
): Promise<Date | null> {
  const { rows } = await pool.query<{ due_at: Date }>(
    'select due_at from identity.recoveries where user_id = $1',
    [uid],
  )
  return rows[0]?.due_at ?? null
}

/** Of all whose time is over: a password or a code by phone lets in alone, and everybody is out. */
export async function finishRecoveries(engine: Engine, now: Date): Promise<number> {
  const { database, identity, log } = engine
  const { rows } = await database.pool.query<{ uid: string }>(
    'select user_id as uid from identity.recoveries where due_at <= $1 order by due_at',
    [now],
  )
  let ended = 0
  for (const { uid } of rows) {
    const isEnded = await database.transact(async (tx) => {
      await lockIdentity(tx, uid)
      const over = 'delete from identity.recoveries where user_id = $1 and due_at <= $2'
      // It may have been stopped in the last moment.
      if ((await tx.client.query(over, [uid, now])).rowCount !== 1) return false
      await identity.evict(tx, uid)
      return userFactor.drop(tx, uid)
    })
    if (!isEnded) continue
    ended++
    log.warn({ uid }, 'a second factor ended by recovery')
    const change = { about: 'second-factor', before: 'on', how: 'recovered' } as const
    await tellChange(engine, { uid, sessionId: null, device: house }, change, null)
  }
  return ended
}
