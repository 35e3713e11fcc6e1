import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionAnswer } from '#contract/identity/session.ts'
import { call } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

const password = 'four plain words'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

let people = 0
const newcomer = () => ({ email: `person${people++}@example.org`, password, name: 'Anna Berg' })

async function send(method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(`${server.url}/api/auth/${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json(), headers: response.headers }
}

async function signUp() {
  const person = newcomer()
  const { status, body } = await send('POST', 'signup', person)
  expect(status).toBe(200)
  return { ...person, ...sessionAnswer.parse(body) }
}

it('knows a password by the hash it keeps for people, slow as that is', async () => {
  const env = { DATABASE_URL: server.databaseUrl }
  const shipped = await startTestServer({ env, isAsShipped: true })
  const ask = (path: string, body: unknown) =>
    call(`${shipped.url}/api/auth/${path}`, 'POST', { body })
  const { email, name } = newcomer()
  expect((await ask('signup', { email, password, name })).status).toBe(200)
  expect((await ask('login', { email, password })).status).toBe(200)
  expect((await ask('login', { email, password: 'four other words' })).status).toBe(401)
  await shipped.stop()
})

describe('POST /api/auth/signup', () => {
  it('answers the profile and a token that works', async () => {
    const { user, token, email } = await signUp()
    expect(user).toMatchObject({ email, name: 'Anna Berg', currency: 'EUR', status: 'active' })
    const session = await send('GET', 'session', undefined, token)
    expect(session).toMatchObject({ status: 200, body: { user } })
    expect(session.headers.get('set-cookie')).toBeNull()
  })

  it('takes country, currency, time zone and locale', async () => {
    const place = { country: 'JP', currency: 'JPY', timezone: 'Asia/Tokyo', locale: 'ja-JP' }
    const { body } = await send('POST', 'signup', { ...newcomer(), ...place })
    expect(body.user).toMatchObject(place)
  })

  it('knows one address in any spelling', async () => {
    const { email } = await signUp()
    const again = { ...newcomer(), email: `  ${email.toUpperCase()} ` }
    const { status, body } = await send('POST', 'signup', again)
    expect([status, body.code]).toEqual([409, 'email-taken'])
    expect(body.fields).toEqual({ email: 'This email is already in use. Please log in.' })
  })

  it.each([
    ['email', { email: 'anna' }, 'Enter an email address, like anna@example.org.'],
    ['email', { email: `${'a'.repeat(250)}@example.org` }, 'Use at most 254 characters.'],
    ['email', { email: undefined }, 'Enter your email address.'],
    ['password', { password: 'short words' }, 'Use at least 12 characters.'],
    ['password', { password: 'long'.repeat(33) }, 'Use at most 128 characters.'],
    ['password', { password: 7 }, 'Choose a password.'],
    [
      'password',
      { password: 'Password1234' },
      'Many people use this password. Choose another one.',
    ],
    [
      'password',
      { password: 'moneycomb2026' },
      'Do not build your password from your name, your email or ours.',
    ],
    ['name', { name: '   ' }, 'Enter your name.'],
    ['name', { name: 'a\0b' }, 'This text has a character that cannot be stored.'],
    ['currency', { currency: 'XXY' }, 'Choose a currency.'],
    ['country', { country: 'Japan' }, 'Choose a country.'],
  ])('refuses a wrong %s: %o', async (field, wrong, message) => {
    const { status, body } = await send('POST', 'signup', { ...newcomer(), ...wrong })
    expect([status, body.code]).toEqual([422, 'invalid-input'])
    expect(body.fields).toEqual({ [field]: message })
  })

  it.each([
    'role',
    'roles',
    'status',
    'subscriptionEndDate',
    'aiAdviceCount',
    'emailVerified',
    'id',
  ])('refuses to be told %s', async (field) => {
    const { status, body } = await send('POST', 'signup', { ...newcomer(), [field]: null })
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
  })
})

describe('POST /api/auth/login', () => {
  it('answers the profile with the time of this login', async () => {
    const { email, user } = await signUp()
    const { status, body } = await send('POST', 'login', { email, password })
    expect(status).toBe(200)
    expect(body.user).toEqual({ ...user, lastLogin: expect.stringMatching(/Z$/) })
  })

  it('answers a wrong password and an unknown address in the same words', async () => {
    const { email } = await signUp()
    const wrong = await send('POST', 'login', { email, password: 'not this one' })
    const unknown = await send('POST', 'login', { email: 'nobody@example.org', password })
    expect(wrong.status).toBe(401)
    expect(unknown.status).toBe(401)
    expect({ ...wrong.body, requestId: '' }).toEqual({
      error: 'That email and password do not match.',
      code: 'wrong-credentials',
      requestId: '',
    })
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' })
  })

  it.each([['not json'], ['null'], ['[]'], ['"x"']])('refuses the body %s', async (body) => {
    const response = await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    expect([400, 422]).toContain(response.status)
    expect(await response.json()).toHaveProperty('code')
  })

  it('slows guessing at one address down', async () => {
    const { email } = await signUp()
    const guess = () => send('POST', 'login', { email, password: 'not this one at all' })
    for (let turn = 0; turn < 31; turn++) expect((await guess()).status).toBe(401)
    const { status, body, headers } = await guess()
    expect([status, body.code]).toEqual([429, 'too-many-requests'])
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(30)
  })

  it('does not count logins that were right', async () => {
    const { email } = await signUp()
    for (let turn = 0; turn < 21; turn++) {
      expect((await send('POST', 'login', { email, password })).status).toBe(200)
    }
  })
})

describe('limits by address', () => {
  it('bounds signups and logins from one place', async () => {
    const strict = await startTestServer({ env: { SIGNUPS_PER_HOUR: '2', LOGINS_PER_HOUR: '3' } })
    const post = async (path: string, body: unknown) => {
      const response = await fetch(`${strict.url}/api/auth/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
      return response.status
    }
    try {
      const signups = [newcomer(), newcomer(), newcomer()]
      for (const [turn, person] of signups.entries()) {
        expect(await post('signup', person)).toBe(turn < 2 ? 200 : 429)
      }
      for (let turn = 0; turn < 4; turn++) {
        const guess = { email: `nobody${turn}@example.org`, password }
        expect(await post('login', guess)).toBe(turn < 3 ? 401 : 429)
      }
    } finally {
      await strict.stop()
    }
  })
})

describe('POST /api/auth/logout', () => {
  it('ends this session and no other', async () => {
    const { email, token } = await signUp()
    const other = await send('POST', 'login', { email, password })
    expect(await send('POST', 'logout', undefined, token)).toMatchObject({
      status: 200,
      body: { ok: true },
    })
    expect((await send('GET', 'session', undefined, token)).status).toBe(401)
    expect((await send('POST', 'logout', undefined, token)).status).toBe(401)
    expect((await send('GET', 'session', undefined, other.body.token)).status).toBe(200)
  })
})

describe('GET /api/auth/session', () => {
  const ask = async (query: string, headers: Record<string, string>) => {
    const response = await fetch(`${server.url}/api/auth/session${query}`, { headers })
    return { status: response.status, body: await response.json() }
  }

  it('knows the token by the header alone', async () => {
    const { token } = await signUp()
    expect((await ask('', { Authorization: `bearer ${token}` })).status).toBe(200)
    const refused = [
      await ask(`?token=${token}&access_token=${token}`, {}),
      await ask('', { Authorization: token }),
      await ask('', { Authorization: `Basic ${token}` }),
      await ask('', { Authorization: `Bearer ${token}x` }),
      await ask('', { Authorization: `Bearer ${token} ${token}` }),
      await ask('', { Authorization: 'Bearer' }),
      await ask('', { Cookie: `better-auth.session_token=${token}` }),
    ]
    for (const { status, body } of refused) {
      expect([status, body.error, body.code]).toEqual([401, 'Not signed in', 'not-signed-in'])
    }
  })

  it('refuses two Authorization headers', async () => {
    const { token } = await signUp()
    const { hostname, port } = new URL(server.url)
    const header = `Authorization: Bearer ${token}`
    const request = (lines: string[]) => {
      const socket = connect(Number(port), hostname)
      socket.write(['GET /api/auth/session HTTP/1.1', 'Host: x', ...lines, '', ''].join('\r\n'))
      return text(socket)
    }
    expect(await request([header, 'Connection: close'])).toMatch(/^HTTP\/1.1 200/)
    expect(await request([header, header, 'Connection: close'])).toMatch(/^HTTP\/1.1 401/)
  })

  it('ends for a suspended user', async () => {
    const { user, token } = await signUp()
    const client = new pg.Client({ connectionString: server.databaseUrl })
    await client.connect()
    await client.query(`update users set status = 'suspended' where id = $1`, [user.id])
    await client.end()
    await expect
      .poll(async () => (await send('GET', 'session', undefined, token)).status, { timeout: 5000 })
      .toBe(401)
  })
})

it('keeps secrets out of the log and the identity engine off the wire', async () => {
  const { email, token } = await signUp()
  await send('POST', 'login', { email, password: 'not this one' })
  for (const path of ['sign-in/email', 'sign-up/email', 'get-session', 'ok']) {
    expect((await send('GET', path)).status).toBe(404)
    expect((await send('POST', path, { email, password })).status).toBe(404)
  }
  const log = server.logs.join('\n')
  expect(log).toContain('/api/auth/login')
  for (const secret of [email, token, password, 'not this one']) expect(log).not.toContain(secret)
})
