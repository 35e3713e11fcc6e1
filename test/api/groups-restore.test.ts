import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { TestCaller } from '#test/support/caller.ts'
import { pay } from '#test/support/group-people.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { send, sendWell, TestGroup } from '../support/group-fixture.ts'

let server: TestServer
let database: pg.Client
let [anna, ben, cara]: TestCaller[] = []
let group: TestGroup
beforeAll(async () => {
  server = await startTestServer()
  database = new pg.Client({ connectionString: server.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await server.stop()
})
beforeEach(async () => {
  anna = await TestCaller.signUp(server.url, 'Anna')
  ben = await TestCaller.signUp(server.url, 'Ben')
  cara = await TestCaller.signUp(server.url, 'Cara')
  group = await TestGroup.make(anna)
  await group.join(ben)
  await group.join(cara)
})

const all = ['Anna', 'Ben', 'Cara']
const person = (one: TestCaller | undefined) => one as TestCaller

async function newest(one: TestCaller | undefined) {
  const { body } = await person(one).data<{ documents: { title: string; body: string }[] }>(
    'GET',
    'notifications',
  )
  return body.documents[0]
}

const shareCount = async (one: TestCaller | undefined) =>
  (await person(one).data<{ documents: unknown[] }>('GET', 'group_shares')).body.documents.length

it('tells everybody once what a deleted bill means for them, and restores it whole', async () => {
  const groupId = group.id
  const id = await group.spend(person(anna), 3600, 'Anna', all)
  const comment = { id: randomUUID(), expenseId: id, text: 'Good one' }
  await sendWell(person(cara), 'comments.create', { groupId, doc: comment })
  const [before] = await group.expenses(person(anna))
  const balances = await group.balances(person(anna))
  await sendWell(person(ben), 'group_expenses.delete', { groupId, id })
  expect(await group.balances(person(anna))).toEqual({})
  expect(await newest(cara)).toMatchObject({
    title: 'Ben deleted Dinner, €36.00',
    body: 'You now owe €12.00 less. You are even in Lisbon.',
  })
  expect(await newest(anna)).toMatchObject({
    body: 'You are now owed €24.00 less. You are even in Lisbon.',
  })
  expect(await shareCount(cara)).toBe(0)
  await sendWell(person(cara), 'group_expenses.restore', { groupId, id })
  expect(await group.balances(person(anna))).toEqual(balances)
  expect(await newest(ben)).toMatchObject({ title: 'Cara restored Dinner, €36.00' })
  expect(await shareCount(cara)).toBe(1)
  const [after] = await group.expenses(person(anna))
  const { updatedAt: _a, updatedBy: _b, version, ...kept } = after as GroupExpenseRow
  expect(before).toMatchObject(kept)
  expect(version).toBe((before?.version ?? 0) + 1)
  const path = `/api/data/groups/${groupId}/comments/${comment.id}`
  expect((await person(anna).call('GET', path)).status).toBe(200)
  const again = await send(person(cara), 'group_expenses.restore', { groupId, id })
  expect(again).toMatchObject({ ok: false, code: 'not-found' })
})

it('brings a payment back as confirmed only by its receiver', async () => {
  const groupId = group.id
  const doc = pay(group, 'Ben', 'Anna')
  const { id } = doc
  await sendWell(person(ben), 'settlements.claim', { groupId, doc })
  await sendWell(person(anna), 'settlements.confirm', { groupId, id })
  await sendWell(person(anna), 'settlements.delete', { groupId, id })
  expect(await newest(ben)).toMatchObject({ title: 'Anna deleted a payment of €5.00' })
  await sendWell(person(ben), 'settlements.restore', { groupId, id })
  expect(await group.balances(person(anna))).toEqual({})
  await sendWell(person(ben), 'settlements.delete', { groupId, id })
  await sendWell(person(ben), 'settlements.restore', { groupId, id })
  await sendWell(person(anna), 'settlements.confirm', { groupId, id })
  await sendWell(person(anna), 'settlements.delete', { groupId, id })
  await sendWell(person(anna), 'settlements.restore', { groupId, id })
  expect(await group.balances(person(anna))).toEqual({ Anna: -500, Ben: 500 })
})

it('brings nothing back that moves somebody who has left', async () => {
  const groupId = group.id
  const id = await group.spend(person(anna), 900, 'Anna', ['Anna', 'Cara'])
  await sendWell(person(anna), 'group_expenses.delete', { groupId, id })
  await sendWell(person(cara), 'groups.leave', { groupId })
  const result = await send(person(anna), 'group_expenses.restore', { groupId, id })
  expect(result).toMatchObject({ ok: false, code: 'invalid-input' })
  for (const command of ['group_expenses.restore', 'settlements.restore'] as const) {
    expect(await send(person(cara), command, { groupId, id })).toMatchObject({
      code: 'not-allowed',
    })
  }
})

it('restores for thirty days and no longer', async () => {
  const groupId = group.id
  const id = await group.spend(person(anna), 900, 'Anna', all)
  await sendWell(person(anna), 'group_expenses.delete', { groupId, id })
  const age = (days: number) =>
    database.query(
      `update activity set created_at = now() - make_interval(days => $2)
        where subject_id = $1 and kind = 'expense-deleted'`,
      [id, days],
    )
  await age(31)
  const late = await send(person(ben), 'group_expenses.restore', { groupId, id })
  expect(late).toMatchObject({ ok: false, code: 'not-found' })
  await age(29)
  await sendWell(person(ben), 'group_expenses.restore', { groupId, id })
})
