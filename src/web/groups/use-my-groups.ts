import { useMemo } from 'react'
import type { GroupRow } from '#contract/groups/entities.ts'
import { useTable } from '#web/data/replica-react.tsx'

/** By their ids; the same map until one of them changes. */
export function useMyGroups(): ReadonlyMap<string, GroupRow> {
  const { replica, version } = useTable('groups')
  return useMemo(() => {
    // Read again whenever the table changes.
    void version
    const rows: ReadonlyMap<string, unknown> = new Map(replica.rows('groups'))
    return rows as ReadonlyMap<string, GroupRow>
  }, [replica, version])
}
