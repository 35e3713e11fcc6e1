import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GroupShareRow } from '#contract/groups/expenses.ts'
import { goalTogether, seenFor } from '#domain/groups/edit-fits.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { send, TestGroup } from '../support/group-fixture.ts'

let server: TestServer
let anna: TestCaller
let ben: TestCaller
let cara: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  anna = await TestCaller.signUp(server.url, 'Anna')
  ben = await TestCaller.signUp(server.url, 'Ben')
  cara = await TestCaller.signUp(server.url, 'Cara')
})
afterAll(() => server.stop())

const everybody = ['Anna', 'Ben', 'Cara']

async function trip(): Promise<TestGroup> {
  const group = await TestGroup.make(anna, [])
  await group.join(ben)
  await group.join(cara)
  return group
}

async function sharesOf(person: TestCaller, group: TestGroup) {
  const { body } = await person.data<{ documents: readonly GroupShareRow[] }>(
    'GET',
    `group_shares?groupId=${group.id}`,
  )
  return body.documents
}

describe('an expense of a group that several change', () => {
  it('is not overwritten by an edit of an older version', async () => {
    const group = await trip()
    const id = await group.spend(anna, 9000, 'Anna', everybody)
    const edit = (person: TestCaller, version: number, patch: object) =>
      send(person, 'group_expenses.update', { groupId: group.id, id, version, patch })
    expect(await edit(ben, 1, { description: 'Lunch' })).toMatchObject({ ok: true })
    expect(await edit(cara, 1, { notes: 'Late' })).toMatchObject({
      ok: false,
      status: 409,
      code: 'stale-edit',
      current: { id, version: 2, description: 'Lunch' },
    })
    const more = { amount: 6000, payers: [{ memberId: group.of('Ben'), amount: 6000 }] }
    expect(await edit(cara, 2, more)).toMatchObject({ ok: true })
    expect(await sharesOf(ben, group)).toMatchObject([{ share: 2000, paid: 6000 }])
    expect(await sharesOf(anna, group)).toMatchObject([{ share: 2000, paid: 0 }])
    expect(await group.balances(anna)).toEqual({ Anna: -2000, Ben: 4000, Cara: -2000 })
  })

  it('moves no part of somebody gone, and lets all else change', async () => {
    const group = await trip()
    // Written by who is removed: what they had no say in would hold that.
    const id = await group.spend(cara, 10_000, 'Anna', everybody)
    const other = await group.spend(cara, 3333, 'Cara', ['Anna'])
    const memberId = group.of('Cara')
    await send(anna, 'groups.removeMember', { groupId: group.id, memberId })
    const [row] = (await group.expenses(anna)).filter((one) => one.id === id)
    const theirs = row?.shares.find((one) => one.memberId === memberId)?.amount ?? 0
    const edit = (patch: object, version = 1) =>
      send(ben, 'group_expenses.update', { groupId: group.id, id, version, patch })
    const payers = (amount: number) => [{ memberId: group.of('Ben'), amount }]
    const stays = 'Cara is no longer in the group, so their part stays as it is.'
    for (const patch of [{ amount: 9000, payers: payers(9000) }, { currency: 'USD' }]) {
      expect(await edit(patch)).toMatchObject({ ok: false, fields: { split: stays } })
    }
    expect(await send(ben, 'group_expenses.delete', { groupId: group.id, id })).toMatchObject({
      ...{ ok: false, fields: { split: stays } },
    })
    const paid = { groupId: group.id, id: other, version: 1, patch: { payers: payers(3333) } }
    expect(await send(ben, 'group_expenses.update', paid)).toMatchObject({
      fields: { payers: 'Cara is no longer in the group, so what they paid stays as it is.' },
    })
    expect(await edit({ payers: payers(10_000) })).toMatchObject({ ok: true })
    const [same] = (await group.expenses(anna)).filter((one) => one.id === id)
    expect(same?.shares).toEqual(row?.shares)
    const parts = [
      { memberId, value: theirs },
      { memberId: group.of('Anna'), value: 12_000 - theirs },
    ]
    const more = { amount: 12_000, payers: payers(12_000), split: { mode: 'exact', parts } }
    expect(await edit(more, 2)).toMatchObject({ ok: true })
    expect((await group.balances(anna)).Cara ?? 0).toBe(3333 - theirs)
  })

  it('keeps what two changed of it at once, unless both changed the same', async () => {
    const group = await trip()
    const id = await group.spend(anna, 9000, 'Anna', everybody, { description: 'Dinner' })
    const [row] = await group.expenses(anna)
    if (!row) throw new Error('There is no expense.')
    const edit = (person: TestCaller, patch: object) => {
      const change = { version: 1, was: seenFor(row, patch), patch }
      return send(person, 'group_expenses.update', { groupId: group.id, id, ...change })
    }
    const more = { amount: 12_000, payers: [{ amount: 12_000, memberId: group.of('Anna') }] }
    expect(await edit(ben, { description: 'Tapas' })).toMatchObject({ ok: true })
    expect(await edit(cara, more)).toMatchObject({ ok: true })
    expect(await edit(ben, { notes: 'Late', description: 'Tapas' })).toMatchObject({ ok: true })
    const now = { id, version: 4, description: 'Tapas', notes: 'Late', ...more }
    expect(await group.expenses(anna)).toMatchObject([now])
    expect(await sharesOf(ben, group)).toMatchObject([{ share: 4000 }])
    const refused = { ok: false, code: 'stale-edit', current: now }
    expect(await edit(cara, { description: 'Supper' })).toMatchObject(refused)
    const alone = { mode: 'equal', memberIds: [group.of('Ben')] }
    expect(await edit(ben, { split: alone })).toMatchObject(refused)
    expect(await edit(cara, more)).toMatchObject({ ok: true })
    expect(await group.expenses(anna)).toMatchObject([now])
  })
})

describe('a group and its goals that several change', () => {
  it('keep what each changed of the settings, and ask where both changed the same', async () => {
    const group = await trip()
    await send(anna, 'groups.setRole', {
      ...{ groupId: group.id, memberId: group.of('Ben'), role: 'admin' },
    })
    const seen = await group.read(anna)
    const edit = (person: TestCaller, patch: object) => {
      const was = seenFor(seen, patch, [])
      return send(person, 'groups.update', { id: group.id, was, patch })
    }
    expect(await edit(anna, { name: 'Porto' })).toMatchObject({ ok: true })
    expect(await edit(ben, { currency: 'USD' })).toMatchObject({ ok: true })
    expect(await edit(ben, { name: 'Porto', kind: 'trip' })).toMatchObject({ ok: true })
    const now = { id: group.id, name: 'Porto', currency: 'USD', kind: 'trip' }
    expect(await edit(ben, { name: 'Faro' })).toMatchObject({
      ...{ ok: false, code: 'stale-edit', current: now },
    })
    expect(await group.read(anna)).toMatchObject(now)
  })

  it('keep what each changed of a goal, whose target and parts are one', async () => {
    const group = await trip()
    const groupId = group.id
    const sharing = { mode: 'equal', memberIds: [group.of('Anna'), group.of('Ben')] }
    const doc = { id: randomUUID(), name: 'Sofa', targetAmount: 900, currency: 'EUR', sharing }
    expect(await send(anna, 'group_goals.create', { groupId, doc })).toMatchObject({ ok: true })
    const edit = (person: TestCaller, patch: object) => {
      const was = seenFor(doc, patch, goalTogether)
      return send(person, 'group_goals.update', { groupId, id: doc.id, was, patch })
    }
    expect(await edit(ben, { name: 'Bed' })).toMatchObject({ ok: true })
    expect(await edit(cara, { targetAmount: 1200 })).toMatchObject({ ok: true })
    const now = { name: 'Bed', targetAmount: 1200, sharing }
    const refused = { ok: false, code: 'stale-edit', current: now }
    const alone = { mode: 'equal', memberIds: [group.of('Cara')] }
    expect(await edit(ben, { sharing: alone })).toMatchObject(refused)
    const path = `/api/data/groups/${groupId}/goals/${doc.id}`
    expect((await anna.call('GET', path)).body).toMatchObject(now)
  })
})
