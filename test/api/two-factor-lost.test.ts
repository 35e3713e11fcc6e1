import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { ProofAnswer } from '#contract/identity/proof.ts'
import type { WaysAnswer } from '#contract/identity/security-events.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import type { NotMeAnswer } from '#contract/identity/sign-in.ts'
import {
  beginRecovery,
  finishRecoveries,
  tellRecovery,
} from '#server/auth/second-factor/recovery.ts'
import { hashToken } from '#server/http/bearer-token.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { type FactorStand, openFactorStand, password } from '#test/support/two-factor.ts'
import { type OutboxFile, outboxOf, solveCaptcha } from '#test/support/way-in.ts'

let stand: FactorStand
beforeAll(async () => {
  stand = await openFactorStand()
})
afterAll(() => stand.close())

const sql = (text: string, values: readonly unknown[]) =>
  stand.one.engine.database.pool.query(text, [...values])
const waysOf = async (person: TestCaller) =>
  (await person.call<WaysAnswer>('GET', '/api/user/ways')).body

describe('showing again who one is', () => {
  const [method, path] = ['GET', '/api/user/export']
  const prove = (person: TestCaller, body: object) =>
    person.call<ErrorBody>('POST', '/api/user/proof', { body })

  it('takes the second factor, and no password alone', async () => {
    const { person, secret, recoveryCodes } = await stand.withFactor()
    const { body } = await person.call<ProofAnswer>('GET', '/api/user/proof')
    expect(body.ways).toEqual(['totp'])
    stand.pass(660_000)
    const change = { body: { current: password, password: 'five other plain words' } }
    const refused = await person.call<ErrorBody>('POST', '/api/user/password', change)
    expect(refused.body.code).toBe('fresh-proof-needed')
    expect(await prove(person, { by: 'password', password })).toMatchObject({
      status: 422,
      body: { fields: { code: 'Enter the code from your authenticator app.' } },
    })
    expect((await person.call(method, path)).status).toBe(403)
    const code = stand.shown(secret)
    expect((await prove(person, { by: 'totp', code })).status).toBe(200)
    expect((await person.call(method, path)).status).toBe(200)
    expect((await prove(person, { by: 'totp', code })).status).toBe(422)
    const [recovery] = recoveryCodes
    expect((await prove(person, { by: 'totp', code: recovery })).status).toBe(200)
  })
})

/** The newest message to somebody that has such a link. */
async function mailTo(email: string, isIt: (message: OutboxFile) => boolean) {
  const { dataDir } = stand.one
  const found = () => outboxOf({ url: '', dataDir }, email).findLast(isIt)
  await expect.poll(() => found()?.link).toBeTruthy()
  return { token: found()?.link?.split('=').at(-1), text: found()?.text ?? '' }
}

async function linkFor(email: string) {
  const captcha = await solveCaptcha(stand.here)
  const body = { email, captcha }
  const isLink = ({ link }: OutboxFile) => link?.includes('#reset=') === true
  const before = outboxOf({ url: '', dataDir: stand.one.dataDir }, email).findLast(isLink)?.link
  const sent = await call(`${stand.here}/api/auth/password/forgot`, 'POST', { body })
  expect(sent.body).toEqual({ ok: true, waitsAt: '/dev/outbox' })
  return mailTo(email, (message) => isLink(message) && message.link !== before)
}

const reset = (body: object) =>
  call<ErrorBody>(`${stand.here}/api/auth/password/reset`, 'POST', { body })

const proven = (email: string) =>
  sql('update identity.users set email_verified = true where email = $1', [email])

const begin = async (uid: string) => {
  const { engine, now } = stand.one
  await engine.database.transact((tx) => beginRecovery(tx, uid, now()))
  await tellRecovery(engine, uid)
}

describe('a new password by mail', () => {
  it('asks for the second factor, and the link still works then', async () => {
    const { email, secret } = await stand.withFactor()
    await proven(email)
    const { token } = await linkFor(email)
    const chosen = { token, password: 'five other plain words' }
    const asked = await reset(chosen)
    expect(asked).toMatchObject({ status: 401, body: { code: 'second-factor-needed' } })
    expect(asked.body.second).toBeUndefined()
    const wrong = await reset({ ...chosen, code: '000000' })
    expect(wrong.body.code).toBe('wrong-second-factor')
    expect((await stand.logIn(email)).body.code).toBe('second-factor-needed')
    expect((await reset({ ...chosen, code: stand.shown(secret) })).status).toBe(200)
    expect((await stand.logIn(email)).body.code).toBe('wrong-credentials')
  })

  it('takes off what was set up before anybody had proven the address, and says so', async () => {
    const { email } = await stand.withFactor()
    const { token, text } = await linkFor(email)
    expect(text).toContain('Two-factor sign-in was turned on before this address was confirmed')
    const body = { email, password: 'five other plain words' }
    expect((await reset({ token, password: body.password })).status).toBe(200)
    expect((await call(`${stand.here}/api/auth/login`, 'POST', { body })).status).toBe(200)
  })
})

describe('who lost the app and all codes', () => {
  const finish = () => finishRecoveries(stand.one.engine, stand.one.now())

  it('comes in again after 72 hours, told, and not before', async () => {
    const { person, email } = await stand.withFactor()
    await proven(email)
    await begin(person.uid)
    const { dataDir, engine } = stand.one
    await engine.outside.close()
    const mail = outboxOf({ url: '', dataDir }, email).at(-1)
    expect(mail?.subject).toContain('Two-factor sign-in ends in three days')
    expect(mail?.text).toContain('/mcapp/profile')
    expect((await waysOf(person)).recoveryDueAt).not.toBeNull()
    stand.pass(72 * 3_600_000 - 60_000)
    expect(await finish()).toBe(0)
    expect((await stand.logIn(email)).body.code).toBe('second-factor-needed')
    stand.pass(60_000)
    expect(await finish()).toBe(1)
    expect(await finish()).toBe(0)
    expect((await stand.logIn(email)).status).toBe(200)
    expect((await person.call('GET', '/api/auth/session')).status).toBe(401)
  })

  it('is stopped by one tap, also of a session that has proven nothing lately', async () => {
    const { person, email } = await stand.withFactor()
    await begin(person.uid)
    stand.pass(660_000)
    expect((await person.call('DELETE', '/api/user/recovery')).status).toBe(200)
    expect((await person.call('DELETE', '/api/user/recovery')).status).toBe(404)
    stand.pass(73 * 3_600_000)
    expect(await finish()).toBe(0)
    expect((await stand.logIn(email)).body.code).toBe('second-factor-needed')
  })

  it('is not begun where there is nothing to end', async () => {
    const person = await TestCaller.signUp(stand.here)
    await expect(begin(person.uid)).rejects.toMatchObject({ code: 'second-factor-setup-needed' })
  })
})

describe('a link that says: that was not me', () => {
  it('takes off a second factor that a stranger set up, and one to end it', async () => {
    const { person, email } = await stand.withFactor()
    const { rows } = await sql(
      `select about, before from identity.undo_links where user_id = $1 order by seq`,
      [person.uid],
    )
    expect(rows).toEqual([{ about: 'second-factor', before: null }])
    const token = 'n'.repeat(43)
    await sql(
      `update identity.undo_links set token_hash = $2
        where user_id = $1 and seq = (select min(seq) from identity.undo_links where user_id = $1)`,
      [person.uid, hashToken(token)],
    )
    const taken = await call(`${stand.here}/api/auth/not-me`, 'POST', { body: { token } })
    expect(taken.status).toBe(200)
    const left = 'select 1 from identity.totp t join identity.users u on u.id = t.user_id'
    expect(
      (await sql(`${left} where u.email = $1 or u.id = $2`, [email, person.uid])).rows,
    ).toEqual([])
  })
})

/** Who knows the password of somebody and reads their mail. */
describe('what an intruder turned on', () => {
  const notMe = (token: string | undefined) =>
    call<NotMeAnswer>(`${stand.here}/api/auth/not-me`, 'POST', { body: { token } })
  const warned = (email: string, what: string) =>
    mailTo(email, ({ subject, link }) => subject === what && link?.includes('#not-me=') === true)

  async function intrude() {
    const owner = await TestCaller.signUp(stand.here)
    const email = owner.session.user.email ?? ''
    await proven(email)
    const { person, recoveryCodes } = await stand.turnOn(
      new TestCaller(stand.here, (await stand.logIn(email)).body as SessionAnswer),
    )
    const { token } = await linkFor(email)
    const chosen = { token, password: 'five other plain words', code: recoveryCodes[0] }
    expect((await reset(chosen)).status).toBe(200)
    return { person, email }
  }

  it.each([
    'Two-factor sign-in was turned on',
    'A recovery code was used',
    'Two-factor sign-in ends in three days, as our staff were asked',
  ])('is off by the link of “%s”', async (subject) => {
    const { person, email } = await intrude()
    await begin(person.uid)
    const answer = await notMe((await warned(email, subject)).token)
    expect(answer).toMatchObject({ status: 200, body: { secondFactor: 'gone' } })
    const { token } = await linkFor(email)
    expect((await reset({ token, password })).status).toBe(200)
    expect((await stand.logIn(email)).status).toBe(200)
  })

  it('and is older is not saved from staff by a link that tells of something else', async () => {
    const { person, email, recoveryCodes } = await stand.withFactor()
    await proven(email)
    stand.pass(31 * 86_400_000)
    const ticket = await stand.ticketFor(email)
    expect((await stand.give(ticket, recoveryCodes[0] ?? '')).status).toBe(200)
    await begin(person.uid)
    const used = await notMe((await warned(email, 'A recovery code was used')).token)
    expect(used.body.secondFactor).toBe('ends')
    const mine = 'select from identity.recoveries where user_id = $1'
    expect((await sql(mine, [person.uid])).rowCount).toBe(1)
  })

  it('stays on where its owner says that they did not ask staff', async () => {
    const { person, email } = await stand.withFactor()
    await proven(email)
    stand.pass(31 * 86_400_000)
    await begin(person.uid)
    const subject = 'Two-factor sign-in ends in three days, as our staff were asked'
    const mail = await warned(email, subject)
    expect(mail.text).toContain('The link below stops it')
    expect((await notMe(mail.token)).body.secondFactor).toBe('stays-on')
    const mine = 'select from identity.recoveries where user_id = $1'
    expect((await sql(mine, [person.uid])).rowCount).toBe(0)
  })

  it('ends no link where its code stood for a new password', async () => {
    const { person } = await intrude()
    const ended = `select from identity.undo_links where user_id = $1 and ended is not null`
    expect((await sql(ended, [person.uid])).rowCount).toBe(0)
  })
})
