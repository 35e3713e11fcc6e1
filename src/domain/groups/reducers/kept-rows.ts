/** What is deleted in a group stays in its record for a while, and comes back from there. */
import {
  type CommandContext,
  create,
  put,
  type Row,
  type RowChange,
  type Rows,
} from '../../command.ts'
import { restoreDays } from '../group-limits.ts'
import type { Group, Member } from './group.ts'

type KeptKind = 'expense-deleted' | 'settlement-deleted' | 'account-entry-deleted'

const dayMs = 86_400_000

interface Deleted {
  readonly kind: KeptKind
  readonly row: Row
  /** What the record says of it. */
  readonly data: Readonly<Record<string, unknown>>
}

/** Other records are the server's alone; this one has to be on a device that restores from it. */
export const keepDeleted = (
  { id: groupId }: Group,
  { memberId }: Member,
  { kind, row, data }: Deleted,
  { newId }: CommandContext,
): RowChange =>
  create('activity', {
    ...{ id: newId(), groupId, kind, memberId, subjectId: row.id },
    data: { ...data, row },
  })

interface Noted extends Row {
  readonly kind: string
  readonly createdAt: string
  readonly data: { readonly row?: Row }
}

/** What the record keeps of it, and the record without it; null when it keeps nothing any more. */
export function takeKept<Kept extends Row>(rows: Rows, kind: KeptKind, id: string, now: string) {
  const oldest = new Date(Date.parse(now) - restoreDays * dayMs).toISOString()
  const noted = (rows.where('activity', 'subjectId', id) as readonly Noted[])
    .filter(({ data }) => data.row)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const found = noted.find((one) => one.kind === kind && one.createdAt > oldest)
  if (!found) return null
  const emptied = noted.map((one): RowChange => {
    const { row: _, ...data } = one.data
    return put('activity', { ...one, data })
  })
  return { kept: found.data.row as Kept, emptied }
}

/** As it was, also who made it and when; whoever runs it says who changed it last. */
export function putBack<Kept extends Row>(table: string, row: Kept): RowChange {
  const { updatedAt: _at, updatedBy: _by, ...kept } = row
  return create(table, { ...kept, id: row.id })
}
