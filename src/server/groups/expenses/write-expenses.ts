import type { GroupAccountRow } from '#contract/groups/accounts.ts'
import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { seatWords } from '#contract/seats/may.ts'
import type { Row } from '#contract/sync.ts'
import { editFits, isSameMoney, isSameValue } from '#domain/groups/edit-fits.ts'
import { isSharedAlike } from '#domain/groups/gone/gone-parts.ts'
import { waitsFor } from '#domain/groups/joint/agreement.ts'
import { jointPayers } from '#domain/groups/joint/owner-parts.ts'
import type { Borne } from '#domain/groups/split-expense.ts'
import { documentsOf } from '#server/documents/collection.ts'
import type { Context } from '#server/documents/commands.ts'
import { checkReferences, readRows } from '#server/documents/references.ts'
import { checkTogether, invalid } from '#server/documents/validate.ts'
import { createMany, updateMany } from '#server/documents/write.ts'
import { Fault } from '#server/http/fault.ts'
import { readBorne } from '../balances.ts'
import { offerDenial } from '../members/deny-debt.ts'
import { noteActivity } from '../note-activity.ts'
import { openForImport } from '../open-for-import.ts'
import { forCosts, type OpenGroup, openGroup } from '../open-group.ts'
import { requireObjector } from '../require-objector.ts'
import { writeParts } from '../share-rows.ts'
import { checkReceipts } from './check-receipts.ts'
import { isHereOr, keepGoneParts, readEarlier } from './earlier-bills.ts'
import { borneWith, checkPeople, keepEven, sharesOf } from './expense-shares.ts'
import { openForWord, requirePutBack } from './open-for-word.ts'
import { tellOfExpense } from './tell-expense.ts'

const documents = documentsOf('group_expenses')
const accounts = documentsOf('group_accounts')
type Doc = GroupCommandArgs<'group_expenses.create'>['doc']
type Joint = Pick<GroupExpenseRow, 'id' | 'amount' | 'payers' | 'jointAccountId'>
type Open = Pick<OpenGroup, 'context' | 'writer' | 'group'>

const withoutOwn = { version: 1, templateId: null } as const

/** Its owners paid what was paid from a joint account, whatever is said. */
async function paidJointly<Paid extends Joint>(
  { context, writer, group }: Open,
  doc: Paid,
  path = '',
  earlier: readonly Joint[] = [],
): Promise<Paid> {
  const { jointAccountId } = doc
  if (!jointAccountId) return doc
  const isThen = (bill: Joint) =>
    bill.jointAccountId === jointAccountId && isSameValue(bill.payers, doc.payers)
  if (earlier.some((bill) => bill.amount === doc.amount && isThen(bill))) return doc
  const [row] = await readRows(context.tx, accounts, writer.scope, [jointAccountId])
  if (!row) return doc
  const [account, before = null] = [row as GroupAccountRow, earlier[0]]
  const isOpen = !account.archived && waitsFor(account, group.members).length === 0
  if (!isOpen && before?.jointAccountId !== jointAccountId) {
    throw invalid([[`${path}jointAccountId`, 'It is archived, or waits for its owners.']])
  }
  return { ...doc, payers: jointPayers(doc, account.owners, before) }
}

/** New expenses of a group, shared out one after the other, and each member's part of them. */
export async function addExpenses(
  open: Open,
  given: readonly { readonly doc: Doc; readonly path: string }[],
  templateId: string | null = null,
): Promise<readonly GroupExpenseRow[]> {
  const { context, writer, group } = open
  const { tx, now, caller } = context
  const docs: (typeof given)[number][] = []
  for (const { doc, path } of given) docs.push({ doc: await paidJointly(open, doc, path), path })
  const borne = new Map<string, Borne>()
  const rows: GroupExpenseRow[] = []
  const at = now.toISOString()
  const stamps = { createdAt: at, createdBy: caller.uid, updatedAt: at, updatedBy: caller.uid }
  checkTogether(
    documents,
    docs.map(({ doc, path }) => ({ after: doc as Row, path })),
  )
  await checkReceipts(
    open,
    docs.map(({ doc: { receiptId }, path }) => ({ receiptId, path })),
  )
  for (const { doc, path } of docs) {
    checkPeople(open, doc, path)
    const before =
      borne.get(doc.currency) ?? (await readBorne(tx.client, writer.scope, doc.currency))
    const shares = sharesOf(doc, before, path)
    await requireObjector(open, [null, { ...doc, shares }], `${path}split`)
    borne.set(doc.currency, borneWith(before, shares))
    rows.push({ ...doc, ...withoutOwn, ...stamps, templateId, groupId: group.id, shares })
  }
  await createMany(tx, documents, rows, writer)
  const written = rows.map((row, n) => ({
    before: null,
    after: row as Row,
    path: docs[n]?.path ?? '',
  }))
  await checkReferences(tx, documents, writer.scope, written)
  await writeParts(open, rows)
  await keepEven(open, borne.keys(), borne)
  return rows
}

export async function createExpense(
  context: Context,
  { groupId, doc }: GroupCommandArgs<'group_expenses.create'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forCosts)
  const [row] = await addExpenses(open, [{ doc, path: '' }])
  if (!row) return
  const { description, amount, currency } = row
  await noteActivity(open, 'expense-added', row.id, { description, amount, currency })
  await tellOfExpense(open, 'added', row, null)
}

/** Many at once are brought from elsewhere: told in the record, as there is nobody else. */
export async function createExpenses(
  context: Context,
  { groupId, docs }: GroupCommandArgs<'group_expenses.createMany'>,
): Promise<void> {
  const open = await openForImport(context, groupId)
  await addExpenses(
    open,
    docs.map((doc, at) => ({ doc, path: `docs.${at}.` })),
  )
  await noteActivity(open, 'expense-added', null, { count: docs.length })
}

export async function requireExpense(
  { context, writer }: Open,
  id: string,
): Promise<GroupExpenseRow> {
  const [row] = await readRows(context.tx, documents, writer.scope, [id])
  if (!row) throw new Fault('not-found')
  return row as GroupExpenseRow
}

/** A guest who may add changes what they are part of, and leaves alone what is between others. */
export function requirePart(
  { me, writer }: OpenGroup,
  { createdBy, payers, shares }: GroupExpenseRow,
): void {
  if (!me.guest || me.guest === 'full' || createdBy === writer.uid) return
  if ([...payers, ...shares].some(({ memberId }) => memberId === me.memberId)) return
  throw new Fault('seat-may-not', { seat: seatWords.full })
}

export async function updateExpense(
  context: Context,
  { groupId, id, version, was: seen, patch }: GroupCommandArgs<'group_expenses.update'>,
): Promise<void> {
  const open = await openForWord(context, groupId, id)
  const { writer } = open
  const before = await requireExpense(open, id)
  requirePart(open, before)
  await requirePutBack(open, before, patch)
  const fits = seen ? editFits(before, seen, patch) : before.version === version
  if (!fits) throw new Fault('stale-edit', undefined, 1, before)
  const earlier = [before, ...(patch.jointAccountId ? await readEarlier(open, before) : [])]
  const changedTo = { ...before, ...(patch as Partial<GroupExpenseRow>) }
  const given = await paidJointly(open, { ...changedTo, version: before.version + 1 }, '', earlier)
  // Somebody else came to the same: there is nothing left to do or to tell.
  if (seen && isSameValue({ ...before, version: given.version }, given)) return
  checkTogether(documents, [{ after: given, path: '' }])
  if (given.receiptId !== before.receiptId) {
    await checkReceipts(open, [{ receiptId: given.receiptId, path: '' }])
  }
  const isMoved = !isSameMoney(before, given)
  const { after, borne, back } = isMoved
    ? await shareAnew(open, before, given)
    : { after: given, borne: new Map<string, Borne>(), back: new Set<string>() }
  const fields = new Set([...Object.keys(patch), 'payers', 'shares', 'version'])
  await updateMany(context.tx, documents, [after], fields, writer)
  await checkReferences(context.tx, documents, writer.scope, [{ before, after, path: '' }])
  await writeParts(open, [after], [], isHereOr(back))
  if (isMoved) await keepEven(open, [before.currency, after.currency], borne)
  const changed = Object.keys(patch) as (keyof GroupExpenseRow)[]
  const isJoint = before.jointAccountId || after.jointAccountId
  const moved = [...(isJoint ? (['payers'] as const) : []), 'shares' as const]
  const names = isMoved ? [...changed, ...moved] : changed
  const was = Object.fromEntries(names.map((field) => [field, before[field]]))
  const { description, amount, currency } = after
  const data = { description, amount, currency, before: was, after: patch }
  await noteActivity(open, 'expense-changed', id, data)
  await offerDenial(open, back, description)
  if (isMoved) await tellOfExpense(open, 'changed', after, before)
}

async function shareAnew(open: OpenGroup, before: GroupExpenseRow, given: GroupExpenseRow) {
  const { context, writer } = open
  const earlier = await readEarlier(open, before)
  const known = [before, ...earlier].flatMap(({ payers, shares }) => [...payers, ...shares])
  const ids = known.map(({ memberId }) => memberId)
  checkPeople(open, given, '', ids)
  const borne = await readBorne(context.tx.client, writer.scope, given.currency, [given.id])
  const alike = [before, ...earlier].find((bill) => isSharedAlike(bill, given))
  const shares = alike?.shares ?? sharesOf(given, borne)
  const after = { ...given, shares }
  const back = keepGoneParts(open, before, after, earlier)
  await requireObjector(open, [before, after], 'split')
  return { after, back, borne: new Map([[given.currency, borneWith(borne, shares)]]) }
}
