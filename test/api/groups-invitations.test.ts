import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GroupRow } from '#contract/groups/entities.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { expireInvitations } from '#server/groups/members/end-invitations.ts'
import { readGroup } from '#server/groups/read-groups.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newToken } from '../support/group-fixture.ts'
import { newPerson, type Person } from '../support/notification-fixture.ts'
import { must, run } from '../support/recurring-fixture.ts'

let one: TestEngine
let anna: Person
let ben: Person
beforeAll(async () => {
  one = await openTestEngine({ at: '2026-03-31T10:00:00.000Z' })
  anna = await newPerson(one)
  ben = await newPerson(one)
  const { pool } = one.engine.database
  await pool.query(`update users set name = 'Ben', locale = 'en-GB' where id = $1`, [ben.uid])
  await pool.query(`update users set name = 'Anna', locale = 'en-GB' where id = $1`, [anna.uid])
})
afterAll(() => one.close())

async function newGroup() {
  const [id, me] = [randomUUID(), randomUUID()]
  const doc = { id, name: 'Lisbon', currency: 'EUR' }
  await must(one, anna, 'groups.create', { doc, memberId: me })
  return { id, me }
}

async function invite(groupId: string, fields: Readonly<Record<string, unknown>>) {
  const [id, token] = [randomUUID(), newToken()]
  const args = { groupId, id, token, channel: 'email', ...fields }
  const result = await run(one, anna, 'groups.invite', args)
  return { id, token, result }
}

const accept = (person: Person, shown: object) =>
  run(one, person, 'groups.accept', { ...shown, newMemberId: randomUUID() })

async function noticesOf({ uid }: Person, kind: string) {
  const { rows } = await one.engine.database.pool.query<{
    title: string
    body: string
    link: string
    data: Record<string, string>
    read: boolean
  }>(
    `select title, body, link, data, read from notifications
      where scope = $1 and kind = $2 order by created_at, id`,
    [`u:${uid}`, kind],
  )
  return rows
}

const statusOf = async (id: string) => {
  const query = 'select status from invitations where id = $1'
  const { rows } = await one.engine.database.pool.query<{ status: string }>(query, [id])
  return rows[0]?.status
}

describe('an invitation', () => {
  it('is a notice to who has proven the address, and is answered there', async () => {
    const group = await newGroup()
    const { id } = await invite(group.id, { to: ben.email.toUpperCase() })
    const [notice] = await noticesOf(ben, 'invitation')
    expect(notice).toMatchObject({
      title: 'Anna invites you to Lisbon',
      read: false,
      data: { invitationId: id, groupId: group.id },
    })
    const stranger = await newPerson(one)
    expect(await accept(stranger, { invitationId: id })).toMatchObject({ code: 'invitation-over' })
    expect(await accept(ben, { invitationId: id })).toMatchObject({
      revs: { [`g:${group.id}`]: expect.any(Number) },
    })
    expect(await statusOf(id)).toBe('accepted')
    expect((await noticesOf(ben, 'invitation')).map(({ read }) => read)).toEqual([true])
    // Once more tells nobody whose address it is, and puts nothing into Ben's book.
    expect(await invite(group.id, { to: ben.email })).toHaveProperty('result.revs')
    expect(await noticesOf(ben, 'invitation')).toHaveLength(1)
  })

  it('is told to nobody who only says that the address is theirs', async () => {
    const group = await newGroup()
    const mallory = await newPerson(one, { emailVerified: false })
    const { id, token } = await invite(group.id, { to: mallory.email })
    expect(await noticesOf(mallory, 'invitation')).toEqual([])
    expect(await accept(mallory, { invitationId: id })).toMatchObject({ code: 'invitation-over' })
    await expect
      .poll(async () => JSON.stringify(await one.engine.outside.outbox?.list(50)))
      .toContain(`#join=${token}`)
  })

  it('can be rejected, revoked and forgotten', async () => {
    const group = await newGroup()
    const rejected = await invite(group.id, { to: ben.email })
    await must(one, ben, 'groups.reject', { invitationId: rejected.id })
    expect(await statusOf(rejected.id)).toBe('rejected')
    const revoked = await invite(group.id, { channel: 'link' })
    await must(one, anna, 'groups.revoke', { groupId: group.id, id: revoked.id })
    const late = await invite(group.id, { channel: 'link' })
    one.moveTo('2026-04-14T10:00:00.000Z')
    for (const { token } of [rejected, revoked, late]) {
      expect(await accept(ben, { token })).toMatchObject({ code: 'invitation-over' })
    }
    expect(await expireInvitations(one.engine, one.now())).toBeGreaterThan(0)
    expect(await statusOf(late.id)).toBe('expired')
    one.moveTo('2026-03-31T10:00:00.000Z')
  })

  it('by a link lets in several, also as somebody who is there by name', async () => {
    const group = await newGroup()
    const dora = randomUUID()
    const place = { groupId: group.id, memberId: dora, name: 'Dora' }
    await must(one, anna, 'groups.addPlaceholder', place)
    const { token, id } = await invite(group.id, { channel: 'link' })
    const cara = await newPerson(one)
    await accept(ben, { token })
    await accept(cara, { token, memberId: dora })
    expect(await accept(await newPerson(one), { token, memberId: dora })).toMatchObject({
      code: 'invitation-over',
    })
    const { members } = await readGroup(one.engine.database.pool, anna.uid, group.id)
    const found = members.find(({ memberId }) => memberId === dora)
    expect([members.length, found?.uid]).toEqual([3, cara.uid])
    expect(await statusOf(id)).toBe('pending')
  })

  it('is refused in numbers', async () => {
    const group = await newGroup()
    const to = `${randomUUID()}@example.org`
    const answers = []
    for (let n = 0; n < 6; n++) answers.push((await invite(group.id, { to })).result)
    expect(answers.at(-1)).toMatchObject({
      code: 'invalid-input',
      fields: { to: expect.any(String) },
    })
  })
})

describe('what others hear', () => {
  it('is the net effect, in their own words and ways of writing', async () => {
    const group = await newGroup()
    const { token } = await invite(group.id, { channel: 'link' })
    const mine = randomUUID()
    await must(one, ben, 'groups.accept', { token, newMemberId: mine })
    const spend = (amount: number, description: string) =>
      must(one, anna, 'group_expenses.create', {
        groupId: group.id,
        doc: {
          ...{ id: randomUUID(), description, amount, currency: 'EUR', date: '2026-03-31' },
          payers: [{ memberId: group.me, amount }],
          split: { mode: 'equal', memberIds: [group.me, mine] },
        },
      })
    await spend(2400, 'Taxi')
    await spend(300, 'Coffee')
    expect(await noticesOf(ben, 'group-expense-added')).toMatchObject([
      {
        title: 'Anna added Taxi, €24.00',
        body: 'Your part is €12.00. You now owe Anna €12.00 in all in Lisbon.',
        link: expect.stringMatching(`^/mcapp/groups/${group.id}\\?edit=`),
      },
      { body: 'Your part is €1.50. You now owe Anna €13.50 in all in Lisbon.' },
    ])
    expect(await noticesOf(anna, 'group-expense-added')).toEqual([])
    const id = randomUUID()
    const doc = { id, from: mine, to: group.me, amount: 1350, currency: 'EUR', date: '2026-04-01' }
    await must(one, ben, 'settlements.claim', { groupId: group.id, doc })
    expect((await noticesOf(anna, 'settlement-claimed')).at(-1)).toMatchObject({
      title: 'Ben paid you €13.50',
      data: { settlementId: id },
    })
    await must(one, anna, 'settlements.confirm', { groupId: group.id, id })
    expect((await noticesOf(ben, 'settlement-confirmed')).at(-1)).toMatchObject({
      title: 'Anna confirmed €13.50',
    })
  })
})

describe('an account that is deleted', () => {
  it('leaves a nameless place with its balance, and the group to the next', async () => {
    const group = await newGroup()
    const { token } = await invite(group.id, { channel: 'link' })
    const mine = randomUUID()
    const gone = await newPerson(one)
    await must(one, gone, 'groups.accept', { token, newMemberId: mine })
    await must(one, anna, 'groups.setRole', { groupId: group.id, memberId: mine, role: 'owner' })
    const role = { groupId: group.id, memberId: group.me, role: 'member' }
    await must(one, gone, 'groups.setRole', role)
    await must(one, gone, 'group_expenses.create', {
      groupId: group.id,
      doc: {
        ...{ id: randomUUID(), description: 'Taxi', amount: 900, currency: 'EUR' },
        date: '2026-03-31',
        payers: [{ memberId: mine, amount: 900 }],
        split: { mode: 'equal', memberIds: [group.me, mine] },
      },
    })
    await deleteAccount(one.engine, gone.uid)
    const after: GroupRow & { balances: unknown } = await readGroup(
      one.engine.database.pool,
      anna.uid,
      group.id,
    )
    expect(after.memberIds).toEqual([anna.uid])
    expect(after.members).toMatchObject([
      { uid: anna.uid, role: 'owner' },
      { memberId: mine, uid: null, name: 'Former member', leftAt: expect.any(String) },
    ])
    expect(after.balances).toHaveLength(2)
  })
})
