import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionsAnswer } from '#contract/identity/session.ts'
import type { AdminSessionAnswer } from '#contract/staff/entities.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'

const minute = 60_000
const hour = 60 * minute
const password = 'four plain words'

let stand: StaffStand
beforeAll(async () => {
  stand = await openStaffStand()
})
afterAll(() => stand.close())

const statusOf = async (token: string) =>
  (await stand.send('GET', '/api/admin/auth', { token })).status

const login = (email: string, typed: string, address: string) =>
  stand.send<AdminSessionAnswer & { code: string; error: string }>('POST', '/api/admin/login', {
    body: { email, password: typed },
    address,
  })

describe('a staff session', () => {
  it('ends after half an hour without use', async () => {
    const { token } = await stand.add()
    stand.pass(29 * minute)
    expect(await statusOf(token)).toBe(200)
    stand.pass(29 * minute)
    expect(await statusOf(token)).toBe(200)
    stand.pass(31 * minute)
    expect(await statusOf(token)).toBe(401)
  })

  it('ends after twelve hours however much it is used', async () => {
    const { token } = await stand.add()
    for (let passed = 0; passed < 12 * hour - 20 * minute; passed += 20 * minute) {
      expect(await statusOf(token)).toBe(200)
      stand.pass(20 * minute)
    }
    expect(await statusOf(token)).toBe(200)
    stand.pass(20 * minute)
    expect(await statusOf(token)).toBe(401)
  })

  it('ends with the log-out, and only that one', async () => {
    const { id, token } = await stand.add()
    const other = await stand.enter(id)
    expect((await stand.send('POST', '/api/admin/logout', { token })).status).toBe(200)
    expect(await statusOf(token)).toBe(401)
    expect(await statusOf(other)).toBe(200)
    expect((await stand.send('POST', '/api/admin/logout', { token })).status).toBe(401)
  })

  it('is kept as a hash only', async () => {
    const { token } = await stand.add()
    const { rows } = await stand.database.pool.query('select * from staff_sessions')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain(token)
    for (const row of rows.slice(-3)) expect(await statusOf(row.token_hash)).toBe(401)
  })

  it('of somebody inactive is no admin', async () => {
    const { token } = await stand.add({ isActive: false })
    const answer = await stand.send('GET', '/api/admin/auth', { token })
    expect(answer).toMatchObject({ status: 403, body: { code: 'account-not-active' } })
  })
})

describe('the password', () => {
  it('changes with the old one only, and ends the other sessions', async () => {
    const { id, email, token } = await stand.add({ password })
    const other = await stand.enter(id)
    const change = (current: string, next: string) =>
      stand.send('POST', '/api/admin/password', { token, body: { current, password: next } })
    expect(await change('not this one', 'five quite plain words')).toMatchObject({
      status: 422,
      body: { fields: { current: 'That is not your password.' } },
    })
    for (const weak of ['short', 'password1234', `${email} 1`, 'Anna Berg 12']) {
      const { status, body } = await change(password, weak)
      expect([weak, status, Object.keys(body.fields ?? {})]).toEqual([weak, 422, ['password']])
    }
    expect((await change(password, 'five quite plain words')).status).toBe(200)
    expect([await statusOf(token), await statusOf(other)]).toEqual([200, 401])
    const address = '203.0.113.1'
    expect((await login(email, password, address)).status).toBe(401)
    expect((await login(email, 'five quite plain words', address)).status).toBe(200)
  })

  it('is asked for at most ten times in a stolen session', async () => {
    const { token } = await stand.add({ password })
    const body = { password: 'a guess' }
    const statuses = []
    for (let i = 0; i < 11; i++) {
      statuses.push((await stand.send('POST', '/api/admin/totp/enrol', { token, body })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429])
  })
})

describe('guessing', () => {
  it('is stopped after ten tries from many addresses, for known and unknown alike', async () => {
    const { email } = await stand.add({ password })
    for (const target of [email, 'nobody@example.org']) {
      const answers = []
      for (let i = 0; i < 11; i++) answers.push(await login(target, 'a guess', `198.51.100.${i}`))
      expect(answers.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429])
      expect(new Set(answers.slice(0, 10).map(({ body }) => body.error)).size).toBe(1)
      expect(answers[0]?.body.error).toBe('That email and password do not match.')
    }
  })

  it('does not lock out the owner, who comes from where they came from before', async () => {
    const { email } = await stand.add({ password })
    const home = '203.0.113.7'
    expect((await login(email, password, home)).status).toBe(200)
    for (let i = 0; i < 10; i++) await login(email, 'a guess', `198.51.100.${i}`)
    expect((await login(email, password, '198.51.100.77')).status).toBe(429)
    expect((await login(email, password, home)).status).toBe(200)
  })

  it('knows a home by its network, whatever address of it comes', async () => {
    const { email } = await stand.add({ password })
    expect((await login(email, password, '2001:db8:7:1::10')).status).toBe(200)
    for (let i = 0; i < 10; i++) await login(email, 'a guess', `198.51.100.${i}`)
    expect((await login(email, password, '2001:db8:7:1:ab:cd:ef:1')).status).toBe(200)
    expect((await login(email, password, '2001:db8:7:2::10')).status).toBe(429)
    const home = []
    for (let i = 0; i < 11; i++) home.push(await login(email, 'a guess', `2001:db8:7:1::${i + 20}`))
    expect(home.map(({ status }) => status)).toEqual([...Array(10).fill(401), 429])
  })

  it('is over for strangers too when its window ends', async () => {
    const { email } = await stand.add({ password })
    for (let i = 0; i < 11; i++) await login(email, 'a guess', `198.51.100.${i}`)
    await stand.database.pool.query(
      `update rate_limits set resets_at = now() where bucket like 'staff-password:%'`,
    )
    expect((await login(email, password, '198.51.100.77')).status).toBe(200)
  })

  it('tells somebody inactive so after the right password only', async () => {
    const { email } = await stand.add({ password, isActive: false })
    const address = '203.0.113.9'
    expect((await login(email, 'a guess', address)).body.code).toBe('wrong-credentials')
    expect((await login(email, password, address)).body.code).toBe('account-not-active')
  })
})

describe('one’s own sessions', () => {
  const listOf = async (token: string) =>
    (await stand.send<SessionsAnswer>('GET', '/api/admin/sessions', { token })).body.sessions
  const end = (token: string, id = '') =>
    stand.send('DELETE', `/api/admin/sessions${id && `/${id}`}`, { token })

  it('are listed without their tokens, and only one’s own are ended', async () => {
    const { id, token } = await stand.add()
    const other = await stand.enter(id)
    const stranger = await stand.add()
    const list = await listOf(token)
    expect(list.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    expect(list[0]).toMatchObject({ device: 'Unknown device', address: '127.0.0.1' })
    const named = list.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    expect((await end(stranger.token, named)).status).toBe(404)
    expect(await statusOf(other)).toBe(200)
    expect((await end(token, named)).status).toBe(200)
    expect(await statusOf(other)).toBe(401)
    expect((await end(token, named)).status).toBe(404)
    expect(await listOf(token)).toHaveLength(1)
  })

  it('are all ended at once, but for the one that asks', async () => {
    const { id, token } = await stand.add()
    const others = [await stand.enter(id), await stand.enter(id)]
    expect((await end(token)).status).toBe(200)
    expect(await Promise.all(others.map(statusOf))).toEqual([401, 401])
    expect(await statusOf(token)).toBe(200)
  })
})
