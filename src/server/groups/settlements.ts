import type { GroupMember } from '#contract/entities/groups.ts'
import type { SettlementRow } from '#contract/entities/settlements.ts'
import type { GroupCommandArgs } from '#contract/group-commands.ts'
import type { Row } from '#contract/sync.ts'
import { documentsOf } from '../documents/collection.ts'
import type { Context } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import { type Complaint, checkTogether, invalid } from '../documents/validate.ts'
import { createMany, deleteMany, updateMany } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { noteActivity } from './note-activity.ts'
import { forPayments, memberIn, type OpenGroup, openGroup } from './open-group.ts'
import { tellOfPayment } from './tell-payment.ts'

const settlements = documentsOf('settlements')
type Doc = GroupCommandArgs<'settlements.claim'>['doc']

/** Themselves, or one they share a household with. */
function speaksFor({ group, me }: OpenGroup, memberId: string): boolean {
  const other = memberIn(group, memberId)
  if (!other) return false
  const isTogether = other.householdId !== null && other.householdId === me.householdId
  return other.memberId === me.memberId || isTogether
}

const isPlaceholder = (member: GroupMember | undefined) => member?.uid === null

/** What the receiver says themselves, or cannot say, needs nobody to confirm it. */
const statusOf = (open: OpenGroup, { to }: Doc): SettlementRow['status'] =>
  speaksFor(open, to) || isPlaceholder(memberIn(open.group, to)) ? 'confirmed' : 'claimed'

function checkSides({ group }: OpenGroup, { from, to }: Doc, path: string): void {
  const wrong: Complaint[] = []
  const words = 'Choose somebody in the group.'
  if (!memberIn(group, from)) wrong.push([`${path}from`, words])
  if (!memberIn(group, to)) wrong.push([`${path}to`, words])
  if (wrong.length > 0) throw invalid(wrong)
}

async function add(open: OpenGroup, rows: readonly (Doc & { status: string })[], isMany: boolean) {
  const { context, hand, group } = open
  const named = rows.map((row, at) => ({ after: row as Row, path: isMany ? `docs.${at}.` : '' }))
  checkTogether(settlements, named)
  for (const [at, row] of rows.entries()) checkSides(open, row, named[at]?.path ?? '')
  const full = rows.map((row) => ({ ...row, groupId: group.id }))
  await createMany(context.tx, settlements, full, hand)
}

export async function claimSettlement(
  context: Context,
  { groupId, doc }: GroupCommandArgs<'settlements.claim'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const row = { ...doc, status: statusOf(open, doc) }
  await add(open, [row], false)
  await noteActivity(
    open,
    `settlement-${row.status as 'claimed' | 'confirmed'}`,
    doc.id,
    dataOf(doc),
  )
  await tellOfPayment(open, row)
}

/** Brought from elsewhere, where they are done with. */
export async function createSettlements(
  context: Context,
  { groupId, docs }: GroupCommandArgs<'settlements.createMany'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  await add(
    open,
    docs.map((doc) => ({ ...doc, status: 'confirmed' })),
    true,
  )
  await noteActivity(open, 'settlement-confirmed', null, { count: docs.length })
}

const dataOf = ({
  from,
  to,
  amount,
  currency,
}: Pick<Doc, 'from' | 'to' | 'amount' | 'currency'>) => ({
  ...{ from, to, amount, currency },
})

async function requireSettlement(open: OpenGroup, id: string): Promise<SettlementRow> {
  const { context, hand, group } = open
  const [row] = await readRows(context.tx, settlements, hand.scope, [id])
  if (!row) throw new Fault('not-found')
  const settlement = row as SettlementRow
  // Who left did so with nothing open: their payments stand as they are.
  const areHere = memberIn(group, settlement.from) && memberIn(group, settlement.to)
  if (!areHere) throw new Fault('not-allowed')
  return settlement
}

type Status = SettlementRow['status']

const setStatus =
  (status: Status, kind: 'confirmed' | 'disputed' | 'reopened') =>
  async (context: Context, { groupId, id }: GroupCommandArgs<'settlements.confirm'>) => {
    const open = await openGroup(context, groupId, forPayments)
    const before = await requireSettlement(open, id)
    const isReceiver = speaksFor(open, before.to) || isPlaceholder(memberIn(open.group, before.to))
    const isSide = isReceiver || speaksFor(open, before.from)
    if (!(status === 'disputed' ? isSide : isReceiver)) throw new Fault('not-allowed')
    if (before.status === status) return
    const after = { ...before, status }
    await updateMany(context.tx, settlements, [after], new Set(['status']), open.hand)
    await noteActivity(open, `settlement-${kind}`, id, dataOf(before))
    if (kind !== 'reopened') await tellOfPayment(open, after)
  }

export const confirmSettlement = setStatus('confirmed', 'confirmed')
export const disputeSettlement = setStatus('disputed', 'disputed')
export const reopenSettlement = setStatus('claimed', 'reopened')

export async function deleteSettlement(
  context: Context,
  { groupId, id }: GroupCommandArgs<'settlements.delete'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const before = await requireSettlement(open, id)
  const isSide = speaksFor(open, before.from) || speaksFor(open, before.to)
  const mayDelete = isSide || before.createdBy === open.hand.uid || open.me.role !== 'member'
  if (!mayDelete) throw new Fault('not-allowed')
  await deleteMany(context.tx, settlements, [id], open.hand)
  await noteActivity(open, 'settlement-deleted', id, dataOf(before))
}
