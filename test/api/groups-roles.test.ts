import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GroupCommandName } from '#contract/groups/commands.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { newToken, send, sendWell, TestGroup } from '../support/group-fixture.ts'

let server: TestServer
let anna: TestCaller
let ben: TestCaller
let cara: TestCaller
let group: TestGroup
beforeAll(async () => {
  server = await startTestServer()
  anna = await TestCaller.signUp(server.url, 'Anna')
  ben = await TestCaller.signUp(server.url, 'Ben')
  cara = await TestCaller.signUp(server.url, 'Cara')
  group = await TestGroup.make(anna, ['Dora'])
  await group.join(ben)
  await group.join(cara)
})
afterAll(() => server.stop())

const day = '2026-04-01'

async function refused(person: TestCaller, name: GroupCommandName, args: object) {
  const result = await send(person, name, { groupId: group.id, ...args })
  expect(result, name).toMatchObject({ ok: false, code: 'not-allowed' })
}

const done = (person: TestCaller, name: GroupCommandName, args: object) =>
  sendWell(person, name, { groupId: group.id, ...args })

it('is led by owners and admins, and owners name them', async () => {
  const invitation = { id: randomUUID(), channel: 'link', token: newToken() }
  await done(anna, 'groups.invite', invitation)
  const rename = { id: group.id, patch: { name: 'Porto' } }
  expect(await send(ben, 'groups.update', rename)).toMatchObject({ code: 'not-allowed' })
  await refused(ben, 'groups.setStatus', { status: 'closed' })
  await refused(ben, 'groups.removeMember', { memberId: group.of('Dora') })
  await refused(ben, 'groups.setRole', { memberId: group.of('Ben'), role: 'owner' })
  await refused(ben, 'groups.revoke', { id: invitation.id })
  await refused(ben, 'groups.renameMember', { memberId: group.of('Cara'), name: 'Carla' })
  const leading = { id: randomUUID(), channel: 'link', role: 'admin', token: newToken() }
  await refused(ben, 'groups.invite', leading)
  await refused(ben, 'groups.delete', {})
  await done(anna, 'groups.setRole', { memberId: group.of('Ben'), role: 'admin' })
  await sendWell(ben, 'groups.update', rename)
  await refused(ben, 'groups.setRole', { memberId: group.of('Ben'), role: 'owner' })
  await refused(ben, 'groups.removeMember', { memberId: group.of('Anna') })
  await done(ben, 'groups.revoke', { id: invitation.id })
  const own = { groupId: group.id, memberId: group.of('Anna'), role: 'member' }
  expect(await send(anna, 'groups.setRole', own)).toMatchObject({ code: 'last-owner' })
  const nameless = { groupId: group.id, memberId: group.of('Dora'), role: 'admin' }
  expect(await send(anna, 'groups.setRole', nameless)).toMatchObject({ code: 'invalid-input' })
})

it('lets everybody change their own words and take out their own money only', async () => {
  const comment = randomUUID()
  await done(ben, 'comments.create', { doc: { id: comment, expenseId: null, text: 'Hello' } })
  await refused(cara, 'comments.update', { id: comment, patch: { text: 'Bye' } })
  await refused(anna, 'comments.delete', { id: comment })
  const goalId = randomUUID()
  const sharing = { mode: 'custom', parts: [{ memberId: group.of('Ben'), value: 1000 }] }
  const goal = { id: goalId, name: 'Sofa', targetAmount: 1000, currency: 'EUR', sharing }
  await done(ben, 'group_goals.create', { doc: goal })
  const put = (memberId: string, amount: number) => ({
    ...{ groupId: group.id, goalId, memberId },
    doc: { id: randomUUID(), amount, date: day },
  })
  await refused(cara, 'group_goals.contribute', put(group.of('Ben'), 1))
  await sendWell(ben, 'group_goals.contribute', put(group.of('Ben'), 700))
  await sendWell(cara, 'group_goals.contribute', put(group.of('Cara'), 300))
  expect(await send(cara, 'group_goals.withdraw', put(group.of('Cara'), 301))).toMatchObject({
    code: 'invalid-contribution',
  })
  const { body } = await ben.call('GET', `/api/data/groups/${group.id}/goals/${goalId}`)
  expect(body).toMatchObject({ totalSaved: 1000, status: 'reached' })
  expect(await send(ben, 'group_goals.delete', { groupId: group.id, id: goalId })).toMatchObject({
    code: 'in-use',
  })
})
