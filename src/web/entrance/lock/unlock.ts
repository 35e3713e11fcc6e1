import type { KnownPasskey } from '#contract/identity/passkeys.ts'
import { say } from '#web/words/say.ts'
import { givePasskey, refusedPasskey } from '../passkeys.ts'
import { isUnlocked } from './check-unlock.ts'

const CHALLENGE_BYTES = 32

function newChallenge(): string {
  const random = crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES))
  const text = btoa(String.fromCharCode(...random))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Asks for one of these passkeys and checks it here, without a network. */
export async function unlock(passkeys: readonly KnownPasskey[]): Promise<void> {
  const challenge = newChallenge()
  const { hostname: rpId, origin } = location
  const response = await givePasskey({
    ...{ challenge, rpId, userVerification: 'required' },
    allowCredentials: passkeys.map(({ id }) => ({ id, type: 'public-key' })),
  })
  const asked = { challenge, origin, rpId, passkeys }
  // A key of a kind that this browser does not know is no key here.
  const isRight = await isUnlocked(asked, response).catch(() => false)
  if (!isRight) throw refusedPasskey(say('This passkey does not unlock the app on this device.'))
}
