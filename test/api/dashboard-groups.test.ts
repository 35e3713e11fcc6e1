import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { calls } from '#contract/calls/calls.ts'
import { dashboardAnswer } from '#contract/dashboard/entities.ts'
import { TestCaller } from '../support/caller.ts'
import { sendWell, TestGroup } from '../support/group-fixture.ts'
import { sharedServer } from '../support/shared-server.ts'

const { path } = calls['dashboard.data']

it('shows what is open also after a removal, and what a household owes as one', async () => {
  const { url } = sharedServer()
  const anna = await TestCaller.signUp(url, 'Anna')
  const ben = await TestCaller.signUp(url, 'Ben')
  const group = await TestGroup.make(ben)
  const groupsOf = async (person: TestCaller) => {
    const { body } = await person.call('POST', path, { body: { month: 3, year: 2026 } })
    return dashboardAnswer.parse(body).groups
  }
  const cara = await TestCaller.signUp(url, 'Cara')
  for (const person of [anna, cara]) await group.join(person)
  await group.spend(ben, 3000, 'Ben', ['Anna', 'Ben'])
  await group.spend(cara, 1000, 'Cara', ['Ben'])
  const memberId = group.of('Anna')
  const ask = { groupId: group.id, memberId, withMember: group.of('Cara') }
  await sendWell(anna, 'groups.askHousehold', { ...ask, householdId: randomUUID() })
  await sendWell(cara, 'groups.agreeHousehold', { groupId: group.id, memberId })
  const owed = [{ amount: -500, currency: 'EUR' }]
  expect(await groupsOf(anna)).toMatchObject([{ mates: ['Cara'], balances: owed }])
  await sendWell(ben, 'groups.removeMember', { groupId: group.id, memberId })
  await sendWell(ben, 'groups.update', { id: group.id, patch: { name: 'Porto' } })
  const balances = [{ amount: -1500, currency: 'EUR' }]
  expect(await groupsOf(anna)).toMatchObject([
    { name: 'Lisbon', isGone: true, mates: [], balances },
  ])
  expect(await groupsOf(cara)).toMatchObject([{ isGone: false, mates: [] }])
  const sides = { from: memberId, to: group.of('Ben') }
  const doc = { id: randomUUID(), ...sides, amount: 1500, currency: 'EUR', date: '2026-03-31' }
  await sendWell(ben, 'settlements.claim', { groupId: group.id, doc })
  expect(await groupsOf(anna)).toEqual([])
})
