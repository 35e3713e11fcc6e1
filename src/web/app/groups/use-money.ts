import { useMemo } from 'react'
import type { GroupRow } from '#contract/groups/entities.ts'
import { type Names, namesIn } from './group.ts'
import { useGroupMonths, useGroupRows, useUid } from './group-rows.ts'
import { type GroupMoney, moneyFrom } from './money.ts'

/** One group with everything its balances are made of. */
export interface Shown {
  readonly group: GroupRow
  readonly money: GroupMoney
  readonly names: Names
}

export function useShown(group: GroupRow): Shown {
  const uid = useUid()
  const months = useGroupMonths('group_expenses', group.id)
  const settlements = useGroupRows('settlements', group.id)
  // Sums are remembered by it, so it is another one only when a row is.
  const entries = useGroupRows('group_account_entries', group.id)
  const money = useMemo(
    () => moneyFrom(months, settlements, entries),
    [months, settlements, entries],
  )
  return useMemo(() => ({ group, names: namesIn(group, uid), money }), [group, uid, money])
}
