import type { GroupAccountRow } from '#contract/groups/accounts.ts'
import type { GroupCommandInput } from '#contract/groups/commands.ts'
import type { GroupExpenseRow, GroupShareRow } from '#contract/groups/expenses.ts'
import type { Row } from '#contract/sync.ts'
import { editFits, isSameValue } from '#domain/groups/edit-fits.ts'
import { isSharedAlike } from '#domain/groups/gone/gone-parts.ts'
import { jointPayers } from '#domain/groups/joint/owner-parts.ts'
import { shareId } from '#domain/groups/share-id.ts'
import { borneIn, shareOut } from '#domain/groups/share-out.ts'
import type { Split } from '#domain/groups/split-expense.ts'
import type { Reading, RowPatch } from '../types.ts'
import { keepDeleted, keptOf } from './group-kept-rows.ts'
import { type About, added, type GroupEffect, groupOf, memberOf, othersOf } from './group-rows.ts'

type Doc = GroupCommandInput<'group_expenses.create'>['doc']

/** By the same sum as the server's; one that does not work out is the server's to refuse. */
function withShares(read: Reading, row: GroupExpenseRow): GroupExpenseRow {
  const borne = borneIn(othersOf(read, row))
  const verdict = shareOut(row.amount, row.split as Split, row.id, borne)
  return { ...row, shares: verdict.ok ? [...verdict.shares] : [] }
}

/** Its owners paid what was paid from a joint account. */
function paidJointly(
  read: Reading,
  row: GroupExpenseRow,
  before: GroupExpenseRow | null = null,
): GroupExpenseRow {
  const account = row.jointAccountId && read.row('group_accounts', row.jointAccountId)
  if (!account) return row
  const { owners } = account as GroupAccountRow
  return { ...row, payers: jointPayers(row, owners, before) }
}

const amountOf = (list: readonly { memberId: string; amount: number }[], memberId: string) =>
  list.find((one) => one.memberId === memberId)?.amount ?? 0

/** My part of it in my own book. */
function ownPart(read: Reading, expense: GroupExpenseRow, about: About): readonly RowPatch[] {
  const me = memberOf(groupOf(read, expense.groupId), about.uid)
  if (!me) return []
  const id = shareId(expense.id, me.memberId)
  const before = read.row('group_shares', id) as GroupShareRow | null
  const share = amountOf(expense.shares, me.memberId)
  const paid = amountOf(expense.payers, me.memberId)
  if (share === 0 && paid === 0) return before ? [{ table: 'group_shares', id, row: null }] : []
  const isSameCategory = before?.groupCategoryId === expense.categoryId
  const { groupId, description, date, currency, categoryId } = expense
  // One that was here before bills had rates has none.
  const rate = expense.rate ?? null
  const row: GroupShareRow = {
    ...{ id, groupId, groupName: null, expenseId: expense.id, memberId: me.memberId },
    ...{ description, date, currency, rate, share, paid },
    groupCategoryId: categoryId,
    categoryId: before && isSameCategory ? before.categoryId : ownCategory(read, expense),
    jointAccountId: expense.jointAccountId ?? null,
    accountId: expense.jointAccountId ? null : (before?.accountId ?? null),
    accountAmount: expense.jointAccountId ? null : (before?.accountAmount ?? null),
    createdAt: before?.createdAt ?? about.at,
    updatedAt: about.at,
  }
  return [{ table: 'group_shares', id, row: row as Row }]
}

/** What I chose for this category of the group the last time. */
function ownCategory(read: Reading, { groupId, categoryId }: GroupExpenseRow): string | null {
  if (categoryId === null) return null
  let latest: GroupShareRow | null = null
  for (const row of read.all('group_shares')) {
    const share = row as GroupShareRow
    if (share.groupId !== groupId || share.groupCategoryId !== categoryId) continue
    if (!latest || share.updatedAt > latest.updatedAt) latest = share
  }
  return latest?.categoryId ?? categoryId
}

function create(read: Reading, groupId: string, doc: Doc, about: About): readonly RowPatch[] {
  const landed = read.row('group_expenses', doc.id) as GroupExpenseRow | null
  if (landed) return [{ table: 'group_expenses', id: doc.id, row: landed as Row }]
  const own = { groupId, version: 1, templateId: null, shares: [] }
  const patch = added(read, 'group_expenses', { ...doc, ...own } as Row, about)
  const expense = withShares(read, paidJointly(read, patch.row as GroupExpenseRow))
  return [{ ...patch, row: expense as Row }, ...ownPart(read, expense, about)]
}

export const createExpense: GroupEffect<'group_expenses.create'> = (
  read,
  { groupId, doc },
  about,
) => create(read, groupId, doc, about)

export const createExpenses: GroupEffect<'group_expenses.createMany'> = (
  read,
  { groupId, docs },
  about,
) => docs.flatMap((doc) => create(read, groupId, doc, about))

/** What does not fit is either done already or will be refused. */
export const updateExpense: GroupEffect<'group_expenses.update'> = (
  read,
  { id, version, was, patch },
  about,
) => {
  const before = read.row('group_expenses', id) as GroupExpenseRow | null
  if (!before) return []
  const fits = was ? editFits(before, was, patch) : before.version === version
  const wanted = { ...before, ...(patch as Partial<GroupExpenseRow>) }
  if (!fits || (was && isSameValue(before, wanted))) return []
  const stamps = { version: before.version + 1, updatedAt: about.at, updatedBy: about.uid }
  const given = paidJointly(read, { ...wanted, ...stamps }, before)
  const expense = isSharedAlike(before, given) ? given : withShares(read, given)
  return [{ table: 'group_expenses', id, row: expense as Row }, ...ownPart(read, expense, about)]
}

export const deleteExpense: GroupEffect<'group_expenses.delete'> = (
  read,
  { groupId, id },
  about,
) => {
  const me = memberOf(groupOf(read, groupId), about.uid)
  const row = read.row('group_expenses', id) as GroupExpenseRow | null
  const gone: RowPatch[] = [{ table: 'group_expenses', id, row: null }]
  if (me) gone.push({ table: 'group_shares', id: shareId(id, me.memberId), row: null })
  if (!row) return gone
  const { description, amount, currency } = row
  const data = { description, amount, currency, row }
  return [...gone, keepDeleted(read, 'expense-deleted', row, data, about)]
}

export const restoreExpense: GroupEffect<'group_expenses.restore'> = (read, { id }, about) => {
  if (read.row('group_expenses', id)) return []
  const { kept, gone } = keptOf<GroupExpenseRow>(read, 'expense-deleted', id)
  if (!kept) return []
  const stamps = { version: kept.version + 1, updatedAt: about.at, updatedBy: about.uid }
  const row = { ...kept, ...stamps }
  return [{ table: 'group_expenses', id, row: row as Row }, ...ownPart(read, row, about), ...gone]
}
