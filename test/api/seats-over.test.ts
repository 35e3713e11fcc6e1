import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '#contract/errors.ts'
import { limits } from '#contract/limits.ts'
import type { SeatAnswer } from '#contract/seats/calls.ts'
import { dropSeats } from '#server/seats/keep-seat.ts'
import { call, TestCaller } from '#test/support/caller.ts'
import { type Fixture, openFixture } from '../attack/open-fixture.ts'
import { newToken, send, sendWell, TestGroup } from '../support/group-fixture.ts'
import { guestIn, seatLink } from '../support/seat-fixture.ts'

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

describe('a seat that is over', () => {
  it('sees and writes nothing at once, and its name waits for somebody', async () => {
    const { anna, group } = await flat()
    const token = await seatLink(group)
    const ben = await guestIn(group, 'Ben', { token })
    await group.spend(ben, 3000, 'Ben', ['Anna', 'Ben', 'Cara'])
    const before = await group.balances(anna)
    const stream = await ben.listen({ [group.scope]: 1 })
    await sendWell(anna, 'groups.endGuest', { groupId: group.id, memberId: group.of('Ben') })
    await group.spend(anna, 700, 'Anna', ['Anna'], { description: 'After Ben' })
    await stream.ended
    expect(JSON.stringify(stream.events)).not.toContain('After Ben')
    const args = { groupId: group.id, doc: group.doc(1, 'Ben', ['Ben']) }
    const pushed = await ben.call('POST', '/api/sync/push', {
      body: { commands: [{ key: randomUUID(), name: 'group_expenses.create', args }] },
    })
    expect(JSON.stringify(pushed.body)).toMatch(/not-signed-in|not-allowed/)
    for (const path of [`snapshot?scope=${group.scope}`, `pull?scope=${group.scope}&since=0`]) {
      expect([401, 403]).toContain((await ben.call('GET', `/api/sync/${path}`)).status)
    }
    expect(await group.balances(anna)).toEqual(before)
    const { members } = await group.read(anna)
    const place = members.find(({ memberId }) => memberId === group.of('Ben'))
    expect(place).toMatchObject({ uid: null, guest: null, leftAt: null, name: 'Ben' })
    // By the link they knew they would be back.
    expect((await look(token)).body.code).toBe('invitation-over')
    expect((await ben.call('GET', '/api/auth/session')).status).toBe(401)
  })

  it('is one whose guest was removed or left, and nothing stays of them but the name', async () => {
    const { anna, group } = await flat([])
    const [ben, cara] = [await guestIn(group, 'Ben'), await guestIn(group, 'Cara')]
    await sendWell(anna, 'groups.removeMember', { groupId: group.id, memberId: group.of('Ben') })
    await sendWell(cara, 'groups.leave', { groupId: group.id })
    await dropSeats(one.engine, new Date())
    const { rows } = await query('select id, status, name from users where guest_of = $1', [
      group.id,
    ])
    expect(rows.map(({ status }) => status)).toEqual(['deleted', 'deleted'])
    const { members } = await group.read(anna)
    expect(members.map(({ name, uid }) => [name, uid])).toEqual([
      ['Anna', anna.uid],
      ['Ben', null],
      ['Cara', null],
    ])
    for (const person of [ben, cara]) {
      expect((await person.call('GET', '/api/auth/session')).status).toBeGreaterThan(400)
    }
  })
})

describe('another device', () => {
  const codeOf = async (guest: TestCaller) =>
    (await guest.call<{ code: string }>('POST', '/api/seats/code')).body.code
  const move = (code: string) =>
    call<TestCaller['session'] & ErrorBody>(`${one.url}/api/seats/move`, 'POST', {
      body: { code },
    })

  it('goes on by a code, once, and the one before stops', async () => {
    const { group } = await flat()
    const ben = await guestIn(group, 'Ben')
    const code = await codeOf(ben)
    const { status, body } = await move(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`)
    expect(status).toBe(200)
    const phone = new TestCaller(one.url, body)
    expect(phone.uid).toBe(ben.uid)
    expect((await phone.call('GET', '/api/sync/scopes')).status).toBe(200)
    expect((await ben.call('GET', '/api/sync/scopes')).status).toBe(401)
    expect((await move(code)).body.code).toBe('wrong-code')
  })

  it('does not go on by an old code, a guessed one, or that of a seat that is over', async () => {
    const { anna, group } = await flat()
    const ben = await guestIn(group, 'Ben')
    const code = await codeOf(ben)
    await query(`update guest_seats set code_until = '2020-01-01'`)
    expect((await move(code)).body.code).toBe('wrong-code')
    const next = await codeOf(ben)
    await sendWell(anna, 'groups.endGuest', { groupId: group.id, memberId: group.of('Ben') })
    expect((await move(next)).body.code).toBe('wrong-code')
    for (let n = 0; n < limits.seatCodeTriesPerHour; n++) await move('ABCD-EFGH')
    expect((await move('ABCD-EFGH')).status).toBe(429)
    expect((await anna.call<ErrorBody>('POST', '/api/seats/code')).body.code).toBe('not-allowed')
  })
})

describe('an account', () => {
  const keep = (person: TestCaller, seat: string) =>
    person.call<{ groupId: string } & ErrorBody>('POST', '/api/seats/keep', { body: { seat } })

  it('keeps what a guest was, to the id and the cent', async () => {
    const { anna, group } = await flat()
    const ben = await guestIn(group, 'Ben')
    const bill = await group.spend(ben, 3000, 'Ben', ['Anna', 'Ben', 'Cara'])
    await group.spend(anna, 1001, 'Anna', ['Anna', 'Ben'])
    const doc = { id: randomUUID(), text: 'Mine', expenseId: bill }
    await sendWell(ben, 'comments.create', { groupId: group.id, doc })
    const { balances: before } = await group.read(anna)
    const billsBefore = await group.expenses(anna)
    const account = await TestCaller.signUp(one.url, 'Ben Amsel')
    expect(await keep(account, ben.session.token)).toMatchObject({
      ...{ status: 200, body: { groupId: group.id } },
    })
    expect(JSON.stringify((await group.read(anna)).balances)).toBe(JSON.stringify(before))
    const stamps = ({ createdBy, updatedBy, ...bill }: (typeof billsBefore)[number]) => bill
    const byBen = (all: typeof billsBefore) => all.map(stamps)
    expect(byBen(await group.expenses(account))).toEqual(byBen(billsBefore))
    const { members, memberIds } = await group.read(account)
    expect(members.find(({ memberId }) => memberId === group.of('Ben'))).toMatchObject({
      ...{ uid: account.uid, name: 'Ben', guest: null, role: 'member' },
    })
    expect(memberIds).toEqual([anna.uid, account.uid])
    // What they wrote is theirs, and their parts are in their book.
    const own = { groupId: group.id, id: doc.id, patch: { text: 'Still mine' } }
    expect(await send(account, 'comments.update', own)).toMatchObject({ ok: true })
    const shares = await account.data<{ documents: readonly { share: number }[] }>(
      ...(['GET', 'group_shares'] as const),
    )
    expect(shares.body.documents.map(({ share }) => share).sort()).toEqual([1000, 501].sort())
    expect((await ben.call('GET', '/api/sync/scopes')).status).toBe(401)
    expect((await keep(account, ben.session.token)).status).toBe(404)
    await dropSeats(one.engine, new Date())
    expect(JSON.stringify((await group.read(anna)).balances)).toBe(JSON.stringify(before))
  })

  it('keeps none that is not there, of a group it is in, or was removed from', async () => {
    const { anna, group } = await flat()
    const ben = await guestIn(group, 'Ben')
    expect((await keep(anna, ben.session.token)).body.fields).toHaveProperty('seat')
    expect((await keep(anna, newToken())).status).toBe(404)
    const dora = await TestCaller.signUp(one.url, 'Dora')
    expect((await keep(dora, anna.session.token)).status).toBe(404)
    await group.join(dora)
    await sendWell(anna, 'groups.removeMember', { groupId: group.id, memberId: group.of('Dora') })
    expect((await keep(dora, ben.session.token)).body.code).toBe('removed-from-group')
  })
})
