import type { BudgetView } from './budget-view.ts'

/** Running now, still to begin, over, or put away. */
export type Stage = 'running' | 'coming' | 'ended' | 'archived'

export function stageOf({ budget, now, history }: BudgetView): Stage {
  if (budget.archived) return 'archived'
  if (now) return 'running'
  return history.length > 0 ? 'ended' : 'coming'
}
