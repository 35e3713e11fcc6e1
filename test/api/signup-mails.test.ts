import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { call } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { openSmtpServer, type TestSmtpServer } from '#test/support/smtp-server.ts'
import { solveCaptcha } from '#test/support/way-in.ts'

const from = (address: string) => ({ 'X-Forwarded-For': address })
const newcomer = (captcha?: string) => ({
  ...{ email: `${randomUUID()}@example.org`, password: 'four plain words', name: 'Anna Berg' },
  ...(captcha !== undefined && { captcha }),
})
type Answered = SessionAnswer & ErrorBody

const signUp = (url: string, address: string, captcha?: string) =>
  call<Answered>(`${url}/api/auth/signup`, 'POST', {
    body: newcomer(captcha),
    headers: from(address),
  })

describe('many sign-ups', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ env: { TRUST_PROXY: '1', SIGNUPS_PER_HOUR: '6' } })
  })
  afterAll(() => server.stop())

  it('of one network need a proof of work, which counts once', async () => {
    const address = '203.0.113.1'
    for (let turn = 0; turn < 3; turn++) {
      expect((await signUp(server.url, address)).status).toBe(200)
    }
    const needed = { status: 422, body: { code: 'captcha-needed' } }
    expect(await signUp(server.url, address)).toMatchObject(needed)
    const proof = await solveCaptcha(server.url)
    expect((await signUp(server.url, address, proof)).status).toBe(200)
    const failed = { status: 422, body: { code: 'captcha-failed' } }
    expect(await signUp(server.url, address, proof)).toMatchObject(failed)
    // What was refused for want of a proof took nothing of what the network may.
    for (let turn = 0; turn < 2; turn++) {
      const next = await solveCaptcha(server.url)
      expect((await signUp(server.url, address, next)).status).toBe(200)
    }
    const over = await signUp(server.url, address, await solveCaptcha(server.url))
    expect(over.status).toBe(429)
    expect((await signUp(server.url, '203.0.113.2')).status).toBe(200)
  })

  it('of all networks together do too', async () => {
    const statuses = new Set<number>()
    for (let turn = 0; turn < 12; turn++) {
      statuses.add((await signUp(server.url, `198.51.100.${turn}`)).status)
    }
    expect([...statuses]).toEqual([200, 422])
    const proof = await solveCaptcha(server.url)
    expect((await signUp(server.url, '198.51.100.99', proof)).status).toBe(200)
  })
})

describe('mails to confirm an address', () => {
  let mail: TestSmtpServer
  let server: TestServer
  beforeAll(async () => {
    mail = await openSmtpServer()
    // Seven in all at sign-up, four for who asks again, four for who has proven a way in.
    const env = { TRUST_PROXY: '1', SIGNUPS_PER_HOUR: '1000', MAILS_PER_HOUR: '100' }
    server = await startTestServer({ env: { ...env, SMTP_URL: mail.url } })
  })
  afterAll(() => Promise.all([server.stop(), mail.close()]))

  const sentTo = ({ user }: SessionAnswer) => mail.mails.filter(({ to }) => to === user.email)
  const ask = ({ token }: SessionAnswer, email: string | null, address: string) => {
    const headers = { ...from(address), Authorization: `Bearer ${token}` }
    return call(`${server.url}/api/user/email`, 'POST', { body: { email }, headers })
  }
  const strangers = async (addressOf: (turn: number) => string) => {
    for (let turn = 0; turn < 12; turn++) {
      const { body } = await signUp(server.url, addressOf(turn))
      await ask(body, body.user.email, addressOf(turn))
    }
  }

  it('of strangers in one network take none from others, nor from who asks again', async () => {
    await strangers(() => '203.0.113.1')
    const { body: honest } = await signUp(server.url, '203.0.113.9')
    await vi.waitFor(() => expect(sentTo(honest)).toHaveLength(1))
    expect((await ask(honest, honest.user.email, '203.0.113.9')).status).toBe(200)
    expect(sentTo(honest)).toHaveLength(2)
  })

  it('go to who has a proven address whatever strangers ask for from everywhere', async () => {
    const { body: anna } = await signUp(server.url, '203.0.113.20')
    await vi.waitFor(() => expect(sentTo(anna)).toHaveLength(1))
    await proveOwn(anna, sentTo(anna)[0]?.text ?? '')
    await strangers((turn) => `192.0.2.${turn}`)
    const { body: late } = await signUp(server.url, '203.0.113.21')
    expect((await ask(late, late.user.email, '203.0.113.21')).status).toBe(429)
    expect((await ask(anna, anna.user.email, '203.0.113.20')).status).toBe(200)
    expect(sentTo(anna)).toHaveLength(2)
    expect(sentTo(late)).toHaveLength(0)
  })

  const proveOwn = async (session: SessionAnswer, text: string) => {
    const token = /#verify=([\w-]+)/.exec(text)?.[1]
    const headers = { Authorization: `Bearer ${session.token}` }
    const sent = { body: { token }, headers }
    const answer = await call(`${server.url}/api/auth/email/verify`, 'POST', sent)
    expect(answer.status).toBe(200)
  }
})
