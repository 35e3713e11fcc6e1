import type { GroupExpenseRow } from '#contract/groups/expenses.ts'
import { type EarlierBill, movedParts } from '#domain/groups/gone/gone-parts.ts'
import { type ActivityRow, useGroupRows } from '../group-rows.ts'
import type { Shown } from '../use-money.ts'

/** Before it was written down for the first time there was none of it. */
function unwritten(record: readonly ActivityRow[], bill: GroupExpenseRow): readonly EarlierBill[] {
  const written = record
    .filter(({ kind, subjectId }) => subjectId === bill.id && kind === 'expense-added')
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1))
  const none = { currency: bill.currency, payers: [], shares: [] }
  return written.slice(0, 1).map(({ memberId, createdAt }) => ({
    ...{ ...none, changedBy: memberId, changedAt: createdAt },
  }))
}

/** Who has a part in it and is gone: that stays, but for what they went on. */
export function useGonePeople(
  { group, names }: Shown,
  expense: GroupExpenseRow | null,
): readonly string[] {
  const record = useGroupRows('activity', group.id)
  if (!expense) return []
  const moved = movedParts(group.members, expense, null, {
    earlier: unwritten(record, expense),
    me: names.meId ?? '',
  })
  return [...new Set(moved.map(({ memberId }) => memberId))]
}
