import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionAnswer, SessionsAnswer } from '#contract/identity/session.ts'
import { createApp } from '#server/app.ts'
import { listen } from '#server/http/edge/listen.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { openTestEngine } from '#test/support/engine.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { staffDesk } from '#test/support/staff-desk.ts'

const timeout = 3_600_000
const password = 'four plain words'
const rounds = howMany(1, 10)

let servers: readonly [TestServer, TestServer]
beforeAll(async () => {
  const first = await startTestServer()
  const env = { DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir }
  servers = [first, await startTestServer({ env })]
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

const again = async (person: TestCaller) => {
  const body = { email: person.session.user.email, password }
  const url = `${person.url}/api/auth/login`
  return new TestCaller(person.url, (await call<SessionAnswer>(url, 'POST', { body })).body)
}

const isTaken = async (person: TestCaller, url: string) => {
  const answer = await fetch(`${url}/api/auth/session`, { headers: person.bearer })
  await answer.text()
  return answer.ok
}

/** Asks without pause; of the calls begun after the end was answered, how many were let in. */
async function lateEntries(
  person: TestCaller,
  urls: readonly string[],
  end: () => Promise<unknown>,
) {
  let [isOver, late, entered] = [false, 0, 0]
  const ask = async (url: string) => {
    for (let mine = 0; mine < 15; ) {
      const isLate = isOver
      const isIn = await isTaken(person, url)
      if (!isLate) continue
      mine++
      late++
      if (isIn) entered++
    }
  }
  const asking = urls.map(ask)
  await end()
  isOver = true
  await Promise.all(asking)
  return { late, entered }
}

const idOf = async (person: TestCaller) => {
  const { body } = await person.call<SessionsAnswer>('GET', '/api/user/sessions')
  return body.sessions.find(({ isCurrent }) => isCurrent)?.id
}

describe('a session that has ended', () => {
  it('is ended at both servers from the answer on, however it was ended', { timeout }, async () => {
    const desk = await staffDesk(servers[0])
    const urls = servers.map(({ url }) => url)
    const total = { ends: 0, late: 0, entered: 0 }
    const end = async (person: TestCaller, how: () => Promise<unknown>) => {
      const { late, entered } = await lateEntries(person, urls, how)
      total.ends++
      total.late += late
      total.entered += entered
    }
    for (let round = 0; round < rounds; round++) {
      const anna = await TestCaller.signUp(servers[round % 2]?.url ?? '')
      const [one, two, three] = [await again(anna), await again(anna), await again(anna)]
      await end(one, () => one.call('POST', '/api/auth/logout'))
      const id = await idOf(two)
      await end(two, () => anna.call('DELETE', `/api/user/sessions/${id}`))
      await end(three, () => anna.call('DELETE', '/api/user/sessions'))
      const at = { uid: anna.uid }
      await end(anna, () => desk.ask('super_admin', 'admin.users.sign-out', { at, body: {} }))
      const back = await again(anna)
      const body = { status: 'suspended', reason: 'A test.' }
      await end(back, () => desk.ask('super_admin', 'admin.users.status', { at, body }))
    }
    await desk.close()
    const { ends, late, entered } = total
    prove('attack', 'Ended sessions', { servers: 2, ends, 'calls after': late, entered })
    expect(entered).toBe(0)
  })

  it('has a new token each time, and does not outlive its days', { timeout }, async () => {
    const test = await openTestEngine()
    const server = await listen(createApp(test.engine), { port: 0, host: '127.0.0.1' })
    const anna = await TestCaller.signUp(server.url)
    const tokens = new Set([anna.session.token])
    for (let turn = 0; turn < 5; turn++) tokens.add((await again(anna)).session.token)
    expect(tokens.size).toBe(6)
    const from = Date.parse('2026-03-31T10:00:00.000Z')
    const dayMs = 86_400_000
    const isInOn = async (day: number) => {
      test.moveTo(new Date(from + day * dayMs).toISOString())
      return isTaken(anna, server.url)
    }
    let lastDay = 0
    for (let day = 5; day <= 200; day += 5) if (await isInOn(day)) lastDay = day
    const idle = await again(anna)
    test.moveTo(new Date(from + 215 * dayMs).toISOString())
    const isIdleIn = await isTaken(idle, server.url)
    await server.close()
    await test.close()
    prove('attack', 'Longest sessions', {
      'days in daily use': lastDay,
      'idle for 15 days': isIdleIn ? 'let in' : 'ended',
    })
    expect(lastDay).toBeLessThanOrEqual(90)
    expect(isIdleIn).toBe(false)
  })
})

/** A front that remembers who was let in, for the sake of speed. */
function openForgetfulFront(behind: string) {
  const letIn = new Map<string, string>()
  const app = new Hono()
  app.get('/api/auth/session', async (c) => {
    const token = c.req.header('authorization') ?? ''
    const known = letIn.get(token)
    if (known) return c.body(known)
    const answer = await fetch(`${behind}/api/auth/session`, { headers: { Authorization: token } })
    const text = await answer.text()
    if (answer.ok) letIn.set(token, text)
    return new Response(text, { status: answer.status })
  })
  return listen(app, { port: 0, host: '127.0.0.1' })
}

describe('a server that remembers who was let in', () => {
  it('is found', { timeout }, async () => {
    const [server] = servers
    const front = await openForgetfulFront(server.url)
    const anna = await TestCaller.signUp(server.url)
    await isTaken(anna, front.url)
    const end = () => anna.call('POST', '/api/auth/logout')
    const { entered } = await lateEntries(anna, [server.url, front.url], end)
    await front.close()
    prove('attack', 'Ended sessions, planted memory', { entered })
    expect(entered).toBeGreaterThan(0)
  })
})
