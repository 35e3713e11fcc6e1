import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newToken } from '../support/group-fixture.ts'
import { newPerson, noticesOf, type Person } from '../support/notification-fixture.ts'
import { must } from '../support/recurring-fixture.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

async function newGroup(by: Person) {
  const groupId = randomUUID()
  const doc = { id: groupId, name: 'Lisbon', currency: 'EUR' }
  await must(one, by, 'groups.create', { doc, memberId: randomUUID() })
  return groupId
}

async function invite(by: Person, to: string, groupId: string, channel = 'email') {
  const [id, token] = [randomUUID(), newToken()]
  await must(one, by, 'groups.invite', { groupId, id, token, channel, to })
  const query = 'select not_sent from invitations where id = $1'
  const { rows } = await one.engine.database.pool.query(query, [id])
  return { id, token, notSent: rows[0]?.not_sent }
}

async function sentTo(to: string) {
  await one.engine.outside.close()
  const sent = (await one.engine.outside.outbox?.list(100)) ?? []
  return sent.filter((message) => message.to === to).length
}

const toldOf = async ({ uid }: Person) =>
  (await noticesOf(one, uid)).filter(({ kind }) => kind === 'invitation')

async function waitingFor({ uid }: Person) {
  const query = 'select id from received_invitations where scope = $1 order by id'
  const { rows } = await one.engine.database.pool.query<{ id: string }>(query, [`u:${uid}`])
  return rows.map(({ id }) => id)
}

it('is one message and one notification, however many one person makes', async () => {
  const [anna, ben] = [await newPerson(one), await newPerson(one)]
  const made: Awaited<ReturnType<typeof invite>>[] = []
  for (let turn = 0; turn < 3; turn++) {
    made.push(await invite(anna, ben.email, await newGroup(anna)))
  }
  expect(made.map(({ notSent }) => notSent)).toEqual([null, 'told-before', 'told-before'])
  expect(await sentTo(ben.email)).toBe(1)
  expect(await waitingFor(ben)).toEqual(made.map(({ id }) => id).toSorted())
  const told = await toldOf(ben)
  expect(told).toMatchObject([{ read: false, link: '/mcapp/groups' }])
  expect(told[0]?.title).toMatch(/^3 invitations wait for you, the newest by /)
  for (const { id } of made) {
    expect((await toldOf(ben))[0]?.read).toBe(false)
    await must(one, ben, 'groups.reject', { invitationId: id })
  }
  expect(await toldOf(ben)).toMatchObject([{ read: true, body: 'The invitation was declined.' }])
})

it('is not told again by the same person to who declined it for that group', async () => {
  const [anna, ben] = [await newPerson(one), await newPerson(one)]
  const groupId = await newGroup(anna)
  const { id } = await invite(anna, ben.email, groupId)
  await must(one, ben, 'groups.reject', { invitationId: id })
  const again = await invite(anna, ben.email, groupId)
  expect(await waitingFor(ben)).toEqual([again.id])
  expect(await toldOf(ben)).toHaveLength(1)
  await invite(anna, ben.email, await newGroup(anna))
  expect(await toldOf(ben)).toHaveLength(2)
})

it('is one message of a group to a person, and tells nobody whose an address is', async () => {
  const [anna, ben] = [await newPerson(one), await newPerson(one)]
  const phone = `+4917123${String(Date.now()).slice(-5)}`
  const set = 'update users set phone = $2 where id = $1'
  await one.engine.database.pool.query(set, [ben.uid, phone])
  const groupId = await newGroup(anna)
  expect((await invite(anna, ben.email, groupId)).notSent).toBeNull()
  // Nobody learns that both are one person's: they are told once, and it is not said.
  expect((await invite(anna, phone, groupId, 'phone')).notSent).toBeNull()
  expect([await sentTo(ben.email), await sentTo(phone)]).toEqual([1, 0])
  expect(await toldOf(ben)).toHaveLength(1)
})

it('goes out from another person and group as before', async () => {
  const ben = await newPerson(one)
  for (const turn of [1, 2]) {
    const by = await newPerson(one)
    expect((await invite(by, ben.email, await newGroup(by))).notSent).toBeNull()
    expect(await sentTo(ben.email)).toBe(turn)
  }
  expect(await toldOf(ben)).toHaveLength(2)
})

it('reaches nobody who blocked who sent it, until a link of theirs is used', async () => {
  const [anna, carla, ben] = [await newPerson(one), await newPerson(one), await newPerson(one)]
  const first = await invite(anna, ben.email, await newGroup(anna))
  await invite(anna, ben.email, await newGroup(anna))
  const other = await invite(carla, ben.email, await newGroup(carla))
  await must(one, ben, 'groups.reject', { invitationId: first.id, isBlocking: true })
  expect(await waitingFor(ben)).toEqual([other.id])
  const before = await sentTo(ben.email)
  await one.engine.database.pool.query(`delete from rate_limits where bucket like 'invit%'`)
  const again = await newGroup(anna)
  expect((await invite(anna, ben.email, again)).notSent).toBeNull()
  await one.engine.database.transact((tx) => one.engine.identity.setEmail(tx, ben.uid, ben.email))
  expect(await waitingFor(ben)).toEqual([other.id])
  expect(await sentTo(ben.email)).toBe(before)
  const token = newToken()
  const link = { groupId: again, id: randomUUID(), token, channel: 'link', to: null }
  await must(one, anna, 'groups.invite', link)
  await must(one, ben, 'groups.accept', { token, newMemberId: randomUUID() })
  await one.engine.database.pool.query(`delete from rate_limits where bucket like 'invit%'`)
  const last = await invite(anna, ben.email, await newGroup(anna))
  expect(await waitingFor(ben)).toContain(last.id)
  expect(await sentTo(ben.email)).toBe(before + 1)
})
