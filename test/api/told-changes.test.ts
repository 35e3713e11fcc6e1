import { afterAll, describe, expect, it } from 'vitest'
import type { CalendarMade } from '#contract/calendar/entities.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { openPushService, type TestPushService } from '#test/support/push-endpoint.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import {
  logInByPhone,
  newPhone,
  outboxOf,
  post,
  signUpByPhone,
  solveCaptcha,
} from '#test/support/way-in.ts'

const server = sharedServer()
const password = 'four plain words'
const wait = { timeout: 20_000 }
const newEmail = () => `${crypto.randomUUID()}@example.org`

const open: TestPushService[] = []
afterAll(() => {
  for (const service of open) service.close()
})

const tokenIn = (link = '') => link.split('=').at(-1) ?? ''

/** What was sent to somebody with a link of this kind; sent after the answer, so waited for. */
async function heard(to: string, kind: 'verify' | 'not-me' | 'reset', count = 1) {
  const found = () => outboxOf(server, to).filter(({ link }) => link?.includes(`#${kind}=`))
  await expect.poll(() => found().length, wait).toBe(count)
  const last = found().at(-1)
  return { text: `${last?.subject ?? ''} ${last?.text}`, token: tokenIn(last?.link) }
}

const takeBack = async (token: string) => {
  const answer = await call(`${server.url}/api/auth/not-me`, 'POST', { body: { token } })
  expect(answer.status).toBe(200)
}

async function verify(person: TestCaller, email: string) {
  const { token } = await heard(email, 'verify')
  await person.call('POST', '/api/auth/email/verify', { body: { token } })
}

async function proven() {
  const person = await TestCaller.signUp(server.url)
  const email = person.session.user.email ?? ''
  await verify(person, email)
  return { person, email }
}

async function addPhone(person: TestCaller) {
  const phoneNumber = newPhone()
  const send = { phoneNumber, captcha: await solveCaptcha(server.url) }
  await person.call('POST', '/api/user/phone/send', { body: send })
  const code = outboxOf(server, phoneNumber).at(-1)?.code
  const body = { phoneNumber, code }
  expect((await person.call('POST', '/api/user/phone/confirm', { body })).status).toBe(200)
  return phoneNumber
}

const resetBy = async (email: string, next: string) => {
  const captcha = await solveCaptcha(server.url)
  await post(server.url, 'password/forgot', { email, captcha })
  const { token } = await heard(email, 'reset')
  expect((await post(server.url, 'password/reset', { token, password: next })).status).toBe(200)
  const login = await post<SessionAnswer>(server.url, 'login', { email, password: next })
  return new TestCaller(server.url, login.body)
}

async function browserOf(person: TestCaller) {
  const service = await openPushService()
  open.push(service)
  const kept = await person.call('POST', '/api/user/push', { body: service.subscription })
  expect(kept.status).toBe(200)
  return service
}

const titles = ({ taken }: TestPushService) => taken.map(({ payload }) => payload.title)

describe('a first phone number', () => {
  it('is told to the proven address with a link that takes it away again', async () => {
    const { person, email } = await proven()
    await addPhone(person)
    const { text, token } = await heard(email, 'not-me')
    expect(text).toContain('A phone number was added to your account')
    await takeBack(token)
    const owner = await resetBy(email, 'another four words')
    const { body } = await owner.call<SessionAnswer>('GET', '/api/auth/session')
    expect(body.user).toMatchObject({ phone: null, email, emailVerified: true })
    const told = await owner.call('GET', `/api/data/users/${owner.uid}/notifications`)
    expect(told.body.documents).toContainEqual(
      expect.objectContaining({
        title: 'Changes of your account were taken back',
        body: expect.stringMatching(/The phone number .* was taken off, and none is left/),
      }),
    )
  })

  it('is told to every browser, whatever the switches say, also to those signed out', async () => {
    const { person } = await proven()
    const login = { email: person.session.user.email, password }
    const other = new TestCaller(
      server.url,
      (await post<SessionAnswer>(server.url, 'login', login)).body,
    )
    const [kept, ended] = [await browserOf(person), await browserOf(other)]
    expect(person.session.user.pushNotifications).toBe(false)
    await addPhone(person)
    await expect.poll(() => titles(ended), wait).toEqual(['You were logged out here'])
    await expect
      .poll(() => titles(kept), wait)
      .toEqual(['A phone number was added to your account'])
  })
})

describe('a first email address', () => {
  it('is told to the phone with a link that takes it away again', async () => {
    const phone = await signUpByPhone(server)
    const person = await logInByPhone(server, phone)
    const email = newEmail()
    await person.call('POST', '/api/user/email', { body: { email } })
    await verify(person, email)
    const { text, token } = await heard(phone, 'not-me', 2)
    expect(text).toContain('An email address was added to your account')
    await takeBack(token)
    const again = await logInByPhone(server, phone)
    const { body } = await again.call<SessionAnswer>('GET', '/api/auth/session')
    expect(body.user).toMatchObject({ phone, email: null })
  })
})

describe('a calendar address', () => {
  const make = async (person: TestCaller) => {
    const body = { withAmounts: true }
    const made = await person.call<CalendarMade>('POST', '/api/user/calendar', { body })
    return () => fetch(`${server.url}${made.body.path}`).then(({ status }) => status)
  }

  it('is told by mail, and ends with whoever made it', async () => {
    const { person, email } = await proven()
    const read = await make(person)
    expect(await read()).toBe(200)
    const { text, token } = await heard(email, 'not-me')
    expect(text).toContain('A calendar address was made for your account')
    expect(text).not.toContain('signed out.')
    await takeBack(token)
    expect(await read()).toBe(404)
    expect((await person.call('GET', '/api/auth/session')).status).toBe(401)
  })

  it('is named as stopped, with when and where, in the mail about a new password', async () => {
    const { person, email } = await proven()
    const body = { timezone: 'Asia/Tokyo' }
    await person.call('PATCH', `/api/data/users/${person.uid}`, { body })
    const read = await make(person)
    await heard(email, 'not-me')
    await resetBy(email, 'another four words')
    expect(await read()).toBe(404)
    const { text } = await heard(email, 'not-me', 2)
    expect(text).toContain('A new password was chosen by mail')
    expect(text).toContain('Every device was signed out. Your calendar address stopped')
    expect(text).toMatch(/ GMT\+9, by .*network 127\.0\.0\.0\/24\./)
    expect(text).not.toContain('invitation')
  })

  it('is told by text message to who has no address', async () => {
    const phone = await signUpByPhone(server)
    await make(await logInByPhone(server, phone))
    expect((await heard(phone, 'not-me')).text).toContain('A calendar address was made')
  })
})

describe('what an older number is told', () => {
  it('can be followed in one text message, although nothing else leads in any more', async () => {
    const { person, email } = await proven()
    const phone = await addPhone(person)
    await addPhone(person)
    const last = () => outboxOf(server, phone).at(-1)?.text ?? ''
    await expect.poll(last, wait).toMatch(/Your phone number was changed \(\d+ \w+ \d\d:\d\d, /)
    expect(last()).toContain('or help: http://localhost:')
    expect(last()).toMatch(/\/contact$/)
    expect(last().length).toBeLessThanOrEqual(160)
    expect((await heard(email, 'not-me', 2)).token).not.toBe('')
  })
})

describe('a number that goes with the first proof of an address', () => {
  it('is told, and gets no way back', async () => {
    const person = await TestCaller.signUp(server.url)
    const phone = await addPhone(person)
    await resetBy(person.session.user.email ?? '', 'another four words')
    const last = () => outboxOf(server, phone).at(-1)?.text
    await expect.poll(last, wait).toContain('this number was removed from an account')
    expect(outboxOf(server, phone).filter(({ link }) => link)).toEqual([])
  })
})
