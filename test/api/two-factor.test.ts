import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { RecoveryCodesAnswer } from '#contract/identity/second-factor.ts'
import type { WaysAnswer } from '#contract/identity/security-events.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { hashToken } from '#server/http/bearer-token.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { type FactorStand, openFactorStand, password } from '#test/support/two-factor.ts'

let stand: FactorStand
beforeAll(async () => {
  stand = await openFactorStand()
})
afterAll(() => stand.close())

const sql = (text: string, values: readonly unknown[]) =>
  stand.one.engine.database.pool.query(text, [...values])
const waysOf = async (person: TestCaller) =>
  (await person.call<WaysAnswer>('GET', '/api/user/ways')).body

/** The second step is `/api/auth/second`. */
describe('logging in', () => {
  it('asks for the second of two things after the right password only', async () => {
    const { email, secret } = await stand.withFactor()
    const asked = await stand.logIn(email)
    expect(asked).toMatchObject({
      status: 401,
      body: {
        code: 'second-factor-needed',
        second: { ticket: expect.stringMatching(/^[\w-]{43}$/), methods: ['totp', 'recovery'] },
      },
    })
    const wrong = { email, password: 'a guess at the words' }
    const guessed = await call<ErrorBody>(`${stand.here}/api/auth/login`, 'POST', { body: wrong })
    expect(guessed.body).toMatchObject({ code: 'wrong-credentials' })
    expect(guessed.body.second).toBeUndefined()
    const answer = await stand.give(asked.body.second?.ticket ?? '', stand.shown(secret))
    expect(answer).toMatchObject({ status: 200, body: { user: { email } } })
    const person = new TestCaller(stand.here, answer.body as SessionAnswer)
    expect((await person.call('GET', '/api/user/export')).status).toBe(200)
  })

  it('stays as it was for who has none', async () => {
    const person = await TestCaller.signUp(stand.here)
    const answer = await stand.logIn(person.session.user.email ?? '')
    expect(Object.keys(answer.body).sort()).toEqual(['token', 'user'])
  })

  it('takes a code once, also at two servers at once', async () => {
    const { email, secret } = await stand.withFactor()
    const tickets = await Promise.all(Array.from({ length: 4 }, () => stand.ticketFor(email)))
    const code = stand.shown(secret)
    const answers = await Promise.all(
      tickets.map((ticket, i) => stand.give(ticket, code, i % 2 ? stand.there : stand.here)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    const again = await stand.give(await stand.ticketFor(email), code)
    expect(again.body.code).toBe('wrong-second-factor')
    const before = await stand.give(await stand.ticketFor(email), stand.shown(secret, -1))
    expect(before.body.code).toBe('wrong-second-factor')
  })

  it('spends a recovery code once, also at two servers at once, and tells of it', async () => {
    const { person, email, recoveryCodes } = await stand.withFactor()
    const [code = ''] = recoveryCodes
    const tickets = await Promise.all(Array.from({ length: 4 }, () => stand.ticketFor(email)))
    const answers = await Promise.all(
      tickets.map((ticket, i) => stand.give(ticket, code, i % 2 ? stand.there : stand.here)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    expect((await waysOf(person)).recoveryCodesLeft).toBe(9)
    const { rows } = await sql(
      `select what from identity.security_events where user_id = $1 order by seq desc limit 1`,
      [person.uid],
    )
    expect(rows).toEqual([{ what: 'second-factor-code-used' }])
  })

  it('counts fifty guesses at once as fifty, and looks at five', async () => {
    const { person, email, secret } = await stand.withFactor()
    const ticket = await stand.ticketFor(email)
    const guesses = Array.from({ length: 50 }, (_, i) =>
      stand.give(ticket, String(100_000 + i), i % 2 ? stand.there : stand.here),
    )
    const codes = (await Promise.all(guesses)).map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'wrong-second-factor')).toHaveLength(5)
    expect(codes.filter((code) => code === 'ticket-over')).toHaveLength(45)
    const tries = 'select tries from identity.tickets where token_hash = $1'
    expect((await sql(tries, [hashToken(ticket)])).rows).toEqual([{ tries: 50 }])
    expect((await stand.give(ticket, stand.shown(secret))).body.code).toBe('ticket-over')
    const told = `select 1 from identity.security_events
      where user_id = $1 and what = 'codes-refused'`
    await expect.poll(async () => (await sql(told, [person.uid])).rowCount).toBe(1)
  })

  it('stops guesses over many tickets, and takes a recovery code all the same', async () => {
    const { email, recoveryCodes } = await stand.withFactor()
    const codes = []
    for (let i = 0; i < 12; i++) {
      const answer = await stand.give(await stand.ticketFor(email), String(100_000 + i))
      codes.push(answer.body.code)
    }
    expect(codes).toEqual([
      ...Array(10).fill('wrong-second-factor'),
      ...Array(2).fill('too-many-requests'),
    ])
    const [code = ''] = recoveryCodes
    expect((await stand.give(await stand.ticketFor(email), code)).status).toBe(200)
  })

  it('takes a ticket once, for minutes, of its own person, and for nothing else', async () => {
    const [anna, ben] = [await stand.withFactor(), await stand.withFactor()]
    const ticket = await stand.ticketFor(anna.email)
    // The ticket of one person, and the code of another.
    expect((await stand.give(ticket, stand.shown(ben.secret))).body.code).toBe(
      'wrong-second-factor',
    )
    expect((await stand.give(ticket, ben.recoveryCodes[0] ?? '')).body.code).toBe(
      'wrong-second-factor',
    )
    const reset = { token: ticket, password: 'five other plain words' }
    const asLink = await call(`${stand.here}/api/auth/password/reset`, 'POST', { body: reset })
    expect(asLink.body).toMatchObject({ code: 'link-expired' })
    const asSession = { headers: { Authorization: `Bearer ${ticket}` } }
    const session = await call(`${stand.here}/api/auth/session`, 'GET', asSession)
    expect(session.status).toBe(401)
    // One that was made for something else.
    const hash = hashToken(ticket)
    await sql(`update identity.tickets set purpose = 'other' where token_hash = $1`, [hash])
    expect((await stand.give(ticket, stand.shown(anna.secret))).body.code).toBe('ticket-over')
    await sql(`update identity.tickets set purpose = 'log-in' where token_hash = $1`, [hash])
    const code = stand.shown(anna.secret)
    const both = await Promise.all([stand.give(ticket, code), stand.give(ticket, code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    const late = await stand.ticketFor(anna.email)
    stand.pass(301_000)
    expect((await stand.give(late, stand.shown(anna.secret))).body.code).toBe('ticket-over')
  })

  it('is over for a ticket once a way in has changed', async () => {
    const { person, email, secret } = await stand.withFactor()
    const ticket = await stand.ticketFor(email)
    const body = { current: password, password: 'five other plain words' }
    expect((await person.call('POST', '/api/user/password', { body })).status).toBe(200)
    expect((await stand.give(ticket, stand.shown(secret))).body.code).toBe('ticket-over')
  })

  it('lets in nobody who was suspended between the two steps', async () => {
    const { person, email, secret } = await stand.withFactor()
    const ticket = await stand.ticketFor(email)
    await sql(`update users set status = 'suspended' where id = $1`, [person.uid])
    const answer = await stand.give(ticket, stand.shown(secret))
    expect(answer).toMatchObject({ status: 403, body: { code: 'account-not-active' } })
    expect((await stand.logIn(email)).body.code).toBe('account-not-active')
  })
})

describe('setting it up', () => {
  it('ends other sessions, is told, and keeps nothing in clear', async () => {
    const person = await TestCaller.signUp(stand.here)
    const login = await stand.logIn(person.session.user.email ?? '')
    const other = new TestCaller(stand.here, login.body as SessionAnswer)
    const { person: _, ...kept } = await stand.withFactor()
    expect((await other.call('GET', '/api/auth/session')).status).toBe(200)
    const { rows } = await sql(
      `select t.secret, t.recovery_hashes from identity.totp t join identity.users u
        on u.id = t.user_id where u.email = $1`,
      [kept.email],
    )
    expect(rows[0].secret.includes(kept.secret)).toBe(false)
    expect(rows[0].recovery_hashes).toHaveLength(10)
    expect(rows[0].recovery_hashes).not.toContain(kept.recoveryCodes[0])
    const ticket = await stand.ticketFor(kept.email)
    await stand.give(ticket, stand.shown(kept.secret))
    const said = [...stand.one.logs, ...stand.two.logs].join('')
    const secrets = [...kept.recoveryCodes, kept.secret.toString('base64'), ticket]
    for (const secret of secrets) expect(said).not.toContain(secret)
  })

  it('signs out whoever came in by a password alone', async () => {
    const { person, email, secret } = await stand.withFactor()
    const answer = await stand.give(await stand.ticketFor(email), stand.shown(secret))
    const other = new TestCaller(stand.here, answer.body as SessionAnswer)
    expect((await person.call('DELETE', '/api/user/totp')).status).toBe(200)
    expect((await other.call('GET', '/api/auth/session')).status).toBe(401)
    expect((await person.call('GET', '/api/auth/session')).status).toBe(200)
    expect((await stand.logIn(email)).status).toBe(200)
  })

  it('replaces none that is on, and is refused to a demo', async () => {
    const { person } = await stand.withFactor()
    const again = await person.call('POST', '/api/user/totp')
    expect(again).toMatchObject({ status: 409, body: { code: 'second-factor-on' } })
    const demo = await TestCaller.signUp(stand.here)
    await sql(`update users set demo_until = now() + interval '1 day' where id = $1`, [demo.uid])
    const refused = await demo.call('POST', '/api/user/totp')
    expect(refused).toMatchObject({ status: 403, body: { code: 'demo-sends-nothing' } })
    const nothing = await demo.call('POST', '/api/user/totp/confirm', { body: { code: '123456' } })
    expect(nothing.status).toBe(404)
  })

  it('makes new recovery codes, and those of before are over', async () => {
    const { person, email, recoveryCodes } = await stand.withFactor()
    const made = await person.call<RecoveryCodesAnswer>('POST', '/api/user/recovery-codes')
    expect(new Set(made.body.recoveryCodes).size).toBe(10)
    const give = async (code = '') => (await stand.give(await stand.ticketFor(email), code)).status
    expect(await give(recoveryCodes[0])).toBe(401)
    expect(await give(made.body.recoveryCodes[0])).toBe(200)
    const none = await TestCaller.signUp(stand.here)
    expect((await none.call('POST', '/api/user/recovery-codes')).status).toBe(404)
  })
})
