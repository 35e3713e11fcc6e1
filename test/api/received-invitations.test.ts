import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expireInvitations } from '#server/groups/members/end-invitations.ts'
import { readGroup } from '#server/groups/read-groups.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newToken } from '../support/group-fixture.ts'
import { newPerson, noticesOf, type Person } from '../support/notification-fixture.ts'
import { must, run } from '../support/recurring-fixture.ts'

let one: TestEngine
let anna: Person
let groupId: string
beforeAll(async () => {
  one = await openTestEngine()
  anna = await newPerson(one)
})
afterAll(() => one.close())
beforeEach(async () => {
  groupId = randomUUID()
  const doc = { id: groupId, name: 'Lisbon', currency: 'EUR' }
  await must(one, anna, 'groups.create', { doc, memberId: randomUUID() })
})

let lastNumber = 1000
const newPhone = () => `+49171234${++lastNumber}`

async function invite(fields: Readonly<Record<string, unknown>>, by = anna) {
  const [id, token] = [randomUUID(), newToken()]
  await must(one, by, 'groups.invite', { groupId, id, token, channel: 'email', ...fields })
  return { id, token }
}

/** What their device copies. */
async function waitingFor(uid: string): Promise<readonly string[]> {
  const query = 'select id from received_invitations where scope = $1 order by id'
  const { rows } = await one.engine.database.pool.query<{ id: string }>(query, [`u:${uid}`])
  return rows.map(({ id }) => id)
}

/** What their notification of it says by now. */
const saidTo = async ({ uid }: Person, invitationId: string) =>
  (await noticesOf(one, uid)).find(({ data }) => data.invitationId === invitationId)?.body

const sentTo = async (to: string) =>
  ((await one.engine.outside.outbox?.list(100)) ?? []).filter((message) => message.to === to)

const isIn = async ({ uid }: Pick<Person, 'uid'>) =>
  (await readGroup(one.engine.database.pool, anna.uid, groupId)).memberIds.includes(uid)

const accept = (person: Person, invitationId: string) =>
  run(one, person, 'groups.accept', { invitationId, newMemberId: randomUUID() })

const verify = (uid: string, email: string) =>
  one.engine.database.transact((tx) => one.engine.identity.setEmail(tx, uid, email))

async function byPhone(phone: string): Promise<Person> {
  const uid = await one.engine.identity.signUpByPhone(phone, { name: 'Dora' })
  return { uid, email: '', sessionId: randomUUID() }
}

describe('an invitation to somebody who is here', () => {
  it('goes out by mail too, once, whatever they want to be mailed about', async () => {
    const ben = await newPerson(one, { emailNotifications: true })
    const { id, token } = await invite({ to: ben.email })
    await expect.poll(async () => (await sentTo(ben.email)).length).toBe(1)
    expect((await sentTo(ben.email))[0]?.text).toContain(`#join=${token}`)
    const query = `select channel from notice_deliveries d
      join notifications n on n.id = d.notification_id where n.data->>'invitationId' = $1`
    const { rows } = await one.engine.database.pool.query(query, [id])
    expect(rows).toEqual([])
  })

  it('goes out by text message too', async () => {
    const phone = newPhone()
    const dora = await byPhone(phone)
    const { id, token } = await invite({ channel: 'phone', to: phone })
    await expect.poll(async () => (await sentTo(phone)).length).toBe(1)
    expect((await sentTo(phone))[0]?.text).toContain(`#join=${token}`)
    expect(await waitingFor(dora.uid)).toEqual([id])
  })

  it('waits until it is answered, whatever was read', async () => {
    const ben = await newPerson(one)
    const { id } = await invite({ to: ben.email })
    await must(one, ben, 'notifications.markAllRead', { upTo: one.now().toISOString() })
    expect((await noticesOf(one, ben.uid)).every(({ read }) => read)).toBe(true)
    expect(await waitingFor(ben.uid)).toEqual([id])
    expect(await accept(ben, id)).toHaveProperty('revs')
    expect([await waitingFor(ben.uid), await isIn(ben)]).toEqual([[], true])
    expect(await saidTo(ben, id)).toBe('The invitation was accepted.')
  })

  it('is called as the group is called now', async () => {
    const ben = await newPerson(one)
    await invite({ to: ben.email })
    await must(one, anna, 'groups.update', { id: groupId, patch: { name: 'Porto' } })
    const query = 'select group_name as name from received_invitations where scope = $1'
    const { rows } = await one.engine.database.pool.query(query, [`u:${ben.uid}`])
    expect(rows).toEqual([{ name: 'Porto' }])
  })

  it('is gone when it is taken back, rejected or over, and when the group is', async () => {
    const ben = await newPerson(one)
    const revoked = await invite({ to: ben.email })
    await must(one, anna, 'groups.revoke', { groupId, id: revoked.id })
    expect(await waitingFor(ben.uid)).toEqual([])
    expect(await saidTo(ben, revoked.id)).toBe('The invitation was withdrawn.')
    const forgotten = await invite({ to: ben.email })
    one.moveTo('2026-04-14T10:00:00.000Z')
    await expireInvitations(one.engine, one.now())
    expect(await waitingFor(ben.uid)).toEqual([])
    expect(await saidTo(ben, forgotten.id)).toBe('The invitation has expired.')
    one.moveTo('2026-03-31T10:00:00.000Z')
    const rejected = await invite({ to: ben.email })
    await must(one, ben, 'groups.reject', { invitationId: rejected.id })
    expect(await waitingFor(ben.uid)).toEqual([])
    expect(await saidTo(ben, rejected.id)).toBe('The invitation was declined.')
    await invite({ to: ben.email })
    await must(one, anna, 'groups.delete', { groupId })
    expect(await waitingFor(ben.uid)).toEqual([])
  })
})

describe('an invitation to somebody who is not here yet', () => {
  it('waits for who signs up with that number', async () => {
    const phone = newPhone()
    const { id } = await invite({ channel: 'phone', to: phone })
    const dora = await byPhone(phone)
    expect(await waitingFor(dora.uid)).toEqual([id])
    expect(await noticesOf(one, dora.uid)).toMatchObject([{ kind: 'invitation', read: false }])
    await accept(dora, id)
    expect(await isIn(dora)).toBe(true)
  })

  it('waits for who shows that the address is theirs, and for nobody before', async () => {
    const mallory = await newPerson(one, { emailVerified: false })
    const { id } = await invite({ to: mallory.email })
    const login = { email: mallory.email, password: 'four plain words' }
    await one.engine.identity.signIn(login)
    expect(await waitingFor(mallory.uid)).toEqual([])
    expect(await accept(mallory, id)).toMatchObject({ code: 'invitation-over' })
    await verify(mallory.uid, mallory.email)
    expect(await waitingFor(mallory.uid)).toEqual([id])
    await one.engine.identity.signIn(login)
    expect(await noticesOf(one, mallory.uid)).toHaveLength(1)
    await accept(mallory, id)
    expect(await isIn(mallory)).toBe(true)
  })

  it('waits for who takes that number', async () => {
    const phone = newPhone()
    const { id } = await invite({ channel: 'phone', to: phone })
    const ben = await newPerson(one)
    await one.engine.identity.changePhone(ben, phone)
    expect(await waitingFor(ben.uid)).toEqual([id])
  })

  it('is found at the next login at the latest', async () => {
    const ben = await newPerson(one, { status: 'suspended' })
    const { id } = await invite({ to: ben.email })
    const { pool } = one.engine.database
    await pool.query(`update users set status = 'active' where id = $1`, [ben.uid])
    await one.engine.identity.signIn({ email: ben.email, password: 'four plain words' })
    expect(await waitingFor(ben.uid)).toEqual([id])
  })

  it('stays theirs when they move on, and is nobody else\u2019s', async () => {
    const ben = await newPerson(one)
    const { id } = await invite({ to: ben.email })
    await verify(ben.uid, `${randomUUID()}@example.org`)
    const next = await newPerson(one, { emailVerified: false })
    await verify(next.uid, ben.email)
    expect([await waitingFor(ben.uid), await waitingFor(next.uid)]).toEqual([[id], []])
    expect(await accept(next, id)).toMatchObject({ code: 'invitation-over' })
    await accept(ben, id)
    expect(await isIn(ben)).toBe(true)
  })

  it('that is over, or whose maker has left, waits for nobody', async () => {
    const phone = newPhone()
    const cara = await newPerson(one)
    const own = await invite({ to: cara.email })
    await accept(cara, own.id)
    await invite({ channel: 'phone', to: phone }, cara)
    await must(one, cara, 'groups.leave', { groupId })
    const dora = await byPhone(phone)
    expect(await waitingFor(dora.uid)).toEqual([])
  })
})
