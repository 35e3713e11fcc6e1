import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import type { Row } from '#contract/sync.ts'
import { AccountKeeper } from '#test/support/accounts-fixture.ts'
import { TestCaller } from '#test/support/caller.ts'
import { withoutInstants } from '#test/support/foreseen.ts'
import { newGoal, newMove } from '#test/support/goals-fixture.ts'
import { TestGroup } from '#test/support/group-fixture.ts'
import { newLoan, newPayment } from '#test/support/loans-fixture.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { aSide } from '#test/support/standing.ts'
import type { AccountRow } from '#web/accounts/account.ts'
import { unmerging } from '#web/app/accounts/unmerge.ts'

const { url } = sharedServer()
let anna: AccountKeeper
beforeEach(async () => {
  anna = new AccountKeeper(await TestCaller.signUp(url))
})

async function undoOf(id: string, into: string) {
  const book = await anna.book()
  const rows = (table: string): ReadonlyMap<string, Row> => book.get(table) ?? new Map()
  const account = (one: string) => rows('accounts').get(one) as unknown as AccountRow
  return unmerging({ rows }, account(id), account(into))
}

it('brings back two accounts that were merged, and all that was in either', async () => {
  const [id, into] = [
    await anna.account({ openingBalance: 100, openingOn: '2026-02-01', note: 'old' }),
    await anna.account({ openingBalance: 50, openingOn: '2026-03-01' }),
  ]
  const third = await anna.account({ kind: 'savings' })
  await anna.account({ kind: 'card', payFromId: id })
  await anna.entry('expenses', { accountId: id, amount: 10, date: '2026-02-10' })
  await anna.entry('expenses', { accountId: id, amount: 11, date: '2026-02-11' })
  await anna.entry('incomes', { accountId: into, amount: 20, date: '2026-02-10' })
  const doc = { id: randomUUID(), from: aSide(id), to: aSide(third) }
  await anna.must('transfers.create', { doc })
  const importId = await anna.imported()
  await anna.must('imports.update', { id: importId, patch: { accountId: id } })
  const said = { id: randomUUID(), accountId: id, date: '2026-02-28', balance: 79 }
  await anna.must('checkpoints.create', { doc: said })
  const before = withoutInstants(await anna.book())
  const undo = await undoOf(id, into)
  await anna.must('accounts.merge', { id, into })
  expect(withoutInstants(await anna.book())).not.toEqual(before)
  for (const { name, args } of undo ?? []) await anna.must(name, args)
  expect(withoutInstants(await anna.book())).toEqual(before)
})

it('brings back payments of a loan or between people, and what lies there for a goal', async () => {
  const [id, into] = [await anna.account(), await anna.account()]
  const loan = newLoan({ startOn: '2026-02-15', trackFrom: '2026-02-15' })
  await anna.must('loans.create', { doc: { ...loan, posting: 'by-hand' } })
  await anna.must('loans.pay', { ...newPayment(loan.id), accountId: id })
  const goal = newGoal()
  await anna.must('goals.create', { doc: goal })
  await anna.must('goals.contribute', newMove(goal.id, 500, { accountId: id }))
  const group = await TestGroup.make(anna.caller)
  await group.join(await TestCaller.signUp(url, 'Ben'))
  const [from, to] = [group.of(anna.caller.session.user.name), group.of('Ben')]
  const paid = { id: randomUUID(), from, to, amount: 2500, currency: 'EUR', date: '2026-03-01' }
  await anna.must('settlements.claim', { groupId: group.id, doc: paid })
  const side = { groupId: group.id, id: paid.id, accountId: id }
  await anna.must('settlements.setAccount', side)
  const before = withoutInstants(await anna.book())
  const undo = await undoOf(id, into)
  await anna.must('accounts.merge', { id, into })
  for (const { name, args } of undo ?? []) await anna.must(name, args)
  expect(withoutInstants(await anna.book())).toEqual(before)
  await anna.must('settlements.delete', { groupId: group.id, id: paid.id })
  expect(await undoOf(id, into)).toBeNull()
})
