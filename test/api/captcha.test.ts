import type { Challenge } from 'altcha-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CaptchaAnswer, captchaAnswer } from '#contract/identity/captcha.ts'
import { openCaptcha } from '#server/outside/captcha.ts'
import { call } from '#test/support/caller.ts'
import { openTestIdentity } from '#test/support/identity.ts'
import { openFormProvider } from '#test/support/providers.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { newPhone, post, proofOf, sendOtp, solveCaptcha } from '#test/support/way-in.ts'

let server: TestServer
let other: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir }
  other = await startTestServer({ env })
})
afterAll(() => Promise.all([server.stop(), other.stop()]))

const send = (captcha: unknown, at = server) =>
  post(at.url, 'otp/send', { phoneNumber: newPhone(), purpose: 'signup', captcha })

const challengeOf = async () => {
  const { body } = await call<CaptchaAnswer>(`${server.url}/api/auth/captcha`, 'GET')
  if (body.provider !== 'altcha') throw new Error('another captcha is set')
  return body.challenge as unknown as Challenge
}

const words = 'We could not tell that you are human. Please try again.'

describe('GET /api/auth/captcha', () => {
  it('gives something to work on', async () => {
    const { body } = await call(`${server.url}/api/auth/captcha`, 'GET')
    expect(captchaAnswer.parse(body)).toMatchObject({ provider: 'altcha' })
  })
})

describe('a proof of work', () => {
  it('opens the door once, at any server', async () => {
    const captcha = await solveCaptcha(server.url)
    expect((await send(captcha, other)).status).toBe(200)
    for (const place of [server, other]) {
      expect(await send(captcha, place)).toMatchObject({
        status: 422,
        body: { code: 'captcha-failed', error: words },
      })
    }
  })

  it('opens it once also when it comes many times at once', async () => {
    const captcha = await solveCaptcha(server.url)
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send(captcha, at % 2 ? server : other)),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it.each(['x', '{}', 'null', btoa('null'), btoa('{}'), btoa('{"challenge":{},"solution":{}}')])(
    'is not this: %s',
    async (captcha) => {
      expect(await send(captcha)).toMatchObject({ body: { code: 'captcha-failed' } })
    },
  )

  it('is asked for', async () => {
    for (const captcha of [undefined, '', 7, null]) {
      expect(await send(captcha)).toMatchObject({
        status: 422,
        body: { code: 'invalid-input', fields: { captcha: 'Prove that you are human first.' } },
      })
    }
  })

  it('cannot be made easier, longer or from nothing', async () => {
    const challenge = await challengeOf()
    const { parameters } = challenge
    const counter = 1
    const changed: Challenge[] = [
      { ...challenge, parameters: { ...parameters, keyPrefix: '' } },
      { ...challenge, parameters: { ...parameters, cost: 1 } },
      { ...challenge, parameters: { ...parameters, expiresAt: 9_999_999_999 } },
      { ...challenge, signature: 'ab'.repeat(32) },
    ]
    for (const easier of changed) {
      const solution = { counter, derivedKey: '00'.repeat(32), time: 1 }
      const captcha = btoa(JSON.stringify({ challenge: easier, solution }))
      expect(await send(captcha)).toMatchObject({ body: { code: 'captcha-failed' } })
    }
    const unsolved = { counter, derivedKey: 'ff'.repeat(32), time: 1 }
    const lazy = btoa(JSON.stringify({ challenge, solution: unsolved }))
    expect(await send(lazy)).toMatchObject({ body: { code: 'captcha-failed' } })
    expect((await send(await proofOf(challenge))).status).toBe(200)
  })

  it('expires', async () => {
    const door = await openTestIdentity()
    const config = { captcha: null, authSecret: 'only for tests, only for tests, only' }
    let now = Date.now()
    const clock = { now: () => new Date(now) }
    const used = async () => 0
    const captcha = openCaptcha({ config, clock, database: door.database, used, log: door.log })
    const prove = async () => {
      const answer = await captcha.begin()
      if (answer.provider !== 'altcha') throw new Error('another captcha is set')
      return proofOf(answer.challenge as unknown as Challenge)
    }
    const [kept, spent] = [await prove(), await prove()]
    expect(await captcha.isProven(spent, '')).toBe(true)
    now += 20 * 60_000
    expect(await captcha.isProven(kept, '')).toBe(false)
    await door.close()
  })
})

it('is harder once little may still be sent, and easy proofs are not kept for then', async () => {
  const door = await openTestIdentity()
  const config = { captcha: null, authSecret: 'only for tests, only for tests, only' }
  let part = 0
  const { database, log } = door
  const clock = { now: () => new Date() }
  const captcha = openCaptcha({ config, clock, database, used: async () => part, log })
  const prove = async () => {
    const answer = await captcha.begin()
    if (answer.provider !== 'altcha') throw new Error('another captcha is set')
    return proofOf(answer.challenge as unknown as Challenge)
  }
  const easy = [await prove(), await prove()]
  part = 1
  const hard = await prove()
  expect(await captcha.isProven(easy[0] ?? '', '', true)).toBe(false)
  expect(await captcha.isProven(hard, '', true)).toBe(true)
  // What costs nobody anything is asked as it was.
  expect(await captcha.isProven(easy[1] ?? '', '')).toBe(true)
  await door.close()
})

describe('another provider', () => {
  it('is asked instead, and the pages may load what it needs', async () => {
    const provider = await openFormProvider(({ form }) => ({
      status: 200,
      body: { success: form.response === 'good', ...(form.response === 'bot' && { score: 0.1 }) },
    }))
    const env = {
      CAPTCHA_PROVIDER: 'turnstile',
      CAPTCHA_SITE_KEY: 'site-key',
      CAPTCHA_SECRET: 'secret-key',
      CAPTCHA_URL: provider.url,
    }
    const place = await startTestServer({ env })
    try {
      const given = await fetch(`${place.url}/api/auth/captcha`)
      expect(await given.json()).toEqual({ provider: 'turnstile', siteKey: 'site-key' })
      const policy = given.headers.get('content-security-policy')
      expect(policy).toContain("script-src 'self' https://challenges.cloudflare.com")
      expect(await send('bad', place)).toMatchObject({ body: { code: 'captcha-failed' } })
      expect((await send('good', place)).status).toBe(200)
      const forms = provider.heard.map(({ form }) => form)
      expect(forms[1]).toMatchObject({ secret: 'secret-key', response: 'good' })
      expect(place.logs.join()).not.toContain('secret-key')
      provider.close()
      expect(await send('good', place)).toMatchObject({ body: { code: 'captcha-failed' } })
    } finally {
      await place.stop()
    }
  })

  it('allows nothing to be loaded from others while ours is used', async () => {
    const answer = await fetch(`${server.url}/api/auth/captcha`)
    const policy = answer.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toContain('https:')
  })
})

describe('POST /api/auth/check-user-by-phone', () => {
  it('answers the specified words, and takes proofs instead of the budget', async () => {
    const strict = await startTestServer({ env: { PHONE_CHECKS_PER_HOUR: '3' } })
    const check = (captcha?: string) =>
      post(strict.url, 'check-user-by-phone', { phoneNumber: newPhone(), captcha })
    try {
      for (let turn = 0; turn < 3; turn++) {
        expect(await check()).toMatchObject({
          status: 404,
          body: {
            code: 'no-user-with-phone',
            error: 'No user found with that phone number.',
          },
        })
      }
      expect(await check()).toMatchObject({ status: 429 })
      expect(await check(await solveCaptcha(strict.url))).toMatchObject({ status: 404 })
      expect(await check('x')).toMatchObject({ body: { code: 'captcha-failed' } })
    } finally {
      await strict.stop()
    }
  })

  it('shares one budget between servers, whatever address a caller claims', async () => {
    const env = { PHONE_CHECKS_PER_HOUR: '6' }
    const one = await startTestServer({ env })
    const two = await startTestServer({ env: { ...env, DATABASE_URL: one.databaseUrl } })
    try {
      const all = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          call(`${(at % 2 ? one : two).url}/api/auth/check-user-by-phone`, 'POST', {
            body: { phoneNumber: newPhone() },
            headers: { 'X-Forwarded-For': `203.0.113.${at}` },
          }),
        ),
      )
      expect(all.filter(({ status }) => status === 404)).toHaveLength(6)
      expect(all.filter(({ status }) => status === 429)).toHaveLength(14)
    } finally {
      await Promise.all([one.stop(), two.stop()])
    }
  })
})

describe('sending codes', () => {
  it('is bounded for one number, for one address and in all', async () => {
    // Three in ten are for numbers nobody has proven yet.
    const busy = await startTestServer({ env: { CODES_PER_HOUR: '4', SMS_PER_HOUR: '10' } })
    try {
      const phone = newPhone()
      expect((await sendOtp(busy, phone, 'signup')).status).toBe(200)
      expect(await sendOtp(busy, phone, 'signup')).toMatchObject({ status: 429 })
      expect((await sendOtp(busy, newPhone(), 'signup')).status).toBe(200)
      expect((await sendOtp(busy, newPhone(), 'signup')).status).toBe(200)
      expect(await sendOtp(busy, newPhone(), 'signup')).toMatchObject({ status: 429 })
    } finally {
      await busy.stop()
    }
  })
})
