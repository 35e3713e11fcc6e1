import type { Budget } from '#web/budgets/budget.ts'
import type { BudgetBook, BudgetView } from '#web/budgets/budget-view.ts'
import { stageOf } from '#web/budgets/stage.ts'
import { useBudgetViews } from '#web/budgets/use-budget-views.ts'
import type { BudgetWrites } from '../use-budget-writes.ts'
import { MoveDialog } from './move-dialog.tsx'

export interface OpenMoveProps {
  readonly budgets: readonly Budget[]
  readonly book: BudgetBook
  /** Empty when it is still to be chosen. */
  readonly fromId: string
  readonly writes: BudgetWrites
  readonly onClose: () => void
}

/** The one with the most left is the likely giver. */
const richest = (views: readonly BudgetView[]) =>
  views.toSorted((a, b) => (b.now?.sums.closing ?? 0) - (a.now?.sums.closing ?? 0))[0]

/** Between the budgets that run. */
export function OpenMove({ budgets, book, fromId, writes, onClose }: OpenMoveProps) {
  const views = useBudgetViews(budgets, book) ?? []
  const running = views.filter((view) => stageOf(view) === 'running')
  const isThere = running.some(({ budget }) => budget.id === fromId)
  const from = isThere ? fromId : richest(running)?.budget.id
  if (from === undefined) return null
  return (
    <MoveDialog
      budgets={running.map(({ budget, now }) => ({
        budget,
        left: now?.sums.closing ?? null,
        isLeftAbout: now?.isLeftAbout ?? false,
        period: now?.sums.period ?? null,
      }))}
      fromId={from}
      onMove={writes.move}
      onClose={onClose}
    />
  )
}
