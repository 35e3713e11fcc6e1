import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { type OtpSentAnswer, otpSentAnswer } from '#contract/identity/otp.ts'
import { type SessionAnswer, sessionAnswer } from '#contract/identity/session.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import {
  codeFor,
  logInByPhone,
  newPhone,
  outboxOf,
  post,
  sendOtp,
  signUpByPhone,
  solveCaptcha,
  wrongFor,
} from '#test/support/way-in.ts'

let server: TestServer
let other: TestServer
let database: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir }
  other = await startTestServer({ env })
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await Promise.all([server.stop(), other.stop()])
})

const confirm = <T = ErrorBody>(phoneNumber: string, code: string, at = server) =>
  post<T>(at.url, 'otp/confirm', { phoneNumber, purpose: 'login', code })
const refused = (code: string, error: string) => ({ body: { code, error } })
const place = { country: 'DE', currency: 'EUR', timezone: 'Europe/Berlin', locale: 'de-DE' }

describe('POST /api/auth/otp/send and /api/auth/otp/confirm', () => {
  it('writes the profile with every specified default, and begins no session', async () => {
    const phone = newPhone()
    const sent = await sendOtp<OtpSentAnswer>(server, phone, 'signup')
    expect(otpSentAnswer.parse(sent.body)).toEqual({
      resendInS: 30,
      expiresInS: 300,
      waitsAt: '/dev/outbox',
    })
    const code = outboxOf(server, phone)[0]?.code ?? ''
    expect(code).toMatch(/^\d{6}$/)
    const profile = { name: 'Anna Berg', ...place }
    const body = { phoneNumber: phone, purpose: 'signup', code, profile }
    const made = await post<{ ok: true }>(server.url, 'otp/confirm', body)
    expect(made).toEqual({ status: 200, body: { ok: true } })
    const { rows } = await database.query('select count(*) as n from identity.sessions')
    expect(Number(rows[0].n)).toBe(0)

    const { user } = (await logInByPhone(server, phone)).session
    expect(user).toEqual({
      id: user.id,
      ...profile,
      phone,
      email: null,
      emailVerified: false,
      avatar: `/api/avatars/${user.id}.svg`,
      emailNotifications: false,
      pushNotifications: false,
      emailRhythm: 'immediate',
      mutedEmail: [],
      mutedPush: [],
      quietFrom: null,
      quietTo: null,
      aiConsentTo: null,
      scanConsentTo: null,
      role: 'user',
      roles: null,
      status: 'active',
      subscriptionEndDate: null,
      aiAdviceCount: 0,
      aiAdviceLastReset: user.createdAt,
      demoUntil: null,
      guestOf: null,
      lastLogin: expect.stringMatching(/Z$/),
      createdAt: expect.stringMatching(/Z$/),
      createdBy: user.id,
      updatedAt: user.createdAt,
      updatedBy: user.id,
    })
  })

  it('knows a number however it is written', async () => {
    const phone = await signUpByPhone(server)
    const written = ` ${phone.slice(0, 3)} (0)${phone.slice(3, 6)} / ${phone.slice(6)}`
    expect(await sendOtp(server, written, 'login')).toMatchObject({ status: 200 })
    const sent = outboxOf(server, phone).at(-1)?.code ?? ''
    const { body } = await confirm<SessionAnswer>(phone.replace(/(\d{4})$/, ' $1'), sent, other)
    expect(sessionAnswer.parse(body).user.phone).toBe(phone)
  })

  it.each(['', 'anna', '0151 23456789', '+49', '+4915123456789012345', '+49 151 2345678 ext. 5'])(
    'refuses what is no whole number: %j',
    async (phoneNumber) => {
      const answer = await post(server.url, 'otp/send', {
        phoneNumber,
        purpose: 'login',
        captcha: 'x',
      })
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
      expect(answer.body.fields?.phoneNumber).toBe(
        'Enter a phone number with its country code, like +49 151 23456789.',
      )
    },
  )

  it('says what the specification says', async () => {
    const unknown = newPhone()
    const taken = await signUpByPhone(server)
    expect(await sendOtp(server, unknown, 'login')).toMatchObject({
      status: 404,
      ...refused('no-user-with-phone', 'No user found with that phone number.'),
    })
    expect(await sendOtp(server, taken, 'signup')).toMatchObject({
      status: 409,
      ...refused('phone-taken', 'A user with this phone number already exists. Please log in.'),
    })
    expect(await confirm(taken, '123456')).toMatchObject({
      status: 422,
      ...refused('otp-not-sent', 'Please send OTP first.'),
    })
  })

  it('lets one of many at once have a number', async () => {
    const phone = newPhone()
    const code = await codeFor(server, phone, 'signup')
    const body = { phoneNumber: phone, purpose: 'signup', code, profile: { name: 'Anna' } }
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, turn) =>
        post((turn % 2 ? server : other).url, 'otp/confirm', body),
      ),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('shows nobody the address the identity engine was given', async () => {
    const phone = await signUpByPhone(server)
    const caller = await logInByPhone(server, phone)
    const { rows } = await database.query<{ email: string }>(
      'select email from identity.users where id = $1',
      [caller.uid],
    )
    const email = rows[0]?.email ?? ''
    expect(email).toBe(`${caller.uid}@phone.invalid`)
    const seen = [
      await caller.call('GET', '/api/auth/session'),
      await caller.call('GET', `/api/data/users/${caller.uid}`),
      await caller.call('GET', `/api/data/users?email=${email}`),
      await caller.call('GET', `/api/sync/snapshot?scope=${caller.scope}`),
    ]
    expect(JSON.stringify(seen)).not.toContain('phone.invalid')
    const login = await post(server.url, 'login', { email, password: 'four plain words' })
    expect(login.body.code).toBe('wrong-credentials')
  })

  it('mails nothing to that address', async () => {
    const { uid } = await logInByPhone(server, await signUpByPhone(server))
    const known = await TestCaller.signUp(server.url)
    const mails = [`${uid}@phone.invalid`, known.session.user.email ?? '']
    for (const email of mails) {
      const captcha = await solveCaptcha(server.url)
      const answer = await post(server.url, 'password/forgot', { email, captcha })
      expect(answer).toEqual({ status: 200, body: { ok: true, waitsAt: '/dev/outbox' } })
    }
    const reset = () => outboxOf(server).filter(({ subject }) => subject?.includes('password'))
    await expect.poll(() => reset().map(({ to }) => to)).toEqual([mails[1]])
  })
})

describe('a code', () => {
  it('works once, also when it comes twice at the same time', async () => {
    const phone = await signUpByPhone(server)
    const code = await codeFor(server, phone, 'login')
    const both = await Promise.all([confirm(phone, code), confirm(phone, code, other)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await confirm(phone, code)).toMatchObject({ body: { code: 'otp-not-sent' } })
  })

  it('is worth nothing once a newer one is sent', async () => {
    const phone = await signUpByPhone(server)
    const first = await codeFor(server, phone, 'login')
    await database.query('delete from rate_limits where bucket = $1', [`again:${phone}`])
    let second = await codeFor(server, phone, 'login')
    while (second === first) {
      await database.query('delete from rate_limits where bucket like $1', [`%${phone}`])
      second = await codeFor(server, phone, 'login')
    }
    expect(await confirm(phone, first)).toMatchObject({ body: { code: 'wrong-code' } })
    expect(await confirm(phone, second)).toMatchObject({ status: 200 })
  })

  it('for signing up does not log in', async () => {
    const phone = newPhone()
    const code = await codeFor(server, phone, 'signup')
    expect(await confirm(phone, code)).toMatchObject({ body: { code: 'otp-not-sent' } })
  })

  it('is kept as a keyed hash and in no answer', async () => {
    const phone = newPhone()
    const answer = await sendOtp(server, phone, 'signup')
    const code = outboxOf(server, phone)[0]?.code ?? 'none'
    expect(JSON.stringify(answer)).not.toContain(code)
    const { rows } = await database.query('select * from identity.phone_codes')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(code)
  })
})

describe('guessing a code', () => {
  it('ends after five of 1,000 tries, through two servers, new code or not', async () => {
    const phone = await signUpByPhone(server)
    const code = await codeFor(server, phone, 'login')
    const said = new Map<string, number>()
    for (let batch = 0; batch < 40; batch++) {
      const guesses = Array.from({ length: 25 }, (_, at) => {
        const guess = String((Number(code) + 1 + batch * 25 + at) % 1_000_000).padStart(6, '0')
        return confirm(phone, guess, at % 2 ? server : other)
      })
      for (const { body } of await Promise.all(guesses)) {
        said.set(body.code, (said.get(body.code) ?? 0) + 1)
      }
    }
    expect(Object.fromEntries(said)).toEqual({ 'wrong-code': 5, 'too-many-requests': 995 })
    expect(await confirm(phone, code)).toMatchObject({ status: 429 })

    await database.query('delete from rate_limits where bucket = $1', [`again:${phone}`])
    const next = await codeFor(server, phone, 'login')
    expect(await confirm(phone, wrongFor(next))).toMatchObject({ body: { code: 'wrong-code' } })
    expect(await confirm(phone, wrongFor(next))).toMatchObject({ status: 429 })
    await database.query('delete from rate_limits where bucket = $1', [`again:${phone}`])
    // Whoever reads the message is not kept out by those who guess.
    const last = await confirm(phone, await codeFor(server, phone, 'login'))
    expect(last).toMatchObject({ status: 200 })
  })

  it('counts every one of 50 at once', async () => {
    const phone = await signUpByPhone(server)
    const wrong = wrongFor(await codeFor(server, phone, 'login'))
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => confirm(phone, wrong, at % 2 ? server : other)),
    )
    expect(answers.filter(({ body }) => body.code === 'wrong-code')).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
    const { rows } = await database.query(
      'select used from identity.phone_guesses where phone_number = $1',
      [phone],
    )
    expect(rows).toEqual([{ used: 50 }])
  })

  it('says that a new code can be used, and when it can be sent', async () => {
    const phone = await signUpByPhone(server)
    const wrong = wrongFor(await codeFor(server, phone, 'login'))
    for (let turn = 0; turn < 5; turn++) await confirm(phone, wrong)
    const answer = await fetch(`${server.url}/api/auth/otp/confirm`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phoneNumber: phone, purpose: 'login', code: wrong }),
    })
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect((await answer.json()).fields.code).toContain('Send a new code')
  })
})
