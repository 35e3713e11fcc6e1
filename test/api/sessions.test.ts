import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import {
  type SessionAnswer,
  type SessionsAnswer,
  sessionsAnswer,
} from '#contract/identity/session.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

const password = 'four plain words'
const admin = { email: 'root@example.org', password: 'quiet harbour lantern 47' }

let server: TestServer
let other: TestServer
beforeAll(async () => {
  server = await startTestServer({
    env: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  })
  const env = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir }
  other = await startTestServer({ env })
})
afterAll(() => Promise.all([server.stop(), other.stop()]))

/** The same person at another device. */
async function again(person: TestCaller, userAgent: string): Promise<TestCaller> {
  const answer = await call<SessionAnswer>(`${server.url}/api/auth/login`, 'POST', {
    body: { email: person.session.user.email, password },
    headers: { 'User-Agent': userAgent },
  })
  return new TestCaller(server.url, answer.body)
}

const phoneBrowser =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604'
const deskBrowser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/2010 Firefox/140.0'

const list = async (person: TestCaller) => {
  const { body } = await person.call<SessionsAnswer>('GET', '/api/user/sessions')
  return sessionsAnswer.parse(body).sessions
}

const isAccepted = async (person: TestCaller) =>
  (await person.call('GET', '/api/auth/session')).status === 200

/** Asks both servers without pause; how many calls begun after the work was done got through. */
async function acceptedAfter(person: TestCaller, work: () => Promise<unknown>): Promise<number> {
  let isDone = false
  let accepted = 0
  const ask = async (url: string) => {
    for (let late = 0; late < 20; ) {
      const isLate = isDone
      const isTaken = await isAccepted(person.at(url))
      if (isLate) late++
      if (isLate && isTaken) accepted++
    }
  }
  const asking = [server.url, other.url, other.url].map(ask)
  await work()
  isDone = true
  await Promise.all(asking)
  return accepted
}

describe('GET /api/user/sessions', () => {
  it('tells the owner where they are signed in, and which one this is', async () => {
    const anna = await TestCaller.signUp(server.url)
    const phone = await again(anna, phoneBrowser)
    const desk = await again(anna, deskBrowser)
    const sessions = await list(desk)
    expect(sessions.map(({ device }) => device).sort()).toEqual([
      'Firefox on Windows',
      'Safari on iPhone',
      'Unknown device',
    ])
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      { device: 'Firefox on Windows', address: expect.stringContaining('127.0.0.1') },
    ])
    expect(JSON.stringify(sessions)).not.toContain(phone.session.token)
  })
})

describe('DELETE /api/user/sessions and /api/user/sessions/:id', () => {
  it('ends one of mine at every server at once, and nobody else’s', async () => {
    const anna = await TestCaller.signUp(server.url)
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const phone = await again(anna, phoneBrowser)
    const ids = await list(phone)
    const target = ids.find(({ isCurrent }) => isCurrent)?.id
    const stranger = await ben.call<ErrorBody>('DELETE', `/api/user/sessions/${target}`)
    expect(stranger).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await isAccepted(phone)).toBe(true)
    const end = () => anna.call('DELETE', `/api/user/sessions/${target}`)
    expect(await acceptedAfter(phone, end)).toBe(0)
    expect(await isAccepted(anna)).toBe(true)
    const gone = await anna.call<ErrorBody>('DELETE', `/api/user/sessions/${target}`)
    expect(gone.status).toBe(404)
    expect((await anna.call('DELETE', '/api/user/sessions/x')).status).toBe(422)
  })

  it('ends all others, or all', async () => {
    const anna = await TestCaller.signUp(server.url)
    const others = [await again(anna, phoneBrowser), await again(anna, deskBrowser)]
    for (const person of others) expect(await isAccepted(person)).toBe(true)
    expect((await anna.call('DELETE', '/api/user/sessions')).status).toBe(200)
    for (const person of others) expect(await isAccepted(person)).toBe(false)
    expect(await list(anna)).toHaveLength(1)
    const endAll = () => anna.call('DELETE', '/api/user/sessions?all=1')
    expect(await acceptedAfter(anna, endAll)).toBe(0)
  })

  it('takes no token after logging out, at any server', async () => {
    const anna = await TestCaller.signUp(server.url)
    const logout = () => anna.call('POST', '/api/auth/logout')
    expect(await acceptedAfter(anna, logout)).toBe(0)
  })

  it('tells open streams at every server', async () => {
    const anna = await TestCaller.signUp(server.url)
    const desk = await again(anna, deskBrowser)
    const [here, there] = [await desk.listen({}), await desk.at(other.url).listen({})]
    const kept = await anna.at(other.url).listen({})
    await Promise.all([here, there, kept].map((s) => s.until(({ events }) => events.length > 0)))
    await anna.call('DELETE', '/api/user/sessions')
    for (const stream of [here, there]) {
      await stream.ended
      expect(stream.heard('ended')).toHaveLength(1)
    }
    expect(kept.heard('ended')).toHaveLength(0)
    kept.close()
  })
})

describe('a user who is suspended', () => {
  it('is out at every server at once, streams too, and may come back when activated', async () => {
    const anna = await TestCaller.signUp(server.url)
    const stream = await anna.at(other.url).listen({})
    await stream.until(({ events }) => events.length > 0)
    const staff = await call<{ token: string }>(`${server.url}/api/admin/login`, 'POST', {
      body: admin,
    })
    const setStatus = (status: string) =>
      call(`${server.url}/api/admin/users/${anna.uid}/status`, 'POST', {
        body: { status, reason: 'Sent spam.' },
        headers: { Authorization: `Bearer ${staff.body.token}` },
      })
    expect(await acceptedAfter(anna, () => setStatus('suspended'))).toBe(0)
    await stream.ended
    expect(stream.heard('ended')).toHaveLength(1)
    const login = { email: anna.session.user.email, password }
    const refused = await call<ErrorBody>(`${server.url}/api/auth/login`, 'POST', { body: login })
    expect(refused).toMatchObject({
      status: 403,
      body: { code: 'account-not-active', error: 'This account is not active.' },
    })
    await setStatus('active')
    expect(await isAccepted(anna)).toBe(false)
    expect(await isAccepted(await again(anna, deskBrowser))).toBe(true)
  })
})

describe('a token', () => {
  it('is not renewed on its first day', async () => {
    const anna = await TestCaller.signUp(server.url)
    const { token } = anna.session
    const renewed = await anna.call('POST', '/api/auth/renew')
    expect(renewed).toEqual({ status: 200, body: { token } })
  })

  it('works as it is or not at all', async () => {
    const anna = await TestCaller.signUp(server.url)
    const { token } = anna.session
    const ends = token.endsWith('A') ? 'B' : 'A'
    const payload = btoa(JSON.stringify({ sub: anna.uid, role: 'admin' }))
    const tampered = [
      `${token.slice(0, -1)}${ends}`,
      token.slice(1),
      token.toUpperCase(),
      `${token}=`,
      `${btoa('{"alg":"none"}')}.${payload}.`,
      anna.uid,
    ]
    for (const wrong of tampered) {
      const person = new TestCaller(server.url, { ...anna.session, token: wrong })
      expect(await person.call('GET', '/api/auth/session')).toMatchObject({
        status: 401,
        body: { error: 'Not signed in', code: 'not-signed-in' },
      })
    }
    expect(await isAccepted(anna)).toBe(true)
  })
})

it('refuses what is said twice, as nobody knows which is meant', async () => {
  const person = await TestCaller.signUp(server.url)
  const twice = await person.call<ErrorBody>('DELETE', '/api/user/sessions?all=1&all=0')
  expect(twice).toMatchObject({ status: 400, body: { code: 'malformed-request' } })
  expect(await list(person)).toHaveLength(1)
})
