import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { insertRows } from '#server/documents/rows.ts'
import { byHand } from '#test/support/by-hand.ts'
import { call, TestCaller } from '../support/caller.ts'
import { openPushService } from '../support/push-endpoint.ts'
import { startTestServer, type TestServer } from '../support/server.ts'

interface NoticeRow {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly read: boolean
  readonly data: Readonly<Record<string, unknown>>
  readonly createdAt: string
}

let server: TestServer
let database: pg.Pool
beforeAll(async () => {
  server = await startTestServer()
  database = new pg.Pool({ connectionString: server.databaseUrl, max: 2 })
})
afterAll(async () => {
  await database.end()
  await server.stop()
})

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
const desk = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const password = 'four plain words'

async function signUp(userAgent: string) {
  const email = `${randomUUID()}@example.org`
  const body = { email, password, name: 'Anna Berg' }
  const headers = { 'User-Agent': userAgent }
  const answer = await call<TestCaller['session']>(`${server.url}/api/auth/signup`, 'POST', {
    body,
    headers,
  })
  return { email, caller: new TestCaller(server.url, answer.body) }
}

async function logIn(email: string, userAgent: string) {
  const answer = await call<TestCaller['session']>(`${server.url}/api/auth/login`, 'POST', {
    body: { email, password },
    headers: { 'User-Agent': userAgent },
  })
  return new TestCaller(server.url, answer.body)
}

const noticesOf = async (caller: TestCaller, filter = '') => {
  const answer = await caller.data<{ documents: NoticeRow[] }>('GET', `notifications${filter}`)
  return answer.body.documents
}

describe('signing in', () => {
  it('is told when it is from a device that is new to the account', async () => {
    const { email, caller } = await signUp(desk)
    await logIn(email, desk)
    expect(await noticesOf(caller)).toEqual([])
    const stranger = await logIn(email, phone)
    await logIn(email, phone)
    const [notice, ...more] = await noticesOf(caller)
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      kind: 'security',
      title: 'New sign-in: Safari on iPhone',
      read: false,
      link: '/mcapp/profile',
    })
    const path = `/api/user/sessions/${notice?.data.sessionId}`
    expect((await caller.call('DELETE', path)).status).toBe(200)
    expect((await stranger.data('GET', 'notifications')).status).toBe(401)
  })

  it('with another password than before is told too', async () => {
    const { caller } = await signUp(desk)
    const body = { current: password, password: 'five other plain words' }
    expect((await caller.call('POST', '/api/user/password', { body })).status).toBe(200)
    expect((await noticesOf(caller)).map(({ title }) => title)).toEqual([
      'Your password was changed',
    ])
  })
})

describe('reading', () => {
  async function withNotices(count: number) {
    const { caller } = await signUp(desk)
    for (let n = 0; n < count; n++) {
      await insertRows(byHand(database), {
        table: 'notifications',
        rows: `(id, scope, kind, title, body, data, read, created_at)
          values ($1, $2, 'announcement', $3, '', '{}', false, $4)`,
        values: [randomUUID(), caller.scope, `Notice ${n}`, new Date(Date.UTC(2026, 2, 1 + n))],
      })
    }
    return caller
  }

  it('marks one, and only what is asked for is unread', async () => {
    const caller = await withNotices(2)
    const [newest] = await noticesOf(caller)
    const patch = { read: true }
    const [result] = await caller.push({
      name: 'notifications.update',
      args: { id: newest?.id, patch },
    })
    expect(result).toMatchObject({ ok: true })
    const unread = await noticesOf(caller, '?read=false')
    expect(unread.map(({ title }) => title)).toEqual(['Notice 0'])
  })

  it('marks all that were there at once, and not what came after', async () => {
    const caller = await withNotices(4)
    const other = await withNotices(1)
    const args = { upTo: '2026-03-03T00:00:00.000Z' }
    const [result] = await caller.push({ name: 'notifications.markAllRead', args })
    expect(result).toMatchObject({ ok: true })
    const unread = await noticesOf(caller, '?read=false')
    expect(unread.map(({ title }) => title)).toEqual(['Notice 3'])
    expect(await noticesOf(other, '?read=false')).toHaveLength(1)
  })

  it('refuses to mark what is not said', async () => {
    const caller = await withNotices(1)
    const wrong = [{}, { upTo: 'now' }, { upTo: '2026-03-03T00:00:00Z', uid: 'x' }]
    for (const args of wrong) {
      const [result] = await caller.push({ name: 'notifications.markAllRead', args })
      expect(result).toMatchObject({ ok: false, code: 'invalid-input' })
    }
  })

  it('lets nobody write one, or change what it says', async () => {
    const caller = await withNotices(1)
    const [notice] = await noticesOf(caller)
    const path = `notifications/${notice?.id}`
    for (const body of [{ title: 'Other' }, { kind: 'security' }, { createdAt: '2026-01-01' }]) {
      expect((await caller.data('PATCH', path, body)).status).toBe(422)
    }
    const made = await caller.data('PUT', `notifications/${randomUUID()}`, { read: false })
    expect(made.status).toBe(403)
  })
})

describe('push messages', () => {
  it('are begun and ended for a browser, with the key it needs', async () => {
    const service = await openPushService()
    const { caller } = await signUp(desk)
    const key = await caller.call<{ publicKey: string }>('GET', '/api/user/push')
    expect(Buffer.from(key.body.publicKey, 'base64url')).toHaveLength(65)
    const begin = await caller.call('POST', '/api/user/push', { body: service.subscription })
    expect(begin).toEqual({ status: 200, body: { ok: true } })
    const count = async () => {
      const own = 'select from push_subscriptions where user_id = $1'
      return (await database.query(own, [caller.uid])).rowCount
    }
    expect(await count()).toBe(1)
    const { endpoint } = service.subscription
    const other = (await signUp(desk)).caller
    await other.call('POST', '/api/user/push/end', { body: { endpoint } })
    expect(await count()).toBe(1)
    await caller.call('POST', '/api/user/push/end', { body: { endpoint } })
    expect(await count()).toBe(0)
    service.close()
  })

  it('reach it within seconds, without anybody asking', async () => {
    const service = await openPushService()
    const { email, caller } = await signUp(desk)
    await caller.call('POST', '/api/user/push', { body: service.subscription })
    await caller.push({
      name: 'users.update',
      args: { id: caller.uid, patch: { pushNotifications: true } },
    })
    await logIn(email, phone)
    await expect.poll(() => service.taken.length, { timeout: 20_000 }).toBe(1)
    expect(service.taken[0]?.payload.title).toBe('New sign-in: Safari on iPhone')
    service.close()
  })

  it('are refused without a session or with nonsense', async () => {
    const service = await openPushService()
    const { caller } = await signUp(desk)
    const { endpoint, keys } = service.subscription
    const wrong = [
      {},
      { endpoint: 'ftp://example.org/', keys },
      { endpoint: 'not an address', keys },
      { endpoint, keys: { ...keys, auth: 'short' } },
      { endpoint, keys: { ...keys, p256dh: `${keys.p256dh}!` } },
      { endpoint, keys, more: 1 },
    ]
    for (const body of wrong) {
      const answer = await caller.call<ErrorBody>('POST', '/api/user/push', { body })
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-input' } })
    }
    for (const [method, path] of [
      ['GET', '/api/user/push'],
      ['POST', '/api/user/push'],
      ['POST', '/api/user/push/end'],
    ] as const) {
      const options = method === 'POST' ? { body: service.subscription } : {}
      const answer = await call<ErrorBody>(`${server.url}${path}`, method, options)
      expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
    }
    service.close()
  })

  it('are never sent into our own network by a server that others can reach', async () => {
    const open = await startTestServer({ env: { PUBLIC_URL: 'https://money.example.org' } })
    const caller = await TestCaller.signUp(open.url)
    const service = await openPushService()
    const { keys } = service.subscription
    for (const endpoint of [
      'http://push.example.org/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://169.254.169.254/latest',
      'https://localhost/x',
      'https://database/x',
    ]) {
      const answer = await caller.call('POST', '/api/user/push', { body: { endpoint, keys } })
      expect(answer).toMatchObject({ status: 422 })
    }
    await open.stop()
    service.close()
  })
})
