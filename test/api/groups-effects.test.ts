import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GroupCommandName } from '#contract/groups/commands.ts'
import { newAccount } from '#test/support/accounts-fixture.ts'
import { TestCaller } from '#test/support/caller.ts'
import { type Book, bookOf, foreseen, withoutInstants } from '#test/support/foreseen.ts'
import { withClient } from '#test/support/old-database.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { registerEffect } from '#web/data/replica/commands/effects.ts'
import { groupEffects } from '#web/data/replica/commands/group-effects.ts'
import { newToken, TestGroup } from '../support/group-fixture.ts'

const giro = newAccount()
let server: TestServer
let anna: TestCaller
beforeAll(async () => {
  server = await startTestServer()
  anna = await TestCaller.signUp(server.url, 'Anna')
  // Only the server knows that an invitation of somebody unproven does not leave it.
  const prove = 'update users set email_verified = true where id = $1'
  await withClient(server.databaseUrl, (client) => client.query(prove, [anna.uid]))
  await anna.push({ name: 'accounts.create', args: { doc: giro } })
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

type Step = readonly [GroupCommandName, Record<string, unknown>]

const all = ['Anna', 'Ben', 'Cara']
const day = '2026-04-01'

function ofMembers({ id: groupId, member }: TestGroup): readonly Step[] {
  const { Anna: memberId, Ben: ben, Cara: cara } = member
  const doc = { id: groupId, name: 'Lisbon', currency: 'EUR' }
  const placeholders = [{ memberId: ben, name: 'Ben' }]
  return [
    ['groups.create', { doc, memberId, placeholders }],
    ['groups.addPlaceholder', { groupId, memberId: cara, name: 'Cara' }],
    ['groups.update', { id: groupId, patch: { name: 'Porto' } }],
    ['groups.renameMember', { groupId, memberId: cara, name: 'Carla' }],
    ['groups.askHousehold', { groupId, memberId: cara, withMember: ben, householdId: cara }],
    ['groups.askHousehold', { groupId, memberId, withMember: ben, householdId: memberId }],
    ['groups.leaveHousehold', { groupId, memberId }],
  ]
}

/** Cents are left over once only: evening them out again later is the server's alone. */
function ofExpenses(group: TestGroup): readonly Step[] {
  const { id: groupId } = group
  const first = group.doc(900, 'Anna', all, { categoryId: '019b0000-0000-7000-8000-000000000110' })
  const rate = { to: 'EUR', value: '0.5' }
  const second = group.doc(1001, 'Ben', all)
  const abroad = group.doc(300, 'Ben', all, { currency: 'SYP', rate })
  const payers = [{ memberId: group.of('Anna'), amount: 600 }]
  const comment = randomUUID()
  const edit = (id: string, patch: object) => ({ groupId, id, version: 1, patch })
  // Of an older version, which the change before has made of it.
  const seen = { date: second.date, notes: 'Late' }
  return [
    ['group_expenses.create', { groupId, doc: first }],
    ['group_expenses.create', { groupId, doc: second }],
    ['group_expenses.update', edit(second.id, { notes: 'Late', description: 'Wine' })],
    [
      'group_expenses.update',
      { ...edit(second.id, { date: '2026-04-02', notes: 'Early' }), was: seen },
    ],
    ['group_expenses.update', edit(first.id, { amount: 600, payers, categoryId: null })],
    ['group_expenses.createMany', { groupId, docs: [group.doc(12, 'Anna', all)] }],
    ['group_expenses.create', { groupId, doc: abroad }],
    ['group_expenses.update', edit(abroad.id, { rate: { to: 'USD', value: '2' } })],
    ['group_expenses.delete', { groupId, id: second.id }],
    ['group_expenses.restore', { groupId, id: second.id }],
    ['group_expenses.delete', { groupId, id: second.id }],
    ['comments.create', { groupId, doc: { id: comment, expenseId: first.id, text: 'Thanks' } }],
    ['comments.update', { groupId, id: comment, patch: { text: 'Cheers' } }],
    ['comments.delete', { groupId, id: comment }],
  ]
}

function ofPayments({ id: groupId, member }: TestGroup): readonly Step[] {
  const { Anna: from, Ben: to } = member
  const id = randomUUID()
  const doc = { id, from, to, amount: 5, currency: 'EUR', date: day }
  return [
    ['settlements.claim', { groupId, doc }],
    ['settlements.setAccount', { groupId, id, accountId: giro.id, accountAmount: null }],
    ['settlements.dispute', { groupId, id }],
    ['settlements.reopen', { groupId, id }],
    ['settlements.confirm', { groupId, id }],
    ['settlements.delete', { groupId, id }],
    ['settlements.restore', { groupId, id }],
    ['settlements.setAccount', { groupId, id, accountId: null }],
    ['settlements.delete', { groupId, id }],
  ]
}

/** Anna owns three quarters, and pays in from an account of her own. */
function ofAccounts(group: TestGroup): readonly Step[] {
  const { id: groupId, member } = group
  const [memberId = '', ben = ''] = [member.Anna, member.Ben]
  const [id, first, second] = [randomUUID(), randomUUID(), randomUUID()]
  const owners = [
    { memberId, bps: 7500 },
    { memberId: ben, bps: 2500 },
  ]
  const joint = { id, name: 'Flat', kind: 'current', currency: 'EUR', openingOn: day, owners }
  const entry = { id: first, accountId: id, memberId, amount: 1001, date: day, text: '' }
  const bill = group.doc(300, 'Ben', ['Anna', 'Ben'], { jointAccountId: id })
  const paid = { payers: [{ memberId, amount: 90 }], amount: 90 }
  return [
    ['group_accounts.create', { groupId, doc: joint }],
    ['group_accounts.payIn', { groupId, doc: entry, ownAccountId: giro.id }],
    ['group_accounts.payOut', { groupId, doc: { ...entry, id: second, memberId: ben } }],
    ['group_accounts.interest', { groupId, doc: { ...without(entry), id: randomUUID() } }],
    ['group_expenses.create', { groupId, doc: bill }],
    ['group_expenses.update', { groupId, id: bill.id, version: 1, patch: paid }],
    ['group_accounts.update', { groupId, id, patch: { name: 'Home' } }],
    ['group_accounts.removeEntry', { groupId, id: second }],
    ['group_accounts.restoreEntry', { groupId, id: second }],
    ['group_accounts.removeEntry', { groupId, id: second }],
    ['group_accounts.removeEntry', { groupId, id: first }],
    ['group_accounts.archive', { groupId, id, archived: true }],
    ['group_expenses.delete', { groupId, id: bill.id }],
  ]
}

const without = ({ memberId: _, ...entry }: { readonly memberId: string }) => entry

function ofGoals({ id: groupId, member }: TestGroup): readonly Step[] {
  const { Anna: memberId, Ben: ben } = member
  const [goalId, id] = [randomUUID(), randomUUID()]
  const parts = [
    { memberId, value: 1 },
    { memberId: ben, value: 2 },
  ]
  const goal = { id: goalId, name: 'Sofa', targetAmount: 100, currency: 'EUR' }
  const doc = { id, amount: 50, date: day }
  return [
    ['group_goals.create', { groupId, doc: { ...goal, sharing: { mode: 'ratio', parts } } }],
    ['group_goals.update', { groupId, id: goalId, patch: { targetAmount: 50 } }],
    ['group_goals.contribute', { groupId, goalId, memberId, doc }],
    ['group_goals.undoContribution', { groupId, goalId, id }],
    ['group_goals.archive', { groupId, id: goalId, archived: true }],
    ['group_goals.delete', { groupId, id: goalId }],
  ]
}

function ofInvitations({ id: groupId }: TestGroup): readonly Step[] {
  const id = randomUUID()
  const to = 'dora@example.org'
  return [
    ['groups.invite', { groupId, id, channel: 'email', to, token: newToken() }],
    ['groups.revoke', { groupId, id }],
    ['groups.setStatus', { groupId, status: 'settling' }],
  ]
}

/** Sends each, and compares what the device foresaw with what came of it. */
async function compare(steps: readonly Step[]): Promise<void> {
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
}

function peopled(): TestGroup {
  const group = new TestGroup(anna)
  for (const name of all) group.member[name] = randomUUID()
  return group
}

it('shows on the device what the server will have done', async () => {
  const parts = [ofMembers, ofExpenses, ofPayments, ofAccounts, ofGoals, ofInvitations]
  const group = peopled()
  await compare(parts.flatMap((steps) => steps(group)))
})

it('shows an import taken back as the server will have it', async () => {
  const group = peopled()
  const groupId = group.id
  const { Anna: memberId, Ben, Cara } = group.member
  const doc = { id: groupId, name: 'Alps', currency: 'EUR' }
  const placeholders = [
    { memberId: Ben, name: 'Ben' },
    { memberId: Cara, name: 'Cara' },
  ]
  await compare([
    ['groups.create', { doc, memberId, placeholders }],
    ['group_expenses.createMany', { groupId, docs: [group.doc(900, 'Anna', all)] }],
    ['groups.undoImport', { groupId }],
  ])
})
