import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { deleteConfirmation } from '#contract/identity/sign-in.ts'
import { forgotPassword } from '#server/auth/password/choose-by-mail.ts'
import { takeBudget } from '#server/outside/take-budget.ts'
import { TestCaller } from '#test/support/caller.ts'
import { newToken, TestGroup } from '#test/support/group-fixture.ts'
import { type Fixture, openFixture } from '../attack/open-fixture.ts'
import { newPhone, outboxOf, post } from '../support/way-in.ts'

const password = 'four plain words'
let one: Fixture
beforeAll(async () => {
  one = await openFixture({ SIGNUPS_PER_HOUR: '100000', MAILS_PER_HOUR: '2000' })
})
afterAll(() => one.close())
/** All these people change from one network, and some use up what there is for all. */
beforeEach(async () => {
  await one.engine.database.pool.query(
    `delete from rate_limits
      where bucket ~ '^changes:|^out:mail:changed-way-in:(first|aged|more)$'`,
  )
})

async function proven() {
  const person = await TestCaller.signUp(one.url)
  const email = person.session.user.email ?? ''
  await one.engine.outside.close()
  const [link] = outboxOf(one, email).flatMap(({ link }) => link ?? [])
  const body = { token: link?.split('=').at(-1) }
  expect((await person.call('POST', '/api/auth/email/verify', { body })).status).toBe(200)
  return { person, email }
}

const feed = async (person: TestCaller) =>
  (await person.call('POST', '/api/user/calendar', { body: { withAmounts: true } })).status

async function changePassword(person: TestCaller, turn: number) {
  const body = { current: password, password: `${password} ${turn}` }
  const answer = await person.call('POST', '/api/user/password', { body })
  return answer.status
}

async function logIn(email: string, secret = password) {
  const { status, body } = await post<SessionAnswer>(one.url, 'login', { email, password: secret })
  expect(status).toBe(200)
  return new TestCaller(one.url, body)
}

async function sessionOf(person: TestCaller) {
  type Listed = { readonly sessions: readonly { readonly id: string; isCurrent: boolean }[] }
  const { body } = await person.call<Listed>('GET', '/api/user/sessions')
  return body.sessions.find(({ isCurrent }) => isCurrent)?.id
}

/** A number that has been there for as long as the account. */
async function havePhone(person: TestCaller, phone: string) {
  await one.engine.database.pool.query(
    `update identity.users set phone_number = $2, created_at = created_at - interval '60 days',
      email_proven_at = email_proven_at - interval '60 days',
      email_since = email_since - interval '60 days' where id = $1`,
    [person.uid, phone],
  )
  return person
}

/** As if somebody had changed this account until no more is told of it. */
async function fillUp(email: string | null, phone: string, person: TestCaller) {
  const who = `${person.uid}:${await sessionOf(person)}`
  const ways = [...(email ? [['mail', email]] : []), ['sms', phone]]
  for (const [channel, to] of ways) {
    for (const key of [`to:${to}`, ...(email ? [`from:${who}`] : [])]) {
      await one.engine.database.pool.query(
        `insert into rate_limits (bucket, used, resets_at)
          values ($1, 1000, now() + interval '1 hour')`,
        [`out:${channel}:changed-way-in:${key}:hour`],
      )
    }
  }
}

const linksOf = (to: string) => outboxOf(one, to).flatMap(({ link }) => link ?? [])

const told = (to: string, words: string) =>
  outboxOf(one, to).filter(({ subject = '' }) => subject.includes(words)).length

it('is told after as many calendar addresses as can be made', async () => {
  const { person, email } = await proven()
  const statuses: number[] = []
  for (let turn = 0; turn < 8; turn++) statuses.push(await feed(person))
  expect(statuses).toEqual([...Array(5).fill(200), 429, 429, 429])
  expect(await changePassword(person, 1)).toBe(200)
  await one.engine.outside.close()
  expect(told(email, 'password')).toBe(1)
})

it('is told although many others have used up what they may be told', async () => {
  const message = { kind: 'changed-way-in', channel: 'mail', text: '' } as const
  const flood = async () => {
    while (true) {
      const from = { who: [randomUUID()] }
      await takeBudget(one.engine.database, one.engine.config, { ...message, to: 'x@y.z', from })
    }
  }
  await expect(flood()).rejects.toMatchObject({ code: 'too-many-requests' })
  for (const to of ['a@y.z', 'b@y.z']) {
    for (let turn = 0; turn < 9; turn++) {
      const from = { who: [randomUUID()] }
      await takeBudget(one.engine.database, one.engine.config, { ...message, to, from }).catch(
        () => {},
      )
    }
  }
  const { person, email } = await proven()
  expect(await changePassword(person, 2)).toBe(200)
  await one.engine.outside.close()
  expect(told(email, 'password')).toBe(1)
})

/** As much as accounts of some age, or new ones, may be told for the first time in an hour. */
async function floodFirst(isOfAge: boolean) {
  const message = { kind: 'changed-way-in', channel: 'mail', text: '', isOfAge } as const
  const told = { count: 0 }
  const flood = async () => {
    for (; ; told.count++) {
      const from = { who: [randomUUID()] }
      const to = `${randomUUID()}@y.z`
      await takeBudget(one.engine.database, one.engine.config, { ...message, to, from })
    }
  }
  await expect(flood()).rejects.toMatchObject({ code: 'too-many-requests' })
  return told.count
}

it('is told to who has been here for long although new accounts used up their part', async () => {
  const { person, email } = await proven()
  const other = await proven()
  expect(await floodFirst(false)).toBeGreaterThan(40)
  await one.engine.database.pool.query(
    `update identity.users set created_at = created_at - interval '8 days' where id = $1`,
    [person.uid],
  )
  expect(await changePassword(other.person, 4)).toBe(429)
  expect(await changePassword(person, 4)).toBe(200)
  await one.engine.outside.close()
  expect(told(email, 'password')).toBe(1)
  await one.engine.database.pool.query(`delete from rate_limits where bucket like '%:first'`)
})

it('comes from one network no more often than a tenth of all that is told', async () => {
  const { person } = await proven()
  expect(await changePassword(person, 4)).toBe(200)
  await one.engine.database.pool.query(
    `update rate_limits set used = 1000 where bucket like 'changes:%'`,
  )
  expect(await changePassword(person, 5)).toBe(429)
})

it('is not done where nobody could be told of it', async () => {
  const { person, email } = await proven()
  await one.engine.database.pool.query(
    `insert into rate_limits (bucket, used, resets_at)
      values ($1, $2, now() + interval '1 hour')`,
    [`out:mail:changed-way-in:to:${email}:hour`, 60],
  )
  expect(await changePassword(person, 3)).toBe(429)
  const login = { email, password }
  const answer = await person.call('POST', '/api/auth/login', { body: login })
  expect(answer.status).toBe(200)
})

it('is not done where its session has used up what may be told of it', async () => {
  const { person, email } = await proven()
  await one.engine.database.pool.query(
    `insert into rate_limits (bucket, used, resets_at)
      values ($1, 20, now() + interval '1 hour')`,
    [`out:mail:changed-way-in:from:${person.uid}:${await sessionOf(person)}:hour`],
  )
  expect(await changePassword(person, 6)).toBe(429)
  const owner = await logIn(email)
  expect(await changePassword(owner, 7)).toBe(200)
})

it('slows down who changes again and again, and nobody in another session', async () => {
  const { person, email } = await proven()
  let intruder = person
  const statuses: number[] = []
  for (let turn = 0; turn < 9; turn++) {
    const [current, next] = [turn, turn + 1].map((at) => (at ? `${password} ${at}` : password))
    const body = { current, password: next }
    const { status, body: answer } = await intruder.call('POST', '/api/user/password', { body })
    statuses.push(status)
    if (status === 200) intruder = new TestCaller(one.url, { ...person.session, ...answer })
  }
  expect(statuses).toEqual([...Array(7).fill(200), 429, 429])
  const owner = await logIn(email, `${password} 7`)
  const body = { current: `${password} 7`, password: `${password} mine` }
  expect((await owner.call('POST', '/api/user/password', { body })).status).toBe(200)
  await one.engine.outside.close()
  // All in one millisecond, and then in any order.
  const told = outboxOf(one, email).filter(({ subject = '' }) => subject.includes('password'))
  expect(told).toHaveLength(8)
  for (const { text } of told) {
    expect(text).toContain('Every other device was signed out.')
    expect(text).not.toContain('calendar')
  }
})

it('by mail is told to the phone, however much was changed before it', async () => {
  const { person, email } = await proven()
  const phone = newPhone()
  await fillUp(email, phone, await havePhone(person, phone))
  forgotPassword(one.engine, email, { address: '192.0.2.1', from: { network: '', counted: '' } })
  await one.engine.outside.close()
  const token = linksOf(email)
    .find((link) => link.includes('reset='))
    ?.split('=')
    .at(-1)
  const next = { token, password: `${password} new` }
  expect((await post(one.url, 'password/reset', next)).body).toMatchObject({ ok: true })
  await one.engine.outside.close()
  expect(outboxOf(one, phone).at(-1)?.text).toContain('A new password was chosen by mail')
})

it('is told last by text message where those are used up and mail tells of it', async () => {
  const { person, email } = await proven()
  const phone = newPhone()
  await fillUp(null, phone, await havePhone(person, phone))
  for (const turn of [1, 2]) {
    const [current, next] = [turn - 1, turn].map((at) => (at ? `${password} ${at}` : password))
    const body = { current, password: next }
    const answer = await person.call('POST', '/api/user/password', { body })
    expect(answer.status).toBe(200)
    Object.assign(person.session, answer.body)
  }
  await one.engine.outside.close()
  const texts = outboxOf(one, phone).map(({ text }) => text)
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('No further texts for now')
  expect(told(email, 'password')).toBe(2)
})

it('tells of a deleted account, however much was changed before it', async () => {
  const { person, email } = await proven()
  await fillUp(email, newPhone(), person)
  const body = { confirm: deleteConfirmation, password }
  const answer = await person.call('POST', '/api/user/delete', { body })
  expect(answer.status).toBe(200)
  await one.engine.outside.close()
  expect(told(email, 'Your account is deleted')).toBe(1)
})

it('gives no member away to who tries number after number', async () => {
  const { person } = await proven()
  const ben = await TestCaller.signUp(one.url, 'Ben')
  const phone = newPhone()
  await one.engine.database.pool.query('update users set phone = $2 where id = $1', [
    ben.uid,
    phone,
  ])
  const group = await TestGroup.make(person)
  await group.join(ben)
  const words = new Set<string>()
  const ask = async (to: string) => {
    const args = { groupId: group.id, id: randomUUID(), token: newToken(), channel: 'phone', to }
    const [result] = await person.push({
      name: 'groups.invite',
      args: { ...args, memberId: randomUUID(), role: 'member' },
    })
    return result && !result.ok ? JSON.stringify(result.fields) : 'done'
  }
  for (let turn = 0; turn < 70; turn++) words.add(await ask(newPhone()))
  expect([...words].some((said) => said.includes('too many'))).toBe(true)
  expect(await ask(phone)).toContain('too many')
})

it('takes codes along that were sent before it', async () => {
  const { person, email } = await proven()
  const prove = (path: string, body: object) =>
    person.call('POST', `/api/user/proof${path}`, { body })
  const sent = await prove('/send', { way: 'mail' })
  expect(sent.status).toBe(200)
  await one.engine.outside.close()
  const code = outboxOf(one, email)
    .flatMap((mail) => mail.code ?? [])
    .at(-1)
  expect(code).toMatch(/^\d{6}$/)
  const body = { current: password, password: `${password} 4` }
  const changed = await person.call<{ token: string }>('POST', '/api/user/password', { body })
  const after = new TestCaller(one.url, { ...person.session, token: changed.body.token })
  const tried = await after.call('POST', '/api/user/proof', { body: { code } })
  expect(tried.status).not.toBe(200)
})
