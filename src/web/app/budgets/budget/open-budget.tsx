import type { Budget, BudgetFields } from '#web/budgets/budget.ts'
import { OpenedPanel, useCloseGone, useOpened } from '#web/form/use-opened.tsx'
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
  const found = budgets.find(({ id }) => id === bar.editing) ?? null
  const opened = useOpened(bar.editing, found)
  useCloseGone(opened, bar.close)
  const { row: budget, isDeleted, isGone } = opened
  if (isGone) return null
  return (
    <OpenedPanel isDeleted={isDeleted}>
      <BudgetSheet
        key={budget?.id ?? 'new'}
        budget={budget}
        start={start}
        onSave={(fields) => {
          if (budget && !isDeleted) writes.change(budget, fields)
          else writes.add(fields)
        }}
        onRemove={() => {
          if (budget) writes.remove(budget, bar.close)
        }}
        onClose={bar.close}
      />
    </OpenedPanel>
  )
}
