import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GroupAnswer } from '#contract/groups/calls.ts'
import type { GroupShareRow } from '#contract/groups/expenses.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { send, sendWell, TestGroup } from '../support/group-fixture.ts'

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

describe('a dinner of 90.00 that one paid for three', () => {
  it('costs each 30.00, before and after settling', async () => {
    const group = await trip()
    await group.spend(anna, 9000, 'Anna', everybody)
    expect(await group.balances(anna)).toEqual({ Anna: 6000, Ben: -3000, Cara: -3000 })
    expect(await sharesOf(anna, group)).toMatchObject([{ share: 3000, paid: 9000 }])
    expect(await sharesOf(ben, group)).toMatchObject([{ share: 3000, paid: 0 }])
    const id = randomUUID()
    const doc = {
      ...{ id, from: group.of('Ben'), to: group.of('Anna') },
      ...{ amount: 3000, currency: 'EUR', date: '2026-04-01' },
    }
    await sendWell(ben, 'settlements.claim', { groupId: group.id, doc })
    await sendWell(anna, 'settlements.confirm', { groupId: group.id, id })
    expect(await group.balances(ben)).toEqual({ Anna: 3000, Cara: -3000 })
    expect(await sharesOf(ben, group)).toMatchObject([{ share: 3000, paid: 0 }])
    const spent = await ben.data<{ documents: unknown[] }>('GET', 'expenses')
    const earned = await ben.data<{ documents: unknown[] }>('GET', 'incomes')
    expect([spent.body.documents, earned.body.documents]).toEqual([[], []])
  })
})

describe('an expense of a group', () => {
  it('is refused with shares, payers or people that are made up', async () => {
    const group = await trip()
    const stranger = randomUUID()
    const doc = group.doc(9000, 'Anna', everybody)
    const forged: readonly [string, Record<string, unknown>][] = [
      ['shares', { shares: [{ memberId: group.of('Ben'), amount: 9000 }] }],
      ['groupId', { groupId: randomUUID() }],
      ['version', { version: 7 }],
      ['createdBy', { createdBy: anna.uid }],
      ['payers', { payers: [{ memberId: stranger, amount: 9000 }] }],
      ['payers', { payers: [{ memberId: group.of('Anna'), amount: 8999 }] }],
      ['payers', { payers: [{ memberId: ben.uid, amount: 9000 }] }],
      ['split', { split: { mode: 'equal', memberIds: [stranger] } }],
      ['split', { split: { mode: 'exact', parts: [{ memberId: group.of('Ben'), value: 1 }] } }],
      ['currency', { currency: 'XXZ' }],
      ['categoryId', { categoryId: randomUUID() }],
    ]
    for (const [field, fields] of forged) {
      const args = { groupId: group.id, doc: { ...doc, id: randomUUID(), ...fields } }
      const result = await send(ben, 'group_expenses.create', args)
      expect(result, field).toMatchObject({ ok: false, code: 'invalid-input' })
      const named = Object.keys((!result.ok && result.fields) || {})
      expect(named.map((name) => name.split('.')[0])).toContain(field)
    }
    expect(await group.expenses(anna)).toEqual([])
  })

  it('is shared in every mode, by items with tax and tip in proportion', async () => {
    const group = await trip()
    const [a, b, c] = everybody.map((name) => group.of(name))
    const split = {
      mode: 'items',
      items: [
        { label: 'Fish', amount: 2000, memberIds: [a] },
        { label: 'Wine', amount: 1000, memberIds: [a, b] },
        { label: 'Soup', amount: 500, memberIds: [c] },
      ],
      tax: 350,
      tip: 150,
    }
    await group.spend(anna, 4000, 'Anna', everybody, { split })
    const [row] = await group.expenses(cara)
    const shares = Object.fromEntries((row?.shares ?? []).map((s) => [s.memberId, s.amount]))
    expect(shares[String(a)]).toBe(2857)
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBe(4000)
  })

  it('goes from every book, and comes back when the deletion is undone', async () => {
    const group = await trip()
    const doc = group.doc(1000, 'Ben', everybody)
    const create = { groupId: group.id, doc }
    await sendWell(ben, 'group_expenses.create', create)
    const before = await sharesOf(cara, group)
    await sendWell(anna, 'group_expenses.delete', { groupId: group.id, id: doc.id })
    expect(await sharesOf(cara, group)).toEqual([])
    expect(await group.balances(anna)).toEqual({})
    await sendWell(anna, 'group_expenses.create', create)
    expect((await sharesOf(cara, group)).map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  })

  it('keeps under my own category, remembered for the next one', async () => {
    const group = await trip()
    const food = '019b0000-0000-7000-8000-000000000110'
    const mine = randomUUID()
    const doc = { id: mine, name: 'Fun', type: 'expense' }
    await ben.push({ name: 'categories.create', args: { doc } })
    await group.spend(anna, 900, 'Anna', everybody, { categoryId: food })
    const [share] = await sharesOf(ben, group)
    expect(share).toMatchObject({ categoryId: food, groupCategoryId: food })
    const id = String(share?.id)
    const [changed] = await ben.push({
      name: 'group_shares.update',
      args: { id, patch: { categoryId: mine } },
    })
    expect(changed).toMatchObject({ ok: true })
    await group.spend(anna, 600, 'Anna', everybody, { categoryId: food })
    const categories = (await sharesOf(ben, group)).map(({ categoryId }) => categoryId)
    expect(categories).toEqual([mine, mine])
    expect((await sharesOf(cara, group)).map(({ categoryId }) => categoryId)).toEqual([food, food])
  })
})

describe('a group', () => {
  it('takes no costs while it settles, and nothing at all when it is closed', async () => {
    const group = await trip()
    const setStatus = (status: string) =>
      anna.call('POST', '/api/groups/update-status', { body: { groupId: group.id, status } })
    const spend = () =>
      send(ben, 'group_expenses.create', {
        groupId: group.id,
        doc: group.doc(300, 'Ben', everybody),
      })
    const pay = () =>
      send(ben, 'settlements.claim', {
        groupId: group.id,
        doc: {
          ...{ id: randomUUID(), from: group.of('Ben'), to: group.of('Anna') },
          ...{ amount: 1, currency: 'EUR', date: '2026-04-01' },
        },
      })
    await setStatus('settling')
    expect(await spend()).toMatchObject({ code: 'group-settling' })
    expect(await pay()).toMatchObject({ ok: true })
    for (const status of ['closed', 'archived']) {
      await setStatus(status)
      expect(await spend()).toMatchObject({ code: 'group-closed' })
      expect(await pay()).toMatchObject({ code: 'group-closed' })
    }
    const { body } = await setStatus('open')
    expect(body).toMatchObject({ group: { status: 'open' } })
    expect(await spend()).toMatchObject({ ok: true })
  })

  it('is left only when even, and never by its last owner', async () => {
    const group = await trip()
    await group.spend(anna, 9000, 'Anna', everybody)
    expect(await send(ben, 'groups.leave', { groupId: group.id })).toMatchObject({
      code: 'balance-open',
      fields: { EUR: expect.stringContaining('30') },
    })
    const remove = { groupId: group.id, memberId: group.of('Ben') }
    expect(await send(ben, 'groups.removeMember', remove)).toMatchObject({ code: 'not-allowed' })
    expect(await send(anna, 'groups.leave', { groupId: group.id })).toMatchObject({
      code: 'last-owner',
    })
    const id = randomUUID()
    const doc = {
      ...{ id, from: group.of('Ben'), to: group.of('Anna') },
      ...{ amount: 3000, currency: 'EUR', date: '2026-04-01' },
    }
    await sendWell(anna, 'settlements.claim', { groupId: group.id, doc })
    await sendWell(ben, 'groups.leave', { groupId: group.id })
    const listed = await ben.call<{ groups: GroupAnswer[] }>('GET', '/api/groups/list')
    expect(listed.body.groups.map((one) => one.id)).not.toContain(group.id)
    expect(await sharesOf(ben, group)).toMatchObject([{ share: 3000 }])
    const [expense] = await group.expenses(anna)
    const gone = { groupId: group.id, id: expense?.id }
    expect(await send(cara, 'group_expenses.delete', gone)).toMatchObject({
      fields: { split: expect.stringContaining('Ben') },
    })
    // Who paid it, and alone loses by it, gives it up.
    await sendWell(anna, 'group_expenses.delete', gone)
    expect(await sharesOf(ben, group)).toEqual([])
  })

  it('gives a placeholder to whoever claims it, and no balance changes', async () => {
    const group = await TestGroup.make(anna, ['Benny'])
    await group.spend(anna, 900, 'Anna', ['Anna', 'Benny'])
    const before = (await group.read(anna)).balances
    await group.join(ben, 'Benny')
    const after = await group.read(ben)
    expect(after.balances).toEqual(before)
    expect(after.members.map(({ name, uid }) => [name, uid])).toEqual([
      ['Anna', anna.uid],
      ['Ben', ben.uid],
    ])
    expect(await sharesOf(ben, group)).toMatchObject([{ share: 450, paid: 0 }])
  })

  it('answers by the calls of the specification', async () => {
    const made = await anna.call<{ group: GroupAnswer }>('POST', '/api/groups/create', {
      body: { name: 'Flat', currency: 'EUR', kind: 'home', members: ['Dora'] },
    })
    expect(made.status).toBe(200)
    const { id: groupId, members } = made.body.group
    const [me, dora] = members.map(({ memberId }) => memberId)
    const expense = await anna.call('POST', '/api/groups/create-expense', {
      body: {
        ...{ groupId, description: 'Rent', amount: 100_001, currency: 'EUR', date: '2026-04-01' },
        payers: [{ memberId: me, amount: 100_001 }],
        split: { mode: 'equal', memberIds: [me, dora] },
      },
    })
    expect(expense).toMatchObject({ status: 200, body: { expense: { version: 1 } } })
    const goal = await anna.call('POST', '/api/groups/create-goal', {
      body: {
        ...{ groupId, name: 'Sofa', targetAmount: 50_001, currency: 'EUR' },
        sharing: { mode: 'equal', memberIds: [me, dora] },
      },
    })
    expect(goal).toMatchObject({ status: 200, body: { goal: { totalSaved: 0 } } })
    const invited = await anna.call<{ token: string; link: string }>('POST', '/api/groups/invite', {
      body: { groupId, memberId: dora },
    })
    // The server was told to listen at any port, so the one it names is not the one it has.
    const { pathname, hash } = new URL(invited.body.link)
    expect(`${pathname}${hash}`).toBe(`/mcapp/groups#join=${invited.body.token}`)
    const { token } = invited.body
    const preview = await ben.call('POST', '/api/groups/invitations/preview', { body: { token } })
    expect(preview.body).toMatchObject({ groupName: 'Flat', invitedBy: 'Anna', isMember: false })
    const path = '/api/groups/invitations'
    expect(await ben.call('POST', `${path}/accept`, { body: { token } })).toMatchObject({
      status: 200,
      body: { group: { id: groupId } },
    })
    expect(await cara.call('POST', `${path}/accept`, { body: { token } })).toMatchObject({
      status: 422,
      body: { code: 'invitation-over' },
    })
    const got = await ben.call('GET', `/api/groups/get?groupId=${groupId}`)
    expect(got).toMatchObject({ status: 200, body: { id: groupId, name: 'Flat' } })
    const list = await ben.call<{ groups: GroupAnswer[] }>('GET', '/api/groups/list')
    const found = list.body.groups.find(({ id }) => id === groupId)
    expect(found?.balances).toHaveLength(2)
    expect(server.logs.filter((line) => line.includes('"unexpected"'))).toEqual([])
  })
})
