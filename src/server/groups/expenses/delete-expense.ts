import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { documentsOf } from '#server/documents/collection.ts'
import type { Context } from '#server/documents/commands.ts'
import { deleteMany } from '#server/documents/write.ts'
import { readBalances } from '../balances.ts'
import { billLink } from '../group-links.ts'
import { putBack, takeKept } from '../kept-rows.ts'
import { offerDenial } from '../members/deny-debt.ts'
import { noteActivity } from '../note-activity.ts'
import type { OpenGroup } from '../open-group.ts'
import { requireObjector } from '../require-objector.ts'
import { writeParts } from '../share-rows.ts'
import { tellNetEffect } from '../tell-net-effect.ts'
import { isShared } from './check-receipts.ts'
import { isHereOr, keepGoneParts, readEarlier, readUnwritten } from './earlier-bills.ts'
import { keepEven } from './expense-shares.ts'
import { openForWord } from './open-for-word.ts'
import { requireExpense, requirePart } from './write-expenses.ts'

const documents = documentsOf('group_expenses')

const dataOf = ({ description, amount, currency }: GroupExpenseRow) => ({
  ...{ description, amount, currency },
})

const told = (what: 'deleted' | 'restored', expense: GroupExpenseRow) =>
  ({
    ...{ what, name: expense.description, subject: expense.id },
    ...dataOf(expense),
    kind: 'group-expense-changed',
    concerned: [...expense.shares, ...expense.payers].flatMap(({ memberId, amount }) =>
      amount === 0 ? [] : memberId,
    ),
    link: billLink(expense.groupId, expense.id),
    data: { expenseId: expense.id },
  }) as const

export async function deleteExpense(
  context: Context,
  { groupId, id }: GroupCommandArgs<'group_expenses.delete'>,
): Promise<void> {
  const open = await openForWord(context, groupId, id)
  const before = await requireExpense(open, id)
  requirePart(open, before)
  const balances = await readBalances(context.tx.client, open.writer.scope)
  const unwritten = await readUnwritten(open, before)
  const back = keepGoneParts(open, before, null, unwritten)
  // What somebody gone had no right to is not passed on.
  if (back.size === 0) await requireObjector(open, [before, null], 'split', balances)
  await deleteMany(context.tx, documents, [id], open.writer)
  await writeParts(open, [], [id], isHereOr(back))
  await keepEven(open, [before.currency])
  await noteActivity(open, 'expense-deleted', id, { ...dataOf(before), row: before })
  await tellNetEffect(open, told('deleted', before), balances)
}

/** With what was said about it and its picture, as far as that is still there. */
export async function restoreExpense(
  context: Context,
  { groupId, id }: GroupCommandArgs<'group_expenses.restore'>,
): Promise<void> {
  const open = await openForWord(context, groupId, id)
  const { kept, ...change } = await takeKept<GroupExpenseRow>(open, 'expense-deleted', id)
  const earlier = [{ ...kept, ...change }, ...(await readEarlier(open, kept))]
  const back = keepGoneParts(open, null, kept, earlier)
  const balances = await readBalances(context.tx.client, open.writer.scope)
  await requireObjector(open, [null, kept], 'split', balances)
  const row = await withPicture(open, { ...kept, version: kept.version + 1 })
  await putBack(open, documents, row)
  await writeParts(open, [row], [], isHereOr(back))
  await keepEven(open, [row.currency])
  await noteActivity(open, 'expense-restored', id, dataOf(row))
  await offerDenial(open, back, row.description)
  await tellNetEffect(open, told('restored', row), balances)
}

async function withPicture(open: OpenGroup, row: GroupExpenseRow): Promise<GroupExpenseRow> {
  return (await isShared(open, row.receiptId)) ? row : { ...row, receiptId: null }
}
