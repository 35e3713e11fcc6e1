import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { previewInvitation, readGroup } from '#server/groups/read-groups.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newToken } from '../support/group-fixture.ts'
import { newPerson, noticesOf, type Person } from '../support/notification-fixture.ts'
import { must, run } from '../support/recurring-fixture.ts'

let one: TestEngine
let anna: Person
let ben: Person
let cara: Person
let groupId: string
let ids: { anna: string; ben: string; cara: string }
/** Anna's own link, by which the others came. */
let link: string
beforeAll(async () => {
  one = await openTestEngine()
  anna = await newPerson(one)
  ben = await newPerson(one)
  cara = await newPerson(one)
  await one.engine.database.pool.query(`update users set locale = 'en-GB', name = 'Anna'`)
})
afterAll(() => one.close())
beforeEach(async () => {
  groupId = randomUUID()
  ids = { anna: randomUUID(), ben: randomUUID(), cara: randomUUID() }
  const doc = { id: groupId, name: 'Lisbon', currency: 'EUR' }
  await must(one, anna, 'groups.create', { doc, memberId: ids.anna })
  link = await newLink(anna)
  await must(one, ben, 'groups.accept', { token: link, newMemberId: ids.ben })
  await must(one, cara, 'groups.accept', { token: link, newMemberId: ids.cara })
})

async function newLink(by: Person): Promise<string> {
  const token = newToken()
  await must(one, by, 'groups.invite', { groupId, id: randomUUID(), channel: 'link', token })
  return token
}

function inviteByMail(by: Person, person: Person, more: object = {}) {
  const args = { id: randomUUID(), token: newToken(), channel: 'email', to: person.email, ...more }
  return { ...args, send: () => run(one, by, 'groups.invite', { groupId, ...args }) }
}

const join = (person: Person, shown: { token?: string; invitationId?: string }) => {
  const { token, invitationId } = shown
  return run(one, person, 'groups.accept', { token, invitationId, newMemberId: randomUUID() })
}

const receivedBy = async ({ uid }: Person) => {
  const query = 'select group_name as name from received_invitations where scope = $1'
  return (await one.engine.database.pool.query(query, [`u:${uid}`])).rows
}

it('answers the same for the address of a member as for that of anybody else', async () => {
  for (const person of [ben, await newPerson(one)]) {
    expect(await inviteByMail(cara, person).send()).toHaveProperty('revs')
  }
  expect(await receivedBy(ben)).toEqual([])
  expect(await inviteByMail(cara, cara).send()).toMatchObject({
    fields: { to: 'You are in the group already.' },
  })
})

it('lets a plain member add a few names, and who leads the group as many as fit', async () => {
  let named = 0
  const add = (by: Person) => {
    named += 1
    const name = `Dora ${named}`
    return run(one, by, 'groups.addPlaceholder', { groupId, memberId: randomUUID(), name })
  }
  for (let n = 0; n < 10; n += 1) expect(await add(ben)).toHaveProperty('revs')
  expect(await add(cara)).toMatchObject({
    code: 'invalid-input',
    fields: { name: 'An owner or admin can add more people.' },
  })
  expect(await add(anna)).toHaveProperty('revs')
})

it('lets no demo into a group of others', async () => {
  const visitor = await newPerson(one)
  const { pool } = one.engine.database
  await pool.query('update users set demo_until = $2 where id = $1', [visitor.uid, one.now()])
  expect(await join(visitor, { token: link })).toMatchObject({ code: 'demo-stays-alone' })
  await expect(previewInvitation(pool, visitor.uid, link, one.now())).rejects.toMatchObject({
    code: 'demo-stays-alone',
  })
})

const setRole = (by: Person, memberId: string, role: string) =>
  must(one, by, 'groups.setRole', { groupId, memberId, role })

const remove = (by: Person, memberId: string) =>
  run(one, by, 'groups.removeMember', { groupId, memberId })

const aSecondLater = () => one.moveTo(new Date(one.now().getTime() + 1000).toISOString())

const read = () => readGroup(one.engine.database.pool, anna.uid, groupId)
const roleOf = async (memberId: string) =>
  (await read()).members.find((member) => member.memberId === memberId)?.role

const dinner = (amount: number) =>
  must(one, anna, 'group_expenses.create', {
    groupId,
    doc: {
      ...{ id: randomUUID(), description: 'Dinner', amount, currency: 'EUR', date: '2026-03-31' },
      payers: [{ memberId: ids.anna, amount }],
      split: { mode: 'exact', parts: [{ memberId: ids.ben, value: amount }] },
    },
  })

it('lets an owner remove anybody, and leaves the balance in plain sight', async () => {
  await dinner(1)
  await setRole(anna, ids.cara, 'admin')
  expect(await remove(cara, ids.ben)).toMatchObject({ code: 'balance-open' })
  expect(await remove(cara, ids.anna)).toMatchObject({ code: 'not-allowed' })
  expect(await remove(ben, ids.cara)).toMatchObject({ code: 'not-allowed' })
  expect(await remove(anna, ids.anna)).toMatchObject({ code: 'not-allowed' })
  await setRole(anna, ids.cara, 'owner')
  expect(await remove(anna, ids.cara)).toHaveProperty('revs')
  expect(await remove(anna, ids.ben)).toHaveProperty('revs')
  const after = await read()
  expect(after.memberIds).toEqual([anna.uid])
  expect(after.balances).toContainEqual({ currency: 'EUR', memberId: ids.ben, amount: -1 })
  expect((await noticesOf(one, ben.uid)).at(-1)).toMatchObject({
    kind: 'member-removed',
    title: 'Anna removed you from Lisbon',
    body: expect.stringMatching(/^You still owe €0\.01 there\..+ stays in your own book\.$/),
  })
})

it('bars the way back by any link until an owner or admin invites anew', async () => {
  await dinner(500)
  const own = await newLink(ben)
  const forName = randomUUID()
  await must(one, anna, 'groups.addPlaceholder', { groupId, memberId: forName, name: 'Dora' })
  const claim = newToken()
  const named = { id: randomUUID(), channel: 'link', token: claim, memberId: forName }
  await must(one, anna, 'groups.invite', { groupId, ...named })
  await remove(anna, ids.ben)
  const later = await newLink(anna)
  expect(await join(ben, { token: later })).toMatchObject({ code: 'removed-from-group' })
  const { pool } = one.engine.database
  await expect(previewInvitation(pool, ben.uid, later, one.now())).rejects.toMatchObject({
    code: 'removed-from-group',
  })
  // Links he may know are over for everybody: a second account of his is nobody we know.
  for (const token of [link, claim]) {
    expect(await join(await newPerson(one), { token })).toMatchObject({ code: 'invitation-over' })
  }
  expect(await join(await newPerson(one), { token: own })).toMatchObject({
    code: 'invitation-over',
  })
  // A friend who is only a member cannot undo it, nor by handing on an invitation of another.
  const byFriend = inviteByMail(cara, ben)
  expect(await byFriend.send()).toHaveProperty('revs')
  expect(await join(ben, byFriend)).toMatchObject({ code: 'removed-from-group' })
  expect(await receivedBy(ben)).toEqual([])
  const handedOn = inviteByMail(anna, await newPerson(one))
  await handedOn.send()
  const { token } = handedOn
  expect(await join(ben, { token })).toMatchObject({ code: 'removed-from-group' })
  const anew = inviteByMail(anna, ben)
  await anew.send()
  expect(await join(ben, { token: later })).toMatchObject({ code: 'removed-from-group' })
  expect(await join(ben, { invitationId: anew.id })).toHaveProperty('revs')
  const { members, balances } = await read()
  expect(members.filter(({ uid }) => uid === ben.uid)).toMatchObject([
    { memberId: ids.ben, leftAt: null, role: 'member' },
  ])
  expect(balances).toContainEqual({ currency: 'EUR', memberId: ids.ben, amount: -500 })
})

it('lets who is owed, and nobody else, write off what somebody gone owes', async () => {
  await dinner(500)
  const id = randomUUID()
  const off = (by: Person, amount: number) =>
    run(one, by, 'settlements.writeOff', {
      ...{ groupId, id, from: ids.ben, amount, currency: 'EUR', date: '2026-03-31' },
    })
  expect(await off(anna, 500)).toMatchObject({ code: 'still-in-group' })
  await remove(anna, ids.ben)
  expect(await off(anna, 501)).toMatchObject({ code: 'less-owed' })
  expect(await off(cara, 1)).toMatchObject({ code: 'less-owed' })
  expect(await off(ben, 1)).toMatchObject({ code: 'not-allowed' })
  expect(await off(anna, 500)).toHaveProperty('revs')
  expect((await read()).balances).toEqual([])
  expect((await noticesOf(one, ben.uid)).at(-1)).toMatchObject({
    title: 'Anna wrote off €5.00',
    body: 'You no longer owe it in Lisbon.',
  })
  const query = `select kind from activity where scope = $1 order by created_at desc, id desc`
  const { rows } = await one.engine.database.pool.query(query, [`g:${groupId}`])
  expect(rows[0]).toEqual({ kind: 'debt-written-off' })
})

it('keeps a debt let go apart from payments, to be taken back by who did so', async () => {
  await dinner(500)
  const sum = { amount: 500, currency: 'EUR', date: '2026-03-31' }
  const doc = { id: randomUUID(), from: ids.ben, to: ids.anna, ...sum, method: 'written-off' }
  const claim = await run(one, anna, 'settlements.claim', { groupId, doc })
  expect(claim).toMatchObject({ code: 'invalid-input' })
  await remove(anna, ids.ben)
  const id = randomUUID()
  aSecondLater()
  await must(one, anna, 'settlements.writeOff', { groupId, id, from: ids.ben, ...sum })
  const methods = () =>
    one.engine.database.pool
      .query('select method, status from settlements where id = $1', [id])
      .then(({ rows }) => rows)
  const isLetGo = [{ method: 'written-off', status: 'confirmed' }]
  expect(await methods()).toEqual(isLetGo)
  const does = (by: Person, verb: 'reopen' | 'dispute' | 'confirm' | 'delete' | 'restore') =>
    run(one, by, `settlements.${verb}`, { groupId, id })
  for (const verb of ['reopen', 'dispute', 'confirm'] as const) {
    expect(await does(anna, verb), verb).toMatchObject({ code: 'not-allowed' })
  }
  expect(await does(cara, 'delete')).toMatchObject({ code: 'not-allowed' })
  expect(await does(anna, 'delete')).toHaveProperty('revs')
  expect((await read()).balances).toContainEqual({
    ...{ currency: 'EUR', memberId: ids.ben, amount: -500 },
  })
  const told = async () => (await noticesOf(one, ben.uid)).at(-1)
  expect(await told()).toMatchObject({ title: 'Anna no longer writes off €5.00' })
  expect(await does(cara, 'restore')).toMatchObject({ code: 'not-allowed' })
  expect(await does(anna, 'restore')).toHaveProperty('revs')
  expect(await methods()).toEqual(isLetGo)
  expect(await told()).toMatchObject({ title: 'Anna wrote off €5.00 again' })
  expect((await read()).balances).toEqual([])
})

it('lets the receiver undo what was confirmed since somebody left, and nothing older', async () => {
  await dinner(500)
  const pay = async (amount: number) => {
    const id = randomUUID()
    const doc = { id, from: ids.ben, to: ids.anna, amount, currency: 'EUR', date: '2026-03-31' }
    await must(one, anna, 'settlements.claim', { groupId, doc })
    return id
  }
  const before = await pay(200)
  await remove(anna, ids.ben)
  aSecondLater()
  const since = await pay(300)
  expect((await read()).balances).toEqual([])
  const reopen = (id: string) => run(one, anna, 'settlements.reopen', { groupId, id })
  expect(await reopen(before)).toMatchObject({ code: 'not-allowed' })
  expect(await reopen(since)).toHaveProperty('revs')
})

it('takes invitations from before the removal away as well', async () => {
  await remove(anna, ids.ben)
  const anew = inviteByMail(anna, ben)
  await anew.send()
  await join(ben, { invitationId: anew.id })
  await remove(anna, ids.ben)
  expect(await join(ben, { invitationId: anew.id })).toMatchObject({ code: 'invitation-over' })
  expect(await join(ben, { token: anew.token })).toMatchObject({ code: 'invitation-over' })
})

it('makes nobody an owner by a link, and not again by what they made as one', async () => {
  await setRole(anna, ids.ben, 'owner')
  const leading = { groupId, id: randomUUID(), channel: 'link', role: 'owner', token: newToken() }
  expect(await run(one, ben, 'groups.invite', leading)).toMatchObject({ code: 'invalid-input' })
  const own = await newLink(ben)
  const friend = await newPerson(one)
  const named = inviteByMail(ben, friend, { role: 'owner' })
  await named.send()
  const plain = inviteByMail(ben, await newPerson(one))
  await plain.send()
  await setRole(anna, ids.ben, 'member')
  expect(await join(friend, { invitationId: named.id })).toMatchObject({ code: 'invitation-over' })
  await must(one, ben, 'groups.leave', { groupId })
  expect(await join(ben, { token: own })).toMatchObject({ code: 'invitation-over' })
  expect(await join(friend, { token: plain.token })).toMatchObject({ code: 'invitation-over' })
  expect(await join(ben, { token: link })).toHaveProperty('revs')
  expect(await roleOf(ids.ben)).toBe('member')
})

it('looks at the role when it is used, also of a link as older servers made it', async () => {
  const { pool } = one.engine.database
  await pool.query(`update invitations set role = 'owner' where group_id = $1`, [groupId])
  const memberId = randomUUID()
  const stranger = await newPerson(one)
  await must(one, stranger, 'groups.accept', { token: link, newMemberId: memberId })
  expect(await roleOf(memberId)).toBe('member')
})

it('leaves what the group was called with the parts of who goes', async () => {
  const named = async ({ uid }: Person) => {
    const query = 'select group_name as name from group_shares where scope = $1 and group_id = $2'
    const found = await one.engine.database.pool.query(query, [`u:${uid}`, groupId])
    return found.rows
  }
  await dinner(500)
  expect(await named(ben)).toEqual([{ name: null }])
  await remove(anna, ids.ben)
  await must(one, anna, 'groups.update', { id: groupId, patch: { name: 'Porto' } })
  expect([await named(ben), await named(anna)]).toEqual([[{ name: 'Lisbon' }], [{ name: null }]])
})
