import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '#server/account/delete-account.ts'
import { matchInvitations } from '#server/groups/members/received-invitations.ts'
import { deliverNotices } from '#server/notifications/deliver-notices.ts'
import { openTestEngine, type TestEngine } from '#test/support/engine.ts'
import { newPhone, outboxOf } from '#test/support/way-in.ts'
import { newToken } from '../support/group-fixture.ts'
import { newNotice, newPerson, type Person, tell } from '../support/notification-fixture.ts'
import { must, run } from '../support/recurring-fixture.ts'

let one: TestEngine
beforeAll(async () => {
  one = await openTestEngine()
})
afterAll(() => one.close())

const newMail = () => `${randomUUID()}@example.org`

async function newGroup(person: Person, name = 'Lisbon') {
  const [id, memberId] = [randomUUID(), randomUUID()]
  await must(one, person, 'groups.create', { doc: { id, name, currency: 'EUR' }, memberId })
  return id
}

const invite = (person: Person, groupId: string, channel: 'phone' | 'email', to: string) =>
  run(one, person, 'groups.invite', { groupId, id: randomUUID(), token: newToken(), channel, to })

const isMade = (result: object) => 'revs' in result

/** As often as asked, each time from a group that is deleted afterwards. */
async function inviteAnew(
  person: Person,
  times: number,
  channel: 'phone' | 'email',
  to: () => string,
) {
  let made = 0
  for (let turn = 0; turn < times; turn++) {
    const groupId = await newGroup(person)
    if (isMade(await invite(person, groupId, channel, to()))) made++
    await must(one, person, 'groups.delete', { groupId })
  }
  return made
}

/** All that has left by now: what waits is waited for. */
async function sent(to?: string) {
  await one.engine.outside.close()
  return outboxOf({ url: '', dataDir: one.dataDir }, to)
}

const name = (person: Person, text: string) =>
  one.engine.database.pool.query('update users set name = $2 where id = $1', [person.uid, text])

describe('invitations by message', () => {
  it('of a whole flat go out at once, by text and by mail', async () => {
    const anna = await newPerson(one)
    const groupId = await newGroup(anna)
    for (let n = 0; n < 12; n++) {
      expect(isMade(await invite(anna, groupId, 'phone', newPhone()))).toBe(true)
      expect(isMade(await invite(anna, groupId, 'email', newMail()))).toBe(true)
    }
    expect((await sent()).length).toBeGreaterThanOrEqual(24)
  })

  it('are counted for their sender, whatever becomes of the group', async () => {
    const anna = await newPerson(one)
    expect(await inviteAnew(anna, 20, 'phone', newPhone)).toBe(15)
    expect(await inviteAnew(anna, 55, 'email', newMail)).toBe(50)
  })

  it('are counted for their receiver, whoever sends and however it is written', async () => {
    const [phone, box] = [newPhone(), randomUUID()]
    let made = 0
    for (let turn = 0; turn < 4; turn++) {
      made += await inviteAnew(await newPerson(one), 2, 'phone', () => phone)
    }
    // Of two by one person the second is told with the first.
    expect(made).toBe(5)
    expect(await sent(phone)).toHaveLength(3)
    let tag = 0
    const spelled = () => `${tag % 2 ? box : box.toUpperCase()}+${tag++}@Example.org`
    expect(await inviteAnew(await newPerson(one), 8, 'email', spelled)).toBe(5)
  })

  it('give no new budget to who begins anew with the same address', async () => {
    const anna = await newPerson(one)
    expect(await inviteAnew(anna, 15, 'phone', newPhone)).toBe(15)
    await deleteAccount(one.engine, anna.uid)
    const again = await newPerson(one)
    const { pool } = one.engine.database
    await pool.query('update users set email = $2 where id = $1', [again.uid, anna.email])
    expect(await inviteAnew(again, 2, 'phone', newPhone)).toBe(0)
  })

  it('count for nothing when the group refuses them', async () => {
    const [anna, ben] = [await newPerson(one), await newPerson(one)]
    const groupId = await newGroup(anna)
    const to = newMail()
    for (let n = 0; n < 10; n++) expect(isMade(await invite(ben, groupId, 'email', to))).toBe(false)
    expect(isMade(await invite(anna, groupId, 'email', to))).toBe(true)
  })

  it('reach nobody until their sender has proven an address', async () => {
    const [mallory, ben] = [await newPerson(one, { emailVerified: false }), await newPerson(one)]
    const groupId = await newGroup(mallory)
    expect(isMade(await invite(mallory, groupId, 'email', ben.email))).toBe(true)
    expect(await sent(ben.email)).toEqual([])
    const { pool } = one.engine.database
    const read = 'select not_sent as why from invitations where group_id = $1 order by id'
    expect((await pool.query(read, [groupId])).rows).toEqual([{ why: 'unproven' }])
    const waiting = 'select from received_invitations where scope = $1'
    const inBook = async () => (await pool.query(waiting, [`u:${ben.uid}`])).rowCount
    const match = () =>
      one.engine.database.transact((tx) => matchInvitations(one.engine, tx, ben.uid, one.now()))
    await match()
    expect(await inBook()).toBe(0)
    await pool.query('update users set phone = $2 where id = $1', [mallory.uid, newPhone()])
    await match()
    expect(await inBook()).toBe(1)
    const to = newMail()
    expect(isMade(await invite(mallory, groupId, 'email', to))).toBe(true)
    expect(await sent(to)).toHaveLength(1)
  })

  it.each([
    ['Bank https://evil.example/pay', 'Somebody'],
    ['Call +49 900 1234567 now', 'Call now'],
    ['Anna\u202E evil.example', 'Anna'],
    ['Anna\r\nBcc: x@evil.example', 'Anna'],
  ])('say who invites, and nothing they shape: %j', async (called, said) => {
    const anna = await newPerson(one)
    await name(anna, called)
    const groupId = await newGroup(anna, 'Win 5000 at www.evil.example')
    const [to, phone] = [newMail(), newPhone()]
    await invite(anna, groupId, 'email', to)
    await invite(anna, groupId, 'phone', phone)
    const messages = [...(await sent(to)), ...(await sent(phone))]
    expect(messages).toHaveLength(2)
    for (const { subject, text, link } of messages) {
      expect(subject).toBe(`${said} invites you to share expenses`)
      expect(text.replace(link ?? '', '')).not.toMatch(/evil|Win|\d{3}|\u202E|Bcc/u)
    }
  })
})

it('a link for a new password says nothing that a stranger wrote', async () => {
  const mallory = await newPerson(one, { emailVerified: false })
  await name(mallory, 'You won, see www.evil.example')
  const { forgotPassword } = await import('#server/auth/password/choose-by-mail.ts')
  const [address, from] = ['192.0.2.1', { network: '192.0.2.1', counted: '' }]
  const asked = { askedAt: 'http://localhost/', address, from }
  forgotPassword(one.engine, mallory.email, asked)
  const [mail] = await sent(mallory.email)
  expect(mail?.text).toMatch(/^Hello,\n/)
})

it('mails of notices come at a pace, and none is lost', async () => {
  const ben = await newPerson(one, { emailNotifications: true })
  for (let n = 0; n < 25; n++) {
    await tell(one, newNotice(ben.uid))
    await deliverNotices(one.engine, one.now())
  }
  expect(await sent(ben.email)).toHaveLength(20)
  const waiting = await one.engine.database.pool.query<{ attempts: number; late: boolean }>(
    `select attempts, due_at > $2 as late from notice_deliveries where user_id = $1`,
    [ben.uid, one.now()],
  )
  expect(waiting.rows).toHaveLength(5)
  expect(new Set(waiting.rows.map((row) => JSON.stringify(row)))).toEqual(
    new Set([JSON.stringify({ attempts: 0, late: true })]),
  )
})
