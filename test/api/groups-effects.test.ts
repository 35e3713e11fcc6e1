import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GroupCommandName } from '#contract/group-commands.ts'
import { TestCaller } from '#test/support/caller.ts'
import { type Book, bookOf, foreseen, withoutInstants } from '#test/support/foreseen.ts'
import { newToken, TestGroup } from '#test/support/group-stand.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { registerEffect } from '#web/data/replica/effects.ts'
import { groupEffects } from '#web/data/replica/group-effects.ts'

let server: TestServer
let anna: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  anna = await TestCaller.signUp(server.url, 'Anna')
  for (const [name, effect] of Object.entries(groupEffects)) registerEffect(name, effect)
})
afterAll(() => server.stop())

const asText = (value: unknown) =>
  JSON.stringify(value, (key, inner: unknown) =>
    ['joinedAt', 'leftAt', 'expiresAt', 'lastContributionAt'].includes(key)
      ? typeof inner
      : inner && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
  )

/** What only the server writes is left out, and so is when it did. */
function known(book: Book): unknown {
  const { activity: _a, ...rest } = withoutInstants(book)
  return JSON.parse(asText(rest))
}

it('shows on the device what the server will have done', async () => {
  const group = new TestGroup(anna)
  const groupId = group.id
  const ids = Array.from({ length: 8 }, () => randomUUID())
  const [me, ben, cara, settlement, goal, brought, comment, invitation] = ids
  group.member.Anna = String(me)
  group.member.Ben = String(ben)
  group.member.Cara = String(cara)
  const all = ['Anna', 'Ben', 'Cara']
  const food = '019b0000-0000-7000-8000-000000000110'
  // Cents are left over once only: evening them out again later is the server's alone.
  const [first, second] = [
    group.doc(900, 'Anna', all, { categoryId: food }),
    group.doc(1001, 'Ben', all),
  ]
  const money = { currency: 'EUR', date: '2026-04-01' }
  const sharing = {
    mode: 'ratio',
    parts: [
      { memberId: me, value: 1 },
      { memberId: ben, value: 2 },
    ],
  }
  const steps: readonly (readonly [GroupCommandName, Record<string, unknown>])[] = [
    [
      'groups.create',
      {
        doc: { id: groupId, name: 'Lisbon', currency: 'EUR' },
        memberId: me,
        placeholders: [{ memberId: ben, name: 'Ben' }],
      },
    ],
    ['groups.addPlaceholder', { groupId, memberId: cara, name: 'Cara' }],
    ['groups.update', { id: groupId, patch: { name: 'Porto' } }],
    ['groups.renameMember', { groupId, memberId: cara, name: 'Carla' }],
    ['groups.setHousehold', { groupId, memberIds: [ben, cara], householdId: cara }],
    ['group_expenses.create', { groupId, doc: first }],
    ['group_expenses.create', { groupId, doc: second }],
    [
      'group_expenses.update',
      { groupId, id: second.id, version: 1, patch: { notes: 'Late', description: 'Wine' } },
    ],
    [
      'group_expenses.update',
      {
        ...{ groupId, id: first.id, version: 1 },
        patch: { amount: 600, payers: [{ memberId: me, amount: 600 }], categoryId: null },
      },
    ],
    ['group_expenses.createMany', { groupId, docs: [group.doc(12, 'Anna', all)] }],
    ['group_expenses.delete', { groupId, id: second.id }],
    [
      'settlements.claim',
      { groupId, doc: { id: settlement, from: me, to: ben, amount: 5, ...money } },
    ],
    ['settlements.dispute', { groupId, id: settlement }],
    ['settlements.reopen', { groupId, id: settlement }],
    ['settlements.confirm', { groupId, id: settlement }],
    [
      'group_goals.create',
      { groupId, doc: { id: goal, name: 'Sofa', targetAmount: 100, currency: 'EUR', sharing } },
    ],
    ['group_goals.update', { groupId, id: goal, patch: { targetAmount: 50 } }],
    [
      'group_goals.contribute',
      {
        ...{ groupId, goalId: goal, memberId: me },
        doc: { id: brought, amount: 50, date: '2026-04-01' },
      },
    ],
    ['group_goals.undoContribution', { groupId, goalId: goal, id: brought }],
    ['group_goals.archive', { groupId, id: goal, archived: true }],
    ['group_goals.delete', { groupId, id: goal }],
    ['comments.create', { groupId, doc: { id: comment, expenseId: first.id, text: 'Thanks' } }],
    ['comments.update', { groupId, id: comment, patch: { text: 'Cheers' } }],
    ['comments.delete', { groupId, id: comment }],
    [
      'groups.invite',
      {
        ...{ groupId, id: invitation, channel: 'email', to: 'dora@example.org' },
        token: newToken(),
      },
    ],
    ['groups.revoke', { groupId, id: invitation }],
    ['groups.setStatus', { groupId, status: 'settling' }],
  ]
  for (const [name, args] of steps) {
    const shown = foreseen(await bookOf(anna), anna.uid, { name, args })
    const [result] = await anna.push({ name, args })
    expect(result, name).toMatchObject({ ok: true })
    const after = known(await bookOf(anna)) as Record<string, unknown>
    const before = known(shown) as Record<string, unknown>
    // A device knows no table of a group until the first one is made.
    for (const table of Object.keys(after)) before[table] ??= {}
    expect(before, name).toEqual(after)
  }
})
