import { expect, it } from 'vitest'
import { TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { TestGroup } from '../support/group-fixture.ts'

it('reads a goal by its call and by its path, on every connection there is', async () => {
  const anna = await TestCaller.signUp(sharedServer().url, 'Anna')
  const group = await TestGroup.make(anna)
  const { id: groupId } = group
  const body = {
    ...{ groupId, name: 'Sofa', targetAmount: 50_000, currency: 'EUR' },
    sharing: { mode: 'equal', memberIds: [group.of('Anna')] },
  }
  const make = () =>
    anna.call<{ goal: { id: string } }>('POST', '/api/groups/create-goal', { body })
  const { goal } = (await make()).body
  const read = () => anna.call('GET', `/api/data/groups/${groupId}/goals/${goal.id}`)
  const both = Array.from({ length: 12 }, () => [make(), read()]).flat()
  const statuses = (await Promise.all(both)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})
