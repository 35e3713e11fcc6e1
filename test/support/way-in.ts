import { randomInt } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { ErrorBody } from '#contract/errors.ts'
import type { CaptchaAnswer } from '#contract/identity/captcha.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { type Answer, call, TestCaller } from './caller.ts'

interface Place {
  readonly url: string
  readonly dataDir: string
}

export interface OutboxFile {
  readonly channel: 'sms' | 'mail'
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly code?: string
  readonly link?: string
  readonly at: string
}

/** A German mobile number nobody used before in this run. */
export const newPhone = () => `+49151${randomInt(10_000_000, 100_000_000)}`

export const post = <T = ErrorBody>(url: string, path: string, body: unknown) =>
  call<T>(`${url}/api/auth/${path}`, 'POST', { body })

/** The work a browser does before it may ask for a message. */
export async function solveCaptcha(url: string): Promise<string> {
  const { body } = await call<CaptchaAnswer>(`${url}/api/auth/captcha`, 'GET')
  if (body.provider !== 'altcha') throw new Error('another captcha is set')
  return proofOf(body.challenge as unknown as Challenge)
}

export async function proofOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** The oldest go when there are many, also between being listed and being read. */
function readIfThere(path: string): readonly OutboxFile[] {
  try {
    return [JSON.parse(readFileSync(path, 'utf8'))]
  } catch {
    return []
  }
}

/** What was sent to somebody, oldest first. */
export function outboxOf({ dataDir }: Place, to?: string): readonly OutboxFile[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => readIfThere(join(folder, name)))
    .filter((message) => to === undefined || message.to === to)
}

export async function sendOtp<T = ErrorBody>(
  place: Place,
  phoneNumber: string,
  purpose: 'login' | 'signup',
): Promise<Answer<T>> {
  const captcha = await solveCaptcha(place.url)
  return post<T>(place.url, 'otp/send', { phoneNumber, purpose, captcha })
}

/** Sends a code and reads it where it waits. */
export async function codeFor(place: Place, phoneNumber: string, purpose: 'login' | 'signup') {
  const sent = await sendOtp(place, phoneNumber, purpose)
  if (sent.status !== 200) throw new Error(`no code was sent: ${JSON.stringify(sent.body)}`)
  return outboxOf(place, phoneNumber).at(-1)?.code ?? ''
}

export const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

export async function signUpByPhone(place: Place, phoneNumber = newPhone(), name = 'Anna Berg') {
  const code = await codeFor(place, phoneNumber, 'signup')
  const body = { phoneNumber, purpose: 'signup', code, profile: { name } }
  const answer = await post<{ ok: true }>(place.url, 'otp/confirm', body)
  if (answer.status !== 200) throw new Error(`sign-up answered ${JSON.stringify(answer)}`)
  return phoneNumber
}

export async function logInByPhone(place: Place, phoneNumber: string): Promise<TestCaller> {
  const code = await codeFor(place, phoneNumber, 'login')
  const body = { phoneNumber, purpose: 'login', code }
  const answer = await post<SessionAnswer>(place.url, 'otp/confirm', body)
  if (answer.status !== 200) throw new Error(`log-in answered ${JSON.stringify(answer)}`)
  return new TestCaller(place.url, answer.body)
}
