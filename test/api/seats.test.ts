import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { SeatAnswer } from '#contract/seats/calls.ts'
import type { ScopesAnswer } from '#contract/sync.ts'
import { call, newExpense, TestCaller } from '#test/support/caller.ts'
import { type Fixture, openFixture } from '../attack/open-fixture.ts'
import { newToken, send, sendWell, TestGroup } from '../support/group-fixture.ts'
import { guestIn, seatLink, take } from '../support/seat-fixture.ts'

let one: Fixture
beforeAll(async () => {
  one = await openFixture({})
})
afterAll(() => one.close())
beforeEach(() => query(`delete from rate_limits where bucket like 'seat%'`))

const query = (text: string, values: readonly unknown[] = []) =>
  one.engine.database.pool.query(text, [...values])

const look = (token: string) =>
  call<SeatAnswer & ErrorBody>(`${one.url}/api/seats/look`, 'POST', { body: { token } })

const flat = async (names: readonly string[] = ['Ben', 'Cara']) => {
  const anna = await TestCaller.signUp(one.url, 'Anna')
  return { anna, group: await TestGroup.make(anna, names, { name: 'Flat' }) }
}

describe('a link for guests', () => {
  it('says who invites, into what, who is there and what was spent', async () => {
    const { anna, group } = await flat()
    await group.spend(anna, 4200, 'Anna', ['Anna', 'Ben'], { description: 'Pizza' })
    const { status, body } = await look(await seatLink(group))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ groupName: 'Flat', invitedBy: 'Anna', may: 'add', isForOne: false, billCount: 1 },
      people: ['Anna', 'Ben', 'Cara'],
      bills: [{ description: 'Pizza', amount: 4200, currency: 'EUR' }],
    })
    expect(body.free.map(({ name }) => name)).toEqual(['Ben', 'Cara'])
  })

  it('lets nobody in where it is for accounts, over, or of a group that is closed', async () => {
    const { anna, group } = await flat()
    const forAccounts = await seatLink(group, { guests: null })
    expect(await look(forAccounts)).toMatchObject({ status: 403, body: { code: 'no-guests' } })
    expect((await take(one.url, forAccounts, { name: 'Eve' })).body.code).toBe('no-guests')
    const token = await seatLink(group)
    await sendWell(anna, 'groups.setStatus', { groupId: group.id, status: 'closed' })
    expect((await look(token)).body.code).toBe('invitation-over')
    expect((await take(one.url, token, { name: 'Eve' })).body.code).toBe('invitation-over')
    expect((await look(newToken())).body.code).toBe('invitation-over')
  })

  it('is given by plain members for adding at most, and never by email', async () => {
    const { group } = await flat()
    const ben = await TestCaller.signUp(one.url, 'Ben Amsel')
    await group.join(ben)
    const invite = (more: object) =>
      send(ben, 'groups.invite', {
        ...{ groupId: group.id, id: randomUUID(), channel: 'link', token: newToken() },
        ...more,
      })
    expect(await invite({ guests: 'full' })).toMatchObject({ ok: false, code: 'not-allowed' })
    expect(await invite({ guests: 'add' })).toMatchObject({ ok: true })
    const byMail = { guests: 'add', channel: 'email', to: 'cara@example.org' }
    expect(await invite(byMail)).toMatchObject({ ok: false, code: 'invalid-input' })
  })

  it('seats so many and no more, from one link and from one network', async () => {
    const { group } = await flat([])
    const token = await seatLink(group)
    const { rows } = await query(`select id from invitations where scope = $1`, [group.scope])
    await query(
      `insert into rate_limits (bucket, used, resets_at) values ($1, $2, now() + interval '1 day')`,
      [`seats:${rows[0].id}`, limits.seatsByLink],
    )
    expect((await take(one.url, token, { name: 'Eve' })).status).toBe(429)
    const wide = await seatLink(group)
    await query(`update rate_limits set used = 1000 where bucket like 'seat-take:%'`)
    expect((await take(one.url, wide, { name: 'Eve' })).status).toBe(429)
    await query(`update rate_limits set used = 1000 where bucket like 'seat-look:%'`)
    await look(wide)
    await query(`update rate_limits set used = 1000 where bucket like 'seat-look:%'`)
    expect((await look(wide)).status).toBe(429)
  })
})

describe('a seat', () => {
  it('is taken under a name that waits, once', async () => {
    const { anna, group } = await flat()
    const token = await seatLink(group)
    const ben = await guestIn(group, 'Ben', { token })
    const { members } = await group.read(anna)
    expect(members.find(({ name }) => name === 'Ben')).toMatchObject({
      ...{ memberId: group.of('Ben'), uid: ben.uid, guest: 'add', role: 'member' },
    })
    const second = await take(one.url, token, { memberId: group.of('Ben') })
    expect(second).toMatchObject({ status: 409, body: { code: 'seat-taken' } })
    expect((await look(token)).body.free.map(({ name }) => name)).toEqual(['Cara'])
  })

  it('is taken once by two at once', async () => {
    const { group } = await flat()
    const token = await seatLink(group)
    const who = { memberId: group.of('Ben') }
    const both = await Promise.all([take(one.url, token, who), take(one.url, token, who)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('is the same one where the answer was lost', async () => {
    const { anna, group } = await flat()
    const token = await seatLink(group)
    const who = { memberId: group.of('Ben'), key: newToken() }
    const [first, again] = [await take(one.url, token, who), await take(one.url, token, who)]
    expect(again.body.user.id).toBe(first.body.user.id)
    expect((await group.read(anna)).memberIds).toHaveLength(2)
    await query(`update guest_seats set taken_at = taken_at - interval '1 hour'`)
    expect((await take(one.url, token, who)).body.code).toBe('seat-taken')
  })

  it('is taken under a name of one’s own, but not that of another', async () => {
    const { group } = await flat()
    const token = await seatLink(group)
    const asAnna = await take(one.url, token, { name: 'anna' })
    expect(asAnna).toMatchObject({ status: 422, body: { fields: { name: expect.any(String) } } })
    const body = { token, key: newToken(), newMemberId: randomUUID() }
    const nameless = await call<ErrorBody>(`${one.url}/api/seats/take`, 'POST', { body })
    expect(nameless.body.code).toBe('invalid-input')
    expect((await take(one.url, token, { name: 'Dana' })).status).toBe(200)
  })

  it('reads, adds bills and settles in its group', async () => {
    const { anna, group } = await flat()
    const ben = await guestIn(group, 'Ben')
    await group.spend(ben, 3000, 'Ben', ['Anna', 'Ben', 'Cara'])
    expect(await group.balances(ben)).toEqual({ Anna: -1000, Ben: 2000, Cara: -1000 })
    const [id, back] = [randomUUID(), { amount: 1000, currency: 'EUR', date: '2026-03-31' }]
    const paid = { id, from: group.of('Anna'), to: group.of('Ben'), ...back }
    await sendWell(anna, 'settlements.claim', { groupId: group.id, doc: paid })
    await sendWell(ben, 'settlements.confirm', { groupId: group.id, id })
    expect(await group.balances(anna)).toEqual({ Ben: 1000, Cara: -1000 })
  })

  it('reaches nothing else', async () => {
    const { anna, group } = await flat()
    const other = await TestGroup.make(anna)
    const ben = await guestIn(group, 'Ben', { guests: 'full' })
    const { scopes } = (await ben.call<ScopesAnswer>('GET', '/api/sync/scopes')).body
    expect(scopes).toEqual([ben.scope, 'global', group.scope])
    for (const [method, path, body] of [
      ['POST', '/api/search', { query: 'pizza' }],
      ['GET', `/api/data/users?email=anna@example.org`],
      ['GET', '/api/groups/list'],
      ['POST', '/api/groups/create', { name: 'Mine', currency: 'EUR' }],
      ['POST', '/api/groups/invite', { groupId: group.id }],
      ['GET', '/api/user/export'],
      ['POST', '/api/user/tokens', { name: 'x', may: 'read', place: 'all', days: 7 }],
      ['POST', '/api/dashboard/data', { month: 3, year: 2026 }],
    ] as const) {
      const answer = await ben.call<ErrorBody>(method, path, body ? { body } : {})
      expect(answer.body.code, path).toBe('seat-may-not')
    }
    expect((await ben.call('GET', `/api/sync/snapshot?scope=${other.scope}`)).status).toBe(404)
    expect((await ben.call('GET', `/api/sync/snapshot?scope=${anna.scope}`)).status).toBe(403)
    for (const [name, args] of [
      ['expenses.create', { doc: newExpense() }],
      ['groups.create', {}],
      ['groups.setRole', { groupId: group.id, memberId: group.of('Ben'), role: 'owner' }],
      ['groups.setGuest', { groupId: group.id, memberId: group.of('Ben'), may: 'full' }],
      ['users.update', { id: ben.uid, patch: { name: 'Anna' } }],
    ] as const) {
      const [result] = await ben.push({ name, args })
      expect(result, name).toMatchObject({ ok: false, code: 'seat-may-not' })
    }
    const elsewhere = { groupId: other.id, doc: other.doc(100, 'Anna', ['Anna']) }
    const [there] = await ben.push({ name: 'group_expenses.create', args: elsewhere })
    expect(there).toMatchObject({ ok: false, code: 'not-found' })
  })

  it('is shown nobody’s address, in a copy, in changes and as they happen', async () => {
    const { anna, group } = await flat()
    const ben = await guestIn(group, 'Ben')
    const stream = await ben.listen({ [group.scope]: 0 })
    await query(`update users set email_verified = true where id = $1`, [anna.uid])
    const byMail = { channel: 'email', to: 'dora.dachs@example.org', token: newToken() }
    const invited = { groupId: group.id, id: randomUUID(), ...byMail }
    await sendWell(anna, 'groups.invite', invited)
    await group.spend(anna, 100, 'Anna', ['Anna', 'Ben'], { description: 'Last of all' })
    const last = () => JSON.stringify(stream.events).includes('Last of all')
    await stream.until(last)
    const paths = [`snapshot?scope=${group.scope}`, `pull?scope=${group.scope}&since=0`]
    const read = await Promise.all(paths.map((path) => ben.call('GET', `/api/sync/${path}`)))
    for (const told of [...read.map(({ body }) => body), stream.events]) {
      expect(JSON.stringify(told)).toContain('Last of all')
      expect(JSON.stringify(told)).not.toContain('invitations')
      expect(JSON.stringify(told)).not.toContain(String(anna.session.user.email))
    }
    stream.close()
  })
})

describe('what a guest may', () => {
  it('is to look on, until an owner or admin says more', async () => {
    const { anna, group } = await flat()
    const ben = await guestIn(group, 'Ben', { guests: 'read' })
    const add = () =>
      send(ben, 'group_expenses.create', {
        ...{ groupId: group.id, doc: group.doc(300, 'Ben', ['Ben', 'Anna']) },
      })
    const refused = await add()
    expect(refused).toMatchObject({ ok: false, code: 'seat-may-not' })
    const args = { groupId: group.id, memberId: group.of('Ben'), may: 'add' }
    await sendWell(anna, 'groups.setGuest', args)
    expect(await add()).toMatchObject({ ok: true })
    const cara = await TestCaller.signUp(one.url, 'Cara Dohle')
    await group.join(cara)
    expect(await send(cara, 'groups.setGuest', { ...args, may: 'full' })).toMatchObject({
      code: 'not-allowed',
    })
    const ofAnna = { ...args, memberId: group.of('Anna') }
    expect(await send(anna, 'groups.setGuest', ofAnna)).toMatchObject({ code: 'not-allowed' })
  })

  it('is to change what they are part of, and with more everything', async () => {
    const { anna, group } = await flat()
    const ben = await guestIn(group, 'Ben')
    const between = await group.spend(anna, 500, 'Anna', ['Anna', 'Cara'])
    const shared = await group.spend(anna, 500, 'Anna', ['Anna', 'Ben'])
    const change = (id: string) =>
      send(ben, 'group_expenses.update', {
        ...{ groupId: group.id, id, version: 1, patch: { notes: 'mine' } },
      })
    expect(await change(between)).toMatchObject({ ok: false, code: 'seat-may-not' })
    const remove = await send(ben, 'group_expenses.delete', { groupId: group.id, id: between })
    expect(remove).toMatchObject({ ok: false, code: 'seat-may-not' })
    expect(await change(shared)).toMatchObject({ ok: true })
    const more = { groupId: group.id, memberId: group.of('Ben'), may: 'full' }
    await sendWell(anna, 'groups.setGuest', more)
    expect(await change(between)).toMatchObject({ ok: true })
  })

  it('is never to lead a group', async () => {
    const { anna, group } = await flat()
    await guestIn(group, 'Ben', { guests: 'full' })
    const lead = { groupId: group.id, memberId: group.of('Ben'), role: 'admin' }
    expect(await send(anna, 'groups.setRole', lead)).toMatchObject({ code: 'invalid-input' })
    const body = { confirm: 'delete my account', password: 'four plain words' }
    expect((await anna.call('POST', '/api/user/delete', { body })).status).toBe(200)
    const { rows } = await query('select members from groups where id = $1', [group.id])
    const roles = (rows[0]?.members ?? []).map((member: { role: string }) => member.role)
    expect(roles).not.toContain('owner')
  })
})
