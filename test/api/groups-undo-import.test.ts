import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ScopesAnswer } from '#contract/sync.ts'
import { TestCaller } from '#test/support/caller.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { send, sendWell, TestGroup } from '../support/group-fixture.ts'

let server: TestServer
let anna: TestCaller
let ben: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  anna = await TestCaller.signUp(server.url, 'Anna')
  ben = await TestCaller.signUp(server.url, 'Ben')
})
afterAll(() => server.stop())

const both = ['Anna', 'Cleo']

/** As the page brings one in. */
async function brought(): Promise<TestGroup> {
  const group = await TestGroup.make(anna, ['Cleo'])
  const docs = [group.doc(900, 'Anna', both), group.doc(500, 'Cleo', both)]
  await sendWell(anna, 'group_expenses.createMany', { groupId: group.id, docs })
  const [from, to] = [group.of('Cleo'), group.of('Anna')]
  const paid = { id: randomUUID(), from, to, amount: 200, currency: 'EUR', date: '2026-03-31' }
  await sendWell(anna, 'settlements.createMany', { groupId: group.id, docs: [paid] })
  return group
}

const undo = (group: TestGroup, person = anna) =>
  send(person, 'groups.undoImport', { groupId: group.id })

async function sharesIn(group: TestGroup): Promise<number> {
  const path = `group_shares?groupId=${group.id}`
  const { body } = await anna.data<{ documents: readonly unknown[] }>('GET', path)
  return body.documents.length
}

const scopes = async () =>
  (await anna.call<ScopesAnswer>('GET', '/api/sync/scopes')).body.scopes as readonly string[]

it('takes a group that was brought in back, out of the own book too', async () => {
  const [group, other] = [await brought(), await brought()]
  expect(await sharesIn(group)).toBe(2)
  expect(await undo(group)).toMatchObject({ ok: true })
  expect(await sharesIn(group)).toBe(0)
  expect(await scopes()).not.toContain(group.scope)
  expect(await scopes()).toContain(other.scope)
  expect(await sharesIn(other)).toBe(2)
  expect(await undo(group)).toMatchObject({ ok: false, code: 'not-allowed' })
})

const since: readonly (readonly [string, (group: TestGroup) => Promise<unknown>])[] = [
  ['an expense was added', (group) => group.spend(anna, 100, 'Anna', both)],
  [
    'somebody said something',
    ({ id: groupId }) => {
      const doc = { id: randomUUID(), expenseId: null, text: 'Hello' }
      return sendWell(anna, 'comments.create', { groupId, doc })
    },
  ],
  ['it was renamed', ({ id }) => sendWell(anna, 'groups.update', { id, patch: { name: 'Alps' } })],
  ['somebody joined', (group) => group.join(ben)],
]

it.each(since)('keeps it once %s', async (_words, change) => {
  const group = await brought()
  await change(group)
  const before = await sharesIn(group)
  expect(await undo(group)).toMatchObject({
    ok: false,
    code: 'in-use',
    fields: { groupId: expect.any(String) },
  })
  expect(await undo(group, ben)).toMatchObject({ ok: false })
  expect(await sharesIn(group)).toBe(before)
})
