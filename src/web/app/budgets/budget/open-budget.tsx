import { useEffect } from 'react'
import { useReplicaStatus } from '#web/data/replica-react.tsx'
import type { Budget, BudgetFields } from '../budget.ts'
import { BudgetSheet } from '../sheet/budget-sheet.tsx'
import type { BudgetWrites } from '../use-budget-writes.ts'
import type { BudgetsBar } from '../use-budgets-address.ts'

export interface OpenBudgetProps {
  readonly bar: BudgetsBar
  readonly budgets: readonly Budget[]
  readonly writes: BudgetWrites
  /** What a new one says at first. */
  readonly start: BudgetFields | null
}

/** The sheet the address asks for. */
export function OpenBudget({ bar, budgets, writes, start }: OpenBudgetProps) {
  const { isComplete } = useReplicaStatus()
  const budget = budgets.find(({ id }) => id === bar.editing) ?? null
  const isGone = bar.editing !== null && budget === null
  useEffect(() => {
    if (isGone && isComplete) bar.close()
  }, [isGone, isComplete, bar])
  if (isGone) return null
  return (
    <BudgetSheet
      key={budget?.id ?? 'new'}
      budget={budget}
      start={start}
      onSave={(fields) => {
        if (budget) writes.change(budget, fields)
        else writes.add(fields)
      }}
      onRemove={() => {
        if (budget) writes.remove(budget, bar.close)
      }}
      onClose={bar.close}
    />
  )
}
