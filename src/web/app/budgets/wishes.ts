import '#web/data/replica/commands/own-reducers.ts'
import type { Wish } from '#web/data/replica/shapes.ts'
import { type Budget, type BudgetFields, changesBetween, fieldsOf } from './budget.ts'

/** What to do, and what takes it back. */
export interface Step {
  readonly there: readonly Wish[]
  readonly back: readonly Wish[]
}

const create = (id: string, fields: BudgetFields): Wish => ({
  name: 'budgets.create',
  args: { doc: { id, ...fields } },
})

const update = (id: string, patch: object): Wish => ({
  name: 'budgets.update',
  args: { id, patch },
})

const remove = (id: string): Wish => ({ name: 'budgets.delete', args: { id } })

export const addStep = (id: string, fields: BudgetFields): Step => ({
  there: [create(id, fields)],
  back: [remove(id)],
})

/** Null when nothing differs. */
export function changeStep(budget: Budget, fields: BudgetFields): Step | null {
  const before = fieldsOf(budget)
  const patch = changesBetween(before, fields)
  if (Object.keys(patch).length === 0) return null
  return {
    there: [update(budget.id, patch)],
    back: [update(budget.id, changesBetween(fields, before))],
  }
}

/** The way back has the same id, so what was moved to other budgets still fits. */
export const removeStep = (budget: Budget): Step => ({
  there: [remove(budget.id)],
  back: [create(budget.id, fieldsOf(budget))],
})

export const archiveStep = ({ id, archived }: Budget, isAway: boolean): Step => ({
  there: [update(id, { archived: isAway })],
  back: [update(id, { archived })],
})

export interface MoneyMove {
  readonly id: string
  readonly fromId: string
  readonly toId: string
  readonly amount: number
  readonly on: string
}

const undoMoveWish = ({ id, fromId, toId }: Omit<MoneyMove, 'amount' | 'on'>): Wish => ({
  name: 'budgets.undoMove',
  args: { id, fromId, toId },
})

export const moveStep = (move: MoneyMove): Step => ({
  there: [{ name: 'budgets.move', args: { ...move } }],
  back: [undoMoveWish(move)],
})

/** A move that is not wanted any more, and the same move again. */
export const unmoveStep = (move: MoneyMove): Step => ({
  there: [undoMoveWish(move)],
  back: [{ name: 'budgets.move', args: { ...move } }],
})
