import { useMemo } from 'react'
import type { GroupRow } from '#contract/entities/groups.ts'
import { type Names, namesIn } from './group.ts'
import { useGroupRows, useUid } from './group-rows.ts'
import type { GroupMoney } from './money.ts'

/** One group with everything its balances are made of. */
export interface Shown {
  readonly group: GroupRow
  readonly money: GroupMoney
  readonly names: Names
}

export function useShown(group: GroupRow): Shown {
  const uid = useUid()
  const expenses = useGroupRows('group_expenses', group.id)
  const settlements = useGroupRows('settlements', group.id)
  return useMemo(
    () => ({ group, names: namesIn(group, uid), money: { expenses, settlements } }),
    [group, uid, expenses, settlements],
  )
}
