import { randomUUIDv7 } from 'node:crypto'
import type { NewPasskeyBody, PasskeyRow } from '#contract/identity/passkeys.ts'
import { limits } from '#contract/limits.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import type { Caller, Device } from '../identity.ts'
import { requireWayIn } from '../last-way-in.ts'
import { limitChanges, limitProofs } from '../limit-tries.ts'
import { requireTellable, tellChange } from '../tell-change.ts'
import { checkNewPasskey } from './check-passkey.ts'

interface Stored {
  readonly id: string
  readonly name: string
  readonly since: Date
  readonly last_used_at: Date | null
}

/** The newest last. */
export async function listPasskeys(
  { pool }: Pick<Engine['database'], 'pool'>,
  uid: string,
): Promise<PasskeyRow[]> {
  const { rows } = await pool.query<Stored>(
    `select id, name, created_at as since, last_used_at from identity.passkeys
      where user_id = $1 order by created_at, id`,
    [uid],
  )
  return rows.map(({ id, name, since, last_used_at: usedAt }) => ({
    ...{ id, name, since: since.toISOString(), lastUsedAt: usedAt?.toISOString() ?? null },
  }))
}

export async function addPasskey(
  engine: Engine,
  caller: Caller,
  body: NewPasskeyBody,
  device: Device,
): Promise<PasskeyRow> {
  const { clock, database, identity } = engine
  const { uid, sessionId } = caller
  await limitProofs(engine, sessionId)
  await limitChanges(engine, device.address)
  const ending = await requireTellable(engine, caller, 'passkey')
  const made = await checkNewPasskey(engine, uid, body)
  const [id, at, name] = [randomUUIDv7(), clock.now(), body.name.trim()]
  await database.transact(async (tx) => {
    await identity.evict(tx, uid, sessionId)
    await requireRoom(tx, uid)
    const { rowCount } = await tx.client.query(
      `insert into identity.passkeys (id, user_id, credential_id, rp_id, public_key, counter,
          transports, name, created_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (credential_id) do nothing`,
      [
        ...[id, uid, made.id, made.rpId, Buffer.from(made.publicKey), made.counter],
        ...[made.transports ?? [], name, at],
      ],
    )
    if (rowCount !== 1) throw new Fault('passkey-refused')
  })
  const change = { about: 'passkey', before: null, since: at, how: 'added' } as const
  await tellChange(engine, { ...caller, device }, change, ending)
  return { id, name, since: at.toISOString(), lastUsedAt: null }
}

async function requireRoom({ client }: Transaction, uid: string): Promise<void> {
  const counted = 'select count(*)::int as count from identity.passkeys where user_id = $1'
  const { rows } = await client.query<{ count: number }>(counted, [uid])
  if ((rows[0]?.count ?? 0) >= limits.passkeysOfUser) throw new Fault('too-many-passkeys')
}

export async function renamePasskey(
  { database }: Engine,
  { uid }: Caller,
  id: string,
  name: string,
): Promise<void> {
  const { rowCount } = await database.pool.query(
    'update identity.passkeys set name = $3 where user_id = $1 and id = $2',
    [uid, id, name.trim()],
  )
  if (rowCount !== 1) throw new Fault('not-found')
}

export async function removePasskey(
  engine: Engine,
  caller: Caller,
  id: string,
  device: Device,
): Promise<void> {
  const { database, identity } = engine
  const { uid, sessionId } = caller
  await limitChanges(engine, device.address)
  const ending = await requireTellable(engine, caller, 'passkey')
  await database.transact(async (tx) => {
    await identity.evict(tx, uid, sessionId)
    const { rowCount } = await tx.client.query(
      'delete from identity.passkeys where user_id = $1 and id = $2',
      [uid, id],
    )
    if (rowCount !== 1) throw new Fault('not-found')
    await requireWayIn(tx, uid)
  })
  const change = { about: 'passkey', before: 'on', how: 'taken-off' } as const
  await tellChange(engine, { ...caller, device }, change, ending)
}

/** Those an intruder may have added: who chooses a new password by mail is rid of them. */
export async function dropPasskeysSince({ client }: Transaction, uid: string, since: Date) {
  const { rowCount } = await client.query(
    'delete from identity.passkeys where user_id = $1 and created_at >= $2',
    [uid, since],
  )
  return rowCount ?? 0
}
