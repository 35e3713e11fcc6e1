import type { CollectionName } from '#contract/collections.ts'
import type { GroupCommandInput, GroupCommandName } from '#contract/groups/commands.ts'
import type { GroupMember, GroupRow } from '#contract/groups/entities.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import type { Row } from '#contract/sync.ts'
import type { Effect, Reading, RowPatch } from '../types.ts'
import { type About, newRow } from './laid.ts'

export type { About }

/** What a command will probably do, with its arguments as the contract has them. */
export type GroupEffect<Name extends GroupCommandName> = EffectOf<GroupCommandInput<Name>>

/** Of whichever command. */
export type AnyEffect = EffectOf<never>

type EffectOf<Args> = (read: Reading, args: Args, about: About) => readonly RowPatch[]

/** Commands were written by our own pages, so their arguments are taken as they are. */
export const asEffect = (effect: AnyEffect): Effect => effect as Effect

export function groupOf(read: Reading, groupId: string): GroupRow | null {
  return read.row('groups', groupId) as GroupRow | null
}

export const memberOf = (group: GroupRow | null, uid: string): GroupMember | undefined =>
  group?.members.find((member) => member.uid === uid && member.leftAt === null)

/** A new row with what the server will put on it; if it is there already, that is newer. */
export const added = (
  read: Reading,
  table: CollectionName,
  fields: Row,
  about: About,
): RowPatch => ({
  table,
  id: fields.id,
  row: read.row(table, fields.id) ?? newRow(table, fields, about),
})

export const changed = (
  table: CollectionName,
  row: Row | null,
  patch: Readonly<Record<string, unknown>>,
  { at }: About,
): readonly RowPatch[] =>
  row ? [{ table, id: row.id, row: { ...row, ...patch, updatedAt: at, id: row.id } }] : []

/** The expenses of one group in one currency, but for this one. */
export function* othersOf(read: Reading, { id, groupId, currency }: GroupExpenseRow) {
  for (const row of read.all('group_expenses')) {
    const other = row as GroupExpenseRow
    if (other.groupId === groupId && other.currency === currency && other.id !== id) yield other
  }
}
