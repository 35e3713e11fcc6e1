import { Fault } from '#server/http/fault.ts'
import type { IdentityParts } from '../better-auth.ts'
import { enter } from '../enter.ts'
import type { PasskeyIdentity, ShownPasskey } from '../identity.ts'

/** Of two that come with one count at once, the second finds it passed. */
const used = `update identity.passkeys set counter = $2, last_used_at = $3
  where id = $1 and (counter = 0 or counter < $2) returning user_id as id`

/** As SQL: it has let in once more. */
export const passkeyUse = ({ id, counted }: ShownPasskey, at: Date) => ({
  text: used,
  values: [id, counted, at],
})

export function passkeyIdentity(parts: IdentityParts): PasskeyIdentity {
  const { clock, database } = parts
  return {
    async signInByPasskey(passkey, device) {
      const stillLetsIn = passkeyUse(passkey, clock.now())
      try {
        // Unlocked on its device: no other thing is asked for.
        return await enter(parts, passkey.uid, device, stillLetsIn, async () => {})
      } catch (error) {
        const isGone = error instanceof Fault && error.code === 'wrong-credentials'
        throw isGone ? new Fault('passkey-refused') : error
      }
    },
    async notePasskey(passkey) {
      const { rowCount } = await database.pool.query(passkeyUse(passkey, clock.now()))
      if (rowCount !== 1) throw new Fault('passkey-refused')
    },
  }
}
