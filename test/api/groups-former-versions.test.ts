import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { pay } from '#test/support/group-people.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { newToken, sendWell, TestGroup } from '../support/group-fixture.ts'

let anna: TestCaller
let ben: TestCaller
let group: TestGroup
beforeAll(async () => {
  const { url } = sharedServer()
  anna = await TestCaller.signUp(url, 'Anna')
  ben = await TestCaller.signUp(url, 'Ben')
  group = await TestGroup.make(anna, ['Dora'])
  await group.join(ben)
})

/** What a device of an older version may have kept in its queue, and what it hears today. */
it('answers every command of a former version, and goes on with what waits behind it', async () => {
  const groupId = group.id
  const id = await group.spend(anna, 900, 'Anna', ['Anna', 'Ben'])
  const bill = group.doc(600, 'Anna', ['Anna', 'Ben'])
  await sendWell(anna, 'group_expenses.create', { groupId, doc: bill })
  await sendWell(anna, 'group_expenses.delete', { groupId, id: bill.id })
  const waiting = pay(group, 'Ben', 'Anna')
  const together = { memberIds: [group.of('Anna'), group.of('Ben')], householdId: randomUUID() }
  const alone = { memberIds: [group.of('Ben')], householdId: null }
  const link = { id: randomUUID(), channel: 'link', role: 'admin', token: newToken() }
  const former: readonly (readonly [string, object, string])[] = [
    ['groups.setHousehold', together, 'no-such-command'],
    ['groups.setHousehold', alone, 'no-such-command'],
    // Once any member brought in many, and what the payer confirmed counted.
    ['settlements.createMany', { docs: [pay(group, 'Ben', 'Anna')] }, 'not-allowed'],
    ['group_expenses.createMany', { docs: [group.doc(100, 'Ben', ['Ben'])] }, 'not-allowed'],
    ['settlements.claim', { doc: waiting }, 'done'],
    ['settlements.confirm', { id: waiting.id }, 'not-allowed'],
    // Links once made admins.
    ['groups.invite', link, 'not-allowed'],
    // An edit said only which version it was of, and knew no rate.
    ['group_expenses.update', { id, version: 1, patch: { notes: 'Late' } }, 'done'],
    ['group_expenses.update', { id, version: 1, patch: { notes: 'Later' } }, 'stale-edit'],
    // A deletion was undone by creating the same anew.
    ['group_expenses.create', { doc: bill }, 'done'],
    ['comments.create', { doc: { id: randomUUID(), expenseId: id, text: 'Last' } }, 'done'],
  ]
  const results = await ben.push(
    ...former.map(([name, args]) => ({ name, args: { groupId, ...args } })),
  )
  const codes = results.map((result) => (result.ok ? 'done' : result.code))
  expect(codes).toEqual(former.map(([, , code]) => code))
  const refused = results.find((result) => !result.ok)
  expect(refused).toMatchObject({
    error: 'This is done in another way by now. Please do it again.',
  })
  expect((await group.read(anna)).members.every(({ householdId }) => !householdId)).toBe(true)
  const expected = { Anna: 750, Ben: -750 }
  expect(await group.balances(anna)).toEqual(expected)
  const again = await ben.push({
    ...{ name: 'group_expenses.restore', args: { groupId, id: bill.id } },
  })
  expect(again).toMatchObject([{ ok: false, code: 'already-exists' }])
  expect(await group.balances(anna)).toEqual(expected)
})
