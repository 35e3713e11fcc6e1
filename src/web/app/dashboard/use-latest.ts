import { useMemo } from 'react'
import type { GroupShareRow } from '#contract/groups/expenses.ts'
import { useReplicaStatus, useTable } from '#web/data/replica-react.tsx'
import { useSession } from '#web/data/session.tsx'
import { useMyGroups } from '#web/groups/use-my-groups.ts'
import { useToday } from '#web/locale/use-locale.ts'
import { type Latest, latestHere } from './latest.ts'

/** Who I am, or was, in any group. */
function useMyMembers(): ReadonlySet<string> {
  const uid = useSession().user?.id
  const groups = useMyGroups()
  const { replica, version } = useTable('group_shares')
  return useMemo(() => {
    // Read again whenever the table changes.
    void version
    const shares: Iterable<unknown> = replica.rows('group_shares').values()
    const members = [...groups.values()].flatMap((group) => group.members)
    return new Set([
      ...members.filter((member) => member.uid === uid).map(({ memberId }) => memberId),
      ...Array.from(shares as Iterable<GroupShareRow>, ({ memberId }) => memberId),
    ])
  }, [replica, version, groups, uid])
}

/** From the rows of this device where it has them all, else as the server says. */
export function useLatest(answered: readonly Latest[]): readonly Latest[] {
  const { replica, version: expenses } = useTable('expenses')
  const { version: incomes } = useTable('incomes')
  const { version: payments } = useTable('settlements')
  const { isComplete } = useReplicaStatus()
  const mine = useMyMembers()
  const today = useToday()
  return useMemo(() => {
    // Read again whenever one of the tables changes.
    void [expenses, incomes, payments]
    return isComplete ? latestHere(replica, mine, answered, today) : answered
  }, [replica, expenses, incomes, payments, isComplete, mine, today, answered])
}
