import type { PasskeyProof } from '#contract/identity/passkeys.ts'
import { CallError } from '#web/data/http/client.ts'
import { say } from '#web/words/say.ts'

/** Loaded when a passkey is asked for, or once a page has nothing else to do. */
const library = () => import('@simplewebauthn/browser')

/** Browsers keep none for an address of digits, nor over plain http. */
export const keepsPasskeys = () =>
  'PublicKeyCredential' in globalThis && !/^[\d.]+$|:/.test(location.hostname)

type Library = Awaited<ReturnType<typeof library>>
type AskOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON']
type MakeOptions = Parameters<Library['startRegistration']>[0]['optionsJSON']

export const refusedPasskey = (error: string) =>
  new CallError(0, { error, code: 'passkey-refused', requestId: '' })
const noneWords = say('No passkey was given. Please try again.')
const knownWords = say('This device has a passkey of yours already.')

const isKnown = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'

type GivenPasskey = Awaited<ReturnType<Library['startAuthentication']>>

/** What the server asks for, and nothing else a browser knows. */
function sentOf({ id, rawId, type, response }: GivenPasskey): PasskeyProof {
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } }
}

/** What the browser answers when its owner unlocks one; whoever says no, or waits, is told so. */
export async function givePasskey(options: object) {
  const { startAuthentication } = await library()
  const given = await startAuthentication({ optionsJSON: options as AskOptions }).catch(() => {
    throw refusedPasskey(noneWords)
  })
  return sentOf(given)
}

/** The same from what the browser offers in a field; null where none is chosen or offered. */
export async function offeredPasskey(ask: () => Promise<{ readonly options: object }>) {
  if (!keepsPasskeys()) return null
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await library()
  if (!(await browserSupportsWebAuthnAutofill())) return null
  const optionsJSON = (await ask()).options as AskOptions
  const offered = { optionsJSON, useBrowserAutofill: true }
  const given = await startAuthentication(offered).catch(() => null)
  return given && sentOf(given)
}

export async function makePasskey(options: object) {
  const { startRegistration } = await library()
  const made = await startRegistration({ optionsJSON: options as MakeOptions }).catch(
    (error: unknown) => {
      throw refusedPasskey(isKnown(error) ? knownWords : noneWords)
    },
  )
  const { id, rawId, type, response } = made
  const { clientDataJSON, attestationObject, transports = [] } = response
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } }
}
