import { describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { OtpSentAnswer } from '#contract/identity/otp.ts'
import { type SessionAnswer, userRow } from '#contract/identity/session.ts'
import { TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import {
  logInByPhone,
  newPhone,
  outboxOf,
  post,
  signUpByPhone,
  solveCaptcha,
  wrongFor,
} from '#test/support/way-in.ts'

const password = 'four plain words'
const next = 'three other plain words'

const server = sharedServer()

let people = 0
const newEmail = () => `profile${people++}@example.org`
const verify = (person: TestCaller, token: string, more: object = {}) =>
  person.call('POST', '/api/auth/email/verify', { body: { token, ...more } })
const tokenIn = (link = '') => new URL(link).hash.replace(/^#\w+=/, '')
const profileOf = async (person: TestCaller) => {
  const { body } = await person.call<SessionAnswer>('GET', '/api/auth/session')
  return userRow.parse(body.user)
}
const mailed = async (to: string, subject: string) => {
  const found = () => outboxOf(server, to).findLast((mail) => mail.subject === subject)
  await expect.poll(found).toBeDefined()
  return found()
}

describe('POST /api/user/phone', () => {
  const change = async (person: TestCaller, phoneNumber: string) => {
    const captcha = await solveCaptcha(server.url)
    return person.call<OtpSentAnswer & ErrorBody>('POST', '/api/user/phone/send', {
      body: { phoneNumber, captcha },
    })
  }
  const confirm = (person: TestCaller, phoneNumber: string, code: string) =>
    person.call<SessionAnswer & ErrorBody>('POST', '/api/user/phone/confirm', {
      body: { phoneNumber, code },
    })

  it('changes the number with its code, tells the old one, and logs in by the new', async () => {
    const [old, phone] = [await signUpByPhone(server), newPhone()]
    const anna = await logInByPhone(server, old)
    expect(await change(anna, phone)).toMatchObject({ status: 200, body: { expiresInS: 300 } })
    const code = outboxOf(server, phone).at(-1)?.code ?? ''
    expect(await confirm(anna, phone, wrongFor(code))).toMatchObject({
      body: { code: 'wrong-code' },
    })
    expect((await profileOf(anna)).phone).toBe(old)
    expect((await confirm(anna, phone, code)).body.user).toMatchObject({ phone })
    await expect.poll(() => outboxOf(server, old).at(-1)?.text).toContain('was changed')
    expect((await logInByPhone(server, phone)).uid).toBe(anna.uid)
    const captcha = await solveCaptcha(server.url)
    const gone = { phoneNumber: old, purpose: 'login', captcha }
    expect((await post(server.url, 'otp/send', gone)).body.error).toBe(
      'No user found with that phone number.',
    )
  })

  it('adds one for somebody who came by email', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const phone = newPhone()
    await change(ben, phone)
    await confirm(ben, phone, outboxOf(server, phone).at(-1)?.code ?? '')
    expect((await logInByPhone(server, phone)).uid).toBe(ben.uid)
  })

  it('leaves numbers of others and codes of others alone', async () => {
    const taken = await signUpByPhone(server)
    const [anna, ben] = [await TestCaller.signUp(server.url), await TestCaller.signUp(server.url)]
    expect(await change(anna, taken)).toMatchObject({
      status: 409,
      body: { error: 'A user with this phone number already exists. Please log in.' },
    })
    const phone = newPhone()
    await change(anna, phone)
    const code = outboxOf(server, phone).at(-1)?.code ?? ''
    expect(await confirm(ben, phone, code)).toMatchObject({
      body: { error: 'Please send OTP first.' },
    })
    const other = newPhone()
    expect(await confirm(anna, other, code)).toMatchObject({
      body: { error: 'Please send OTP first.' },
    })
    expect((await profileOf(ben)).phone).toBeNull()
  })
})

describe('POST /api/user/email and /api/auth/email/verify', () => {
  it('is mine once I opened the link, and then logs in', async () => {
    const anna = await logInByPhone(server, await signUpByPhone(server))
    const email = newEmail()
    expect((await anna.call('POST', '/api/user/email', { body: { email } })).status).toBe(200)
    expect(await profileOf(anna)).toMatchObject({ email: null, emailVerified: false })
    const mail = await mailed(email, 'Confirm your email address')
    expect(mail?.link).toMatch(/^http:\/\/localhost:\d+\/mcapp\/login#verify=[\w-]{43}$/)
    const token = tokenIn(mail?.link)
    expect(await verify(anna, token)).toEqual({
      status: 200,
      body: { ok: true },
    })
    expect(await profileOf(anna)).toMatchObject({ email, emailVerified: true })
    expect(await verify(anna, token)).toMatchObject({
      status: 422,
      body: { code: 'link-expired' },
    })
    const set = await anna.call('POST', '/api/user/password', { body: { password: next } })
    expect(set.status).toBe(200)
    const login = await post<SessionAnswer>(server.url, 'login', { email, password: next })
    expect(login.body.user.id).toBe(anna.uid)
  })

  it('asks the address of a sign-up to confirm, and tells the old one of a change', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const old = ben.session.user.email ?? ''
    const first = await mailed(old, 'Confirm your email address')
    await verify(ben, tokenIn(first?.link))
    expect(await profileOf(ben)).toMatchObject({ email: old, emailVerified: true })
    const email = newEmail()
    await ben.call('POST', '/api/user/email', { body: { email } })
    const second = await mailed(email, 'Confirm your email address')
    await verify(ben, tokenIn(second?.link))
    expect(await profileOf(ben)).toMatchObject({ email, emailVerified: true })
    await mailed(old, 'Your email address was changed')
    expect((await post(server.url, 'login', { email: old, password })).status).toBe(401)
  })

  it('is not taken from somebody else who has confirmed it', async () => {
    const [anna, ben] = [await TestCaller.signUp(server.url), await TestCaller.signUp(server.url)]
    const email = anna.session.user.email ?? ''
    const first = await mailed(email, 'Confirm your email address')
    await verify(anna, tokenIn(first?.link))
    const asked = await ben.call<ErrorBody>('POST', '/api/user/email', { body: { email } })
    expect(asked).toMatchObject({
      status: 409,
      body: { code: 'email-taken', fields: { email: 'Another account has this email.' } },
    })
  })

  it('goes from an account that never confirmed it to whoever reads its mail', async () => {
    const [squatter, owner] = [
      await TestCaller.signUp(server.url),
      await TestCaller.signUp(server.url),
    ]
    const email = squatter.session.user.email ?? ''
    const theirs = await mailed(email, 'Confirm your email address')
    const asked = await owner.call('POST', '/api/user/email', { body: { email } })
    expect(asked.status).toBe(200)
    // Until the link is opened nothing has changed hands.
    expect(await profileOf(squatter)).toMatchObject({ email, emailVerified: false })
    const links = async () =>
      outboxOf(server, email).flatMap(({ link }) => (link ? [tokenIn(link)] : []))
    await expect.poll(async () => (await links()).length).toBe(2)
    const mine = (await links()).find((token) => token !== tokenIn(theirs?.link)) ?? ''
    // Asked first: it may be an older account of theirs.
    expect((await verify(owner, mine)).status).toBe(409)
    expect((await verify(owner, mine, { isAnew: true })).status).toBe(200)
    expect(await profileOf(owner)).toMatchObject({ email, emailVerified: true })
    expect(await profileOf(squatter)).toMatchObject({ email: null, emailVerified: false })
    const { body } = await squatter.call('GET', `/api/data/users/${squatter.uid}/notifications`)
    expect(JSON.stringify(body)).toContain('Your account has no email address any more')
    const old = await verify(squatter, tokenIn(theirs?.link))
    expect(old.status).toBe(422)
  })
})

describe('POST /api/auth/password/forgot and /api/auth/password/reset', () => {
  const forgot = async (email: string) =>
    post(server.url, 'password/forgot', { email, captcha: await solveCaptcha(server.url) })

  it('are set anew by a link that works once and ends every session', async () => {
    const anna = await TestCaller.signUp(server.url)
    const email = anna.session.user.email ?? ''
    expect(await forgot(email)).toEqual({
      status: 200,
      body: { ok: true, waitsAt: '/dev/outbox' },
    })
    const mail = await mailed(email, 'Choose a new password')
    const token = tokenIn(mail?.link)
    const weak = { token, password: email.slice(0, 20) }
    expect(await post(server.url, 'password/reset', weak)).toMatchObject({
      status: 422,
      body: { fields: { password: expect.any(String) } },
    })
    expect(await post(server.url, 'password/reset', { token, password: next })).toEqual({
      status: 200,
      body: {
        ...{ ok: true, phoneEnding: null },
        ended: { sessions: 1, feed: false, tokens: 0, phone: false, passkeys: 0, sso: false },
      },
    })
    expect((await anna.call('GET', '/api/auth/session')).status).toBe(401)
    expect((await post(server.url, 'login', { email, password })).status).toBe(401)
    const login = await post<SessionAnswer>(server.url, 'login', { email, password: next })
    expect(login.body.user).toMatchObject({ id: anna.uid, emailVerified: true })
    expect(await post(server.url, 'password/reset', { token, password: next })).toMatchObject({
      body: { code: 'link-expired' },
    })
  })

  it('are forgotten in the same words by those who never had one', async () => {
    const anna = await TestCaller.signUp(server.url)
    const known = await forgot(anna.session.user.email ?? '')
    expect(await forgot(newEmail())).toEqual(known)
  })

  it('open one door each: no link resets what it should verify', async () => {
    const anna = await TestCaller.signUp(server.url)
    const mail = await mailed(anna.session.user.email ?? '', 'Confirm your email address')
    const token = tokenIn(mail?.link)
    expect(await post(server.url, 'password/reset', { token, password: next })).toMatchObject({
      body: { code: 'link-expired' },
    })
  })

  it('are changed by whoever knows the old one; other sessions end', async () => {
    const anna = await TestCaller.signUp(server.url)
    const email = anna.session.user.email ?? ''
    const login = await post<SessionAnswer>(server.url, 'login', { email, password })
    const desk = new TestCaller(server.url, login.body)
    const change = (body: unknown) => anna.call<ErrorBody>('POST', '/api/user/password', { body })
    for (const current of [undefined, 'not this one at all']) {
      expect(await change({ current, password: next })).toMatchObject({
        status: 422,
        body: { fields: { current: 'This is not your password.' } },
      })
    }
    expect(await change({ current: password, password })).toMatchObject({
      status: 422,
      body: { fields: { password: 'Choose another one than the one you have.' } },
    })
    expect((await change({ current: password, password: next })).status).toBe(200)
    expect((await anna.call('GET', '/api/auth/session')).status).toBe(200)
    expect((await desk.call('GET', '/api/auth/session')).status).toBe(401)
    expect((await post(server.url, 'login', { email, password: next })).status).toBe(200)
  })
})
