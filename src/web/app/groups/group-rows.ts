import { useMemo } from 'react'
import type { z } from 'zod'
import type { CollectionName } from '#contract/collections.ts'
import type { GroupExpenseRow } from '#contract/entities/group-expenses.ts'
import type { GroupGoalRow, groupContributions } from '#contract/entities/group-goals.ts'
import type { activity, comments } from '#contract/entities/group-talk.ts'
import type { GroupRow } from '#contract/entities/groups.ts'
import type { InvitationRow } from '#contract/entities/invitations.ts'
import type { SettlementRow } from '#contract/entities/settlements.ts'
import { useReplicaStatus, useTable } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'

type OwnFields<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>> & { readonly id: string }

export type CommentRow = OwnFields<typeof comments.writable> &
  OwnFields<typeof comments.serverOwned>
export type ActivityRow = OwnFields<typeof activity.serverOwned>
export type ContributionRow = OwnFields<typeof groupContributions.writable> &
  OwnFields<typeof groupContributions.serverOwned>

interface RowsOf {
  readonly group_expenses: GroupExpenseRow
  readonly settlements: SettlementRow
  readonly group_goals: GroupGoalRow
  readonly group_contributions: ContributionRow
  readonly invitations: InvitationRow
  readonly comments: CommentRow
  readonly activity: ActivityRow
}

/** Every row of one table on this device; the same array until one of them changes. */
function useAll<Shape>(table: CollectionName): readonly Shape[] {
  const { replica, version } = useTable(table)
  return useMemo(() => {
    // Read again whenever the table changes.
    void version
    const rows: readonly unknown[] = [...replica.rows(table).values()]
    return rows as readonly Shape[]
  }, [replica, version, table])
}

export function useGroupRows<Table extends keyof RowsOf>(
  table: Table,
  groupId: string,
): readonly RowsOf[Table][] {
  const all = useAll<RowsOf[Table]>(table)
  return useMemo(() => all.filter((row) => row.groupId === groupId), [all, groupId])
}

/** What balances are made of, of all my groups at once. */
export function useAllMoney() {
  return {
    expenses: useAll<GroupExpenseRow>('group_expenses'),
    settlements: useAll<SettlementRow>('settlements'),
  }
}

const newestFirst = (a: GroupRow, b: GroupRow) => (a.updatedAt < b.updatedAt ? 1 : -1)

export function useGroups(): readonly GroupRow[] {
  const all = useAll<GroupRow>('groups')
  return useMemo(() => all.toSorted(newestFirst), [all])
}

/** Undefined while it may still come, null when it is not ours. */
export function useGroup(id: string): GroupRow | null | undefined {
  const { replica } = useTable('groups')
  const { isComplete } = useReplicaStatus()
  const row: unknown = replica.rows('groups').get(id)
  if (row) return row as GroupRow
  return isComplete ? null : undefined
}

export const useUid = (): string => useSession().user?.id ?? ''
