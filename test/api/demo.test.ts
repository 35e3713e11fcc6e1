import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SessionAnswer } from '#contract/identity/session.ts'
import { createApp } from '#server/app.ts'
import { dropDemos } from '#server/demo/drop-demos.ts'
import type { EdgeEnv } from '#server/http/edge/edge.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newToken } from '#test/support/group-fixture.ts'
import { newPerson } from '#test/support/notification-fixture.ts'
import { must, run } from '#test/support/recurring-fixture.ts'

let stand: TestEngine
let app: Hono<EdgeEnv>
beforeAll(async () => {
  stand = await openTestEngine({ env: { DEMO: '1', DEMOS_PER_HOUR: '2' } })
  app = createApp(stand.engine)
})
afterAll(() => stand.close())

const post = (path: string, body?: unknown, token?: string) =>
  app.request(path, {
    method: 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

async function begin(): Promise<SessionAnswer> {
  const answer = await post('/api/auth/demo')
  expect(answer.status).toBe(200)
  return answer.json()
}

const count = async (sql: string, uid: string) => {
  const { rows } = await stand.engine.database.pool.query<{ n: number }>(sql, [uid])
  return rows[0]?.n
}
const inBook = (table: string) => `select count(*)::int n from ${table} where scope = 'u:' || $1`
const groupsOf = 'select count(*)::int n from groups where $1::uuid = any(member_ids)'
const goingOn = `select count(*)::int n from expense_templates t where scope = 'u:' || $1
  and next_on between '2026-04-01' and '2026-04-30' and amount = (select amount from expenses e
    where e.scope = t.scope and e.description = t.description and e.date <= '2026-03-31'
    order by date desc limit 1)`
const invitationsBy = 'select count(*)::int n from invitations where created_by = $1'

describe('POST /api/auth/demo', () => {
  it('gives a visitor a whole household, and takes all of it back', async () => {
    const { user, token } = await begin()
    expect(user).toMatchObject({ email: null, demoUntil: '2026-03-31T16:00:00.000Z' })
    for (const table of ['expenses', 'incomes', 'budgets', 'goals', 'loans', 'expense_templates']) {
      expect(await count(inBook(table), user.id), table).toBeGreaterThan(0)
    }
    expect(await count(groupsOf, user.id)).toBe(1)
    // What came every month goes on as it was, and none of it is in the book already.
    expect(await count(goingOn, user.id)).toBe(8)
    const other = await begin()
    expect(other.user.id).not.toBe(user.id)

    stand.moveTo('2026-03-31T16:00:00.000Z')
    expect(await dropDemos(stand.engine, stand.now())).toBe(2)
    const asked = { headers: { authorization: `Bearer ${token}` } }
    // The page that is still open is told that it is gone.
    expect((await app.request('/api/auth/session', asked)).status).toBe(403)
    for (const table of ['users', 'expenses', 'incomes', 'goals', 'sync_row', 'sync_scope']) {
      expect(await count(inBook(table), user.id), table).toBe(0)
    }
    expect(await count('select count(*)::int n from identity.users where id = $1', user.id)).toBe(0)
    expect(await count(groupsOf, user.id)).toBe(0)
  })

  it('is counted by address', async () => {
    const answer = await post('/api/auth/demo')
    expect(answer.status).toBe(429)
    expect(await answer.json()).toMatchObject({ code: 'too-many-requests' })
  })

  it('writes to nobody', async () => {
    await stand.engine.database.pool.query('delete from rate_limits')
    const { token } = await begin()
    const mailed = await post('/api/user/email', { email: 'victim@example.org' }, token)
    expect([mailed.status, (await mailed.json()).code]).toEqual([403, 'demo-sends-nothing'])
    const browser = {
      endpoint: 'https://push.example.org/of-somebody',
      keys: { p256dh: Buffer.alloc(65, 4).toString('base64url'), auth: 'A'.repeat(22) },
    }
    const pushed = await post('/api/user/push', browser, token)
    expect([pushed.status, (await pushed.json()).code]).toEqual([403, 'demo-sends-nothing'])
  })

  it('asks about nobody', async () => {
    await stand.engine.database.pool.query('delete from rate_limits')
    const { token } = await begin()
    const headers = { authorization: `Bearer ${token}` }
    for (const asked of ['phone=%2B4915112345678', 'email=anna@example.org']) {
      const answer = await app.request(`/api/data/users?${asked}`, { headers })
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'not-allowed'])
    }
  })

  it('invites nobody into its group, neither by mail or phone nor by a link', async () => {
    await stand.engine.database.pool.query('delete from rate_limits')
    const { user, token } = await begin()
    const { rows } = await stand.engine.database.pool.query<{ id: string }>(
      'select id from groups where $1::uuid = any(member_ids)',
      [user.id],
    )
    const groupId = rows[0]?.id
    const victims = [{ email: 'victim@example.org' }, { phone: '+491701234567' }, {}]
    for (const victim of victims) {
      const answer = await post('/api/groups/invite', { groupId, ...victim }, token)
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'demo-sends-nothing'])
    }
    expect(await count(invitationsBy, user.id)).toBe(0)
    expect(await stand.engine.outside.outbox?.list(50)).toEqual([])
  })

  it('lets nobody in by a link that was made before links were refused', async () => {
    await stand.engine.database.pool.query('delete from rate_limits')
    const { user } = await begin()
    const anna = await newPerson(stand)
    const groupId = randomUUID()
    const doc = { id: groupId, name: 'DHL Paket', currency: 'EUR' }
    await must(stand, anna, 'groups.create', { doc, memberId: randomUUID() })
    const link = { groupId, id: randomUUID(), channel: 'link', token: newToken() }
    await must(stand, anna, 'groups.invite', link)
    const byDemo = 'update invitations set created_by = $1 where id = $2'
    await stand.engine.database.pool.query(byDemo, [user.id, link.id])
    const asMaker = `update groups set members = jsonb_set(members, '{0,uid}', to_jsonb($1::text))
      where id = $2`
    await stand.engine.database.pool.query(asMaker, [user.id, groupId])
    const args = { token: link.token, newMemberId: randomUUID() }
    const answer = await run(stand, await newPerson(stand), 'groups.accept', args)
    expect(answer).toMatchObject({ code: 'invitation-over' })
  })

  it('is not there where it is not offered', async () => {
    const closed = await openTestEngine()
    const answer = await createApp(closed.engine).request('/api/auth/demo', { method: 'POST' })
    await closed.close()
    expect(await answer.json()).toMatchObject({ code: 'demo-off' })
  })

  it('refuses when there are enough of them', async () => {
    await stand.engine.database.pool.query(
      `insert into users (id, scope, name, email_verified, avatar, currency, timezone, locale,
          email_notifications, push_notifications, email_rhythm, muted_email, muted_push, role,
          status, ai_advice_count, ai_advice_last_reset, created_at, created_by, updated_at,
          updated_by, demo_until)
        select id, 'u:' || id, 'Somebody', false, '', 'EUR', 'UTC', 'en', false, false, 'daily',
          '{}', '{}', 'user', 'active', 0, $1, $1, id, $1, id, $1::timestamptz + interval '1 hour'
        from (select gen_random_uuid() as id from generate_series(1, 100)) made`,
      [stand.now()],
    )
    const answer = await post('/api/auth/demo')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
  })
})
