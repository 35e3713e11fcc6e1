import { createHmac } from 'node:crypto'
import { type OtpSentAnswer, outboxPath } from '#contract/identity/otp.ts'
import type { ProofSendBody } from '#contract/identity/proof.ts'
import { limits } from '#contract/limits.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { isSameText } from '#server/http/same-text.ts'
import { requireProfile } from '#server/users/profiles.ts'
import type { Caller } from '../identity.ts'
import { limitProofCodes } from '../limit-tries.ts'
import { randomCode } from '../phone/phone-codes.ts'

type SentWay = ProofSendBody['way']

/** Where a code may go: only to what its owner has proven, and where this server can send. */
async function placesOf({ database, outside }: Engine, uid: string) {
  const { phone, email, emailVerified } = await requireProfile(database.pool, uid)
  return {
    sms: outside.has('sms') ? phone : null,
    mail: outside.has('mail') && emailVerified ? email : null,
  }
}

export async function proofWaysOf(engine: Engine, uid: string): Promise<readonly SentWay[]> {
  const { sms, mail } = await placesOf(engine, uid)
  return [...(sms ? (['sms'] as const) : []), ...(mail ? (['mail'] as const) : [])]
}

const saveCode = `insert into identity.proof_codes (session_id, code_hash, expires_at, way)
  values ($1, $2, $3, $4) on conflict (session_id) do update
    set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at,
      way = excluded.way`

/** A code to the caller's own phone or address; the one before is worth nothing from now on. */
export async function sendProofCode(
  engine: Engine,
  { uid, sessionId }: Caller,
  way: SentWay,
): Promise<OtpSentAnswer> {
  const { clock, config, database, outside } = engine
  const to = (await placesOf(engine, uid))[way]
  if (!to) throw new Fault('invalid-input', { way: 'There is nothing to send a code to.' })
  await limitProofCodes(engine, sessionId)
  const code = randomCode()
  const until = new Date(clock.now().getTime() + limits.codeLifeS * 1000)
  await database.pool.query(saveCode, [...[sessionId, hashOf(engine, sessionId, code), until, way]])
  const from = { who: [sessionId] }
  await outside.send({ kind: 'proof-code', channel: way, to, from, ...wordsFor(code) })
  return {
    resendInS: limits.codeResendS,
    expiresInS: limits.codeLifeS,
    waitsAt: config[way] ? null : outboxPath,
  }
}

interface Tried {
  readonly code_hash: string
  readonly tries: number
  readonly way: SentWay | null
}

/** Uses the code up, or faults; answers where it went. A guess counts before it is looked at. */
export async function takeProofCode(
  engine: Engine,
  { sessionId }: Caller,
  code: string,
): Promise<SentWay | null> {
  const { clock, database } = engine
  const { rows } = await database.pool.query<Tried>(
    `update identity.proof_codes set tries = tries + 1
      where session_id = $1 and expires_at > $2 returning code_hash, tries, way`,
    [sessionId, clock.now()],
  )
  const [tried] = rows
  if (!tried || tried.tries > limits.codeTries) throw new Fault('code-expired')
  const hash = hashOf(engine, sessionId, code)
  if (!isSameText(hash, tried.code_hash)) {
    throw new Fault('wrong-code', { code: 'This code is not right.' })
  }
  const used = await database.pool.query(
    'delete from identity.proof_codes where session_id = $1 and code_hash = $2',
    [sessionId, hash],
  )
  if (used.rowCount !== 1) throw new Fault('code-expired')
  return tried.way
}

const hashOf = ({ config }: Engine, sessionId: string, code: string) =>
  createHmac('sha256', config.authSecret)
    .update(['proof', sessionId, code].join(' '))
    .digest('base64url')

/** It says what it is for: whoever asks for it by phone wants to change an account. */
function wordsFor(code: string) {
  const minutes = limits.codeLifeS / 60
  const text =
    `${code} confirms that it is you who changes your Moneycomb account, for ${minutes} minutes. ` +
    'Tell it to nobody. You did not ask for it? Then somebody is in your account: log in and log ' +
    'out all other devices.'
  return { subject: 'Your code to confirm a change', text, code }
}
