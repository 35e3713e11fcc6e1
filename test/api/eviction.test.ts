import { describe, expect, it } from 'vitest'
import type { CalendarMade } from '#contract/entities/calendar.ts'
import type { SessionAnswer } from '#contract/entities/session.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import {
  codeFor,
  newPhone,
  type OutboxFile,
  outboxOf,
  post,
  solveCaptcha,
} from '#test/support/way-in.ts'

const server = sharedServer()
const password = 'four plain words'
const next = 'another four words'
const newEmail = () => `${crypto.randomUUID()}@example.org`

/** The newest message to somebody whose link is for this; sent after the answer, so waited for. */
async function linkTo(to: string, use: 'reset' | 'verify' | 'not-me', after = 0): Promise<string> {
  const found = () => outboxOf(server, to).filter(({ link }) => link?.includes(`#${use}=`))
  await expect.poll(() => found().length, { timeout: 15_000 }).toBeGreaterThan(after)
  return tokenOf(found().at(-1))
}

const tokenOf = (message: OutboxFile | undefined) => message?.link?.split('=').at(-1) ?? ''

async function forgot(email: string): Promise<string> {
  const before = outboxOf(server, email).filter(({ link }) => link?.includes('#reset=')).length
  await post(server.url, 'password/forgot', { email, captcha: await solveCaptcha(server.url) })
  return linkTo(email, 'reset', before)
}

async function addPhone(person: TestCaller, phone: string): Promise<void> {
  const code = await changeCode(person, phone)
  const answer = await confirmPhone(person, phone, code)
  expect(answer.status).toBe(200)
}

async function changeCode(person: TestCaller, phoneNumber: string): Promise<string> {
  const body = { phoneNumber, captcha: await solveCaptcha(server.url) }
  expect((await person.call('POST', '/api/user/phone/send', { body })).status).toBe(200)
  return outboxOf(server, phoneNumber).at(-1)?.code ?? ''
}

const confirmPhone = (person: TestCaller, phoneNumber: string, code: string) =>
  person.call('POST', '/api/user/phone/confirm', { body: { phoneNumber, code } })

const logIn = async (email: string, secret: string) => {
  const { status, body } = await post<SessionAnswer>(server.url, 'login', {
    email,
    password: secret,
  })
  return status === 200 ? new TestCaller(server.url, body) : null
}

const takeBack = (token: string) =>
  call(`${server.url}/api/auth/not-me`, 'POST', { body: { token } })

const isSignedIn = async (person: TestCaller) =>
  (await person.call('GET', '/api/auth/session')).status === 200

const phoneOf = async (person: TestCaller) =>
  (await person.call<SessionAnswer>('GET', '/api/auth/session')).body.user.phone

/** Somebody with a proven address and a phone number. */
async function settled() {
  const person = await TestCaller.signUp(server.url)
  const email = person.session.user.email ?? ''
  await post(server.url, 'email/verify', { token: await linkTo(email, 'verify') })
  const phone = newPhone()
  await addPhone(person, phone)
  await linkTo(email, 'not-me')
  return { person, email, phone }
}

/** Everything that is out for an account, made in another session; each says whether it works. */
async function handOut(email: string, phone: string) {
  const other = await logIn(email, password)
  if (!other) throw new Error('no second session')
  const [address, number] = [newEmail(), newPhone()]
  await other.call('POST', '/api/user/email', { body: { email: address } })
  const made = await other.call<CalendarMade>('POST', '/api/user/calendar', {
    body: { withAmounts: true },
  })
  const out = {
    reset: await forgot(email),
    verify: await linkTo(address, 'verify'),
    change: await changeCode(other, number),
    login: await codeFor(server, phone, 'login'),
  }
  const isDone = async (path: string, body: unknown) =>
    (await post(server.url, path, body)).status === 200
  return {
    session: () => isSignedIn(other),
    'calendar feed': async () => (await fetch(`${server.url}${made.body.path}`)).status === 200,
    'change of phone': async (now: TestCaller) =>
      (await confirmPhone(now, number, out.change)).status === 200,
    'change of email': () => isDone('email/verify', { token: out.verify }),
    'code for the phone': () =>
      isDone('otp/confirm', { phoneNumber: phone, purpose: 'login', code: out.login }),
    'link for a password': () =>
      isDone('password/reset', { token: out.reset, password: 'a password of another' }),
  }
}

type Owner = Awaited<ReturnType<typeof settled>>

/** Each change of a way in; answers the session that goes on. */
const changes: Readonly<Record<string, (owner: Owner) => Promise<TestCaller | null>>> = {
  'a change of the password': async ({ person }) => {
    const body = { current: password, password: next }
    expect((await person.call('POST', '/api/user/password', { body })).status).toBe(200)
    return person
  },
  'a change of the email': async ({ person }) => {
    const email = newEmail()
    await person.call('POST', '/api/user/email', { body: { email } })
    const token = await linkTo(email, 'verify')
    expect((await post(server.url, 'email/verify', { token })).status).toBe(200)
    return person
  },
  'a change of the phone': async ({ person }) => {
    await addPhone(person, newPhone())
    return person
  },
  'a reset by link': async ({ email }) => {
    const token = await forgot(email)
    expect((await post(server.url, 'password/reset', { token, password: next })).status).toBe(200)
    return logIn(email, next)
  },
  'taking a change back': async ({ email, phone }) => {
    const token = await linkTo(phone, 'not-me')
    expect((await takeBack(token)).status).toBe(200)
    expect(await logIn(email, password)).toBeNull()
    const reset = { token: await forgot(email), password: next }
    expect((await post(server.url, 'password/reset', reset)).status).toBe(200)
    return logIn(email, next)
  },
}

describe.each(Object.keys(changes))('%s', (name) => {
  it('ends all that was handed out for the account, but the session that asked', async () => {
    const owner = await settled()
    if (name === 'taking a change back') await setPasswordAgain(owner.person)
    const out = await handOut(owner.email, owner.phone)
    for (const works of [out.session, out['calendar feed']]) expect(await works()).toBe(true)
    const now = await changes[name]?.(owner)
    if (!now) throw new Error('nobody is signed in')
    expect(await isSignedIn(now)).toBe(true)
    const alive: string[] = []
    for (const [what, works] of Object.entries(out)) if (await works(now)) alive.push(what)
    expect(alive).toEqual([])
  })
})

/** The same password once more, which is told to the phone with a link. */
const setPasswordAgain = (person: TestCaller) =>
  person.call('POST', '/api/user/password', { body: { current: password, password } })

describe('an address nobody had proven', () => {
  it('takes the phone a stranger added along when its owner sets a password', async () => {
    const stranger = await TestCaller.signUp(server.url)
    const email = stranger.session.user.email ?? ''
    const phone = newPhone()
    await addPhone(stranger, phone)
    const token = await forgot(email)
    const told = outboxOf(server, email).at(-1)?.text
    expect(told).toContain('the phone number on the account is removed')
    await post(server.url, 'password/reset', { token, password: next })
    const owner = await logIn(email, next)
    expect(owner && (await phoneOf(owner))).toBeNull()
    const code = await codeFor(server, phone, 'login').catch(() => '')
    const body = { phoneNumber: phone, purpose: 'login', code: code || '000000' }
    expect((await post(server.url, 'otp/confirm', body)).status).not.toBe(200)
  })

  it('keeps the phone of who had proven it', async () => {
    const { email, phone } = await settled()
    await post(server.url, 'password/reset', { token: await forgot(email), password: next })
    const owner = await logIn(email, next)
    expect(owner && (await phoneOf(owner))).toBe(phone)
  })
})

describe('who takes a change back', () => {
  it('has the address and number of before, whatever else was changed since', async () => {
    const { person, email, phone } = await settled()
    const other = newEmail()
    await person.call('POST', '/api/user/email', { body: { email: other } })
    await post(server.url, 'email/verify', { token: await linkTo(other, 'verify') })
    const stolen = newPhone()
    await addPhone(person, stolen)
    // The old mailbox hears of the first change only.
    const token = await linkTo(email, 'not-me')
    expect((await takeBack(token)).status).toBe(200)
    expect(await isSignedIn(person)).toBe(false)
    expect(await logIn(other, password)).toBeNull()
    await post(server.url, 'password/reset', { token: await forgot(email), password: next })
    const owner = await logIn(email, next)
    expect(owner && (await phoneOf(owner))).toBe(phone)
    expect((await takeBack(token)).status).toBe(422)
  })

  it('is told by the ways of before, and never by what is new', async () => {
    const { person, email, phone } = await settled()
    const words = (to: string) =>
      outboxOf(server, to).filter(({ link }) => link?.includes('#not-me=')).length
    const [mails, texts] = [words(email), words(phone)]
    const number = newPhone()
    await addPhone(person, number)
    await expect.poll(() => [words(email), words(phone)]).toEqual([mails + 1, texts + 1])
    expect(words(number)).toBe(0)
  })
})

describe('an address that was mistyped at sign-up', () => {
  it('is told nothing, and gets no way back to the account', async () => {
    const person = await TestCaller.signUp(server.url)
    const mistyped = person.session.user.email ?? ''
    const email = newEmail()
    await person.call('POST', '/api/user/email', { body: { email } })
    await post(server.url, 'email/verify', { token: await linkTo(email, 'verify') })
    const phone = newPhone()
    await addPhone(person, phone)
    await linkTo(email, 'not-me')
    expect(outboxOf(server, mistyped).filter(({ link }) => link?.includes('#not-me='))).toEqual([])
  })
})

describe('a login that began before a change', () => {
  it('does not come in after it', async () => {
    const { person, email } = await settled()
    const tries = Array.from({ length: 8 }, () => logIn(email, password))
    const change = person.call('POST', '/api/user/password', {
      body: { current: password, password: next },
    })
    const [came] = await Promise.all([Promise.all(tries), change])
    for (const one of came) if (one) expect(await isSignedIn(one)).toBe(false)
  })
})
