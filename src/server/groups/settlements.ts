import { isWrittenOff, type SettlementRow } from '#contract/entities/settlements.ts'
import type { GroupCommandArgs } from '#contract/group-commands.ts'
import type { Row } from '#contract/sync.ts'
import { mayAnswer, speaksForPayer } from '#domain/groups/voices.ts'
import { documentsOf } from '../documents/collection.ts'
import type { Context } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import { type Complaint, checkTogether, invalid } from '../documents/validate.ts'
import { createMany, deleteMany, updateMany } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'
import { type Balance, readBalances } from './balances.ts'
import { putBack, takeKept } from './kept-rows.ts'
import { noteActivity } from './note-activity.ts'
import { openForImport } from './open-for-import.ts'
import { forPayments, memberIn, type OpenGroup, openGroup } from './open-group.ts'
import { tellNetEffect } from './tell-net-effect.ts'
import { markAnswered, tellOfPayment } from './tell-payment.ts'

const settlements = documentsOf('settlements')
type Doc = GroupCommandArgs<'settlements.claim'>['doc']
type Status = SettlementRow['status']
type Sides = Pick<SettlementRow, 'from' | 'to'>
type Paid = Pick<SettlementRow, 'method'>

const isMine = ({ group, hand }: OpenGroup, sides: Sides) =>
  mayAnswer(group.members, sides, hand.uid)

const isPayer = ({ group, hand }: OpenGroup, sides: Sides) =>
  speaksForPayer(group.members, sides, hand.uid)

const dataOf = ({ from, to, amount, currency, method }: Omit<Doc, 'method'> & Paid) =>
  ({ from, to, amount, currency, method }) as const

const readAll = ({ context, hand }: OpenGroup) => readBalances(context.tx.client, hand.scope)

type Moved = Sides & Pick<SettlementRow, 'currency'> & { readonly updatedAt?: string }

/** Sides that nobody may move: who is gone and even stays so, but for what was done since. */
function fixedSides({ group }: OpenGroup, balances: readonly Balance[], moved: Moved) {
  const isOpen = (id: string) =>
    group.members.some(({ memberId }) => memberId === id) &&
    balances.some(({ memberId, currency }) => memberId === id && currency === moved.currency)
  const isSince = (id: string) =>
    group.members.some(
      ({ memberId, leftAt }) => memberId === id && (moved.updatedAt ?? '') > (leftAt ?? ''),
    )
  return (['from', 'to'] as const).filter(
    (side) => !memberIn(group, moved[side]) && !isOpen(moved[side]) && !isSince(moved[side]),
  )
}

type New = Doc & Pick<SettlementRow, 'status' | 'imported'>

async function add(open: OpenGroup, rows: readonly New[], isMany: boolean) {
  const { context, hand, group } = open
  const named = rows.map((row, at) => ({ after: row as Row, path: isMany ? `docs.${at}.` : '' }))
  checkTogether(settlements, named)
  const balances = await readAll(open)
  const wrong = rows.flatMap((row, at) =>
    fixedSides(open, balances, row).map((side): Complaint => {
      return [`${named[at]?.path ?? ''}${side}`, 'Choose somebody in the group.']
    }),
  )
  if (wrong.length > 0) throw invalid(wrong)
  const full = rows.map((row) => ({ ...row, groupId: group.id }))
  await createMany(context.tx, settlements, full, hand)
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
  const { context, hand } = open
  const [row] = await readRows(context.tx, settlements, hand.scope, [id])
  if (!row) throw new Fault('not-found')
  return withBalances(open, row as SettlementRow)
}

/** With the balances before anything is done about it. */
async function withBalances(open: OpenGroup, before: SettlementRow) {
  const balances = await readAll(open)
  if (fixedSides(open, balances, before).length > 0) throw new Fault('not-allowed')
  return { before, balances }
}

/** What the other side said is theirs: a confirmed payment is undone by its receiver only. */
const setStatus =
  (status: Status, kind: 'confirmed' | 'disputed' | 'reopened') =>
  async (context: Context, { groupId, id }: GroupCommandArgs<'settlements.confirm'>) => {
    const open = await openGroup(context, groupId, forPayments)
    const { before, balances } = await requireSettlement(open, id)
    if (isWrittenOff(before)) throw new Fault('not-allowed')
    const mayDeny = status === 'disputed' && before.status === 'claimed' && isPayer(open, before)
    if (!(isMine(open, before) || mayDeny)) throw new Fault('not-allowed')
    if (before.status === status) return
    const after = { ...before, status }
    await updateMany(context.tx, settlements, [after], new Set(['status']), open.hand)
    await noteActivity(open, `settlement-${kind}`, id, dataOf(before))
    if (kind !== 'reopened') {
      await markAnswered(open, id)
      return tellOfPayment(open, after, false)
    }
    if (before.status === 'confirmed') await tellChange(open, 'reopened', before, balances)
  }

export const confirmSettlement = setStatus('confirmed', 'confirmed')
export const disputeSettlement = setStatus('disputed', 'disputed')
export const reopenSettlement = setStatus('claimed', 'reopened')

const tellChange = (
  open: OpenGroup,
  what: 'deleted' | 'restored' | 'reopened',
  { id, from, to, amount, currency, method }: SettlementRow,
  balances: readonly Balance[],
) =>
  tellNetEffect(
    open,
    {
      ...{ what, amount, currency, name: null, subject: id, kind: 'settlement-confirmed' },
      isWriteOff: isWrittenOff({ method }),
      ...{ concerned: [from, to], data: { settlementId: id } },
    },
    balances,
  )

/** What counts goes by the word that made it count; before that, also by who said it. */
export async function deleteSettlement(
  context: Context,
  { groupId, id }: GroupCommandArgs<'settlements.delete'>,
): Promise<void> {
  const open = await openGroup(context, groupId, forPayments)
  const { before, balances } = await requireSettlement(open, id)
  const isOwn = isPayer(open, before) || before.createdBy === open.hand.uid
  const mayDelete = isMine(open, before) || (before.status !== 'confirmed' && isOwn)
  if (!mayDelete) throw new Fault('not-allowed')
  await deleteMany(context.tx, settlements, [id], open.hand)
  await noteActivity(open, 'settlement-deleted', id, { ...dataOf(before), row: before })
  await markAnswered(open, id)
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
  await putBack(open, settlements, row)
  await noteActivity(open, 'settlement-restored', id, dataOf(row))
  if (row.status === 'claimed') await tellOfPayment(open, row, true)
  else await tellChange(open, 'restored', row, balances)
}
