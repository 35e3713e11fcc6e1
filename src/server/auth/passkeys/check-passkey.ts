import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { NewPasskeyBody, PasskeyProof } from '#contract/identity/passkeys.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { type TicketPurpose, takeTicket } from '../tickets.ts'
import { algorithms } from './ask-passkey.ts'
import { requirePlace } from './passkey-place.ts'

type Deps = Pick<Engine, 'clock' | 'config' | 'database' | 'log'>

export interface StoredPasskey {
  readonly id: string
  readonly uid: string
  readonly credential_id: string
  readonly public_key: Buffer
  readonly counter: number
}

/** What was asked is asked once: the challenge is a ticket, and gone whatever comes of it. */
async function takeChallenge(
  deps: Deps,
  purpose: TicketPurpose,
  uid: string | null,
  clientDataJSON: string,
): Promise<string> {
  const challenge = readChallenge(clientDataJSON)
  const ticket = Buffer.from(challenge, 'base64url').toString()
  if (!(await takeTicket(deps, purpose, ticket, uid))) throw new Fault('passkey-refused')
  return challenge
}

function readChallenge(clientDataJSON: string): string {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const { challenge } = said as { readonly challenge?: unknown }
    return typeof challenge === 'string' ? challenge : ''
  } catch {
    return ''
  }
}

/** Whatever the library finds wrong is one refusal, and its words stay in the log. */
async function checked<T>({ log }: Deps, checking: Promise<T>): Promise<T> {
  try {
    return await checking
  } catch (error) {
    log.warn({ why: error instanceof Error ? error.name : 'unknown' }, 'a passkey was refused')
    throw new Fault('passkey-refused')
  }
}

/** The public part of a new one. */
export async function checkNewPasskey(
  deps: Deps,
  uid: string,
  { response }: Pick<NewPasskeyBody, 'response'>,
) {
  const { rpId, origin } = requirePlace(deps.config)
  const { clientDataJSON } = response.response
  const expectedChallenge = await takeChallenge(deps, 'passkey-add', uid, clientDataJSON)
  const { registrationInfo } = await checked(
    deps,
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: rpId },
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!registrationInfo) throw new Fault('passkey-refused')
  return { ...registrationInfo.credential, rpId }
}

const stored = `select id, user_id as uid, credential_id, public_key, counter::float8 as counter
  from identity.passkeys where credential_id = $1 and rp_id = $2`

/** Whose passkey it is, and how often its device says it was used. */
export async function checkPasskey(
  deps: Deps,
  purpose: Extract<TicketPurpose, `passkey-${'enter' | 'prove' | 'second'}`>,
  uid: string | null,
  response: PasskeyProof,
): Promise<StoredPasskey & { readonly counted: number }> {
  const { rpId, origin } = requirePlace(deps.config)
  const { clientDataJSON } = response.response
  const expectedChallenge = await takeChallenge(deps, purpose, uid, clientDataJSON)
  const { rows } = await deps.database.pool.query<StoredPasskey>(stored, [response.id, rpId])
  const [passkey] = rows
  if (!passkey || (uid !== null && passkey.uid !== uid)) throw new Fault('passkey-refused')
  const { credential_id: id, public_key: publicKey } = passkey
  const { verified, authenticationInfo } = await checked(
    deps,
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      ...{ expectedChallenge, expectedOrigin: origin, expectedRPID: rpId },
      // How it counts is looked at here, once it is known to be the device that says so.
      credential: { id, publicKey: new Uint8Array(publicKey), counter: 0 },
    }),
  )
  if (!verified) throw new Fault('passkey-refused')
  return { ...passkey, counted: authenticationInfo.newCounter }
}
