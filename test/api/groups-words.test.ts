import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GroupCommandName } from '#contract/groups/commands.ts'
import { TestCaller } from '#test/support/caller.ts'
import { GroupPeople, pay } from '#test/support/group-people.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { send, sendWell, TestGroup } from '../support/group-fixture.ts'

let server: TestServer
let people: GroupPeople
beforeAll(async () => {
  server = await startTestServer()
  people = await GroupPeople.signUp(server.url)
})
afterAll(() => server.stop())

const of = (name: string) => people.of(name)
const makeGroup = () => people.makeGroup()

async function tries(group: TestGroup, name: string, command: GroupCommandName, args: object) {
  return send(of(name), command, { groupId: group.id, ...args })
}

async function claimed(group: TestGroup, by: string, from: string, to: string): Promise<string> {
  const doc = pay(group, from, to)
  expect(await tries(group, by, 'settlements.claim', { doc })).toMatchObject({ ok: true })
  return doc.id
}

async function statusOf(group: TestGroup, id: string): Promise<string | null> {
  const path = `/api/data/groups/${group.id}/settlements/${id}`
  const { status, body } = await of('Anna').call<{ status: string }>('GET', path)
  return status === 200 ? body.status : null
}

const notAllowed = { ok: false, code: 'not-allowed' }

async function together(group: TestGroup, joiner: string, other: string): Promise<void> {
  const ask = { memberId: group.of(joiner), withMember: group.of(other), householdId: randomUUID() }
  expect(await tries(group, joiner, 'groups.askHousehold', ask)).toMatchObject({ ok: true })
  const agree = { memberId: group.of(joiner) }
  expect(await tries(group, other, 'groups.agreeHousehold', agree)).toMatchObject({ ok: true })
}

async function noticesOf(name: string): Promise<readonly { title: string; body: string }[]> {
  const { body } = await of(name).data<{ documents: { title: string; body: string }[] }>(
    'GET',
    'notifications',
  )
  return body.documents
}

describe('a payment', () => {
  it('counts when its receiver says so, and by nobody else', async () => {
    const group = await makeGroup()
    const id = await claimed(group, 'Ben', 'Ben', 'Anna')
    expect(await group.balances(of('Anna'))).toEqual({})
    for (const name of ['Ben', 'Cara', 'Demi', 'Lena', 'Otto']) {
      for (const verb of ['confirm', 'reopen'] as const) {
        expect(await tries(group, name, `settlements.${verb}`, { id }), name).toMatchObject(
          notAllowed,
        )
      }
    }
    for (const name of ['Cara', 'Demi', 'Lena', 'Otto']) {
      for (const verb of ['dispute', 'delete'] as const) {
        expect(await tries(group, name, `settlements.${verb}`, { id }), name).toMatchObject(
          notAllowed,
        )
      }
    }
    await tries(group, 'Anna', 'settlements.confirm', { id })
    expect(await group.balances(of('Anna'))).toEqual({ Anna: -500, Ben: 500 })
    for (const name of ['Ben', 'Cara', 'Demi', 'Lena', 'Otto']) {
      for (const verb of ['reopen', 'dispute', 'delete'] as const) {
        expect(await tries(group, name, `settlements.${verb}`, { id }), name).toMatchObject(
          notAllowed,
        )
      }
    }
    expect(await group.balances(of('Anna'))).toEqual({ Anna: -500, Ben: 500 })
  })

  it('between two others waits for the receiver, also when an owner writes it down', async () => {
    const group = await makeGroup()
    const id = await claimed(group, 'Anna', 'Ben', 'Cara')
    expect(await statusOf(group, id)).toBe('claimed')
    expect(await tries(group, 'Anna', 'settlements.confirm', { id })).toMatchObject(notAllowed)
    expect(await statusOf(group, await claimed(group, 'Cara', 'Ben', 'Cara'))).toBe('confirmed')
  })

  it('to a name without an account is the word of who paid', async () => {
    const group = await makeGroup()
    const id = await claimed(group, 'Ben', 'Ben', 'Dora')
    expect(await statusOf(group, id)).toBe('confirmed')
    const said = await claimed(group, 'Cara', 'Ben', 'Dora')
    expect(await statusOf(group, said)).toBe('claimed')
    for (const verb of ['delete', 'dispute'] as const) {
      expect(await tries(group, 'Cara', `settlements.${verb}`, { id })).toMatchObject(notAllowed)
    }
    expect(await tries(group, 'Ben', 'settlements.confirm', { id: said })).toMatchObject({
      ok: true,
    })
  })

  it('is brought from elsewhere only by the owner of a group nobody else was ever in', async () => {
    const group = await makeGroup()
    const docs = [pay(group, 'Ben', 'Cara')]
    const bills = [group.doc(900, 'Ben', ['Ben', 'Anna'])]
    for (const name of people.names) {
      for (const [command, given] of [
        ['settlements.createMany', docs],
        ['group_expenses.createMany', bills],
      ] as const) {
        const result = await tries(group, name, command, { docs: given })
        expect(result, `${name} ${command}`).toMatchObject(notAllowed)
      }
    }
    const own = await TestGroup.make(of('Ben'), ['Dora'])
    const doc = pay(own, 'Dora', 'Ben')
    await sendWell(of('Ben'), 'settlements.createMany', { groupId: own.id, docs: [doc] })
    const { body } = await of('Ben').call('GET', `/api/data/groups/${own.id}/settlements/${doc.id}`)
    expect(body).toMatchObject({ status: 'confirmed', imported: true })
    await own.join(of('Cara'))
    await sendWell(of('Cara'), 'groups.leave', { groupId: own.id })
    const late = { groupId: own.id, docs: [pay(own, 'Dora', 'Ben')] }
    expect(await send(of('Ben'), 'settlements.createMany', late)).toMatchObject(notAllowed)
  })

  it('has no other door: its documents are written by no path', async () => {
    const group = await makeGroup()
    const id = await claimed(group, 'Ben', 'Ben', 'Anna')
    const path = `/api/data/groups/${group.id}/settlements`
    for (const name of ['Anna', 'Ben', 'Demi', 'Lena', 'Otto']) {
      for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
        const body = method === 'DELETE' ? {} : { body: { status: 'confirmed' } }
        const answer = await of(name).call(method, `${path}/${id}`, body)
        expect(answer.status, `${name} ${method}`).toBeGreaterThanOrEqual(400)
      }
    }
    expect(await statusOf(group, id)).toBe('claimed')
  })
})

describe('a household', () => {
  it('needs the word of both, and then each answers for the other', async () => {
    const group = await makeGroup()
    const ask = { memberId: group.of('Ben'), withMember: group.of('Anna') }
    const forged = { memberId: group.of('Anna'), withMember: group.of('Ben') }
    for (const name of ['Ben', 'Cara', 'Demi', 'Lena', 'Otto']) {
      const args = { ...forged, householdId: randomUUID() }
      expect(await tries(group, name, 'groups.askHousehold', args), name).toMatchObject(notAllowed)
    }
    await tries(group, 'Ben', 'groups.askHousehold', { ...ask, householdId: randomUUID() })
    const told = await noticesOf('Anna')
    expect(told[0]?.title).toBe('Ben asks to settle together with you')
    const id = await claimed(group, 'Cara', 'Cara', 'Anna')
    expect(await tries(group, 'Ben', 'settlements.confirm', { id })).toMatchObject(notAllowed)
    for (const name of ['Ben', 'Cara', 'Demi', 'Lena', 'Otto']) {
      const answer = { memberId: group.of('Ben') }
      const result = await tries(group, name, 'groups.agreeHousehold', answer)
      expect(result, name).toMatchObject(notAllowed)
    }
    await tries(group, 'Anna', 'groups.agreeHousehold', { memberId: group.of('Ben') })
    expect(await tries(group, 'Ben', 'settlements.confirm', { id })).toMatchObject({ ok: true })
    expect((await noticesOf('Anna'))[0]?.title).toBe('Ben confirmed €5.00 for you')
    const leave = { memberId: group.of('Anna') }
    expect(await tries(group, 'Ben', 'groups.leaveHousehold', leave)).toMatchObject(notAllowed)
    expect(await tries(group, 'Anna', 'groups.leaveHousehold', leave)).toMatchObject({ ok: true })
    expect(await tries(group, 'Ben', 'settlements.delete', { id })).toMatchObject(notAllowed)
  })

  it('never confirms its own payments for who got the money', async () => {
    const group = await makeGroup()
    const early = await claimed(group, 'Ben', 'Ben', 'Anna')
    await tries(group, 'Anna', 'settlements.dispute', { id: early })
    await together(group, 'Ben', 'Anna')
    const late = await claimed(group, 'Ben', 'Ben', 'Anna')
    expect(await statusOf(group, late)).toBe('claimed')
    for (const id of [early, late]) {
      expect(await tries(group, 'Ben', 'settlements.confirm', { id })).toMatchObject(notAllowed)
    }
    await claimed(group, 'Ben', 'Ben', 'Dora')
    const round = await claimed(group, 'Ben', 'Dora', 'Anna')
    expect(await statusOf(group, round)).toBe('claimed')
    expect(await tries(group, 'Ben', 'settlements.confirm', { id: round })).toMatchObject(
      notAllowed,
    )
    expect((await group.balances(of('Anna'))).Anna ?? 0).toBe(0)
    expect(await tries(group, 'Anna', 'settlements.confirm', { id: late })).toMatchObject({
      ok: true,
    })
  })

  it('of two takes in a third only when both agree', async () => {
    const group = await makeGroup()
    await together(group, 'Ben', 'Anna')
    const memberId = group.of('Cara')
    const ask = { memberId, withMember: group.of('Ben'), householdId: randomUUID() }
    await tries(group, 'Cara', 'groups.askHousehold', ask)
    await tries(group, 'Ben', 'groups.agreeHousehold', { memberId })
    const id = await claimed(group, 'Demi', 'Demi', 'Anna')
    expect(await tries(group, 'Cara', 'settlements.confirm', { id })).toMatchObject(notAllowed)
    await tries(group, 'Anna', 'groups.agreeHousehold', { memberId })
    expect(await tries(group, 'Cara', 'settlements.confirm', { id })).toMatchObject({ ok: true })
  })

  it('is not joined by claiming a name that somebody put into theirs', async () => {
    const group = await makeGroup()
    const householdId = randomUUID()
    const ask = { memberId: group.of('Dora'), withMember: group.of('Ben'), householdId }
    expect(await tries(group, 'Ben', 'groups.askHousehold', ask)).toMatchObject({ ok: true })
    const dora = await TestCaller.signUp(server.url, 'Dora')
    await group.join(dora, 'Dora')
    const id = await claimed(group, 'Cara', 'Cara', 'Dora')
    expect(await tries(group, 'Ben', 'settlements.confirm', { id })).toMatchObject(notAllowed)
  })
})
