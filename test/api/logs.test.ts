import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import {
  codeFor,
  logInByPhone,
  newPhone,
  outboxOf,
  post,
  signUpByPhone,
  solveCaptcha,
  wrongFor,
} from '#test/support/way-in.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ env: { LOG_LEVEL: 'trace' } })
})
afterAll(() => server.stop())

const password = 'lantern harbour quiet nine'
const nextPassword = 'another harbour lantern ten'
const secrets = new Set<string>([password, nextPassword])
const note = <T extends string | null | undefined>(secret: T): T => {
  if (secret) secrets.add(secret)
  return secret
}

async function byPhone(): Promise<TestCaller> {
  const phone = note(newPhone())
  note(phone.replace('+49', '0'))
  note(phone.slice(3))
  await signUpByPhone(server, phone, note('Quite Unusual Name'))
  const code = await codeFor(server, phone, 'login')
  const wrong = { phoneNumber: phone, purpose: 'login', code: note(wrongFor(code)) }
  await post(server.url, 'otp/confirm', wrong)
  const answer = await post<SessionAnswer>(server.url, 'otp/confirm', { ...wrong, code })
  const anna = new TestCaller(server.url, answer.body)
  note(anna.session.token)
  await post(server.url, 'check-user-by-phone', { phoneNumber: phone })
  await post(server.url, 'check-user-by-phone', { phoneNumber: note(newPhone()) })
  return anna
}

async function newPhoneFor(anna: TestCaller) {
  const phone = note(newPhone())
  const captcha = note(await solveCaptcha(server.url))
  await anna.call('POST', '/api/user/phone/send', { body: { phoneNumber: phone, captcha } })
  const code = outboxOf(server, phone).at(-1)?.code
  await anna.call('POST', '/api/user/phone/confirm', { body: { phoneNumber: phone, code } })
  note((await logInByPhone(server, phone)).session.token)
}

async function byEmail() {
  const email = note(`${crypto.randomUUID()}@example.org`)
  const signup = await post<SessionAnswer>(server.url, 'signup', { email, password, name: 'Ben' })
  const ben = new TestCaller(server.url, signup.body)
  note(ben.session.token)
  await post(server.url, 'login', { email, password: note('a wrong one indeed') })
  await post(server.url, 'login', { email, password: 7 })
  await post(server.url, 'password/forgot', { email, captcha: await solveCaptcha(server.url) })
  const reset = () => outboxOf(server, email).find(({ link }) => link?.includes('reset='))
  await expect.poll(reset).toBeDefined()
  const token = note(new URL(reset()?.link ?? '').hash.replace('#reset=', ''))
  await fetch(`${server.url}/mcapp/login?reset=${token}`)
  await post(server.url, 'password/reset', { token, password: nextPassword })
  const again = { email, password: nextPassword }
  const login = await post<SessionAnswer>(server.url, 'login', again)
  note(login.body.token)
  const session = new TestCaller(server.url, login.body)
  await session.call('GET', `/api/data/users?email=${email}`)
  await session.call('POST', '/api/user/delete', {
    body: { confirm: 'delete my account', password: nextPassword },
  })
}

it('of PostgreSQL tells that a row was refused, and not whose', async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const name = `met_${crypto.randomUUID().slice(0, 8)}`
  await client.query(`create temp table ${name} (email text unique)`)
  const insert = () => client.query(`insert into ${name} values ('greta@example.org')`)
  await insert()
  await expect(insert()).rejects.toThrow('duplicate key')
  const { rows } = await client.query<{ folder: string }>(
    `select current_setting('data_directory') as folder`,
  )
  await client.end()
  const said = readFileSync(join(rows[0]?.folder ?? '', '..', 'postgres.log'), 'utf8')
  expect(said).toContain(`"${name}_email_key"`)
  expect(said).not.toContain('greta@example.org')
})

it('says of a refusal why, to whom and roughly from where', async () => {
  const [cleo, dan] = [await TestCaller.signUp(server.url), await TestCaller.signUp(server.url)]
  const asked = await cleo.call('GET', `/api/data/users/${dan.uid}`)
  expect(asked.status).toBe(403)
  const delivered = { name: 'users.update', args: { id: dan.uid, patch: { name: 'Eve' } } }
  expect(await cleo.push(delivered)).toMatchObject([{ ok: false }])
  await post(server.url, 'login', { email: dan.session.user.email, password: 'some wrong words' })
  const lines = () =>
    server.logs
      .map((line): Record<string, unknown> => JSON.parse(line))
      .filter((line) => line.refused !== undefined)
  const from = '127.0.0.0/24'
  const refused = ['user-mismatch']
  await expect
    .poll(lines)
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ status: 403, refused, uid: cleo.uid, from }),
        expect.objectContaining({ route: '/api/sync/push', refused, uid: cleo.uid, from }),
        expect.objectContaining({ status: 401, refused: ['wrong-credentials'], from }),
      ]),
    )
})

it('holds no code, token, password, phone number, email or name, at its loudest', async () => {
  const anna = await byPhone()
  await newPhoneFor(anna)
  await byEmail()
  await anna.call('POST', '/api/auth/logout')
  for (const { code, text, to, link } of outboxOf(server)) [code, text, to, link].forEach(note)
  await server.stop()

  const lines = server.logs
  expect(lines.length).toBeGreaterThan(20)
  expect(secrets.size).toBeGreaterThan(20)
  for (const line of lines) expect(() => JSON.parse(line)).not.toThrow()
  // Six digits may be part of a time or an id, so a code counts where it stands alone.
  const said = [...lines, ...server.complaints].join('\n')
  const found = [...secrets].filter((secret) =>
    /^\d{6}$/.test(secret)
      ? new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`).test(said)
      : said.includes(secret),
  )
  expect(found).toEqual([])
  for (const fact of [
    'let in',
    'not let in',
    'phone changed',
    'password reset',
    'account deleted',
  ]) {
    expect(said).toContain(`"${fact}"`)
  }
  expect(said).toContain(anna.uid)
})
