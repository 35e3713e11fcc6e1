import { existsSync, statSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { type Heard, openFormProvider, openMailServer } from '#test/support/providers.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { codeFor, newPhone, outboxOf, post, sendOtp, solveCaptcha } from '#test/support/way-in.ts'

/** Asks under another name, as a page of another site would. */
const askAs = (url: string, host: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    get(`${url}/dev/outbox`, { headers: { Host: host } }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) }),
    ).on('error', reject)
  })

describe('on this machine alone', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('messages wait as one file each, for their owner only', async () => {
    const phone = newPhone()
    const code = await codeFor(server, phone, 'signup')
    const [message] = outboxOf(server, phone)
    expect(message).toEqual({
      channel: 'sms',
      to: phone,
      text: `${code} is your Moneycomb code, for 5 minutes. Tell it to nobody.`,
      code,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(statSync(join(server.dataDir, 'outbox')).mode & 0o777).toBe(0o700)
  })

  it('and are shown at /dev/outbox, newest first, to this machine only', async () => {
    const [first, second] = [newPhone(), newPhone()]
    await codeFor(server, first, 'signup')
    const code = await codeFor(server, second, 'signup')
    const answer = await fetch(`${server.url}/dev/outbox`)
    const page = await answer.text()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(page).toContain(code)
    expect(page.indexOf(second)).toBeLessThan(page.indexOf(first))
    for (const host of ['evil.example.org', 'localhost.evil.example.org', '192.168.1.5:3000']) {
      const asked = await askAs(server.url, host)
      expect(asked.status).toBe(404)
      expect(asked.body).not.toContain(code)
    }
    const forwarded = await fetch(`${server.url}/dev/outbox`, {
      headers: { 'X-Forwarded-For': '203.0.113.7' },
    })
    expect(forwarded.status).toBe(404)
  })

  it('shows what somebody wrote as text, never as a page', async () => {
    const said = '<img src=x onerror=alert(1)>'
    const message = { channel: 'mail', to: 'a@example.org', subject: said, text: said, at: '2099' }
    writeFileSync(join(server.dataDir, 'outbox', '2099.json'), JSON.stringify(message))
    const page = await (await fetch(`${server.url}/dev/outbox`)).text()
    expect(page).toContain('&lt;img src=x')
    expect(page).not.toContain('<img src=x')
  })
})

describe.each([
  ['listens to others', { HOST: '0.0.0.0' }],
  ['has a proxy in front', { TRUST_PROXY: '1' }],
  ['has a public address', { PUBLIC_URL: 'https://money.example.org' }],
])('a server that %s, without providers', (_, env) => {
  it('says what is not set up, and keeps no code anywhere', async () => {
    const server = await startTestServer({ env })
    try {
      expect(await sendOtp(server, newPhone(), 'signup')).toMatchObject({
        status: 503,
        body: {
          code: 'sms-not-set-up',
          error: 'This server is not set up to send text messages. Please use email and password.',
        },
      })
      const captcha = await solveCaptcha(server.url)
      const body = { email: 'anna@example.org', captcha }
      expect(await post(server.url, 'password/forgot', body)).toMatchObject({
        status: 503,
        body: {
          code: 'mail-not-set-up',
          error: 'This server is not set up to send email. Please ask the person who runs it.',
        },
      })
      const anna = await TestCaller.signUp(server.url)
      expect(anna.session.user.status).toBe('active')
      expect((await fetch(`${server.url}/dev/outbox`)).status).toBe(404)
      expect(existsSync(join(server.dataDir, 'outbox'))).toBe(false)
    } finally {
      await server.stop()
    }
  })
})

describe('with providers', () => {
  it('texts go out over HTTP; one that fails may be sent again at once', async () => {
    let isDown = false
    const answer = () => ({ status: isDown ? 500 : 201, body: {} })
    const provider = await openFormProvider(answer)
    const server = await startTestServer({
      env: {
        HOST: '0.0.0.0',
        PUBLIC_URL: 'https://money.example.org',
        SMS_URL: provider.url,
        SMS_ACCOUNT: 'AC1',
        SMS_TOKEN: 'sms-token-secret',
        SMS_FROM: '+15005550006',
        OPERATOR_COUNTRY: 'DE',
      },
    })
    try {
      const phone = newPhone()
      isDown = true
      expect(await sendOtp(server, phone, 'signup')).toMatchObject({
        status: 503,
        body: { error: 'The message could not be sent. Please try again in a moment.' },
      })
      isDown = false
      expect((await sendOtp(server, phone, 'signup')).status).toBe(200)
      const { authorization, form } = provider.heard.at(-1) as Heard
      expect(atob(authorization.replace('Basic ', ''))).toBe('AC1:sms-token-secret')
      expect(form).toMatchObject({ To: phone, From: '+15005550006' })
      const code = /^\d{6}/.exec(form.Body ?? '')?.[0]
      expect(form.Body?.split('\n').at(-1)).toBe(`@money.example.org #${code}`)
      const profile = { name: 'Anna' }
      const body = { phoneNumber: phone, purpose: 'signup', code, profile }
      expect((await post(server.url, 'otp/confirm', body)).status).toBe(200)
      expect(existsSync(join(server.dataDir, 'outbox'))).toBe(false)
      expect(server.logs.join()).not.toContain('sms-token-secret')
    } finally {
      provider.close()
      await server.stop()
    }
  })

  it('mail goes out over SMTP, its links to the public address only', async () => {
    const mail = await openMailServer()
    const server = await startTestServer({
      env: {
        SMTP_URL: mail.url,
        MAIL_FROM: 'Moneycomb <hello@example.org>',
        PUBLIC_URL: 'https://money.example.org',
      },
    })
    try {
      const anna = await TestCaller.signUp(server.url)
      const { email } = anna.session.user
      const captcha = await solveCaptcha(server.url)
      await fetch(`${server.url}/api/auth/password/forgot`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-Host': 'evil.example.org' },
        body: JSON.stringify({ email, captcha }),
      })
      const whole = () => mail.mails.map((one) => one.replaceAll('=\n', '').replaceAll('=3D', '='))
      await expect.poll(() => whole().filter((one) => one.includes('#reset='))).toHaveLength(1)
      const reset = whole().find((one) => one.includes('#reset=')) ?? ''
      expect(reset).toContain('From: Moneycomb <hello@example.org>')
      expect(reset).toContain(`To: ${email}`)
      expect(reset).toMatch(/https:\/\/money\.example\.org\/mcapp\/login#reset=[\w-]{43}/)
    } finally {
      mail.close()
      await server.stop()
    }
  })
})
