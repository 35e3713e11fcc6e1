import type { ErrorBody } from '#contract/errors.ts'
import type { RecoveryCodesAnswer, TotpEnrolAnswer } from '#contract/identity/second-factor.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { createApp } from '#server/app.ts'
import { codeAt, stepAt } from '#server/auth/second-factor/totp.ts'
import { listen } from '#server/http/edge/listen.ts'
import { call, TestCaller } from './caller.ts'
import { openTestEngine, type TestEngine } from './engine.ts'
import { fromBase32 } from './second-factor.ts'

export const password = 'four plain words'
const stepMs = 30_000

/** A server whose clock the test moves, and another one beside it on the same data. */
export async function openFactorStand(more: Readonly<Record<string, string>> = {}) {
  const env = {
    AUTH_SECRET: 'only for tests, only for tests, only',
    CODES_PER_HOUR: '10000',
    LOGINS_PER_HOUR: '10000',
    ...more,
  }
  // A proof of work is over by the clock of the machine.
  const at = new Date().toISOString()
  const one = await openTestEngine({ at, env })
  const two = await openTestEngine({
    databaseUrl: one.engine.config.databaseUrl ?? '',
    at,
    env,
  })
  const servers = await Promise.all(
    [one, two].map(({ engine }) => listen(createApp(engine), { port: 0, host: '127.0.0.1' })),
  )
  const [here, there] = servers.map(({ url }) => url)
  const pass = (ms: number) => {
    const at = new Date(one.now().getTime() + ms).toISOString()
    for (const each of [one, two]) each.moveTo(at)
  }
  /** What an authenticator app shows now, a few steps from it. */
  const shown = (secret: Buffer, off = 0) => codeAt(secret, stepAt(one.now()) + off)

  /** Somebody whose authenticator app is on; the code that confirmed it is used up. */
  const withFactor = async () => turnOn(await TestCaller.signUp(here ?? ''))

  async function turnOn(person: TestCaller) {
    const enrolled = await person.call<TotpEnrolAnswer>('POST', '/api/user/totp')
    const secret = fromBase32(enrolled.body.secret)
    const confirmed = await person.call<RecoveryCodesAnswer>('POST', '/api/user/totp/confirm', {
      body: { code: shown(secret) },
    })
    if (confirmed.status !== 200) throw new Error(JSON.stringify(confirmed.body))
    pass(stepMs)
    const email = person.session.user.email ?? ''
    return { person, email, secret, recoveryCodes: confirmed.body.recoveryCodes }
  }

  const logIn = (email: string, at = here) =>
    call<ErrorBody & Partial<SessionAnswer>>(`${at}/api/auth/login`, 'POST', {
      body: { email, password },
    })
  const ticketFor = async (email: string) => (await logIn(email)).body.second?.ticket ?? ''
  const give = (ticket: string, code: string, at = here) =>
    call<ErrorBody & Partial<SessionAnswer>>(`${at}/api/auth/second`, 'POST', {
      body: { ticket, code },
    })

  return {
    ...{ one, two, here: here ?? '', there: there ?? '', pass, shown, withFactor, turnOn, stepMs },
    ...{ logIn, ticketFor, give },
    close: async () => {
      for (const server of servers) await server.close()
      for (const engine of [two, one] as readonly TestEngine[]) await engine.close()
    },
  }
}

export type FactorStand = Awaited<ReturnType<typeof openFactorStand>>
