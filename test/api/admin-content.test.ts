import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NotificationRow } from '#contract/notifications/entities.ts'
import type { Announcement, GlobalCategoriesAnswer } from '#contract/staff/content.ts'
import type { AuditAnswer } from '#contract/staff/entities.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import type { TestimonialRow } from '#contract/testimonials/entities.ts'
import { sendAnnouncements } from '#server/staff/content/send-announcements.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { type StaffDesk, staffDesk } from '#test/support/staff-desk.ts'

let server: TestServer
let desk: StaffDesk
let anna: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  desk = await staffDesk(server)
  anna = await TestCaller.signUp(server.url)
})
afterAll(async () => {
  await desk.close()
  await server.stop()
})

const written = { text: 'It saves my evenings.', rating: 5, shownAs: 'Anna B.' }

async function write(person = anna, fields: Partial<typeof written> = {}) {
  const id = randomUUID()
  const { status, body } = await person.data<TestimonialRow>('PUT', `testimonials/${id}`, {
    ...written,
    ...fields,
  })
  expect(status).toBe(200)
  return { id, body }
}
const read = async (id: string, person = anna) =>
  (await person.data<TestimonialRow>('GET', `testimonials/${id}`)).body
const review = async (id: string, status: string, more: Record<string, unknown> = {}) => {
  const { updatedAt } = await read(id)
  const body = { status, updatedAt, ...more }
  return desk.ask('moderator', 'admin.testimonials.review', { at: { id }, body })
}

const noticesOf = async (person: TestCaller) =>
  (await person.call('GET', `/api/data/users/${person.uid}/notifications`)).body.documents

describe('a testimonial', () => {
  it('is its writer’s, waits for staff, and says so', async () => {
    const { id } = await write()
    expect(await read(id)).toMatchObject({ ...written, userId: anna.uid, status: 'waiting' })
    const listed = await anna.call<{ docs?: unknown }>('GET', '/api/data/testimonials')
    expect(JSON.stringify(listed.body)).toContain(id)
  })

  it('is written for nobody else, and approved by nobody else', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const { id } = await write()
    for (const fields of [{ userId: ben.uid }, { status: 'approved' }, { note: 'x' }]) {
      const path = `testimonials/${randomUUID()}`
      expect((await anna.data('PUT', path, { ...written, ...fields })).status).toBe(422)
      expect((await anna.data('PATCH', `testimonials/${id}`, fields)).status).toBe(422)
    }
    const path = `/api/data/users/${anna.uid}/testimonials/${id}`
    for (const method of ['GET', 'DELETE']) {
      expect((await ben.call(method, path)).status).toBe(403)
      expect((await ben.call(method, `/api/data/testimonials/${id}`)).status).toBe(404)
    }
    for (const rating of [0, 6, 2.5, '5']) {
      const answer = await anna.data('PATCH', `testimonials/${id}`, { rating })
      expect(answer.status).toBe(422)
    }
  })

  it('is approved once, and waits again when it is changed', async () => {
    const { id } = await write()
    expect((await review(id, 'approved')).status).toBe(200)
    expect((await read(id)).status).toBe('approved')
    expect(await noticesOf(anna)).toContainEqual(
      expect.objectContaining({ title: 'Your testimonial is public', link: '/mcapp/testimonials' }),
    )
    // Staff who look at its writer find what was done about it.
    const query = { person: anna.uid, action: 'testimonial.review' }
    const { body } = await desk.ask<AuditAnswer>('super_admin', 'admin.audit.list', { query })
    expect(body.entries.map(({ target }) => target)).toContain(id)
    await anna.data('PATCH', `testimonials/${id}`, { text: 'Something else entirely.' })
    expect((await read(id)).status).toBe('waiting')
    expect(await desk.auditOf(id)).toEqual(['testimonial.review'])
  })

  it('is not approved in words that staff have not read', async () => {
    const { id } = await write()
    const { updatedAt } = await read(id)
    await anna.data('PATCH', `testimonials/${id}`, { text: 'Buy at evil.example' })
    const stale = { status: 'approved', updatedAt }
    const answer = await desk.ask('moderator', 'admin.testimonials.review', {
      at: { id },
      body: stale,
    })
    expect(answer).toMatchObject({ status: 409, body: { code: 'stale-edit' } })
    expect((await read(id)).status).toBe('waiting')
  })

  it('is turned down with a reason, which goes when it is written anew', async () => {
    const { id } = await write()
    await review(id, 'rejected', { note: 'Please leave out the link.' })
    expect(await read(id)).toMatchObject({ status: 'rejected', note: 'Please leave out the link.' })
    expect(await noticesOf(anna)).toContainEqual(
      expect.objectContaining({
        title: 'Your testimonial was turned down',
        body: expect.stringContaining('Please leave out the link.'),
      }),
    )
    await anna.data('PATCH', `testimonials/${id}`, { text: 'Without a link.' })
    expect(await read(id)).toMatchObject({ status: 'waiting', note: null })
  })

  it('is found by staff by its status and words, and deleted', async () => {
    const { id } = await write(anna, { text: 'Findable honeycomb words' })
    const ask = async (query: Record<string, string>) =>
      (
        await desk.ask<PageAnswer<TestimonialRow>>('moderator', 'admin.testimonials.list', {
          query,
        })
      ).body.rows.map((row) => row.id)
    expect(await ask({ search: 'HONEYCOMB', status: 'waiting' })).toEqual([id])
    expect(await ask({ search: 'honeycomb', status: 'approved' })).toEqual([])
    const at = { id }
    expect((await desk.ask('moderator', 'admin.testimonials.delete', { at })).status).toBe(200)
    expect((await anna.data('GET', `testimonials/${id}`)).status).toBe(404)
    expect(await desk.auditOf(id)).toEqual(['testimonial.delete'])
    expect(await noticesOf(anna)).toContainEqual(
      expect.objectContaining({ title: 'Your testimonial was removed' }),
    )
    const { body } = await desk.ask<AuditAnswer>('super_admin', 'admin.audit.list')
    const entry = body.entries.find(({ target }) => target === id)
    expect(entry?.targetName).toBe(anna.session.user.name)
  })
})

describe('a category of everybody', () => {
  const list = async () =>
    (await desk.ask<GlobalCategoriesAnswer>('moderator', 'admin.categories.list')).body.categories
  const fresh = (fields: Record<string, unknown> = {}) => ({
    ...{ id: randomUUID(), name: 'Bees', type: 'expense', icon: 'leaf', color: 'honey' },
    ...{ parentId: null, sort: 900, ...fields },
  })
  const create = (body: unknown) => desk.ask('moderator', 'admin.categories.create', { body })

  it('is added, renamed and archived, and every device hears of it', async () => {
    const body = fresh()
    expect((await create(body)).status).toBe(200)
    expect((await create(body)).status).toBe(409)
    const at = { id: body.id }
    const change = { name: 'Beekeeping', archived: true }
    const answer = await desk.ask('moderator', 'admin.categories.change', { at, body: change })
    expect(answer.status).toBe(200)
    const seen = await anna.call('GET', `/api/data/global_categories/${body.id}`)
    expect(seen.body).toMatchObject({ name: 'Beekeeping', archived: true })
    expect((await list()).find(({ id }) => id === body.id)?.archived).toBe(true)
    expect(await desk.auditOf(body.id)).toEqual(['category.create', 'category.change'])
  })

  it('stands only under a main one of its own kind', async () => {
    const parent = (await list()).find(({ type, parentId }) => type === 'income' && !parentId)
    const child = (await list()).find(({ parentId }) => parentId)
    for (const parentId of [parent?.id, child?.id, randomUUID()]) {
      expect((await create(fresh({ parentId }))).status).toBe(422)
    }
    expect((await create(fresh({ name: ' ' }))).status).toBe(422)
    expect((await create(fresh({ archived: true }))).status).toBe(422)
  })
})

describe('an announcement', () => {
  const told = async (person: TestCaller) => {
    const { body } = await person.call('GET', `/api/data/users/${person.uid}/notifications`)
    const rows = Object.values(body).find(Array.isArray) as NotificationRow[]
    const announced = rows.filter(({ kind }) => kind === 'announcement')
    // Who was given Plus, or wrote a testimonial, is told of that too.
    const others = /^(You have Plus|Your testimonial)/
    return announced.map(({ title }) => title).filter((title) => !others.test(title))
  }
  const send = (body: unknown) => desk.ask('super_admin', 'admin.announcements.send', { body })
  const deliver = () => sendAnnouncements(desk, new Date())

  it('is told to everybody once, or to those with Plus', async () => {
    const ben = await TestCaller.signUp(server.url, 'Ben')
    const [gone, visitor] = [
      await TestCaller.signUp(server.url, 'Gone'),
      await TestCaller.signUp(server.url, 'Visitor'),
    ]
    const { pool } = desk.database
    await pool.query(`update users set status = 'suspended' where id = $1`, [gone.uid])
    await pool.query(`update users set demo_until = now() where id = $1`, [visitor.uid])
    await desk.ask('super_admin', 'admin.users.plus', { at: { uid: ben.uid }, body: { months: 1 } })
    const words = { title: 'Scanning is here', body: 'Take a picture of a receipt.' }
    const all = { id: randomUUID(), ...words, audience: 'all' }
    const plus = { id: randomUUID(), ...words, title: 'For Plus', audience: 'plus' }
    for (const each of [all, all, plus]) expect((await send(each)).status).toBe(200)
    await deliver()
    await deliver()
    expect(await told(anna)).toEqual(['Scanning is here'])
    expect((await told(ben)).sort()).toEqual(['For Plus', 'Scanning is here'])
    const users = await pool.query(
      `select from users where status = 'active' and demo_until is null`,
    )
    const kept = await pool.query(
      `select from notifications where scope = any($1) and kind = 'announcement'`,
      [[gone.scope, visitor.scope]],
    )
    expect(kept.rowCount).toBe(0)
    const { body } = await desk.ask<PageAnswer<Announcement>>(
      'moderator',
      'admin.announcements.list',
    )
    expect(body.rows.map(({ title, told: count }) => [title, count])).toEqual([
      ['For Plus', 1],
      ['Scanning is here', users.rowCount],
    ])
    expect(body.rows.every(({ finishedAt }) => finishedAt !== null)).toBe(true)
    expect(await desk.auditOf(all.id)).toEqual(['announcement.send'])
  })

  it('says something, to somebody', async () => {
    for (const fields of [{ title: ' ' }, { body: '' }, { audience: 'staff' }, { id: 'x' }]) {
      const body = { id: randomUUID(), title: 'A', body: 'B', audience: 'all', ...fields }
      expect((await send(body)).status).toBe(422)
    }
  })
})
