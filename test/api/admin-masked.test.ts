import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AdminRole, adminRoles, permissions } from '#contract/permissions.ts'
import { type AdminCall, type AdminCallName, adminCalls } from '#contract/staff/calls.ts'
import type { PageAnswer } from '#contract/staff/lists.ts'
import { type AdminUser, userSorts } from '#contract/staff/users.ts'
import { can } from '#domain/permissions.ts'
import { wordsOf } from '#domain/search/words.ts'
import { openStaffStand, type StaffStand } from '#test/support/staff.ts'

const anna = { id: randomUUID(), email: 'a7qxk.berg@hidden.example.org', phone: '+491701234567' }
const ben = { id: randomUUID(), email: 'ben@seen.example.org', phone: '+15550001111' }

let stand: StaffStand
const tokens = new Map<AdminRole, string>()
beforeAll(async () => {
  stand = await openStaffStand({ STAFF_SEARCHES_PER_HOUR: '1000000' })
  for (const role of adminRoles) tokens.set(role, (await stand.add({ role })).token)
  await addUser('Anna Berg', anna)
  await addUser('Ben Ode', ben)
})
afterAll(() => stand.close())

async function addUser(name: string, { id, email, phone }: typeof anna) {
  await stand.database.pool.query(
    `insert into users (id, scope, name, email, phone, email_verified, avatar,
        currency, timezone, locale, email_notifications, push_notifications, role, status,
        ai_advice_count, ai_advice_last_reset, created_at, created_by, updated_at, updated_by)
      values ($1::uuid, 'u:' || $1::uuid, $2, $3, $4, false, '', 'EUR', 'UTC', 'en-GB', false,
        false, 'user', 'active', 0, now(), now(), $1::uuid, now(), $1::uuid)`,
    [id, name, email, phone],
  )
}

const masked = adminRoles.filter(
  (role) =>
    can(permissions, { role, isActive: true }, 'users', 'read') &&
    !can(permissions, { role, isActive: true }, 'users', 'write'),
)

const find = async (role: AdminRole, query: Record<string, string>) => {
  const token = tokens.get(role) ?? ''
  return (await stand.ask<PageAnswer<AdminUser>>('admin.users.list', { token, query })).body
}

const AT_ONCE = 10

/** Every part of a text, but not the whole. */
const partsOf = (text: string) => [
  ...new Set(
    Array.from({ length: text.length }, (_, from) =>
      Array.from({ length: text.length - from }, (_, more) => text.slice(from, from + more + 1)),
    ).flat(),
  ),
]

const probes = [anna.email, anna.phone]
  .flatMap((text) => partsOf(text).filter((part) => part !== text))
  .flatMap((part) => [part, `%${part}`, `${part}_`, part.toUpperCase()])

/** The same searches in every order and on more than the first page, spread over the parts. */
const queries = probes.map((search, at) => ({
  search,
  sort: userSorts[at % userSorts.length] ?? 'newest',
  ...(at % 7 === 0 && { page: '2' }),
  ...(at % 11 === 0 && { status: 'active' }),
  ...(at % 13 === 0 && { plan: 'free' }),
}))

/** All words of a search somewhere in the name; signs alone as they stand. */
function isIn(name: string, search: string): boolean {
  const words = wordsOf(search)
  if (words.length === 0) return name.toLowerCase().includes(search.toLowerCase())
  return words.every((word) => wordsOf(name).join(' ').includes(word))
}

describe.each(masked)('to a %s', (role) => {
  it('1,000 searches tell no more of an address than its mask', { timeout: 300_000 }, async () => {
    expect(masked).toEqual(['support', 'viewer'])
    const asked = queries.filter((_, at) => at % Math.floor(queries.length / 1000) === 0)
    expect(asked.length).toBeGreaterThanOrEqual(1000)
    const names = ['Anna Berg', 'Ben Ode']
    const wrong: object[] = []
    const check = async (query: (typeof asked)[number]) => {
      // What the names alone would answer: nothing in an address may change it.
      const found = names.filter((name) => isIn(name, query.search))
      const { rows, total } = await find(role, query)
      const shown = rows.map(({ name }) => name).sort()
      const isRight = query.page ? shown.length === 0 : shown.join() === found.join()
      if (!isRight || total !== found.length) wrong.push(query)
    }
    for (let at = 0; at < asked.length; at += AT_ONCE) {
      await Promise.all(asked.slice(at, at + AT_ONCE).map(check))
    }
    expect(wrong).toEqual([])
  })

  it('the whole address finds whose it is, however it is written', async () => {
    for (const search of [anna.email, anna.email.toUpperCase(), anna.phone, '+49 170 1234567']) {
      const { rows } = await find(role, { search })
      expect(rows).toMatchObject([{ name: 'Anna Berg', email: 'a…@hidden.example.org' }])
    }
    expect((await find(role, { search: anna.id })).total).toBe(1)
    expect((await find(role, { search: 'nna b' })).total).toBe(1)
  })

  it('no list that they may read shows or finds an address', async () => {
    const token = tokens.get(role) ?? ''
    const lists = Object.entries<AdminCall>(adminCalls).filter(
      ([, { method, path, needs }]) =>
        method === 'GET' &&
        !path.includes(':') &&
        typeof needs !== 'string' &&
        can(permissions, { role, isActive: true }, ...needs),
    )
    expect(lists.map(([name]) => name)).toEqual(
      expect.arrayContaining(['admin.users.list', 'admin.groups.list', 'admin.figures']),
    )
    for (const [name] of lists) {
      const { body } = await stand.ask(name as AdminCallName, { token })
      expect(JSON.stringify(body)).not.toMatch(/a7qxk|70123456/)
    }
    const { body } = await stand.ask('admin.audit.mine', { token, query: { limit: '100' } })
    expect(JSON.stringify(body)).not.toMatch(/a7qxk|70123456/)
  })
})

describe.each(masked)('to a %s, besides lists', (role) => {
  /** Of everything there is, with whom it is about filled in: answers, refusals and errors. */
  it('nothing that is said holds an address, allowed or refused', async () => {
    const token = tokens.get(role) ?? ''
    const at = { uid: anna.id, id: anna.id, name: 'drop-demos' }
    const calls = Object.entries<AdminCall>(adminCalls).filter(
      ([name, { needs }]) => typeof needs !== 'string' && !/support\.(list|get)/.test(name),
    )
    expect(calls.length).toBeGreaterThan(25)
    for (const [name, { method }] of calls) {
      for (const query of [{}, { sort: 'email' }, { search: 'berg@hidden', page: '0' }]) {
        const sent = method === 'GET' ? { query } : { body: query }
        const { body } = await stand.ask(name as AdminCallName, { token, at, ...sent })
        expect(JSON.stringify(body ?? ''), `${name} ${JSON.stringify(query)}`).not.toMatch(
          /a7qxk|70123456/,
        )
      }
    }
    const { body } = await stand.ask('admin.users.get', { token, at })
    expect(body).toMatchObject({ name: 'Anna Berg', email: 'a…@hidden.example.org' })
  })

  it('no group is found by an address of who is in it', async () => {
    const token = tokens.get(role) ?? ''
    for (const search of [anna.email, 'a7qxk', anna.phone, '7012345']) {
      const asked = { token, query: { search } }
      const { body } = await stand.ask<PageAnswer<object>>('admin.groups.list', asked)
      expect(body.total).toBe(0)
    }
  })
})

describe('whoever may change users', () => {
  it.each(['super_admin', 'moderator'] as const)('finds by a part: %s', async (role) => {
    expect((await find(role, { search: '7qxk.be' })).total).toBe(1)
    expect((await find(role, { search: '7012345' })).total).toBe(1)
  })
})

describe('the list of users', () => {
  it.each([
    ['moderator', ['user.list']],
    ['viewer', []],
  ] as const)('read by a %s is noted once where addresses are whole', async (role, noted) => {
    const { id, token } = await stand.add({ role })
    for (const page of ['1', '2', '1']) {
      await stand.ask('admin.users.list', { token, query: { page } })
    }
    const { rows } = await stand.database.pool.query<{ action: string }>(
      'select action from audit_log where staff_id = $1',
      [id],
    )
    expect(rows.map(({ action }) => action)).toEqual(noted)
  })
})

describe('a search', () => {
  const action = 'user.search'
  const noted = async (role: AdminRole, searches: readonly string[]) => {
    const { id, token } = await stand.add({ role })
    for (const search of searches) {
      await stand.ask('admin.users.list', { token, query: { search } })
    }
    await stand.ask('admin.users.list', { token })
    const { rows } = await stand.database.pool.query(
      `select action, target, details from audit_log
        where staff_id = $1 and action = $2 order by seq`,
      [id, action],
    )
    return rows
  }
  const found = (by: string) => ({ action, target: anna.id, details: { by, found: 1 } })

  it('is written down with how and whom, never with what was typed', async () => {
    const typed = [anna.email, anna.id, 'Berg', 'zzz']
    expect(await noted('viewer', typed)).toEqual([
      ...['address', 'id', 'name'].map(found),
      { action, target: null, details: { by: 'name', found: 0 } },
    ])
    expect(await noted('moderator', ['7qxk.be'])).toEqual([found('text')])
  })

  it('is written down once, however often its page is loaded again', async () => {
    const again = ['Berg', 'Berg', anna.email, 'Berg', anna.email]
    expect(await noted('viewer', again)).toEqual(['name', 'address'].map(found))
    expect(await noted('support', ['Berg'])).toEqual([found('name')])
  })

  it('is allowed so often an hour, an address a tenth of that to those who see none', async () => {
    const few = await openStaffStand({ STAFF_SEARCHES_PER_HOUR: '30' })
    const statuses = async (role: AdminRole, search: string, times: number) => {
      const { token } = await few.add({ role })
      const told: number[] = []
      for (let i = 0; i < times; i++) {
        told.push((await few.ask('admin.users.list', { token, query: { search } })).status)
      }
      const list = await few.ask('admin.users.list', { token })
      expect(list.status).toBe(200)
      return told
    }
    expect(await statuses('viewer', 'guess@example.org', 4)).toEqual([200, 200, 200, 429])
    expect(await statuses('support', '+4917012345', 4)).toEqual([200, 200, 200, 429])
    expect((await statuses('viewer', 'Anna', 31)).indexOf(429)).toBe(30)
    expect((await statuses('moderator', 'guess@example.org', 31)).indexOf(429)).toBe(30)
    await few.close()
  })
})
