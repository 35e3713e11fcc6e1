import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { call, TestCaller } from '#test/support/caller.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { send, TestGroup } from '../support/group-fixture.ts'

const server = sharedServer()
let anna: TestCaller
let group: TestGroup
beforeAll(async () => {
  anna = await TestCaller.signUp(server.url)
  group = await TestGroup.make(anna, ['Dora'])
})

const words = 'This name has a character that nobody can see. Type it anew, without copying.'
const ours = 'Only Moneycomb itself is called that. Choose another name.'
const refused = (field: string, said: string) => ({
  code: 'invalid-input',
  fields: { [field]: said },
})

describe.each([
  ['turned around', 'Anna\u202Egreb'],
  ['with a space of no width', 'An\u200Bna'],
  ['with a line of its own', 'Anna\nBerg'],
  ['with a filler', 'Anna\u3164'],
  ['that is ours', 'Moneycomb Support', ours],
  ['that looks like ours', 'Мoneycomb Team', ours],
])('a name %s', (_, name, said = words) => {
  it('is refused beside its field, wherever somebody or a group gets one', async () => {
    const signup = { email: `${randomUUID()}@example.org`, password: 'four plain words', name }
    const answer = await call(`${server.url}/api/auth/signup`, 'POST', { body: signup })
    expect(answer.body).toMatchObject(refused('name', said))
    const profile = await anna.call('PATCH', `/api/data/users/${anna.uid}`, { body: { name } })
    expect(profile.body).toMatchObject(refused('name', said))
    const doc = { id: randomUUID(), name, currency: 'EUR' }
    const made = await send(anna, 'groups.create', { doc, memberId: randomUUID() })
    expect(made).toMatchObject(refused('name', said))
    const groupId = group.id
    const renamed = await send(anna, 'groups.update', { groupId, patch: { name } })
    expect(renamed).toMatchObject(refused('name', said))
    const added = await send(anna, 'groups.addPlaceholder', {
      groupId,
      memberId: randomUUID(),
      name,
    })
    expect(added).toMatchObject(refused('name', said))
    const memberId = group.of('Dora')
    const called = await send(anna, 'groups.renameMember', { groupId, memberId, name })
    expect(called).toMatchObject(refused('name', said))
  })
})

it('a name with a family, a flag or a joiner that belongs there is fine', async () => {
  for (const name of ['WG 👨‍👩‍👧‍👦', '🏳️‍🌈 Lisbon', 'علی\u200Cرضا']) {
    const added = { groupId: group.id, memberId: randomUUID(), name }
    expect(await send(anna, 'groups.addPlaceholder', added)).toMatchObject({ ok: true })
  }
})
