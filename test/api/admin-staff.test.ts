import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type {
  AdminRow,
  AuditAnswer,
  IssuedPasswordAnswer,
  StaffAnswer,
} from '#contract/staff/entities.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'

const stands: StaffStand[] = []
let stand: StaffStand
let boss: Awaited<ReturnType<StaffStand['add']>>
beforeEach(async () => {
  stand = await openStaffStand()
  stands.push(stand)
  boss = await stand.add({ role: 'super_admin' })
})
afterAll(() => Promise.all(stands.map((each) => each.close())))

const change = (id: string, body: unknown, { token } = boss) =>
  stand.ask<{ admin: AdminRow } & { code: string }>('admin.staff.change', {
    at: { id },
    token,
    body,
  })

const superAdmins = async () => {
  const { rows } = await stand.database.pool.query<{ id: string }>(
    `select id from staff where role = 'super_admin' and is_active`,
  )
  return rows.map(({ id }) => id)
}

describe('adding somebody', () => {
  it('makes a password that works, and shows it once', async () => {
    const body = { email: ' Ben@Example.org ', displayName: ' Ben Ode ', role: 'support' }
    const made = await stand.send<IssuedPasswordAnswer>('POST', '/api/admin/staff', {
      ...boss,
      body,
    })
    expect(made.body.admin).toMatchObject({
      email: 'ben@example.org',
      displayName: 'Ben Ode',
      role: 'support',
      isActive: true,
      lastLoginAt: null,
    })
    const known = { email: 'ben@example.org', password: made.body.password }
    const password = 'five quite plain words'
    const chosen = { body: { ...known, newPassword: password } }
    await stand.send('POST', '/api/admin/login/password', chosen)
    const login = await stand.send<{ admin: AdminRow }>('POST', '/api/admin/login', {
      body: { ...known, password },
    })
    expect(login.body.admin.lastLoginAt).toBe(stand.clock.now().toISOString())
    const { body: listed } = await stand.send<StaffAnswer>('GET', '/api/admin/staff', boss)
    expect(listed.staff.map(({ email }) => email)).toContain('ben@example.org')
    expect(JSON.stringify(listed)).not.toMatch(/password"|scrypt/)
    expect(stand.said.join('')).not.toContain(made.body.password)
  })

  it('without a role makes a viewer', async () => {
    const body = { email: 'vera@example.org', displayName: 'Vera' }
    const made = await stand.send<IssuedPasswordAnswer>('POST', '/api/admin/staff', {
      ...boss,
      body,
    })
    expect(made.body.admin.role).toBe('viewer')
  })

  it.each([
    ['email', '"nonsense"'],
    ['displayName', '" "'],
    ['role', '"owner"'],
    ['isActive', 'true'],
    ['password', '"four plain words"'],
    ['permissions', '{"system": ["manage"]}'],
    ['id', `"${randomUUID()}"`],
    ['constructor', '{}'],
    ['__proto__', '{"role": "super_admin"}'],
  ])('refuses a wrong %s', async (field, value) => {
    const good = Object.entries({ email: 'ben@example.org', displayName: 'Ben', role: 'viewer' })
    const rest = good.filter(([name]) => name !== field)
    const texts = rest.map(([name, text]) => `"${name}": "${text}"`)
    const raw = `{${[...texts, `"${field}": ${value}`].join()}}`
    const answer = await stand.send('POST', '/api/admin/staff', { ...boss, raw })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.fields ?? {})).toEqual([field])
  })

  it('refuses an address somebody has', async () => {
    const body = { email: boss.email, displayName: 'Twin' }
    const answer = await stand.send('POST', '/api/admin/staff', { ...boss, body })
    expect(answer).toMatchObject({ status: 422, body: { fields: { email: expect.anything() } } })
  })
})

describe('changing somebody', () => {
  it('takes effect at once, ends their sessions and is written down', async () => {
    const ben = await stand.add({ role: 'viewer' })
    const answer = await change(ben.id, { role: 'moderator' })
    expect(answer.body.admin.role).toBe('moderator')
    expect((await stand.send('GET', '/api/admin/auth', ben)).status).toBe(401)
    const { body } = await stand.send<AuditAnswer>('GET', '/api/admin/audit', boss)
    expect(body.entries[0]).toMatchObject({
      action: 'staff.change',
      staffId: boss.id,
      target: ben.id,
      details: { from: { role: 'viewer' }, to: { role: 'moderator' } },
    })
  })

  it('deactivates and activates', async () => {
    const ben = await stand.add({ role: 'support' })
    expect((await change(ben.id, { isActive: false })).body.admin.isActive).toBe(false)
    expect((await stand.send('GET', '/api/admin/auth', ben)).status).toBe(401)
    expect((await change(ben.id, { isActive: true })).body.admin.isActive).toBe(true)
    expect((await stand.send('GET', '/api/admin/auth', ben)).status).toBe(401)
  })

  it('refuses what is not there and what is not known', async () => {
    expect((await change(randomUUID(), { role: 'viewer' })).status).toBe(404)
    expect((await change('nonsense', { role: 'viewer' })).status).toBe(404)
    for (const body of [{}, { role: 'owner' }, { email: 'x@example.org' }, { isActive: 'no' }]) {
      expect((await change(boss.id, body)).status).toBe(422)
    }
  })

  it.each(['moderator', 'support', 'viewer'])(
    'is not for a %s, not even on themselves',
    async (role) => {
      const ben = await stand.add({ role })
      for (const id of [ben.id, boss.id]) {
        expect((await change(id, { role: 'super_admin' }, ben)).status).toBe(403)
        expect((await change(id, { isActive: false }, ben)).status).toBe(403)
      }
      const body = { email: 'new@example.org', displayName: 'New', role: 'super_admin' }
      expect((await stand.send('POST', '/api/admin/staff', { ...ben, body })).status).toBe(403)
      const reset = await stand.ask('admin.staff.reset', {
        at: { id: boss.id },
        token: ben.token,
      })
      expect(reset.status).toBe(403)
      expect(await superAdmins()).toEqual([boss.id])
    },
  )
})

describe('the last super admin', () => {
  it.each([{ role: 'moderator' }, { isActive: false }, { role: 'viewer', isActive: false }])(
    'stays: %j',
    async (body) => {
      await stand.add({ role: 'super_admin', isActive: false })
      expect(await change(boss.id, body)).toMatchObject({
        status: 409,
        body: { code: 'last-super-admin', error: 'One active super admin has to stay.' },
      })
      expect(await superAdmins()).toEqual([boss.id])
    },
  )

  it('stays when two demote themselves at once', async () => {
    const ben = await stand.add({ role: 'super_admin' })
    const answers = await Promise.all([
      change(boss.id, { role: 'viewer' }, boss),
      change(ben.id, { role: 'viewer' }, ben),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await superAdmins()).toHaveLength(1)
  })

  it('stays when two demote each other at once', async () => {
    const ben = await stand.add({ role: 'super_admin' })
    const answers = await Promise.all([
      change(ben.id, { isActive: false }, boss),
      change(boss.id, { role: 'viewer' }, ben),
    ])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await superAdmins()).toHaveLength(1)
  })

  it('stays when many demote many at once', async () => {
    const all = [boss]
    for (let i = 0; i < 5; i++) all.push(await stand.add({ role: 'super_admin' }))
    await Promise.all(
      all.flatMap((by) => all.map((whom) => change(whom.id, { role: 'support' }, by))),
    )
    expect(await superAdmins()).toHaveLength(1)
  })
})

describe('one’s own role', () => {
  it('is not raised by somebody who was demoted a moment ago', async () => {
    const ben = await stand.add({ role: 'super_admin' })
    const [, raised] = await Promise.all([
      change(ben.id, { role: 'viewer' }, boss),
      change(ben.id, { role: 'super_admin' }, ben),
    ])
    const after = await superAdmins()
    expect(after).toEqual([boss.id])
    expect([200, 401, 403]).toContain(raised.status)
  })
})

describe('resetting somebody', () => {
  it('gives a new password and ends their sessions', async () => {
    const ben = await stand.add({ password: 'four plain words' })
    const sent = { at: { id: ben.id }, token: boss.token }
    const { status, body } = await stand.ask<IssuedPasswordAnswer>('admin.staff.reset', sent)
    expect(status).toBe(200)
    expect((await stand.send('GET', '/api/admin/auth', ben)).status).toBe(401)
    const login = (password: string) =>
      stand.send('POST', '/api/admin/login', { body: { email: ben.email, password } })
    expect((await login('four plain words')).status).toBe(401)
    expect((await login(body.password)).body.code).toBe('password-change-needed')
  })

  it('is not for oneself, and not for nobody', async () => {
    const reset = (id: string) => stand.ask('admin.staff.reset', { at: { id }, token: boss.token })
    expect((await reset(boss.id)).status).toBe(403)
    expect((await reset(randomUUID())).status).toBe(404)
  })
})
