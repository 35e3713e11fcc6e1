import type { GroupCommandArgs } from '#contract/groups/commands.ts'
import { isWrittenOff, type SettlementRow } from '#contract/groups/settlements.ts'
import type { Row } from '#contract/sync.ts'
import { fixedSides, paymentRights } from '#domain/groups/payment-rights.ts'
import { mayAnswer } from '#domain/groups/voices.ts'
import { documentsOf } from '#server/documents/collection.ts'
import type { Context } from '#server/documents/commands.ts'
import { readRows } from '#server/documents/references.ts'
import { type Complaint, checkTogether, invalid } from '#server/documents/validate.ts'
import { createMany, deleteMany, updateMany } from '#server/documents/write.ts'
import { Fault } from '#server/http/fault.ts'
import { type Balance, balancesIn, readBalances } from '../balances.ts'
import { paymentLink } from '../group-links.ts'
import { putBack, takeKept } from '../kept-rows.ts'
import { noteActivity } from '../note-activity.ts'
import { openForImport } from '../open-for-import.ts'
import { currentMembers, forPayments, memberIn, type OpenGroup, openGroup } from '../open-group.ts'
import { sayPayment } from '../say-outcome.ts'
import { tellNetEffect } from '../tell-net-effect.ts'
import { tellOfPayment } from './tell-payment.ts'

const settlements = documentsOf('settlements')
type Doc = GroupCommandArgs<'settlements.claim'>['doc']
type Status = SettlementRow['status']
type Sides = Pick<SettlementRow, 'from' | 'to'>
type Paid = Pick<SettlementRow, 'method'>

const isMine = ({ group, writer }: OpenGroup, sides: Sides) =>
  mayAnswer(group.members, sides, writer.uid)

const dataOf = ({ from, to, amount, currency, method }: Omit<Doc, 'method'> & Paid) =>
  ({ from, to, amount, currency, method }) as const

const readAll = ({ context, writer }: OpenGroup) => readBalances(context.tx.client, writer.scope)

/** Who is gone cannot object: they are paid no more than they are owed, and never into debt. */
function checkGone({ group }: OpenGroup, balances: readonly Balance[], row: Counted) {
  if (row.status !== 'confirmed' || memberIn(group, row.to)) return
  const owed = balancesIn(balances, row.currency).get(row.to) ?? 0
  if (row.amount > owed) throw invalid([['amount', 'They are gone, and owed less than that.']])
}

type Counted = Pick<SettlementRow, 'to' | 'amount' | 'currency' | 'status'>
type New = Doc & Pick<SettlementRow, 'status' | 'imported'>

async function add(open: OpenGroup, rows: readonly New[], isMany: boolean) {
  const { context, writer, group } = open
  const named = rows.map((row, at) => ({ after: row as Row, path: isMany ? `docs.${at}.` : '' }))
  checkTogether(settlements, named)
  const balances = await readAll(open)
  const wrong = rows.flatMap((row, at) =>
    fixedSides(group.members, balancesIn(balances, row.currency), row).map((side): Complaint => {
      return [`${named[at]?.path ?? ''}${side}`, 'Choose somebody in the group.']
    }),
  )
  if (wrong.length > 0) throw invalid(wrong)
  for (const row of rows) checkGone(open, balances, row)
  const full = rows.map((row) => ({ ...row, groupId: group.id }))
  await createMany(context.tx, settlements, full, writer)
}

export async function claimSettlement(
  context: Context,
  { groupId, doc }: GroupCommandArgs<'settlements.claim'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const status = isMine(open, doc) ? 'confirmed' : 'claimed'
  const row = { ...doc, status, imported: false } as const
  await add(open, [row], false)
  await noteActivity(open, `settlement-${status}`, doc.id, dataOf(doc))
  await tellOfPayment(open, row, true)
}

/** Brought from elsewhere, where they are done with. */
export async function createSettlements(
  context: Context,
  { groupId, docs }: GroupCommandArgs<'settlements.createMany'>,
): Promise<void> {
  const open = await openForImport(context, groupId)
  const rows = docs.map((doc) => ({ ...doc, status: 'confirmed', imported: true }) as const)
  await add(open, rows, true)
  await noteActivity(open, 'settlement-imported', null, { count: docs.length })
}

async function requireSettlement(open: OpenGroup, id: string) {
  const { context, writer } = open
  const [row] = await readRows(context.tx, settlements, writer.scope, [id])
  if (!row) throw new Fault('not-found')
  return withBalances(open, row as SettlementRow)
}

/** With the balances before anything is done about it, and what may be done. */
async function withBalances(open: OpenGroup, before: SettlementRow) {
  const { group, writer } = open
  const balances = await readAll(open)
  const here = balancesIn(balances, before.currency)
  if (fixedSides(group.members, here, before).length > 0) throw new Fault('not-allowed')
  return { before, balances, rights: paymentRights(group.members, here, before, writer.uid) }
}

/** What the other side said is theirs: a confirmed payment is undone by its receiver only. */
const setStatus =
  (status: Status, kind: 'confirmed' | 'disputed' | 'reopened') =>
  async (context: Context, { groupId, id }: GroupCommandArgs<'settlements.confirm'>) => {
    const open = await openGroup(context, groupId, forPayments)
    const { before, balances, rights } = await requireSettlement(open, id)
    if (!(status === 'disputed' ? rights.mayDispute : rights.mayConfirm)) {
      throw new Fault('not-allowed')
    }
    if (before.status === status) return
    const after = { ...before, status }
    checkGone(open, balances, after)
    await updateMany(context.tx, settlements, [after], new Set(['status']), open.writer)
    await noteActivity(open, `settlement-${kind}`, id, dataOf(before))
    await sayPayment(open, id, status)
    if (kind !== 'reopened') return tellOfPayment(open, after, false)
    if (before.status === 'confirmed') await tellChange(open, 'reopened', before, balances)
  }

export const confirmSettlement = setStatus('confirmed', 'confirmed')
export const disputeSettlement = setStatus('disputed', 'disputed')
export const reopenSettlement = setStatus('claimed', 'reopened')

const memberOf = ({ group }: OpenGroup, uid: string) =>
  currentMembers(group).find((member) => member.uid === uid)?.memberId ?? ''

const tellChange = (
  open: OpenGroup,
  what: 'deleted' | 'restored' | 'reopened',
  { id, from, to, amount, currency, method, createdBy }: SettlementRow,
  balances: readonly Balance[],
) =>
  tellNetEffect(
    open,
    {
      ...{ what, amount, currency, name: null, subject: id, kind: 'settlement-confirmed' },
      isWriteOff: isWrittenOff({ method }),
      // Who wrote it down hears of it, too, while they are there.
      concerned: [from, to, memberOf(open, createdBy)],
      data: { settlementId: id },
      link: paymentLink(open.group.id, id),
    },
    balances,
  )

export async function deleteSettlement(
  context: Context,
  { groupId, id }: GroupCommandArgs<'settlements.delete'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const { before, balances, rights } = await requireSettlement(open, id)
  if (!rights.mayDelete) throw new Fault('not-allowed')
  await deleteMany(context.tx, settlements, [id], open.writer)
  await noteActivity(open, 'settlement-deleted', id, { ...dataOf(before), row: before })
  await sayPayment(open, id, 'deleted')
  await tellChange(open, 'deleted', before, balances)
}

/** It counts again only by the word of whoever may confirm it. */
export async function restoreSettlement(
  context: Context,
  { groupId, id }: GroupCommandArgs<'settlements.restore'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const kept = await takeKept<SettlementRow>(open, 'settlement-deleted', id)
  const { balances } = await withBalances(open, kept)
  const isSure = kept.status !== 'confirmed' || isMine(open, kept)
  if (isWrittenOff(kept) && !isSure) throw new Fault('not-allowed')
  const row: SettlementRow = { ...kept, status: isSure ? kept.status : 'claimed' }
  checkGone(open, balances, row)
  await putBack(open, settlements, row)
  await noteActivity(open, 'settlement-restored', id, dataOf(row))
  await sayPayment(open, id, row.status)
  if (row.status === 'claimed') await tellOfPayment(open, row, true)
  else await tellChange(open, 'restored', row, balances)
}
