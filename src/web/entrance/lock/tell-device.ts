import type { KnownPasskeysAnswer } from '#contract/identity/passkeys.ts'
import { call } from '#web/data/http/call.ts'
import { report } from '#web/data/report.ts'
import { keepsPasskeys } from '../passkeys.ts'
import { readLock } from './lock-state.ts'
import { dropLock, keepLock } from './watch-lock.ts'

/** Not every browser has it. */
type Signals = Partial<Pick<typeof PublicKeyCredential, 'signalAllAcceptedCredentials'>>

/** The browser offers a removed passkey no more. */
async function signal({ handle, passkeys }: KnownPasskeysAnswer): Promise<void> {
  if (handle === null) return
  const signals: Signals = PublicKeyCredential
  await signals.signalAllAcceptedCredentials?.({
    rpId: location.hostname,
    userId: handle,
    allAcceptedCredentialIds: passkeys.map(({ id }) => id),
  })
}

/** After passkeys came or went: what unlocks the app here, and what this browser may offer. */
export async function tellDevice(token: string): Promise<true> {
  if (!keepsPasskeys()) return true
  try {
    const known = await call('user.passkeys.known', { token })
    const lock = readLock()
    if (lock && known.passkeys.length === 0) dropLock()
    else if (lock) keepLock({ ...lock, passkeys: known.passkeys })
    await signal(known)
  } catch (error) {
    // The change itself is done.
    report('device not told of passkeys', error)
  }
  return true
}
