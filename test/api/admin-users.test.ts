import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { UsageAnswer } from '#contract/advice/calls.ts'
import type { SessionAnswer } from '#contract/identity/session.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import {
  type AdminUser,
  type AdminUserAnswer,
  adminUserAnswer,
  adminUsersAnswer,
} from '#contract/staff/users.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { type StaffDesk, staffDesk } from '#test/support/staff-desk.ts'

let server: TestServer
let database: pg.Pool
let desk: StaffDesk
let anna: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  desk = await staffDesk(server)
  database = desk.database.pool
  anna = await TestCaller.signUp(server.url, 'Anna Überall')
  await TestCaller.signUp(server.url, 'Ben 100%')
  await TestCaller.signUp(server.url, 'Carla')
})
afterAll(async () => {
  await desk.close()
  await server.stop()
})

const list = async (query: Record<string, string> = {}, role = 'super_admin') => {
  const { body } = await desk.ask<PageAnswer<AdminUser>>(role, 'admin.users.list', { query })
  return adminUsersAnswer.parse(body)
}
const names = async (query: Record<string, string>) =>
  (await list(query)).rows.map(({ name }) => name)
const auditOf = (target: string) => desk.auditOf(target)

describe('the list of users', () => {
  it('is in the order asked for', async () => {
    expect(await names({})).toEqual(['Carla', 'Ben 100%', 'Anna Überall'])
    expect(await names({ sort: 'oldest' })).toEqual(['Anna Überall', 'Ben 100%', 'Carla'])
    expect(await names({ sort: 'name' })).toEqual(['Anna Überall', 'Ben 100%', 'Carla'])
  })

  it('is searched by name, address or id, and takes % for itself', async () => {
    expect(await names({ search: 'ÜBER' })).toEqual(['Anna Überall'])
    // Without marks and in any order of words, as everywhere else.
    expect(await names({ search: 'uberall ann' })).toEqual(['Anna Überall'])
    expect(await names({ search: "an'na" })).toEqual(['Anna Überall'])
    expect(await names({ search: 'anna ben' })).toEqual([])
    expect(await names({ search: '%' })).toEqual(['Ben 100%'])
    expect(await names({ search: '_' })).toEqual([])
    expect(await names({ search: anna.uid })).toEqual(['Anna Überall'])
    expect(await names({ search: anna.session.user.email ?? '' })).toEqual(['Anna Überall'])
    expect(await names({ search: `' or true; --` })).toEqual([])
  })

  it('shows addresses in full only to those who may change users', async () => {
    const { email } = anna.session.user
    const search = anna.uid
    expect((await list({ search }, 'moderator')).rows[0]?.email).toBe(email)
    for (const role of ['support', 'viewer']) {
      const seen = (await list({ search }, role)).rows[0]?.email
      expect(seen).toMatch(/^.…@example\.org$/)
    }
  })

  it('knows that whoever signed up just now has logged in', async () => {
    const [row] = (await list({ search: anna.uid })).rows
    expect(row?.lastLogin).toBe(row?.createdAt)
  })

  it('has pages, and refuses what is none', async () => {
    expect(await list({ page: '2' })).toMatchObject({ rows: [], total: 3, page: 2 })
    for (const query of [{ page: '0' }, { page: 'x' }, { sort: 'password' }, { unknown: '1' }]) {
      expect((await desk.ask('viewer', 'admin.users.list', { query })).status).toBe(422)
    }
  })

  it('leaves out the households that visitors try', async () => {
    const { uid } = await TestCaller.signUp(server.url, 'A visitor')
    await database.query('update users set demo_until = now() where id = $1', [uid])
    expect(await names({ search: 'visitor' })).toEqual([])
  })
})

describe('one user', () => {
  it('is told without any amount, and looking is written down', async () => {
    const amount = 987_654_321
    await anna.create({ amount, description: 'Secret dinner' })
    const answer = await desk.ask<AdminUserAnswer>('support', 'admin.users.get', {
      at: { uid: anna.uid },
    })
    const user = adminUserAnswer.parse(answer.body)
    expect(user).toMatchObject({ name: 'Anna Überall', groups: 0, sessions: 1, plan: 'free' })
    expect(user.records.expenses).toBe(1)
    const text = JSON.stringify(answer.body)
    expect(text).not.toContain(String(amount))
    expect(text).not.toContain('Secret dinner')
    expect(await auditOf(anna.uid)).toContain('user.view')
  })

  it('is told with what happened to their ways in, and whole addresses are not in it', async () => {
    await anna.call('POST', '/api/user/email', { body: { email: 'another@example.org' } })
    const at = { uid: anna.uid }
    const { body } = await desk.ask<AdminUserAnswer>('support', 'admin.users.get', { at })
    expect(body.events).toMatchObject([{ what: 'asked', way: 'a…@example.org' }])
  })

  it('is not there under another id', async () => {
    for (const uid of [randomUUID(), 'nonsense']) {
      expect((await desk.ask('viewer', 'admin.users.get', { at: { uid } })).status).toBe(404)
    }
  })
})

describe('Plus', () => {
  it('is given for some months, prolonged and ended', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben Plus')
    const at = { uid: ben.uid }
    const give = async (months: unknown) =>
      desk.ask<{ plusUntil: string }>('super_admin', 'admin.users.plus', { at, body: { months } })
    const first = new Date((await give(1)).body.plusUntil)
    const second = new Date((await give(2)).body.plusUntil)
    expect(first.getTime()).toBeGreaterThan(Date.now() + 27 * 86_400_000)
    expect(second.getTime()).toBeGreaterThan(first.getTime() + 58 * 86_400_000)
    expect(await names({ plan: 'plus' })).toEqual(['Ben Plus'])
    expect(await names({ plan: 'free' })).not.toContain('Ben Plus')
    // The user's own devices hear of it.
    const { body } = await ben.call<SessionAnswer>('GET', '/api/auth/session')
    expect(JSON.stringify(body)).toContain(second.toISOString())
    const end = (body: object) => desk.ask('super_admin', 'admin.users.plus', { at, body })
    expect((await end({ months: 0, reason: 'Paid for twice.' })).body).toMatchObject({
      plusUntil: null,
    })
    expect((await end({ months: 0, reason: ' ' })).status).toBe(422)
    for (const months of [-1, 0, 1.5, 37, '1', null]) expect((await give(months)).status).toBe(422)
    expect(await auditOf(ben.uid)).toEqual(['user.plus', 'user.plus', 'user.plus'])
  })
})

describe('asking for Plus', () => {
  const asked = async () => names({ plan: 'asks' })
  const usage = async (who: TestCaller) =>
    (await who.call<UsageAnswer>('GET', '/api/user/usage')).body.plusAsked
  const told = async (who: TestCaller) => {
    const { body } = await who.call('GET', `/api/data/users/${who.uid}/notifications`)
    return (body.documents as { title: string }[]).map(({ title }) => title)
  }
  const bodies = async (who: TestCaller) => {
    const { body } = await who.call('GET', `/api/data/users/${who.uid}/notifications`)
    return (body.documents as { body: string }[]).map((one) => one.body)
  }

  it('is seen by staff until they answer, and the answer is told', async () => {
    const fay = await TestCaller.signUp(server.url, 'Fay')
    const at = { uid: fay.uid }
    const ask = (months: unknown) => fay.call('POST', '/api/user/plus', { body: { months } })
    for (const wrong of [0, 2, '1', null]) expect((await ask(wrong)).status).toBe(422)
    expect([await asked(), await usage(fay)]).toEqual([[], null])
    expect((await ask(1)).status).toBe(200)
    expect((await ask(12)).status).toBe(200)
    expect(await usage(fay)).toMatchObject({ months: 12 })
    expect((await list({ plan: 'asks' }, 'viewer')).rows).toMatchObject([
      { name: 'Fay', plusAsked: { months: 12 } },
    ])
    const body = { months: 12 }
    await desk.ask('super_admin', 'admin.users.plus', { at, body })
    expect([await asked(), await usage(fay)]).toEqual([[], null])
    const year = new Date().getUTCFullYear() + 1
    const [title] = await told(fay)
    expect(title).toMatch(new RegExp(`^You have Plus until .* ${year}$`))
    const end = { months: 0, reason: 'A test.' }
    await desk.ask('super_admin', 'admin.users.plus', { at, body: end })
    expect((await told(fay))[0]).toBe('Your Plus has ended')
    expect((await bodies(fay))[0]).toContain('Our staff ended it.')
    await ask(1)
    await desk.ask('super_admin', 'admin.users.plus', { at, body: end })
    expect((await told(fay))[0]).toBe('You did not get Plus')
    // Less than what was asked for is said, not left to be worked out from a day.
    await ask(12)
    await desk.ask('super_admin', 'admin.users.plus', { at, body: { months: 1 } })
    expect((await bodies(fay))[0]).toBe(
      'You asked for a year and were given a month. It ends by itself. Nothing is charged.',
    )
  })

  it('is turned down to who has Plus, who keeps it', async () => {
    const ida = await TestCaller.signUp(server.url, 'Ida')
    const at = { uid: ida.uid }
    const send = (body: unknown) =>
      desk.ask<{ plusUntil: string }>('super_admin', 'admin.users.plus', { at, body })
    const turnedDown = { isTurnedDown: true }
    expect((await send(turnedDown)).status).toBe(409)
    // Given to a request that is over, it would be given to nobody who wants it.
    expect((await send({ months: 12, isAsked: true })).status).toBe(409)
    const { plusUntil } = (await send({ months: 1 })).body
    await ida.call('POST', '/api/user/plus', { body: { months: 12 } })
    const answer = await send(turnedDown)
    expect([answer.status, answer.body.plusUntil]).toEqual([200, plusUntil])
    expect([await usage(ida), (await told(ida))[0]]).toEqual([null, 'You did not get more of Plus'])
  })

  it('is taken back, is nothing for a visitor, and goes with the account', async () => {
    const gus = await TestCaller.signUp(server.url, 'Gus')
    const ask = () => gus.call('POST', '/api/user/plus', { body: { months: 1 } })
    await ask()
    expect((await gus.call('DELETE', '/api/user/plus')).status).toBe(200)
    expect(await asked()).toEqual([])
    // What staff have answered is not taken back by a page that does not know it yet.
    await ask()
    const at = { uid: gus.uid }
    await desk.ask('super_admin', 'admin.users.plus', { at, body: { months: 1 } })
    const late = await gus.call('DELETE', '/api/user/plus')
    expect([late.status, late.body.code]).toEqual([409, 'request-is-over'])
    await ask()
    await desk.ask('super_admin', 'admin.users.delete', { at, body: { reason: 'A test.' } })
    expect(await asked()).toEqual([])
    const visitor = await TestCaller.signUp(server.url, 'A visitor who asks')
    await database.query('update users set demo_until = now() where id = $1', [visitor.uid])
    const refused = await visitor.call('POST', '/api/user/plus', { body: { months: 1 } })
    expect(refused.body.code).toBe('demo-sends-nothing')
  })
})

describe('deleting an account', () => {
  it('leaves nothing of the person, and says who did it', async () => {
    const emil = await TestCaller.signUp(server.url, 'Emil')
    await emil.create({})
    const at = { uid: emil.uid }
    const body = { reason: 'Asked for it by mail.' }
    expect((await desk.ask('moderator', 'admin.users.delete', { at, body })).status).toBe(403)
    for (const wrong of [undefined, {}, { reason: ' ' }, { reason: 'x'.repeat(301) }]) {
      const refused = await desk.ask('super_admin', 'admin.users.delete', { at, body: wrong })
      expect(refused.status).toBeGreaterThanOrEqual(400)
    }
    expect(await desk.ask('super_admin', 'admin.users.delete', { at, body })).toEqual({
      status: 200,
      body: { ok: true },
    })
    const { rows: kept } = await database.query(
      `select details from audit_log where action = 'user.delete' and target = $1`,
      [emil.uid],
    )
    expect(kept).toEqual([{ details: body }])
    // Told in the browser they were in, by its token and to nobody else.
    expect(await emil.call('GET', '/api/auth/session')).toMatchObject({
      status: 403,
      body: { code: 'account-deleted' },
    })
    const shut = await database.query(
      'select user_id from identity.shut_tokens where user_id = $1',
      [emil.uid],
    )
    expect(shut.rowCount).toBe(0)
    const left = await database.query('select from expenses where scope = $1', [emil.scope])
    expect(left.rowCount).toBe(0)
    expect(await names({ search: 'Emil' })).toEqual([])
    expect(await auditOf(emil.uid)).toEqual(['user.delete'])
    expect((await desk.ask('super_admin', 'admin.users.delete', { at, body })).status).toBe(404)
  })
})

describe('10,000 users', () => {
  it('are listed by an index, whatever the order', async () => {
    await database.query(`insert into users (id, scope, name, email, email_verified, avatar,
        currency, timezone, locale, email_notifications, push_notifications, role, status,
        ai_advice_count, ai_advice_last_reset, created_at, created_by, updated_at, updated_by)
      select id, 'u:' || id, 'Many ' || n, n || '@many.example.org', false, '', 'EUR', 'UTC',
        'en-GB', false, false, 'user', 'active', 0, now(), now() - n * interval '1 minute', id,
        now(), id
      from (select n, gen_random_uuid() as id from generate_series(1, 10000) n) made`)
    await database.query('analyze users')
    const whole = await list({ sort: 'seen' })
    expect(whole.total).toBeGreaterThanOrEqual(10_000)
    expect(whole.rows).toHaveLength(25)
    expect((await list({ page: '400', search: 'many' })).rows).toHaveLength(25)
    expect(await names({ search: 'Many 7777' })).toEqual(['Many 7777'])
    const orders = [
      'created_at desc, id desc',
      'lower(name), id',
      'last_login desc nulls last, id desc',
    ]
    for (const order of orders) {
      const plan = await database.query(
        `explain select id from users where demo_until is null order by ${order} limit 25`,
      )
      const text = plan.rows.map((row) => row['QUERY PLAN']).join('\n')
      expect(text).toContain('Index Scan')
      expect(text).not.toMatch(/Seq Scan|Sort/)
    }
  })
})
