/** What the commands of budgets do: one gives what the other gets, both or neither. */
import { put, type Reducer, type Row, type Rows, refuse } from '../command.ts'
import {
  type BudgetMove,
  checkMove,
  type Movable,
  mostMoves,
  withMove,
  withoutMove,
} from './moves.ts'

/** One that a device has just made has no moves yet. */
type Budget = Row & Movable & { readonly moves: readonly BudgetMove[] | null }

interface UndoMove {
  readonly id: string
  readonly fromId: string
  readonly toId: string
}

interface MoveBetween extends UndoMove {
  readonly amount: number
  readonly on: string
}

const budgetOf = (rows: Rows, id: string) => rows.row('budgets', id) as Budget | null
const movesOf = ({ moves }: Budget) => moves ?? []
const hasMove = (budget: Budget, id: string) => movesOf(budget).some((move) => move.id === id)
const isFull = (budget: Budget) => movesOf(budget).length >= mostMoves

const withMoves = (budget: Budget, moves: readonly BudgetMove[]) =>
  put('budgets', { ...budget, moves })

const moveMoney: Reducer<MoveBetween> = (rows, { id, fromId, toId, amount, on }) => {
  const [from, to] = [budgetOf(rows, fromId), budgetOf(rows, toId)]
  if (!from || !to) return refuse('not-found')
  const wrong = checkMove(from, to, on)
  if (Object.keys(wrong).length > 0) return refuse('invalid-input', wrong)
  if (hasMove(from, id) || hasMove(to, id)) return refuse('already-exists')
  if (isFull(from) || isFull(to)) {
    const words = `Money was moved here ${mostMoves} times already.`
    return refuse('invalid-input', { [isFull(from) ? 'fromId' : 'toId']: words })
  }
  return [
    withMoves(from, withMove(movesOf(from), { id, on, amount: -amount, otherId: toId })),
    withMoves(to, withMove(movesOf(to), { id, on, amount, otherId: fromId })),
  ]
}

/** As if it had never been moved; one of the two may be gone by now. */
const undoMove: Reducer<UndoMove> = (rows, { id, fromId, toId }) => {
  const moved = [...new Set([fromId, toId])].flatMap((budgetId) => {
    const budget = budgetOf(rows, budgetId)
    return budget && hasMove(budget, id) ? [budget] : []
  })
  if (moved.length === 0) return refuse('not-found')
  return moved.map((budget) => withMoves(budget, withoutMove(movesOf(budget), id)))
}

export const budgetReducers = {
  'budgets.move': moveMoney,
  'budgets.undoMove': undoMove,
}
