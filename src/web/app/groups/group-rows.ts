import { useMemo } from 'react'
import type { z } from 'zod'
import type { GroupAccountEntryRow, GroupAccountRow } from '#contract/groups/accounts.ts'
import type { GroupRow } from '#contract/groups/entities.ts'
import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import type { GroupGoalRow, groupContributions } from '#contract/groups/goals.ts'
import type { InvitationRow } from '#contract/groups/invitations.ts'
import type { SettlementRow } from '#contract/groups/settlements.ts'
import type { activity, comments } from '#contract/groups/talk.ts'
import type { Row } from '#contract/sync.ts'
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
  readonly group_accounts: GroupAccountRow
  readonly group_account_entries: GroupAccountEntryRow
  readonly group_goals: GroupGoalRow
  readonly group_contributions: ContributionRow
  readonly invitations: InvitationRow
  readonly comments: CommentRow
  readonly activity: ActivityRow
}

type Rows = readonly Row[]

const noRows: Rows = []
const byGroup = new WeakMap<Rows, ReadonlyMap<unknown, Rows>>()

/** The rows of one group among those of a month; the same array until that month changes. */
function ofGroup(rows: Rows, groupId: string): Rows {
  const known = byGroup.get(rows) ?? Map.groupBy(rows, (row) => row.groupId)
  byGroup.set(rows, known)
  return known.get(groupId) ?? noRows
}

/** Month by month, the newest first; a change gives a new array for its own month only. */
export function useGroupMonths<Table extends keyof RowsOf>(
  table: Table,
  groupId: string,
): readonly (readonly RowsOf[Table][])[] {
  const { replica, version } = useTable(table)
  return useMemo(() => {
    // Read again whenever the table changes.
    void version
    const months: readonly unknown[] = replica
      .months(table)
      .map((month) => ofGroup(replica.monthRows(table, month), groupId))
      .filter((rows) => rows.length > 0)
    return months as readonly (readonly RowsOf[Table][])[]
  }, [replica, version, table, groupId])
}

export function useGroupRows<Table extends keyof RowsOf>(
  table: Table,
  groupId: string,
): readonly RowsOf[Table][] {
  const months = useGroupMonths(table, groupId)
  return useMemo(() => months.flat(), [months])
}

const newestFirst = (a: GroupRow, b: GroupRow) => (a.updatedAt < b.updatedAt ? 1 : -1)

export function useGroups(): readonly GroupRow[] {
  const { replica, version } = useTable('groups')
  return useMemo(() => {
    void version
    const all: readonly unknown[] = [...replica.rows('groups').values()]
    return (all as readonly GroupRow[]).toSorted(newestFirst)
  }, [replica, version])
}

/** Undefined while it may still come, null when it is not ours. */
export function useGroup(id: string): GroupRow | null | undefined {
  const { replica } = useTable('groups')
  const { isComplete } = useReplicaStatus()
  const row: unknown = replica.rows('groups').get(id)
  if (row) return row as GroupRow
  return isComplete ? null : undefined
}

/** Without an account, and in this one group alone. */
export const useIsGuest = (): boolean => useSession().user?.guestOf != null

export const useUid = (): string => useSession().user?.id ?? ''
