import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { users } from '#contract/users/entities.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { codeFor, newPhone } from '#test/support/way-in.ts'

let server: TestServer
let database: pg.Client
let anna: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  anna = await TestCaller.signUp(server.url)
})
afterAll(async () => {
  await database.end()
  await server.stop()
})

const future = '2099-01-01T00:00:00.000Z'
/** What a user must never be able to say of themselves. */
const wished: Readonly<Record<string, unknown>> = {
  role: 'admin',
  roles: ['super_admin'],
  status: 'suspended',
  subscriptionEndDate: future,
  aiAdviceCount: -1000,
  aiAdviceLastReset: future,
  demoUntil: future,
  phone: '+4915112345678',
  phoneNumber: '+4915112345678',
  phoneVerified: true,
  email: 'somebody@example.org',
  emailVerified: true,
  avatar: 'https://evil.example.org/x.png',
  lastLogin: future,
  createdAt: future,
  createdBy: '01928f5e-6f3a-7c11-9d2b-0a5f6e7d8c9b',
  updatedAt: future,
  updatedBy: '01928f5e-6f3a-7c11-9d2b-0a5f6e7d8c9b',
  scope: 'global',
  permissions: ['users'],
  isActive: true,
  plan: 'plus',
  uid: '01928f5e-6f3a-7c11-9d2b-0a5f6e7d8c9b',
  guestOf: '01928f5e-6f3a-7c11-9d2b-0a5f6e7d8c9b',
}
const fields = Object.keys(wished)

const stored = async () => {
  const people = await database.query('select * from users order by id')
  const identities = await database.query('select * from identity.users order by id')
  return JSON.stringify([people.rows, identities.rows])
}

async function changesNothing(attempt: () => Promise<void>) {
  const before = await stored()
  await attempt()
  expect(await stored()).toBe(before)
}

it('tries every field the server owns', () => {
  expect(fields).toEqual(expect.arrayContaining(Object.keys(users.serverOwned)))
})

describe.each(fields)('%s', (field) => {
  const value = wished[field]

  it('is not set through the profile, by any call', () =>
    changesNothing(async () => {
      const path = `/api/data/users/${anna.uid}`
      const whole = { ...users.defaults, name: 'Anna', [field]: value }
      const direct = [
        await anna.call<ErrorBody>('PATCH', path, { body: { [field]: value } }),
        await anna.call<ErrorBody>('PATCH', path, { body: { name: 'Anna', [field]: value } }),
        await anna.call<ErrorBody>('PUT', path, { body: whole }),
        await anna.call<ErrorBody>('PUT', `/api/data/users/${crypto.randomUUID()}`, {
          body: whole,
        }),
      ]
      expect(direct.map(({ status }) => status)).toEqual([422, 422, 403, 403])
      expect(direct[0]?.body.fields).toHaveProperty(field)
      const id = anna.uid
      const results = await anna.push(
        { name: 'users.update', args: { id, patch: { [field]: value } } },
        { name: 'users.update', args: { id, patch: { name: 'Anna', [field]: value } } },
        { name: 'users.update', args: { id, patch: { name: 'Anna' }, [field]: value } },
        { name: 'users.set', args: { doc: { id, ...whole } } },
        { name: 'users.create', args: { doc: { id, ...whole } } },
        { name: 'users.delete', args: { id } },
      )
      for (const result of results) expect(result).toMatchObject({ ok: false })
    }))

  it('is not set while signing up or in', () =>
    changesNothing(async () => {
      const password = 'four plain words'
      const email = `${crypto.randomUUID()}@example.org`
      const phoneNumber = newPhone()
      const code = '123456'
      const profile = { name: 'Eve', [field]: value }
      const otp = { phoneNumber, code, purpose: 'signup' }
      const bodies: [string, object, string][] = [
        ['otp/confirm', { ...otp, profile }, `profile.${field}`],
        ['otp/confirm', { ...otp, profile: { name: 'Eve' }, [field]: value }, field],
        ['otp/confirm', { phoneNumber, code, purpose: 'login', [field]: value }, field],
        ['signup', { email, password, name: 'Eve', [field]: value }, field],
        ['login', { email, password, [field]: value }, field],
      ]
      const known = (path: string, name: string) =>
        (name === 'email' && !path.startsWith('otp')) ||
        (name === 'phoneNumber' && path === 'otp/confirm')
      for (const [path, body, name] of bodies) {
        if (known(path, name)) continue
        const answer = await call<ErrorBody>(`${server.url}/api/auth/${path}`, 'POST', { body })
        expect(answer.status).toBe(422)
        expect(Object.keys(answer.body.fields ?? {})).toEqual([name])
      }
    }))

  it('is not set through the calls of the account', () =>
    changesNothing(async () => {
      const bodies: Record<string, object> = {
        email: { email: 'x@example.org' },
        password: { current: 'four plain words', password: 'other plain words' },
        'phone/confirm': { phoneNumber: newPhone(), code: '123456' },
        delete: { confirm: 'delete my account', password: 'four plain words' },
      }
      for (const [path, body] of Object.entries(bodies)) {
        if (field in body) continue
        const answer = await anna.call<ErrorBody>('POST', `/api/user/${path}`, {
          body: { ...body, [field]: value },
        })
        expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
        expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
      }
    }))
})

describe('prototypes', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('%s reaches nothing', (key) =>
    changesNothing(async () => {
      const raw = `{"name":"Anna","${key}":{"role":"admin"}}`
      const answer = await anna.call('PATCH', `/api/data/users/${anna.uid}`, { raw })
      expect(answer.status).toBe(422)
    }),
  )

  it('takes the sign-up that says only what it may', async () => {
    const phoneNumber = newPhone()
    const code = await codeFor(server, phoneNumber, 'signup')
    const body = { phoneNumber, purpose: 'signup', code, profile: { name: 'Eve' } }
    const answer = await call(`${server.url}/api/auth/otp/confirm`, 'POST', { body })
    expect(answer.status).toBe(200)
  })
})
