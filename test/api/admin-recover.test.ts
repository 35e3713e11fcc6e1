import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { type StaffDesk, staffDesk } from '#test/support/staff-desk.ts'

let server: TestServer
let desk: StaffDesk
beforeAll(async () => {
  server = await startTestServer()
  desk = await staffDesk(server)
})
afterAll(async () => {
  await desk.close()
  await server.stop()
})

describe('who lost their app and all codes', () => {
  it('is helped by a super admin alone, with a reason, after 72 hours', async () => {
    const dora = await TestCaller.signUp(server.url, 'Dora')
    const at = { uid: dora.uid }
    const begin = (role: string, body: object = { reason: 'Showed who she is.' }) =>
      desk.ask<{ dueAt: string }>(role, 'admin.users.recover', { at, body })
    expect((await begin('super_admin')).status).toBe(403)
    await desk.database.pool.query(
      `insert into identity.totp (user_id, secret, confirmed_at, last_step, recovery_hashes)
        values ($1, '', now(), 0, '{}')`,
      [dora.uid],
    )
    expect((await begin('moderator')).status).toBe(403)
    expect((await begin('super_admin', {})).status).toBe(422)
    const begun = await begin('super_admin')
    const hours = (Date.parse(begun.body.dueAt) - Date.now()) / 3_600_000
    expect(Math.round(hours)).toBe(72)
    // Begun again, it takes neither less nor more.
    expect((await begin('super_admin')).body.dueAt).toBe(begun.body.dueAt)
    const seen = await desk.ask<AdminUserAnswer>('super_admin', 'admin.users.get', { at })
    expect(seen.body).toMatchObject({ hasSecondFactor: true, recoveryDueAt: begun.body.dueAt })
    expect(await desk.auditOf(dora.uid)).toContain('user.recover')
  })
})
