import type { Row } from '#contract/sync.ts'
import { type BudgetMove, withMove, withoutMove } from '#domain/budgets/moves.ts'
import type { Effect, RowPatch } from './shapes.ts'

const movesOf = ({ moves }: Row) => (Array.isArray(moves) ? (moves as readonly BudgetMove[]) : [])

const changed = (row: Row, moves: readonly BudgetMove[], at: string): RowPatch => ({
  table: 'budgets',
  id: row.id,
  row: { ...row, moves, updatedAt: at },
})

const moveMoney: Effect = (read, { id, fromId, toId, amount, on }, { at }) => {
  const from = typeof fromId === 'string' ? read.row('budgets', fromId) : null
  const to = typeof toId === 'string' ? read.row('budgets', toId) : null
  if (!from || !to || typeof id !== 'string' || typeof on !== 'string') return []
  const moved = Number(amount)
  return [
    changed(from, withMove(movesOf(from), { id, on, amount: -moved, otherId: to.id }), at),
    changed(to, withMove(movesOf(to), { id, on, amount: moved, otherId: from.id }), at),
  ]
}

const undoMove: Effect = (read, { id, fromId, toId }, { at }) =>
  [fromId, toId].flatMap((budgetId) => {
    const row = typeof budgetId === 'string' ? read.row('budgets', budgetId) : null
    return row ? [changed(row, withoutMove(movesOf(row), String(id)), at)] : []
  })

/** What moving money between budgets will probably do. */
export const budgetEffects: Readonly<Record<string, Effect>> = {
  'budgets.move': moveMoney,
  'budgets.undoMove': undoMove,
}
