import { useMemo } from 'react'
import { useRows } from '#web/data/replica-react.tsx'
import { asBudget, type Budget } from './budget.ts'

/** Every budget, the newest first; the same array until one of them changes. */
export function useBudgets(): readonly Budget[] {
  const rows = useRows('budgets')
  return useMemo(() => rows.map(asBudget), [rows])
}
