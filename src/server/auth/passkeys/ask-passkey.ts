import { randomBytes } from 'node:crypto'
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server'
import type { Engine } from '#server/engine.ts'
import { requireProfile } from '#server/users/profiles.ts'
import type { Caller } from '../identity.ts'
import { newTicket, type TicketPurpose } from '../tickets.ts'
import { requirePlace } from './passkey-place.ts'

const HANDLE_BYTES = 32
/** EdDSA, ECDSA and RSA; the library would offer others first, which Node warns of. */
export const algorithms = [-8, -7, -257]

type Deps = Pick<Engine, 'clock' | 'config' | 'database'>

/** Of anybody's passkey: which one, their device asks them. */
export async function askForPasskey(
  { clock, config, database }: Deps,
  purpose: Extract<TicketPurpose, `passkey-${'enter' | 'prove' | 'second'}`>,
  uid: string | null,
) {
  const { rpId: rpID } = requirePlace(config)
  const challenge = await newTicket(database.pool, { purpose, uid }, clock.now())
  const { rows } = uid
    ? await database.pool.query<{ id: string; transports: string[] }>(
        'select credential_id as id, transports from identity.passkeys where user_id = $1',
        [uid],
      )
    : { rows: [] }
  const options = await generateAuthenticationOptions({
    ...{ rpID, challenge, userVerification: 'required' },
    ...(uid && { allowCredentials: rows }),
  })
  return { options: { ...options } }
}

const handleOf = `update identity.users set passkey_handle = coalesce(passkey_handle, $2)
  where id = $1 returning passkey_handle as handle`

/** A device that has one of theirs makes no second. */
export async function askToMakePasskey({ clock, config, database }: Deps, { uid }: Caller) {
  const { rpId: rpID } = requirePlace(config)
  const { pool } = database
  const profile = await requireProfile(pool, uid)
  const { rows } = await pool.query<{ handle: Buffer }>(handleOf, [uid, randomBytes(HANDLE_BYTES)])
  const known = await pool.query<{ id: string; transports: string[] }>(
    'select credential_id as id, transports from identity.passkeys where user_id = $1',
    [uid],
  )
  const challenge = await newTicket(pool, { purpose: 'passkey-add', uid }, clock.now())
  const options = await generateRegistrationOptions({
    ...{ rpName: 'Moneycomb', rpID, challenge, supportedAlgorithmIDs: algorithms },
    userName: profile.email ?? profile.phone ?? profile.name,
    userDisplayName: profile.name,
    userID: new Uint8Array(rows[0]?.handle ?? []),
    attestationType: 'none',
    excludeCredentials: known.rows,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options } }
}
