import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type {
  RecoveryCodesAnswer,
  TotpEnrolAnswer,
  TotpStateAnswer,
} from '#contract/identity/second-factor.ts'
import type { AdminSessionAnswer } from '#contract/staff/entities.ts'
import { codeAt, stepAt } from '#server/auth/second-factor/totp.ts'
import { fromBase32 } from '#test/support/second-factor.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'

const password = 'four plain words'
const step = 30_000

let stand: StaffStand
beforeAll(async () => {
  stand = await openStaffStand()
})
afterAll(() => stand.close())

type Staff = Awaited<ReturnType<StaffStand['add']>>

const post = <T>({ token }: Pick<Staff, 'token'>, path: string, body: unknown) =>
  stand.send<T & { code: string; fields?: Record<string, string> }>('POST', path, { token, body })

/** What an authenticator app shows now, a few steps from it. */
const shown = (secret: Buffer, off = 0) => codeAt(secret, stepAt(stand.clock.now()) + off)

async function withSecondFactor() {
  const staff = await stand.add({ password })
  const enrolled = await post<TotpEnrolAnswer>(staff, '/api/admin/totp/enrol', { password })
  const secret = fromBase32(enrolled.body.secret)
  const code = shown(secret)
  const confirmed = await post<RecoveryCodesAnswer>(staff, '/api/admin/totp/confirm', { code })
  expect([enrolled.status, confirmed.status]).toEqual([200, 200])
  // The code that confirmed is used up, so the next one is another.
  stand.pass(step)
  return { ...staff, secret, recoveryCodes: confirmed.body.recoveryCodes }
}

const login = (email: string, totp?: string) =>
  stand.send<AdminSessionAnswer & { code: string }>('POST', '/api/admin/login', {
    body: { email, password, ...(totp !== undefined && { totp }) },
    address: '203.0.113.1',
  })

describe('setting up a second factor', () => {
  it('needs the password, counts only once confirmed, and ends older sessions', async () => {
    const staff = await stand.add({ password })
    const other = await stand.enter(staff.id)
    const refused = await post(staff, '/api/admin/totp/enrol', { password: 'a guess' })
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { password: expect.anything() } },
    })
    const noted = async () =>
      (
        await stand.database.pool.query(
          `select details from audit_log where staff_id = $1 and action = 'proof.refused'`,
          [staff.id],
        )
      ).rows
    await expect.poll(noted).toEqual([{ details: { why: 'password' } }])
    const { body } = await post<TotpEnrolAnswer>(staff, '/api/admin/totp/enrol', { password })
    expect(body.uri).toContain(`secret=${body.secret}`)
    expect((await login(staff.email)).status).toBe(200)
    const wrong = await post(staff, '/api/admin/totp/confirm', { code: '000000' })
    expect(wrong).toMatchObject({ status: 422, body: { fields: { code: expect.anything() } } })
    const code = shown(fromBase32(body.secret))
    const right = await post<RecoveryCodesAnswer>(staff, '/api/admin/totp/confirm', { code })
    expect(new Set(right.body.recoveryCodes).size).toBe(10)
    // 120 bits each, of which a fast hash may be kept.
    for (const one of right.body.recoveryCodes)
      expect(one).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
    expect((await stand.send('GET', '/api/admin/auth', { token: other })).status).toBe(401)
    expect((await stand.send('GET', '/api/admin/auth', staff)).status).toBe(200)
  })

  it('cannot replace one that is on', async () => {
    const staff = await withSecondFactor()
    const again = await post(staff, '/api/admin/totp/enrol', { password })
    expect(again).toMatchObject({ status: 409, body: { code: 'second-factor-on' } })
    const confirm = await post(staff, '/api/admin/totp/confirm', { code: shown(staff.secret) })
    expect(confirm).toMatchObject({ status: 409, body: { code: 'second-factor-on' } })
  })

  it('keeps neither secret nor recovery codes in clear', async () => {
    const { id, secret, recoveryCodes } = await withSecondFactor()
    const { rows } = await stand.database.pool.query<{ secret: Buffer; recovery_hashes: string[] }>(
      'select secret, recovery_hashes from staff_totp where staff_id = $1',
      [id],
    )
    expect(rows[0]?.secret.includes(secret)).toBe(false)
    expect(rows[0]?.recovery_hashes).toHaveLength(10)
    expect(rows[0]?.recovery_hashes).not.toContain(recoveryCodes[0])
    const said = stand.said.join('')
    for (const code of recoveryCodes) expect(said).not.toContain(code)
  })
})

describe('logging in with a second factor', () => {
  it('asks for it after the right password only', async () => {
    const { email, secret } = await withSecondFactor()
    expect(await login(email)).toMatchObject({
      status: 401,
      body: { code: 'second-factor-needed', error: 'Enter the code from your authenticator app.' },
    })
    const body = { email, password: 'a guess', totp: shown(secret) }
    const guessed = await stand.send('POST', '/api/admin/login', { body })
    expect(guessed.body.code).toBe('wrong-credentials')
    expect((await login(email, shown(secret))).status).toBe(200)
  })

  it('takes a code once, also when it is sent many times at once', async () => {
    const { email, secret } = await withSecondFactor()
    const code = shown(secret)
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(email, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    expect((await login(email, code)).body.code).toBe('wrong-second-factor')
    expect((await login(email, shown(secret, -1))).body.code).toBe('wrong-second-factor')
    stand.pass(step)
    expect((await login(email, ` ${shown(secret).replace(/^.../, '$& ')}`)).status).toBe(200)
  })

  it('takes each recovery code once instead', async () => {
    const { email, token, recoveryCodes } = await withSecondFactor()
    const [first = '', second = ''] = recoveryCodes
    expect((await login(email, first)).status).toBe(200)
    expect((await login(email, first)).body.code).toBe('wrong-second-factor')
    expect((await login(email, second.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    const state = await stand.send<TotpStateAnswer>('GET', '/api/admin/totp', { token })
    expect(state.body).toEqual({ isOn: true, recoveryCodesLeft: 8 })
  })

  it('does not take the recovery code of somebody else', async () => {
    const anna = await withSecondFactor()
    const ben = await withSecondFactor()
    expect((await login(anna.email, ben.recoveryCodes[0])).status).toBe(401)
  })

  it('stops guessing after ten codes', async () => {
    const { email } = await withSecondFactor()
    const codes = []
    for (let i = 0; i < 11; i++) {
      codes.push((await login(email, String(100_000 + i))).body.code)
      // The password is right, so only the codes are counted here.
      await stand.database.pool.query(
        `delete from rate_limits where bucket like 'staff-password:%'`,
      )
    }
    expect(codes).toEqual([...Array(10).fill('wrong-second-factor'), 'too-many-requests'])
  })

  it('takes a recovery code, which nobody guesses, after however many', async () => {
    const { email, recoveryCodes } = await withSecondFactor()
    for (let i = 0; i < 11; i++) {
      await login(email, String(100_000 + i))
      await stand.database.pool.query(
        `delete from rate_limits where bucket like 'staff-password:%'`,
      )
    }
    expect((await login(email, 'ABCD-EFGH-IJKL-MNOP-QRST-UVWX')).body.code).toBe(
      'wrong-second-factor',
    )
    expect((await login(email, recoveryCodes[0])).status).toBe(200)
  })
})

describe('when strangers have used up the tries at a password', () => {
  let stranger = 0
  const guess = (email: string, body: object) =>
    stand.send<AdminSessionAnswer & { code: string }>('POST', '/api/admin/login', {
      body: { email, password: 'a guess', ...body },
      address: `198.51.100.${stranger++ % 250}`,
    })
  const wait = 'too-many-requests'

  it('lets in who has the second factor too, and tells nobody else anything', async () => {
    const { email, secret } = await withSecondFactor()
    for (let i = 0; i < 10; i++) await guess(email, {})
    expect((await guess(email, { password })).body.code).toBe(wait)
    expect((await guess(email, { password, totp: '000000' })).body.code).toBe(wait)
    expect((await guess(email, { totp: shown(secret) })).body.code).toBe(wait)
    expect((await guess(email, { password, totp: shown(secret) })).status).toBe(200)
  })

  it('lets in nobody who has none, whatever code they send', async () => {
    const { email } = await stand.add({ password })
    for (let i = 0; i < 10; i++) await guess(email, {})
    expect((await guess(email, { password, totp: '123456' })).body.code).toBe(wait)
  })

  it('still counts the codes that come with the right one', async () => {
    const { email, secret, recoveryCodes } = await withSecondFactor()
    for (let i = 0; i < 10; i++) await guess(email, {})
    for (let i = 0; i < 10; i++) await guess(email, { password, totp: String(100_000 + i) })
    expect((await guess(email, { password, totp: shown(secret) })).body.code).toBe(wait)
    expect((await guess(email, { password, totp: recoveryCodes[0] })).status).toBe(200)
  })
})

describe('turning it off', () => {
  it('needs the password and a code', async () => {
    const staff = await withSecondFactor()
    const disable = (body: Record<string, string>) => post(staff, '/api/admin/totp/disable', body)
    const code = shown(staff.secret)
    expect((await disable({ password: 'a guess', code })).body.fields).toHaveProperty('password')
    expect((await disable({ password, code: '000000' })).body.fields).toHaveProperty('code')
    expect((await disable({ password, code })).status).toBe(200)
    const state = await stand.send<TotpStateAnswer>('GET', '/api/admin/totp', staff)
    expect(state.body).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    expect((await login(staff.email)).status).toBe(200)
  })
})

describe('new recovery codes', () => {
  it('take the place of those of before, while it stays on', async () => {
    const staff = await withSecondFactor()
    const answer = await post<RecoveryCodesAnswer>(staff, '/api/admin/totp/recovery', undefined)
    expect(answer.body.recoveryCodes).toHaveLength(10)
    expect((await login(staff.email, staff.recoveryCodes[0])).status).toBe(401)
    expect((await login(staff.email, answer.body.recoveryCodes[0])).status).toBe(200)
  })

  it('are not made without a second factor', async () => {
    const staff = await stand.add({ password })
    expect((await post(staff, '/api/admin/totp/recovery', undefined)).status).toBe(404)
  })
})

describe('the log of what staff did', () => {
  const entriesOf = async (staffId: string) => {
    const { rows } = await stand.database.pool.query<{ action: string; details: object }>(
      `select action, details from audit_log where staff_id = $1 and action like 'login%'
        order by seq`,
      [staffId],
    )
    return rows.map(({ action, details }) => [action, details])
  }

  it('keeps refused log-ins, and that somebody came in by a recovery code', async () => {
    const { id, email, secret, recoveryCodes } = await withSecondFactor()
    const guess = { email, password: 'a guess of somebody' }
    await stand.send('POST', '/api/admin/login', { body: guess, address: '203.0.113.1' })
    const expected: unknown[] = [['login.refused', { why: 'password' }]]
    await vi.waitFor(async () => expect(await entriesOf(id)).toEqual(expected))
    expect((await login(email, '000000')).status).toBe(401)
    expected.push(['login.refused', { why: 'code' }])
    await vi.waitFor(async () => expect(await entriesOf(id)).toEqual(expected))
    expect((await login(email, recoveryCodes[0])).status).toBe(200)
    expect((await login(email, shown(secret))).status).toBe(200)
    expected.push(['login', { by: 'recovery-code' }], ['login', {}])
    expect(await entriesOf(id)).toEqual(expected)
  })
})
