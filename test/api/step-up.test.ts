import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnCall } from '#contract/calls/calls.ts'
import { ownCalls } from '#contract/calls/own-calls.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { ProofAnswer, RenewedAnswer } from '#contract/identity/proof.ts'
import type { SessionAnswer, SessionsAnswer } from '#contract/identity/session.ts'
import { TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { logInByPhone, outboxOf, post, signUpByPhone, wrongFor } from '#test/support/way-in.ts'

const server = sharedServer()
const password = 'four plain words'
let database: pg.Client
beforeAll(async () => {
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
})
afterAll(() => database.end())

/** As if they had come in, or shown who they are, so long ago. */
const wait = (person: TestCaller, minutes = 11) =>
  database.query(
    `update identity.sessions set proven_at = proven_at - make_interval(mins => $2)
      where user_id = $1`,
    [person.uid, minutes],
  )

const prove = (person: TestCaller, body: object) =>
  person.call<ErrorBody>('POST', '/api/user/proof', { body })

const waysOf = async (person: TestCaller) =>
  (await person.call<ProofAnswer>('GET', '/api/user/proof')).body

const sensitive = Object.entries<OwnCall>(ownCalls).filter(
  ([, { auth, proof }]) => auth === 'user' && proof !== undefined,
)
const asked = sensitive.filter(([, { proof }]) => proof === 'recent')

/** Nothing that fits: what matters is whether the guard lets it come that far. */
const tryCall = async (person: TestCaller, { method, path }: OwnCall) => {
  const options = method === 'POST' ? { body: {} } : {}
  const at = path.replace(':id', crypto.randomUUID())
  return (await person.call<ErrorBody>(method, at, options)).body?.code
}

const exported = (person: TestCaller) => person.call<ErrorBody>('GET', '/api/user/export')

describe('the calls that ask for a proof', () => {
  it('are these, and no call that changes an account is forgotten', () => {
    expect(sensitive.map(([name]) => name).sort()).toEqual([
      'user.calendar.make',
      'user.delete',
      'user.email',
      'user.export',
      'user.passkeys.add',
      'user.passkeys.options',
      'user.passkeys.remove',
      'user.password',
      'user.phone.confirm',
      'user.phone.remove',
      'user.phone.send',
      'user.recovery-codes',
      'user.sessions.end',
      'user.sessions.end-all',
      'user.sso.begin',
      'user.sso.link',
      'user.sso.unlink',
      'user.tokens.make',
      'user.totp.confirm',
      'user.totp.disable',
      'user.totp.enrol',
      'user.webhooks.change',
      'user.webhooks.make',
      'user.webhooks.rotate',
    ])
    const others = Object.entries<OwnCall>(ownCalls).flatMap(([name, call]) => {
      const isOfAccount = /^\/api\/(user|auth)\//.test(call.path) && call.auth === 'user'
      return isOfAccount && call.method !== 'GET' && !call.proof ? [name] : []
    })
    // Each of these gives nothing away: think before adding one.
    expect(others.sort()).toEqual([
      'auth.logout',
      'auth.renew',
      'user.avatar.delete',
      'user.avatar.set',
      'user.calendar.end',
      'user.email.cancel',
      // Asks in its body, for what is older than any proof of a session.
      'user.former.end',
      'user.passkeys.rename',
      'user.plus.ask',
      'user.plus.take-back',
      'user.proof.give',
      'user.proof.options',
      'user.proof.send',
      'user.proof.sso',
      'user.push.begin',
      'user.push.end',
      'user.recovery.stop',
      'user.tokens.end',
      'user.webhooks.again',
      'user.webhooks.end',
      'user.webhooks.test',
    ])
  })

  it('let whoever has just logged in pass', async () => {
    const anna = await TestCaller.signUp(server.url)
    for (const [name, call] of asked) {
      if (name === 'user.sessions.end-all') continue
      expect([name, await tryCall(anna, call)]).not.toEqual([name, 'fresh-proof-needed'])
    }
  })

  it.each(asked)('%s is refused to a token alone, and open after one proof', async (_, call) => {
    const anna = await TestCaller.signUp(server.url)
    await wait(anna)
    expect(await tryCall(anna, call)).toBe('fresh-proof-needed')
    expect((await prove(anna, { by: 'password', password })).status).toBe(200)
    expect(await tryCall(anna, call)).not.toBe('fresh-proof-needed')
  })

  it('are refused when ten minutes are over, and not before', async () => {
    const anna = await TestCaller.signUp(server.url)
    await wait(anna, 9)
    expect((await exported(anna)).status).toBe(200)
    await wait(anna, 1)
    expect(await exported(anna)).toMatchObject({
      status: 403,
      body: { code: 'fresh-proof-needed', error: 'Please confirm first that it is you.' },
    })
  })

  it('do nothing of what they are for when they are refused', async () => {
    const anna = await TestCaller.signUp(server.url)
    const login = { email: anna.session.user.email, password }
    const other = new TestCaller(
      server.url,
      (await post<SessionAnswer>(server.url, 'login', login)).body,
    )
    await wait(anna)
    const address = `${crypto.randomUUID()}@example.org`
    await anna.call('POST', '/api/user/email', { body: { email: address } })
    await anna.call('DELETE', '/api/user/sessions')
    const list = await anna.call<SessionsAnswer>('GET', '/api/user/sessions')
    expect(list.body.sessions).toHaveLength(2)
    expect((await other.call('GET', '/api/auth/session')).status).toBe(200)
    expect(outboxOf(server, address)).toEqual([])
  })
})

describe('a proof', () => {
  it('counts for the session it was given at, and for no other', async () => {
    const anna = await TestCaller.signUp(server.url)
    const login = { email: anna.session.user.email, password }
    const { body } = await post<SessionAnswer>(server.url, 'login', login)
    const thief = new TestCaller(server.url, body)
    await wait(anna)
    await prove(anna, { by: 'password', password })
    expect((await exported(anna)).status).toBe(200)
    expect((await exported(thief)).status).toBe(403)
  })

  it('ends the token it was given with, streams too, and counts for the next', async () => {
    const anna = await TestCaller.signUp(server.url)
    await wait(anna)
    const before = new TestCaller(server.url, anna.session)
    const stream = await before.listen({})
    await stream.until(({ events }) => events.length > 0)
    const { body } = await anna.call<RenewedAnswer>('POST', '/api/user/proof', {
      body: { by: 'password', password },
    })
    expect(body.token).not.toBe(before.session.token)
    expect((await before.call('GET', '/api/auth/session')).status).toBe(401)
    expect((await exported(before)).status).toBe(401)
    await stream.ended
    expect(stream.heard('reconnect')).toHaveLength(1)
    expect((await exported(anna)).status).toBe(200)
    expect((await anna.call('GET', '/api/auth/session')).status).toBe(200)
    const list = await anna.call<SessionsAnswer>('GET', '/api/user/sessions')
    expect(list.body.sessions).toHaveLength(1)
  })

  it('is not handed on to who asks with the token before for the next one', async () => {
    const anna = await TestCaller.signUp(server.url)
    await wait(anna)
    const thief = new TestCaller(server.url, anna.session)
    const { body } = await anna.call<RenewedAnswer>('POST', '/api/user/proof', {
      body: { by: 'password', password },
    })
    // Before its owner has used it: an answer may be lost, and then nobody is outside.
    expect((await thief.call('POST', '/api/auth/renew')).body).toEqual({ token: body.token })
    expect((await exported(thief)).status).toBe(403)
    expect((await prove(anna, { by: 'password', password })).status).toBe(200)
    expect((await exported(anna)).status).toBe(200)
    expect((await thief.call('POST', '/api/auth/renew')).status).toBe(401)
    expect((await exported(thief)).status).toBe(401)
  })

  it('also comes with a change of the password', async () => {
    const anna = await TestCaller.signUp(server.url)
    const before = new TestCaller(server.url, anna.session)
    const body = { current: password, password: 'five other plain words' }
    expect((await anna.call('POST', '/api/user/password', { body })).status).toBe(200)
    expect((await before.call('GET', '/api/auth/session')).status).toBe(401)
    expect((await exported(anna)).status).toBe(200)
  })

  it('is no wrong password, whose tries are counted for the session alone', async () => {
    const anna = await TestCaller.signUp(server.url)
    await wait(anna)
    const wrong = { by: 'password', password: 'not the right words' }
    const answers = await Promise.all(Array.from({ length: 14 }, () => prove(anna, wrong)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
    expect((await prove(anna, { by: 'password', password })).status).toBe(429)
    expect((await exported(anna)).status).toBe(403)
    // The owner logs in, which shows who they are.
    const login = { email: anna.session.user.email, password }
    const { body } = await post<SessionAnswer>(server.url, 'login', login)
    expect((await exported(new TestCaller(server.url, body))).status).toBe(200)
  })

  it('is a code for who has no password, to the phone and once', async () => {
    const phone = await signUpByPhone(server)
    const anna = await logInByPhone(server, phone)
    expect(await waysOf(anna)).toEqual({ isRecent: true, ways: ['sms'] })
    await wait(anna)
    expect(await waysOf(anna)).toEqual({ isRecent: false, ways: ['sms'] })
    expect((await prove(anna, { by: 'password', password })).status).toBe(422)
    const set = { body: { password: 'somebody else chose this' } }
    expect((await anna.call('POST', '/api/user/password', set)).status).toBe(403)
    const leave = { body: { confirm: 'delete my account' } }
    expect((await anna.call('POST', '/api/user/delete', leave)).status).toBe(403)
    const sent = await anna.call('POST', '/api/user/proof/send', { body: { way: 'sms' } })
    expect(sent).toMatchObject({ status: 200, body: { waitsAt: '/dev/outbox' } })
    const { code = '', text } = outboxOf(server, phone).at(-1) ?? { text: '' }
    expect(text).toContain('confirms that it is you')
    expect(await prove(anna, { by: 'code', code: wrongFor(code) })).toMatchObject({
      status: 422,
      body: { code: 'wrong-code' },
    })
    expect((await prove(anna, { by: 'code', code })).status).toBe(200)
    expect((await exported(anna)).status).toBe(200)
    await wait(anna)
    expect((await prove(anna, { by: 'code', code })).status).toBe(422)
  })

  it('of one session is no code at another, nor a code to log in with', async () => {
    const phone = await signUpByPhone(server)
    const [anna, other] = [await logInByPhone(server, phone), await logInByPhone(server, phone)]
    await wait(anna)
    await anna.call('POST', '/api/user/proof/send', { body: { way: 'sms' } })
    const code = outboxOf(server, phone).at(-1)?.code ?? ''
    expect((await prove(other, { by: 'code', code })).status).toBe(422)
    const login = { phoneNumber: phone, purpose: 'login', code }
    expect((await post(server.url, 'otp/confirm', login)).status).toBe(422)
    expect((await prove(anna, { by: 'code', code })).status).toBe(200)
  })

  it('sends nothing to an address nobody has proven', async () => {
    const anna = await TestCaller.signUp(server.url)
    expect(await waysOf(anna)).toEqual({ isRecent: true, ways: ['password'] })
    const sent = await anna.call('POST', '/api/user/proof/send', { body: { way: 'mail' } })
    expect(sent.status).toBe(422)
  })
})
