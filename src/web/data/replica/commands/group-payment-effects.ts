import { isWrittenOff, type SettlementRow } from '#contract/groups/settlements.ts'
import type { Row } from '#contract/sync.ts'
import { mayAnswer } from '#domain/groups/voices.ts'
import type { Reading } from '../types.ts'
import { keepDeleted, keptOf } from './group-kept-rows.ts'
import { type About, added, changed, type GroupEffect, groupOf, memberOf } from './group-rows.ts'
import { saidPayment } from './notice-effects.ts'

type Sides = Pick<SettlementRow, 'from' | 'to'>

const isMine = (read: Reading, groupId: string, sides: Sides, { uid }: About) =>
  mayAnswer(groupOf(read, groupId)?.members ?? [], sides, uid)

export const claim: GroupEffect<'settlements.claim'> = (read, { groupId, doc }, about) => {
  const status = isMine(read, groupId, doc, about) ? 'confirmed' : 'claimed'
  return [added(read, 'settlements', { ...doc, groupId, status, imported: false } as Row, about)]
}

export const claimMany: GroupEffect<'settlements.createMany'> = (read, { groupId, docs }, about) =>
  docs.map((doc) => {
    const row = { ...doc, groupId, status: 'confirmed', imported: true } as Row
    return added(read, 'settlements', row, about)
  })

export const writeOff: GroupEffect<'settlements.writeOff'> = (read, { groupId, ...doc }, about) => {
  const me = memberOf(groupOf(read, groupId), about.uid)
  if (!me) return []
  const own = { to: me.memberId, method: 'written-off', note: 'Written off' } as const
  const row = { ...doc, ...own, groupId, status: 'confirmed', imported: false } as Row
  return [added(read, 'settlements', row, about)]
}

export const settlementTo =
  (status: SettlementRow['status']): GroupEffect<'settlements.confirm'> =>
  (read, { groupId, id }, about) => [
    ...changed('settlements', read.row('settlements', id), { status }, about),
    ...saidPayment(read, { groupId, id }, status),
  ]

export const deletePayment: GroupEffect<'settlements.delete'> = (read, { groupId, id }, about) => {
  const row = read.row('settlements', id) as SettlementRow | null
  const gone = { table: 'settlements', id, row: null } as const
  if (!row) return [gone]
  const { from, to, amount, currency, method } = row
  const data = { from, to, amount, currency, method, row }
  return [
    gone,
    keepDeleted(read, 'settlement-deleted', row, data, about),
    ...saidPayment(read, { groupId, id }, 'deleted'),
  ]
}

/** Counted again only where I am the one to say so. */
export const restorePayment: GroupEffect<'settlements.restore'> = (
  read,
  { groupId, id },
  about,
) => {
  if (read.row('settlements', id)) return []
  const { kept, gone } = keptOf<SettlementRow>(read, 'settlement-deleted', id)
  if (!kept) return []
  const isSure = kept.status !== 'confirmed' || isMine(read, groupId, kept, about)
  if (isWrittenOff(kept) && !isSure) return []
  const status = isSure ? kept.status : 'claimed'
  const row = { ...kept, status, updatedAt: about.at } as Row
  const said = saidPayment(read, { groupId, id }, status)
  return [{ table: 'settlements', id, row }, ...gone, ...said]
}
