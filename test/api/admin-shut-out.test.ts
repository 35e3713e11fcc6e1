import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditAnswer } from '#contract/staff/entities.ts'
import type { AdminUserAnswer } from '#contract/staff/users.ts'
import { approvedQuotes } from '#server/site/quotes.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { type StaffDesk, staffDesk } from '#test/support/staff-desk.ts'

let server: TestServer
let database: pg.Pool
let desk: StaffDesk
beforeAll(async () => {
  server = await startTestServer()
  desk = await staffDesk(server)
  database = desk.database.pool
})
afterAll(async () => {
  await desk.close()
  await server.stop()
})

const auditOf = (target: string) => desk.auditOf(target)
const toldOf = async (uid: string) => {
  const { rows } = await database.query<{ title: string }>(
    'select title from notifications where scope = $1 order by created_at desc, id desc',
    [`u:${uid}`],
  )
  return rows.map(({ title }) => title)
}

describe('signing out everywhere', () => {
  it('ends every session and leaves the account', async () => {
    const dora = await TestCaller.signUp(server.url, 'Dora')
    const at = { uid: dora.uid }
    const answer = await desk.ask('moderator', 'admin.users.sign-out', { at })
    expect(answer).toEqual({ status: 200, body: { id: dora.uid, sessions: 1 } })
    expect((await dora.call('GET', '/api/auth/session')).status).toBe(401)
    const { rows } = await database.query('select status from users where id = $1', [dora.uid])
    expect(rows).toEqual([{ status: 'active' }])
    expect(await auditOf(dora.uid)).toEqual(['user.sign-out'])
    expect(await toldOf(dora.uid)).toEqual(['You were logged out everywhere'])
  })
})

describe('somebody who is suspended', () => {
  it('has a reason without addresses for who sees none, and for all once gone', async () => {
    const vera = await TestCaller.signUp(server.url, 'Vera')
    const at = { uid: vera.uid }
    const reason = 'Spam from vera@victor.test and +49 170 1234567.'
    await desk.ask('super_admin', 'admin.users.status', {
      at,
      body: { status: 'suspended', reason },
    })
    const why = async (role: string) =>
      (await desk.ask<AdminUserAnswer>(role, 'admin.users.get', { at })).body.suspension?.reason
    expect(await why('moderator')).toBe(reason)
    const masked = 'Spam from v…@victor.test and +49…67.'
    for (const role of ['support', 'viewer']) expect(await why(role)).toBe(masked)
    const logged = async () => {
      const query = { person: vera.uid, action: 'user.suspend' }
      const { body } = await desk.ask<AuditAnswer>('super_admin', 'admin.audit.list', { query })
      return body.entries.map(({ details }) => details.reason)
    }
    expect(await logged()).toEqual([reason])
    await desk.ask('super_admin', 'admin.users.status', {
      at,
      body: { status: 'active', reason: 'Asked for it.' },
    })
    expect(await toldOf(vera.uid)).toContain('Your account is active again')
    await desk.ask('super_admin', 'admin.users.delete', { at, body: { reason: 'A test.' } })
    expect(await logged()).toEqual([masked])
  })

  it('says nothing in public while it lasts', async () => {
    const max = await TestCaller.signUp(server.url, 'Max')
    await desk.database.pool.query(
      `insert into testimonials
          (id, scope, text, rating, shown_as, user_id, status, created_at, updated_at)
        values ($1::uuid, 'u:' || $1::uuid, 'So it is', 5, 'Max', $1::uuid, 'approved', now(),
          now())`,
      [max.uid],
    )
    const isShown = async () =>
      (await approvedQuotes({ database: desk.database })).some(
        ({ quoteName }) => quoteName === 'Max',
      )
    expect(await isShown()).toBe(true)
    await desk.database.pool.query(`update users set status = 'suspended' where id = $1`, [max.uid])
    expect(await isShown()).toBe(false)
  })

  it('is noted as looked at once, however often the panel asks again', async () => {
    const lu = await TestCaller.signUp(server.url, 'Lu')
    const at = { uid: lu.uid }
    for (const role of ['viewer', 'viewer', 'support'])
      await desk.ask(role, 'admin.users.get', { at })
    expect(await auditOf(lu.uid)).toEqual(['user.view', 'user.view'])
  })
})
