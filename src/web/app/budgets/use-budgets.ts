import { useMemo } from 'react'
import { useTable } from '#web/data/replica-react.tsx'
import { asBudget, type Budget } from './budget.ts'

/** Every budget, the newest first; the same array until one of them changes. */
export function useBudgets(): readonly Budget[] {
  const { replica, version } = useTable('budgets')
  return useMemo(() => {
    // Read again whenever the table changes.
    void version
    return replica.monthRows('budgets', '').map(asBudget)
  }, [replica, version])
}
