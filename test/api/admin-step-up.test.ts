import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RenewedAnswer } from '#contract/identity/proof.ts'
import { type AdminCall, type AdminCallName, adminCalls } from '#contract/staff/calls.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'

const minute = 60_000
const password = 'four plain words'

let stand: StaffStand
beforeAll(async () => {
  stand = await openStaffStand()
})
afterAll(() => stand.close())

const marked = Object.entries<AdminCall>(adminCalls).flatMap(([name, { proof }]) =>
  proof ? [name as AdminCallName] : [],
)

/** Nothing that fits: what matters is whether the guard lets it come that far. */
const codeOf = async (name: AdminCallName, token: string) => {
  const isBodied = adminCalls[name].body !== null
  const { body } = await stand.ask(name, { token, ...(isBodied && { body: {} }) })
  return body?.code
}

const prove = (token: string, body: object) =>
  stand.send<RenewedAnswer>('POST', '/api/admin/proof', { token, body })

describe('what staff can do harm with', () => {
  it('is this', () => {
    expect(marked.sort()).toEqual([
      'admin.announcements.send',
      'admin.audit.export',
      'admin.groups.delete',
      'admin.groups.status',
      'admin.sessions.end',
      'admin.sessions.end-all',
      'admin.staff.change',
      'admin.staff.create',
      'admin.staff.reset',
      'admin.support.delete',
      'admin.testimonials.delete',
      'admin.totp.recovery',
      'admin.users.delete',
      'admin.users.plus',
      'admin.users.recover',
      'admin.users.sign-out',
      'admin.users.status',
    ])
  })

  it.each(marked)('%s is refused to a token of ten minutes ago', async (name) => {
    const { token } = await stand.add({ role: 'super_admin' })
    expect(await codeOf(name, token)).not.toBe('fresh-proof-needed')
    stand.pass(10 * minute)
    expect(await codeOf(name, token)).toBe('fresh-proof-needed')
  })

  it('needs the permission first, so nobody learns more by it', async () => {
    const { token } = await stand.add({ role: 'viewer' })
    stand.pass(10 * minute)
    expect(await codeOf('admin.users.delete', token)).toBe('not-allowed')
  })
})

describe('a proof of staff', () => {
  it('brings another token, ends the one before and lets them go on', async () => {
    const { token } = await stand.add({ role: 'moderator', password })
    stand.pass(10 * minute)
    const wrong = await prove(token, { password: 'not the right words' })
    expect(wrong).toMatchObject({ status: 422, body: { fields: { password: expect.any(String) } } })
    const { status, body } = await prove(token, { password })
    expect([status, body.token === token]).toEqual([200, false])
    expect((await stand.send('GET', '/api/admin/auth', { token })).status).toBe(401)
    const refused = ['fresh-proof-needed', 'not-allowed', 'not-signed-in']
    expect(refused).not.toContain(await codeOf('admin.users.status', body.token))
  })

  it('does not make the session last longer', async () => {
    const { id, token } = await stand.add({ role: 'moderator', password })
    stand.pass(10 * minute)
    await prove(token, { password })
    const { rows } = await stand.database.pool.query(
      'select distinct expires_at from staff_sessions where staff_id = $1',
      [id],
    )
    expect(rows).toHaveLength(1)
  })

  it('takes the second factor too where one is on', async () => {
    const { token } = await stand.add({ role: 'super_admin', password })
    stand.pass(10 * minute)
    expect(await prove(token, { password })).toMatchObject({
      status: 422,
      body: { fields: { code: 'Enter the code from your authenticator app, or a recovery code.' } },
    })
  })
})
