import { type OtpSentAnswer, outboxPath } from '#contract/identity/otp.ts'
import { limits } from '#contract/limits.ts'
import type { Engine } from '#server/engine.ts'
import { Fault } from '#server/http/fault.ts'
import { isSpent } from '#server/outside/take-budget.ts'
import { checkHuman } from '../check-human.ts'
import type { Device } from '../identity.ts'
import { allowAgain, limitCodes, limitCodesTo } from '../limit-tries.ts'
import { apart, isApart, type Place, placeOf } from '../session/known-places.ts'
import { type CodeUse, dropCode, newCode } from './phone-codes.ts'

interface CodeRequest {
  readonly proof: string
  readonly device: Device
}

/** Said to somebody who is signed in. */
const phoneOfAnother = () =>
  new Fault('phone-taken', { phoneNumber: 'Another account has this phone number.' })

/** Sends a code to a phone, once whoever asks has shown to be human and within all limits. */
export async function sendCode(
  engine: Engine,
  use: CodeUse,
  { proof, device }: CodeRequest,
): Promise<OtpSentAnswer> {
  const { identity, outside } = engine
  const { address } = device
  outside.check('sms')
  await checkHuman(engine, proof, address, true)
  await limitCodes(engine, address)
  const isKnown = await identity.isPhoneKnown(use.phoneNumber)
  if (use.purpose === 'login' && !isKnown) throw new Fault('no-user-with-phone')
  if (use.purpose === 'signup' && isKnown) throw new Fault('phone-taken')
  if (use.purpose === 'change' && isKnown) throw phoneOfAnother()
  const from = await standingApart(engine, use, await placeOf(engine, use, device))
  await limitCodesTo(engine, use.phoneNumber, from)
  const code = await newCode(engine, use, from)
  try {
    await outside.send({
      kind: use.purpose === 'login' ? kindFor(from) : 'new-code',
      from: { address },
      channel: 'sms',
      to: use.phoneNumber,
      text: wordsFor(code, engine.config.publicUrl),
      code,
    })
  } catch (error) {
    await dropCode(engine, use, from)
    await allowAgain(engine, use.phoneNumber, from)
    throw error
  }
  return {
    resendInS: limits.codeResendS,
    expiresInS: limits.codeLifeS,
    waitsAt: engine.config.sms ? null : outboxPath,
  }
}

const kindFor = ({ counted }: Place) => {
  if (counted === '') return 'known-code'
  return isApart(counted) ? 'spare-code' : 'home-code'
}

/**
 * Once strangers have used up the codes of a number, whoever asks from elsewhere counts by their
 * network: an owner who travels is not held up for the hour.
 */
async function standingApart(engine: Engine, use: CodeUse, from: Place): Promise<Place> {
  if (use.purpose !== 'login' || from.counted !== '') return from
  const { database, config } = engine
  const isCrowded = await isSpent(database, config, 'known-code', 'sms', use.phoneNumber)
  return isCrowded ? { ...from, counted: apart(from.network) } : from
}

/** The last line lets a phone fill the code in by itself, on this site only. */
function wordsFor(code: string, publicUrl: string | null): string {
  const minutes = limits.codeLifeS / 60
  const words = `${code} is your Moneycomb code, for ${minutes} minutes. Tell it to nobody.`
  return publicUrl ? `${words}\n\n@${new URL(publicUrl).hostname} #${code}` : words
}
