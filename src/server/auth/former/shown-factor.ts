import type { EndFormerBody, EndingWay } from '#contract/identity/former-ways.ts'
import { limits } from '#contract/limits.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import type { Caller, Device } from '../identity.ts'
import { passkeyPlace } from '../passkeys/passkey-place.ts'
import { proveByPasskey } from '../passkeys/use-passkey.ts'
import { takeProofCode } from '../proof/proof-codes.ts'
import { noteRecoveryCode } from '../second-factor/give-second.ts'
import { wrongCode } from '../second-factor/kept-factor.ts'
import { hasSecondFactor, hasYoungFactor, userFactor } from '../second-factor/user-factor.ts'
import { isEstablished, readWays } from '../ways-in.ts'

type Deps = Pick<Engine, 'clock' | 'config' | 'database' | 'outside'>

interface Aged {
  readonly key: string | null
  readonly passwordSince: Date | null
}

const agedOf = `select (select credential_id from identity.passkeys
      where user_id = $1 and rp_id = $2 and created_at < $3 limit 1) as key,
    (select updated_at from identity.accounts where user_id = $1
      and provider_id = 'credential' and password is not null) as "passwordSince"`

const youngSince = (now: Date) => new Date(now.getTime() - limits.wayInYoungS * 1000)

/**
 * What an intruder has not: a passkey or an authenticator app of a month, or else a password and
 * a number or address, both as old. Who has two-factor sign-in shows that, and nothing less.
 */
export async function agedFactors(deps: Deps, uid: string): Promise<readonly EndingWay[]> {
  const { clock, config, database, outside } = deps
  const { pool } = database
  const now = clock.now()
  const place = passkeyPlace(config)?.rpId ?? null
  const { rows } = await pool.query<Aged>(agedOf, [uid, place, youngSince(now)])
  const [aged] = rows
  const keys = aged?.key ? (['passkey'] as const) : []
  if (await hasSecondFactor(pool, uid)) {
    return (await hasYoungFactor(pool, uid, now)) ? keys : [...keys, 'totp']
  }
  const ways = await readWays(pool, uid)
  const to = aged?.passwordSince?.toISOString() ?? ''
  if (!ways || !aged?.passwordSince) return keys
  if (!isEstablished({ to, since: aged.passwordSince }, ways, now)) return keys
  const { phone, email } = ways
  const isSms = phone && isEstablished(phone, ways, now) && outside.has('sms')
  const isMail = email?.isProven && isEstablished(email, ways, now) && outside.has('mail')
  return [...keys, ...(isSms ? (['sms'] as const) : []), ...(isMail ? (['mail'] as const) : [])]
}

const younger = 'It is younger than a month, so it may be somebody else’s.'

/** Faults unless it is shown, and was there for a month. */
export async function showAged(
  engine: Engine,
  caller: Caller,
  body: EndFormerBody,
  device: Device,
): Promise<void> {
  const { database, identity } = engine
  const { uid } = caller
  const aged = await agedFactors(engine, uid)
  if (body.by === 'passkey') {
    await requireAgedKey(engine, uid, body.response.id)
    await proveByPasskey(engine, caller, body.response, device)
    return
  }
  if (body.by === 'totp') {
    if (!aged.includes('totp')) throw new Fault('invalid-input', { code: younger })
    if (!(await userFactor.spend(engine, database.pool, uid, body.code))) throw wrongCode()
    await noteRecoveryCode(engine, uid, body.code, device)
    return
  }
  if (!aged.includes('sms') && !aged.includes('mail')) {
    throw new Fault('invalid-input', { password: younger })
  }
  await identity.checkPassword(uid, body.password)
  const way = await takeProofCode(engine, caller, body.code)
  if (way === null || !aged.includes(way)) throw new Fault('invalid-input', { code: younger })
}

async function requireAgedKey({ clock, database }: Engine, uid: string, credential: string) {
  const { rowCount } = await database.pool.query(
    `select from identity.passkeys
      where user_id = $1 and credential_id = $2 and created_at < $3`,
    [uid, credential, youngSince(clock.now())],
  )
  if (rowCount !== 1) throw new Fault('passkey-refused')
}
