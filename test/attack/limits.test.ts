import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, TestCaller } from '#test/support/caller.ts'
import { howMany, prove } from '#test/support/proof.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { codeFor, newPhone, signUpByPhone, solveCaptcha, wrongFor } from '#test/support/way-in.ts'
import { countAllowed, openForgetful } from './count-allowed.ts'

const timeout = 3_600_000
const limit = 30
const env = {
  LOGINS_PER_HOUR: `${limit}`,
  SIGNUPS_PER_HOUR: `${limit}`,
  PHONE_CHECKS_PER_HOUR: `${limit}`,
  CONTACTS_PER_HOUR: `${limit * 3}`,
}

let servers: readonly TestServer[]
let urls: readonly string[]
beforeAll(async () => {
  const first = await startTestServer({ env })
  const shared = { ...env, DATABASE_URL: first.databaseUrl, DATA_DIR: first.dataDir }
  const more = await Promise.all([0, 1].map(() => startTestServer({ env: shared })))
  servers = [first, ...more]
  urls = servers.map(({ url }) => url)
})
afterAll(() => Promise.all(servers.map((server) => server.stop())))

/** Says each time that it comes from elsewhere. */
const claiming = (turn: number) => ({
  'X-Forwarded-For': `203.0.113.${turn % 250}`,
  'X-Real-IP': `203.0.113.${turn % 250}`,
  Forwarded: `for=203.0.113.${turn % 250}`,
})

type BodyOf = (url: string) => object | Promise<object>

const posting = (path: string, bodyOf: BodyOf) => async (url: string, turn: number) => {
  const options = { body: await bodyOf(url), headers: claiming(turn) }
  return (await call(`${url}${path}`, 'POST', options)).status
}

const someone = (email = `${randomUUID()}@example.org`) => ({ email, password: 'some plain words' })
/** Without a proof of work, a network may sign up still fewer. */
const newcomer: BodyOf = async (url) => ({
  ...{ ...someone(), name: 'Anna', captcha: await solveCaptcha(url) },
})
const login = (email?: string) => posting('/api/auth/login', () => someone(email))

describe('a limit through three servers', () => {
  it.each([
    ['sign-ups', '/api/auth/signup', newcomer],
    ['log-ins', '/api/auth/login', () => someone()],
    ['phone checks', '/api/auth/check-user-by-phone', () => ({ phoneNumber: newPhone() })],
  ] satisfies [string, string, BodyOf][])(
    'is one limit for %s, whatever address is claimed',
    { timeout },
    async (what, path, bodyOf) => {
      const allowed = await countAllowed(urls, limit * 3, posting(path, bodyOf))
      prove('attack', `Limit of ${what}`, { servers: 3, tries: limit * 3, limit, allowed })
      expect(allowed).toBe(limit)
    },
  )

  it('counts guesses at one number together, and says when to come back', { timeout }, async () => {
    const [server] = servers
    if (!server) throw new Error('no server')
    const phone = await signUpByPhone(server)
    const code = wrongFor(await codeFor(server, phone, 'login'))
    const guess = posting('/api/auth/otp/confirm', () => ({
      ...{ phoneNumber: phone, purpose: 'login', code },
    }))
    const tries = howMany(60, 300)
    const allowed = await countAllowed(urls, tries, guess)
    prove('attack', 'Guesses at one code', { servers: 3, tries, allowed })
    expect(allowed).toBe(5)
  })

  it('bounds the writes of one person', { timeout }, async () => {
    const few = { ...env, WRITES_PER_MINUTE: '40', SIGNUPS_PER_HOUR: '1000' }
    const one = await startTestServer({ env: few })
    const shared = { ...few, DATABASE_URL: one.databaseUrl, DATA_DIR: one.dataDir }
    const both = [one, await startTestServer({ env: shared })]
    const anna = await TestCaller.signUp(one.url)
    const send = async (url: string) =>
      (await anna.at(url).call('POST', '/api/sync/push', { body: { commands: [] } })).status
    const allowed = await countAllowed(
      both.map(({ url }) => url),
      160,
      send,
    )
    await Promise.all(both.map((server) => server.stop()))
    prove('attack', 'Limit of writes', { servers: 2, tries: 160, limit: 40, allowed })
    expect(allowed).toBe(40)
  })

  it('keeps nobody out of their own account for good', { timeout }, async () => {
    const open = await startTestServer({ env: { LOGINS_PER_HOUR: '10000' } })
    const anna = await TestCaller.signUp(open.url)
    const email = anna.session.user.email ?? ''
    const allowed = await countAllowed([open.url], 60, login(email))
    const answer = await fetch(`${open.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: 'four plain words' }),
    })
    const waitS = Number(answer.headers.get('retry-after'))
    await open.stop()
    prove('attack', 'Guesses at one password', { tries: 60, allowed, 'wait at most s': waitS })
    expect(allowed).toBe(31)
    expect(answer.status).toBe(429)
    expect(waitS).toBeGreaterThan(0)
    expect(waitS).toBeLessThanOrEqual(30)
  })
})

describe('servers that count for themselves', () => {
  it('are found: three of them allow three times as much', async () => {
    const forgetful = await Promise.all([0, 1, 2].map(() => openForgetful(limit)))
    const places = forgetful.map(({ url }) => url)
    const allowed = await countAllowed(places, limit * 3, login())
    await Promise.all(forgetful.map((server) => server.close()))
    prove('attack', 'Limit, planted counters in memory', { limit, allowed })
    expect(allowed).toBe(limit * 3)
  })
})
