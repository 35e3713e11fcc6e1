import { decodeCredentialPublicKey, isoBase64URL } from '@simplewebauthn/server/helpers'
import type { KnownPasskey, KnownPasskeysAnswer } from '#contract/identity/passkeys.ts'
import type { Engine } from '#server/engine.ts'
import { passkeyPlace } from './passkey-place.ts'

/** Where COSE has the parts of a key: its kind first, the rest by what it is. */
const kindAt = 1
const parts = { x: -2, y: -3, n: -1, e: -2 } as const

/** From how a passkey writes its key to how browsers take one. */
function publicKeyOf(stored: Buffer): KnownPasskey['key'] | null {
  const cose: { readonly get: (at: number) => unknown } = decodeCredentialPublicKey(
    new Uint8Array(stored),
  )
  const part = (name: keyof typeof parts) =>
    isoBase64URL.fromBuffer(cose.get(parts[name]) as Uint8Array<ArrayBuffer>)
  switch (cose.get(kindAt)) {
    case 1:
      return { kty: 'OKP', crv: 'Ed25519', x: part('x') }
    case 2:
      return { kty: 'EC', crv: 'P-256', x: part('x'), y: part('y') }
    case 3:
      return { kty: 'RSA', n: part('n'), e: part('e') }
    default:
      return null
  }
}

interface Stored {
  readonly id: string
  readonly public_key: Buffer
}

/** Of this place, for a device of their owner: it then knows them without a network. */
export async function knownPasskeys(
  { config, database }: Pick<Engine, 'config' | 'database'>,
  uid: string,
): Promise<KnownPasskeysAnswer> {
  const { pool } = database
  const handles = 'select passkey_handle as handle from identity.users where id = $1'
  const [owner] = (await pool.query<{ handle: Buffer | null }>(handles, [uid])).rows
  const { rows } = await pool.query<Stored>(
    `select credential_id as id, public_key from identity.passkeys
      where user_id = $1 and rp_id = $2 order by created_at, id`,
    [uid, passkeyPlace(config)?.rpId],
  )
  const passkeys = rows.flatMap(({ id, public_key: stored }) => {
    const key = publicKeyOf(stored)
    return key ? [{ id, key }] : []
  })
  return { handle: owner?.handle?.toString('base64url') ?? null, passkeys }
}
