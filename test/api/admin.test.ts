import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { type AdminRole, adminRoles } from '#contract/permissions.ts'
import { adminCalls } from '#contract/staff/calls.ts'
import { adminRow, type IssuedPasswordAnswer } from '#contract/staff/entities.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { outboxOf } from '#test/support/way-in.ts'

const email = 'boss@example.org'
const password = 'seven plain honest words'
const env = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password }

let server: TestServer
let database: pg.Client
let anna: TestCaller
const tokens = new Map<AdminRole, string>()
const passwords: string[] = [password]

const send = <T = ErrorBody>(method: string, path: string, token?: string, body?: unknown) =>
  call<T>(`${server.url}${path}`, method, {
    body,
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  })

const login = async (address: string, typed: string) =>
  (
    await send<{ token: string }>('POST', '/api/admin/login', undefined, {
      email: address,
      password: typed,
    })
  ).body.token

beforeAll(async () => {
  server = await startTestServer({ env })
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
  anna = await TestCaller.signUp(server.url)
  const boss = await login(email, password)
  tokens.set('super_admin', boss)
  for (const role of adminRoles.slice(1)) {
    const body = { email: `${role}@example.org`, displayName: role, role }
    const made = await send<IssuedPasswordAnswer>('POST', '/api/admin/staff', boss, body)
    const newPassword = `five quite plain words for ${role.length}`
    passwords.push(made.body.password, newPassword)
    const given = { email: body.email, password: made.body.password }
    await send('POST', '/api/admin/login/password', undefined, { ...given, newPassword })
    tokens.set(role, await login(body.email, newPassword))
  }
})
afterAll(async () => {
  await database.end()
  await server.stop()
})

/** Every call of the admin area that needs a token, as the contract lists it. */
const guarded = Object.entries({ ...calls, ...adminCalls })
  .filter(([, { auth }]) => auth === 'admin')
  .map(([name, { method, path }]) => ({ name, method, path: path.replace(/:\w+/, randomUUID()) }))

describe('every call of the admin area', () => {
  it.each(guarded)('$name is for staff only', async ({ method, path }) => {
    const strangers = [undefined, '', 'x'.repeat(43), anna.session.token, anna.uid]
    for (const token of strangers) {
      const body = method === 'GET' ? undefined : {}
      const answer = await send(method, path, token, body)
      expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    }
  })

  it('takes no token from the address', async () => {
    const answer = await send('GET', `/api/admin/auth?token=${tokens.get('viewer')}`)
    expect(answer.status).toBe(401)
  })
})

describe('GET /api/admin/auth', () => {
  it.each(adminRoles)('answers the whole profile of a %s and nothing else', async (role) => {
    const { status, body } = await send('GET', '/api/admin/auth', tokens.get(role))
    expect(status).toBe(200)
    const profile = adminRow.parse(body)
    expect(profile).toMatchObject({ role, isActive: true })
    expect(Object.keys(body).sort()).toEqual([
      'createdAt',
      'displayName',
      'email',
      'id',
      'isActive',
      'lastLoginAt',
      'permissions',
      'role',
    ])
  })
})

describe('a token of the staff', () => {
  it('is nobody’s in the app', async () => {
    for (const path of ['/api/auth/session', '/api/sync/scopes', `/api/data/users/${anna.uid}`]) {
      expect((await send('GET', path, tokens.get('super_admin'))).status).toBe(401)
    }
  })
})

describe('suspending a user', () => {
  const { path: statusPath } = adminCalls['admin.users.status']
  const set = (token: string | undefined, uid: string, status: unknown) =>
    send('POST', statusPath.replace(':uid', uid), token, { status, reason: 'Sent spam.' })

  it('ends their sessions and their open stream, and is written down', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const stream = await ben.listen({ [ben.scope]: 0 })
    expect((await ben.call('GET', '/api/auth/session')).status).toBe(200)
    const answer = await set(tokens.get('moderator'), ben.uid, 'suspended')
    expect(answer).toEqual({ status: 200, body: { id: ben.uid, status: 'suspended' } })
    // Their own browser can say what happened; nobody else learns it.
    expect(await ben.call('GET', '/api/auth/session')).toMatchObject({
      status: 403,
      body: { code: 'account-not-active' },
    })
    await stream.ended
    const { rows } = await database.query(
      `select action, target, details from audit_log where target = $1`,
      [ben.uid],
    )
    const details = { reason: 'Sent spam.' }
    expect(rows).toEqual([{ action: 'user.suspend', target: ben.uid, details }])
  })

  it('is told by mail at a proven address, and so is the way back', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const carla = await TestCaller.signUp(server.url, 'Carla')
    await database.query('update users set email_verified = true where id = $1', [ben.uid])
    const subjects = ({ session }: TestCaller) =>
      outboxOf(server, session.user.email ?? '').map(({ subject }) => subject)
    for (const { uid } of [ben, carla]) await set(tokens.get('moderator'), uid, 'suspended')
    await expect.poll(() => subjects(ben)).toContain('Your account is suspended')
    await set(tokens.get('moderator'), ben.uid, 'active')
    await expect.poll(() => subjects(ben)).toContain('Your account is active again')
    expect(subjects(carla)).not.toContain('Your account is suspended')
  })

  it('asks why, and tells it to whoever looks at the user', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const at = statusPath.replace(':uid', ben.uid)
    const token = tokens.get('moderator')
    for (const reason of [undefined, '', '  ', 'x'.repeat(301), 7]) {
      const body = { status: 'suspended', reason }
      const answer = await send('POST', at, token, body)
      expect(answer).toMatchObject({ status: 422, body: { fields: { reason: expect.anything() } } })
    }
    expect((await ben.call('GET', '/api/auth/session')).status).toBe(200)
    await set(token, ben.uid, 'suspended')
    const look = () =>
      send<{ suspension: unknown }>('GET', `/api/admin/users/${ben.uid}`, tokens.get('viewer'))
    expect((await look()).body.suspension).toEqual({
      at: expect.any(String),
      staffName: 'moderator',
      reason: 'Sent spam.',
    })
    const unsaid = await send('POST', at, token, { status: 'active' })
    expect(unsaid).toMatchObject({ status: 422, body: { fields: { reason: expect.anything() } } })
    const body = { status: 'active', reason: 'It was a mistake.' }
    expect((await send('POST', at, token, body)).status).toBe(200)
    expect((await look()).body.suspension).toBeNull()
  })

  it('lets them in again, with a new session only', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const address = ben.session.user.email
    await set(tokens.get('moderator'), ben.uid, 'suspended')
    const body = { email: address, password: 'four plain words' }
    const refused = await send('POST', '/api/auth/login', undefined, body)
    expect(refused.body.code).toBe('account-not-active')
    expect((await set(tokens.get('moderator'), ben.uid, 'active')).status).toBe(200)
    expect((await ben.call('GET', '/api/auth/session')).status).toBe(401)
    expect((await send('POST', '/api/auth/login', undefined, body)).status).toBe(200)
  })

  it('refuses nobody, nonsense and whoever has left', async () => {
    const token = tokens.get('super_admin')
    expect((await set(token, randomUUID(), 'suspended')).status).toBe(404)
    expect((await set(token, 'nonsense', 'suspended')).status).toBe(404)
    for (const status of ['deleted', 'paused', '', null, true]) {
      expect((await set(token, anna.uid, status)).status).toBe(422)
    }
    const gone = await TestCaller.signUp(server.url, 'Gone')
    await database.query(`update users set status = 'deleted' where id = $1`, [gone.uid])
    expect((await set(token, gone.uid, 'active')).status).toBe(404)
  })
})

describe('the first super admin', () => {
  it('is made once, however many servers start', async () => {
    const shared = { ...env, DATABASE_URL: server.databaseUrl }
    const others = await Promise.all([
      startTestServer({ env: shared }),
      startTestServer({ env: { ...shared, ADMIN_EMAIL: 'other@example.org' } }),
    ])
    await Promise.all(others.map((other) => other.stop()))
    const { rows } = await database.query(`select email from staff where role = 'super_admin'`)
    expect(rows).toEqual([{ email }])
  })

  it('is not there without being asked for', async () => {
    const bare = await startTestServer()
    const client = new pg.Client({ connectionString: bare.databaseUrl })
    await client.connect()
    expect((await client.query('select * from staff')).rows).toEqual([])
    await client.end()
    await bare.stop()
  })
})

describe('after all of it', () => {
  it('the log knows no secret, and nothing went wrong unexpectedly', () => {
    const said = server.logs.join('\n')
    for (const secret of [...passwords, ...tokens.values()]) expect(said).not.toContain(secret)
    expect(said).not.toContain(email)
    expect(said).not.toContain('"unexpected"')
  })
})
