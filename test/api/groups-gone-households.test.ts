import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { GroupCommandName } from '#contract/groups/commands.ts'
import { TestCaller } from '#test/support/caller.ts'
import { pay } from '#test/support/group-people.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { send, sendWell, TestGroup } from '../support/group-fixture.ts'

let anna: TestCaller
let cara: TestCaller
let group: TestGroup
/** Anna owns it and owes Ben; Cara leads it too, and Dora and Ella are only names in it. */
beforeEach(async () => {
  const { url } = sharedServer()
  anna = await TestCaller.signUp(url, 'Anna')
  cara = await TestCaller.signUp(url, 'Cara')
  const ben = await TestCaller.signUp(url, 'Ben')
  group = await TestGroup.make(anna, ['Dora', 'Ella'])
  for (const person of [ben, cara]) await group.join(person)
  await does(anna, 'groups.setRole', { memberId: group.of('Cara'), role: 'admin' })
  await group.spend(ben, 5000, 'Ben', ['Anna'])
})

type Args = Readonly<Record<string, unknown>>
const tries = (by: TestCaller, name: GroupCommandName, args: Args = {}) =>
  send(by, name, { groupId: group.id, ...args })
const does = (by: TestCaller, name: GroupCommandName, args: Args = {}) =>
  sendWell(by, name, { groupId: group.id, ...args })

const asksAnna = (by: TestCaller, name: string) =>
  does(by, 'groups.askHousehold', {
    ...{ memberId: group.of(name), withMember: group.of('Anna'), householdId: randomUUID() },
  })
const removeBen = () => does(anna, 'groups.removeMember', { memberId: group.of('Ben') })

describe('who owes somebody gone', () => {
  it('is not believed by who settled with them until a moment ago', async () => {
    await asksAnna(cara, 'Cara')
    await does(anna, 'groups.agreeHousehold', { memberId: group.of('Cara') })
    await removeBen()
    await does(cara, 'groups.leaveHousehold', { memberId: group.of('Cara') })
    const doc = pay(group, 'Anna', 'Ben', 5000)
    await does(anna, 'settlements.claim', { doc })
    const said = await tries(cara, 'settlements.confirm', { id: doc.id })
    expect(said).toMatchObject({ ok: false, code: 'not-allowed' })
    await does(cara, 'settlements.claim', { doc: pay(group, 'Anna', 'Ben', 5000) })
    expect(await group.balances(anna)).toEqual({ Anna: -5000, Ben: 5000 })
  })

  it('is believed by who leads the group and never settled with them', async () => {
    await removeBen()
    await does(cara, 'settlements.claim', { doc: pay(group, 'Anna', 'Ben', 5000) })
    expect(await group.balances(anna)).toEqual({})
  })

  it('gains nothing through a name that settles with them', async () => {
    await asksAnna(anna, 'Ella')
    await does(cara, 'groups.leave')
    await removeBen()
    const doc = pay(group, 'Ella', 'Dora', 5000)
    const wrong = { ok: false, code: 'invalid-input' }
    expect(await tries(anna, 'settlements.claim', { doc })).toMatchObject(wrong)
    const bill = group.doc(5000, 'Ella', ['Dora'])
    expect(await tries(anna, 'group_expenses.create', { doc: bill })).toMatchObject(wrong)
    expect(await group.balances(anna)).toEqual({ Anna: -5000, Ben: 5000 })
  })
})
