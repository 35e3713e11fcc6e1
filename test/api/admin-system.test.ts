import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageAnswer } from '#contract/staff/lists.ts'
import {
  type FiguresAnswer,
  figuresAnswer,
  type HealthAnswer,
  healthAnswer,
  type JobsAnswer,
  jobsAnswer,
  type SettingsAnswer,
  type WaitingAnswer,
  waitingAnswer,
} from '#contract/staff/system.ts'
import { type AdminGroup, type AdminUserAnswer, adminGroupsAnswer } from '#contract/staff/users.ts'
import { openErrorCounts } from '#server/http/answer/error-counts.ts'
import { jobs } from '#server/jobs/registry.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { type StaffDesk, staffDesk } from '#test/support/staff-desk.ts'
import { TestGroup } from '../support/group-fixture.ts'

const secrets = {
  AUTH_SECRET: 'a very secret secret that nobody reads',
  METRICS_TOKEN: 'a-secret-metrics-token',
}

let server: TestServer
let desk: StaffDesk
let people: TestCaller[]
beforeAll(async () => {
  server = await startTestServer({ env: secrets })
  desk = await staffDesk(server)
  people = []
  for (const name of ['Anna', 'Ben', 'Carla', 'Dora']) {
    people.push(await TestCaller.signUp(server.url, name))
  }
})
afterAll(async () => {
  await desk.close()
  await server.stop()
})

const figures = async () =>
  figuresAnswer.parse((await desk.ask<FiguresAnswer>('viewer', 'admin.figures')).body)

async function praise(person: TestCaller | undefined) {
  const doc = { id: randomUUID(), text: 'Lovely.', rating: 5, shownAs: 'Somebody' }
  const [result] = (await person?.push({ name: 'testimonials.create', args: { doc } })) ?? []
  if (!result?.ok) throw new Error(JSON.stringify(result))
}

const waitingFor = async (role: string) =>
  waitingAnswer.parse((await desk.ask<WaitingAnswer>(role, 'admin.waiting')).body)

describe('what waits for staff', () => {
  it('is told to who may settle it, and to nobody else', async () => {
    const count = expect.any(Number)
    const none = { testimonials: null, messages: null, plus: null }
    const all = { testimonials: count, messages: count, plus: count }
    expect(await waitingFor('super_admin')).toEqual(all)
    expect(await waitingFor('moderator')).toEqual({ ...none, testimonials: count, messages: count })
    expect(await waitingFor('support')).toEqual({ ...none, messages: count })
    expect(await waitingFor('viewer')).toEqual(none)
  })
})

describe('the figures', () => {
  it('tell every count to those who may read the list, and that there is none', async () => {
    const before = await figures()
    expect(before).toMatchObject({ users: 4, signupsThisWeek: 4, activeToday: 4, groups: 0 })
    expect(before.usersWithPlus).toBe(0)
    expect(before.weeks).toHaveLength(12)
    expect(before.weeks.map(({ signups }) => signups)).toEqual([...Array(11).fill(0), 4])
    const emil = await TestCaller.signUp(server.url, 'Emil')
    people.push(emil)
    expect(await figures()).toMatchObject({ users: 5, signupsThisWeek: 5, signupsThisMonth: 5 })
  })

  it('count people by what they did, whether or not they are still signed in', async () => {
    const before = await figures()
    const fritz = await TestCaller.signUp(server.url, 'Fritz')
    const here = (before.activeToday ?? 0) + 1
    const active = { activeToday: here, activeThisWeek: here, activeThisMonth: here }
    expect(await figures()).toMatchObject(active)
    const seen = async () =>
      (await desk.ask<AdminUserAnswer>('viewer', 'admin.users.get', { at: { uid: fritz.uid } }))
        .body
    const { lastSeenAt } = await seen()
    expect(lastSeenAt).not.toBeNull()
    await desk.database.pool.query('delete from identity.sessions where user_id = $1', [fritz.uid])
    expect(await figures()).toMatchObject(active)
    expect(await seen()).toMatchObject({ lastSeenAt, sessions: 0 })
    const { signupsThisMonth, users, weeks } = await figures()
    const gone = "update users set status = 'deleted' where id = $1"
    await desk.database.pool.query(gone, [fritz.uid])
    const { activeToday, activeThisWeek, activeThisMonth } = before
    expect(await figures()).toMatchObject({ activeToday, activeThisWeek, activeThisMonth })
    expect(await figures()).toMatchObject({ signupsThisMonth, weeks })
    expect((await figures()).users).toBe((users ?? 0) - 1)
  })

  it('do not tell a count below five of what they would have to open one by one', async () => {
    const count = async () =>
      (await figures()).records.find(({ name }) => name === 'testimonials')?.count
    expect(await count()).toBe(0)
    for (let n = 1; n <= 5; n++) {
      await praise(people[n - 1])
      expect(await count()).toBe(n < 5 ? null : 5)
    }
  })

  it('tell of what a list shows every count, to those who may read that list', async () => {
    const { rows } = await desk.database.pool.query('select count(*) from testimonials')
    await desk.database.pool.query('delete from testimonials where user_id = $1', [people[4]?.uid])
    const tells = async (role: string) => {
      const { body } = await desk.ask<FiguresAnswer>(role, 'admin.figures')
      return body.records.find(({ name }) => name === 'testimonials')?.count
    }
    expect(Number(rows[0].count)).toBe(5)
    expect([await tells('viewer'), await tells('super_admin')]).toEqual([null, 4])
  })

  it('count the answers of a month as the user’s own page does, wherever they live', async () => {
    const uid = people[0]?.uid ?? ''
    const began = new Date()
    began.setUTCDate(1)
    began.setUTCHours(0, 0, 0, 0)
    // The month began two hours earlier there.
    const set = (hours: number) =>
      desk.database.pool.query(
        'update users set ai_advice_count = 7, ai_advice_last_reset = $2 where id = $1',
        [uid, new Date(began.getTime() - hours * 3_600_000)],
      )
    const told = async () => {
      const at = { uid }
      const { body } = await desk.ask<AdminUserAnswer>('viewer', 'admin.users.get', { at })
      return [body.answersThisMonth, (await figures()).answersThisMonth]
    }
    await set(2)
    expect(await told()).toEqual([7, 7])
    await set(15)
    expect(await told()).toEqual([0, 0])
  })

  it('count records, but none of a visitor who only tries', async () => {
    const [anna, ben] = people
    for (let n = 0; n < 6; n++) await anna?.create({ amount: 31_415_926 })
    await ben?.create({})
    const count = async () =>
      (await figures()).records.find(({ name }) => name === 'expenses')?.count
    expect(await count()).toBe(7)
    await desk.database.pool.query('update users set demo_until = now() where id = $1', [ben?.uid])
    expect(await count()).toBe(6)
    expect(await figures()).toMatchObject({ users: 4 })
    await desk.database.pool.query('update users set demo_until = null where id = $1', [ben?.uid])
    expect(JSON.stringify(await figures())).not.toContain('31415926')
  })

  it('count what went wrong, for all servers together', async () => {
    const clock = { now: () => new Date() }
    const counts = openErrorCounts({ clock, database: desk.database, log: desk.log })
    const before = (await figures()).errorsToday
    counts.note('/api/sync/push', 500)
    counts.note('/api/sync/push', 500)
    counts.note('/api/data/*', 503)
    await counts.write()
    expect((await figures()).errorsToday).toBe(before + 3)
    const { body } = await desk.ask<HealthAnswer>('super_admin', 'admin.system.health')
    const health = healthAnswer.parse(body)
    expect(health).toMatchObject({ isReady: true, nodeVersion: process.version })
    expect(health.errors).toContainEqual({ route: '/api/sync/push', status: 500, count: 2 })
  })
})

describe('the jobs', () => {
  it('are all told, and run sooner when asked', async () => {
    const read = async () =>
      jobsAnswer.parse((await desk.ask<JobsAnswer>('super_admin', 'admin.system.jobs')).body).jobs
    expect((await read()).map(({ name }) => name)).toEqual(jobs.map(({ name }) => name))
    const { pool } = desk.database
    const name = 'compact-scopes'
    await pool.query(
      `insert into job_runs (name, due_at) values ($1, now() + interval '1 hour')
        on conflict (name) do update set due_at = excluded.due_at`,
      [name],
    )
    const run = (at: Record<string, string>) =>
      desk.ask('super_admin', 'admin.system.run-job', { at })
    expect((await run({ name })).status).toBe(200)
    const { rows } = await pool.query('select from job_runs where name = $1 and due_at <= now()', [
      name,
    ])
    const isDone = (await read()).some((job) => job.name === name && job.succeededAt !== null)
    expect(rows.length === 1 || isDone).toBe(true)
    expect((await run({ name: 'drop-everything' })).status).toBe(404)
  })
})

describe('the settings', () => {
  it('are shown without a secret', async () => {
    const { body } = await desk.ask<SettingsAnswer>('super_admin', 'admin.system.settings')
    const told = Object.fromEntries(body.settings.map(({ name, value }) => [name, value]))
    expect(told).toMatchObject({
      'Secret that signs sessions': 'set',
      'Token for figures of the server': 'set',
      Database: 'set',
      'Behind a proxy': 'no',
      'Check that it is a person': 'our own proof of work',
      'Changes a minute, of one caller': '1000000',
    })
    expect(body.settings.length).toBe(new Set(body.settings.map(({ name }) => name)).size)
    const text = JSON.stringify(body)
    for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
    expect(text).not.toContain(server.databaseUrl)
  })
})

describe('a household that a visitor tries', () => {
  it('is in no list and no figure, its groups included', async () => {
    const demo = await TestCaller.signUp(server.url, 'A visitor')
    const group = await TestGroup.make(demo, ['Bob'], { name: 'A trial flat' })
    const counts = async () => {
      const { groups, records, users } = await figures()
      return { groups, records, users, waiting: (await waitingFor('moderator')).testimonials ?? 0 }
    }
    for (let n = 0; n < 6; n++) await group.spend(demo, 1200, 'A visitor', ['A visitor', 'Bob'])
    await praise(demo)
    const list = async (name: 'admin.groups.list' | 'admin.testimonials.list') =>
      (await desk.ask<PageAnswer<{ id: string }>>('super_admin', name)).body.total
    const seen = [await list('admin.groups.list'), await list('admin.testimonials.list')]
    const counted = await counts()
    await desk.database.pool.query('update users set demo_until = now() where id = $1', [demo.uid])
    expect([await list('admin.groups.list'), await list('admin.testimonials.list')]).toEqual(
      seen.map((total) => total - 1),
    )
    const left = await counts()
    expect(left).toMatchObject({
      groups: (counted.groups ?? 0) - 1,
      users: (counted.users ?? 0) - 1,
      waiting: counted.waiting - 1,
    })
    const shared = left.records.find(({ name }) => name === 'group_expenses')
    expect(shared?.count).toBe(0)
    const at = { uid: demo.uid }
    expect((await desk.ask('super_admin', 'admin.users.get', { at })).status).toBe(404)
  })
})

describe('groups', () => {
  const list = async (query: Record<string, string> = {}) =>
    adminGroupsAnswer.parse(
      (await desk.ask<PageAnswer<AdminGroup>>('viewer', 'admin.groups.list', { query })).body,
    ).rows

  it('are told by their members, without any amount', async () => {
    const [anna] = people
    if (!anna) throw new Error('nobody signed up')
    const group = await TestGroup.make(anna, ['Bob'], { name: 'Honey trip', kind: 'trip' })
    expect(await list({ search: 'honey' })).toMatchObject([
      {
        id: group.id,
        name: 'Honey trip',
        kind: 'trip',
        status: 'open',
        members: 1,
        placeholders: 1,
      },
    ])
    expect(await list({ search: group.id, status: 'open', kind: 'trip' })).toHaveLength(1)
    expect(await list({ search: 'honey', status: 'closed' })).toEqual([])
  })

  it('are closed, which their members read, and deleted while empty', async () => {
    const [, ben] = people
    if (!ben) throw new Error('nobody signed up')
    const group = await TestGroup.make(ben, [], { name: 'Spam' })
    const at = { id: group.id }
    const body = { status: 'closed' }
    expect((await desk.ask('moderator', 'admin.groups.status', { at, body })).status).toBe(200)
    const seen = await ben.call('GET', `/api/data/groups/${group.id}`)
    expect(seen.body.status).toBe('closed')
    const told = await ben.call('GET', `/api/data/groups/${group.id}/activity`)
    expect(JSON.stringify(told.body)).toContain('"byStaff":true')
    expect((await desk.ask('moderator', 'admin.groups.delete', { at })).status).toBe(200)
    expect((await ben.call('GET', `/api/data/groups/${group.id}`)).status).toBe(403)
    expect(await desk.auditOf(group.id)).toEqual(['group.status', 'group.delete'])
    const nowhere = { at: { id: randomUUID() } }
    expect((await desk.ask('moderator', 'admin.groups.delete', nowhere)).status).toBe(404)
  })

  it('stay while there is money in them', async () => {
    const [anna] = people
    if (!anna) throw new Error('nobody signed up')
    const group = await TestGroup.make(anna, ['Bob'], { name: 'Flat' })
    await group.spend(anna, 1200, 'Anna', ['Anna', 'Bob'])
    const answer = await desk.ask('moderator', 'admin.groups.delete', { at: { id: group.id } })
    expect(answer).toMatchObject({ status: 409, body: { code: 'in-use' } })
  })
})
