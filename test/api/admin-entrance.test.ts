import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import type { TotpEnrolAnswer } from '#contract/identity/second-factor.ts'
import { limits } from '#contract/limits.ts'
import type {
  AdminSessionAnswer,
  AuditAnswer,
  IssuedPasswordAnswer,
  StaffAnswer,
} from '#contract/staff/entities.ts'
import { codeAt, stepAt } from '#server/auth/second-factor/totp.ts'
import { carryOut, readOrder } from '#server/staff/operator.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'

const own = 'five quite plain words'
const day = 86_400_000

const stands: StaffStand[] = []
async function open(env: Readonly<Record<string, string>> = {}) {
  const stand = await openStaffStand(env)
  stands.push(stand)
  return stand
}
afterAll(() => Promise.all(stands.map((stand) => stand.close())))

const secretIn = (text: string) => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

type Told = AdminSessionAnswer & TotpEnrolAnswer & ErrorBody

/** The calls somebody at the entrance makes, and what each was answered. */
const entranceOf = (stand: StaffStand, email: string) => {
  const post = async (path: string, body: object) => {
    const sent = { body: { email, ...body }, address: '203.0.113.1' }
    const answer = await stand.send<Told>('POST', `/api/admin/login${path}`, sent)
    return { ...answer, code: answer.status === 200 ? 'in' : answer.body.code }
  }
  return {
    logIn: (password: string, totp?: string) => post('', { password, ...(totp && { totp }) }),
    choose: (password: string, newPassword: string) => post('/password', { password, newPassword }),
    enrol: (password: string) => post('/enrol', { password }),
  }
}

const codeNow = ({ clock }: StaffStand, secret: string) =>
  codeAt(secretIn(secret), stepAt(clock.now()))

describe('a password that was handed out', () => {
  let stand: StaffStand
  let boss: { readonly token: string }
  beforeAll(async () => {
    stand = await open()
    boss = await stand.add({ role: 'super_admin' })
  })

  async function handOut(email: string) {
    const body = { email, displayName: 'Ben Ode', role: 'support' }
    const sent = { ...boss, body }
    return (await stand.send<IssuedPasswordAnswer>('POST', '/api/admin/staff', sent)).body
  }

  it('lets nobody in before it is changed, and once it is, no longer', async () => {
    const { admin, password } = await handOut('ben@example.org')
    const { logIn, choose } = entranceOf(stand, admin.email)
    expect((await logIn(password)).code).toBe('password-change-needed')
    expect((await choose('not it', own)).code).toBe('wrong-credentials')
    for (const weak of [password, 'short', 'password1234', 'Ben Ode 1234']) {
      const { body } = await choose(password, weak)
      expect([weak, Object.keys(body.fields ?? {})]).toEqual([weak, ['newPassword']])
    }
    expect((await choose(password, own)).code).toBe('in')
    expect((await logIn(password)).code).toBe('wrong-credentials')
    expect((await logIn(own)).code).toBe('in')
    // Inside there is another way, which asks for more.
    expect((await choose(own, 'seven other plain words')).code).toBe('not-allowed')
    const { body } = await stand.send<AuditAnswer>(
      'GET',
      `/api/admin/audit?person=${admin.id}`,
      boss,
    )
    const actions = body.entries.map(({ action }) => action)
    // When a refusal is written down is no part of the order.
    expect(actions.filter((action) => action !== 'login.refused')).toEqual([
      'login',
      'password.change',
      'staff.create',
    ])
  })

  it('is over after three days, and a new one can be given', async () => {
    const { admin, password } = await handOut('carla@example.org')
    const { logIn, choose } = entranceOf(stand, admin.email)
    const until = async () => {
      const { body } = await stand.send<StaffAnswer>('GET', '/api/admin/staff', boss)
      return body.staff.find(({ id }) => id === admin.id)?.passwordExpiresAt
    }
    const last = stand.clock.now().getTime() + limits.staffPasswordLifeS * 1000
    expect(await until()).toBe(new Date(last).toISOString())
    stand.pass(3 * day)
    boss = { token: (await stand.add({ role: 'super_admin' })).token }
    expect((await logIn(password)).code).toBe('password-expired')
    expect((await choose(password, own)).code).toBe('password-expired')
    const sent = { at: { id: admin.id }, token: boss.token }
    const { body } = await stand.ask<IssuedPasswordAnswer>('admin.staff.reset', sent)
    expect((await logIn(body.password)).code).toBe('password-change-needed')
    expect((await choose(body.password, own)).code).toBe('in')
    expect(await until()).toBeNull()
  })
})

describe('a super admin of a server that others reach', () => {
  it('sets up a second factor before anything else, with codes to keep', async () => {
    const stand = await open()
    const { id, email, token } = await stand.add({
      ...{ role: 'super_admin', password: own, hasSecondFactor: false },
    })
    // A session from before it was needed is none.
    expect((await stand.send('GET', '/api/admin/auth', { token })).status).toBe(401)
    const { logIn, enrol } = entranceOf(stand, email)
    expect((await logIn(own)).code).toBe('second-factor-setup-needed')
    expect((await logIn(own, '123456')).code).toBe('second-factor-setup-needed')
    expect((await enrol('not it')).code).toBe('wrong-credentials')
    const { secret } = (await enrol(own)).body
    expect((await logIn(own)).code).toBe('second-factor-setup-needed')
    expect((await logIn(own, '000000')).code).toBe('wrong-second-factor')
    const { body } = await logIn(own, codeNow(stand, secret))
    expect(body.recoveryCodes).toHaveLength(10)
    expect((await stand.send('GET', '/api/admin/auth', { token: body.token })).status).toBe(200)
    expect((await enrol(own)).code).toBe('second-factor-on')
    stand.pass(30_000)
    const again = await logIn(own, codeNow(stand, secret))
    expect([again.code, again.body.recoveryCodes]).toEqual(['in', undefined])
    const [first = ''] = body.recoveryCodes ?? []
    const off = { token: again.body.token, body: { password: own, code: first } }
    expect((await stand.send('POST', '/api/admin/totp/disable', off)).status).toBe(200)
    // Turned off, it is set up anew at once.
    expect((await stand.send('GET', '/api/admin/auth', { token: off.token })).status).toBe(401)
    expect((await logIn(own)).code).toBe('second-factor-setup-needed')

    const { rows } = await stand.database.pool.query(
      'select action from audit_log where staff_id = $1 order by seq',
      [id],
    )
    const actions = rows.map(({ action }) => action).filter((name) => name !== 'login.refused')
    expect(actions).toEqual(['totp.enable', 'login', 'login', 'totp.disable'])
  })

  it('is never locked out: whoever runs the server mends it', async () => {
    const stand = await open()
    const { email } = await stand.add({ role: 'super_admin', password: own })
    const { logIn, choose, enrol } = entranceOf(stand, email)
    expect((await logIn(own)).code).toBe('second-factor-needed')
    const said = await carryOut(stand.engine, readOrder(['reset-password', '--email', email]))
    const password = /shown this once: (\S+)/.exec(said)?.[1] ?? ''
    expect((await logIn(password)).code).toBe('password-change-needed')
    expect((await enrol(password)).code).toBe('password-change-needed')
    expect((await choose(password, own)).code).toBe('in')
    const { secret } = (await enrol(own)).body
    expect((await logIn(own, codeNow(stand, secret))).code).toBe('in')
  })
})

describe('whether a second factor is needed', () => {
  const outside = { TRUST_PROXY: '1' }
  const home = { TRUST_PROXY: '0' }
  const all = { STAFF_SECOND_FACTOR: 'required' }
  it.each([
    ['super_admin', outside, true],
    ['super_admin', home, false],
    ['super_admin', { ...home, ...all }, true],
    ['moderator', outside, false],
    ['viewer', { ...outside, ...all }, true],
    ['viewer', { ...home, ...all }, true],
  ] as const)('of a %s with %j: %s', async (role, env, isNeeded) => {
    const stand = await open(env)
    const { email, token } = await stand.add({ role, password: own, hasSecondFactor: false })
    const { logIn, enrol } = entranceOf(stand, email)
    expect((await logIn(own)).code).toBe(isNeeded ? 'second-factor-setup-needed' : 'in')
    expect((await enrol(own)).code).toBe(isNeeded ? 'in' : 'not-allowed')
    const { status } = await stand.send('GET', '/api/admin/auth', { token })
    expect(status).toBe(isNeeded ? 401 : 200)
  })
})

describe('guessing at any door of the entrance', () => {
  it('is counted together', async () => {
    const stand = await open()
    const { email } = await stand.add({ password: own })
    const { logIn, choose, enrol } = entranceOf(stand, email)
    const codes: string[] = []
    for (let at = 0; at < 4; at++) {
      for (const guess of [logIn, enrol, (text: string) => choose(text, own)]) {
        codes.push((await guess(`a guess ${at}`)).code)
      }
    }
    expect(codes.slice(0, 10)).toEqual(Array(10).fill('wrong-credentials'))
    expect(codes.slice(10)).toEqual(['too-many-requests', 'too-many-requests'])
  })
})
