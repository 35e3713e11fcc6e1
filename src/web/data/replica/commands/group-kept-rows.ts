import type { ActivityKind } from '#contract/groups/talk.ts'
import type { Row } from '#contract/sync.ts'
import { shareId } from '#domain/groups/share-id.ts'
import type { Reading, RowPatch } from '../types.ts'
import { type About, added, groupOf, memberOf } from './group-rows.ts'

interface Deleted {
  readonly id: string
  readonly groupId: string
}

/** The record keeps what I delete, here at once, so that it comes back without a network. */
export function keepDeleted(
  read: Reading,
  kind: ActivityKind,
  { id, groupId }: Deleted,
  data: Readonly<Record<string, unknown>>,
  about: About,
): RowPatch {
  const memberId = memberOf(groupOf(read, groupId), about.uid)?.memberId ?? null
  const row = { id: shareId(id, groupId), groupId, kind, memberId, subjectId: id, data }
  return added(read, 'activity', row as Row, about)
}

/** What the record keeps of it, and the record without it. */
export function keptOf<Kept extends Row>(read: Reading, kind: ActivityKind, id: string) {
  const found = [...read.all('activity')]
    .filter((row) => row.kind === kind && row.subjectId === id)
    .toSorted((a, b) => (String(a.createdAt) < String(b.createdAt) ? 1 : -1))
    .find((row) => (row.data as { row?: Kept }).row)
  if (!found) return { kept: null, gone: [] }
  const { row: kept, ...data } = found.data as { row: Kept }
  const gone: readonly RowPatch[] = [{ table: 'activity', id: found.id, row: { ...found, data } }]
  return { kept, gone }
}
