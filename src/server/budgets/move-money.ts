import { z } from 'zod'
import { budgetMoves } from '#contract/entities/budgets.ts'
import { amount, day, uuid } from '#contract/entities/entity.ts'
import type { Row } from '#contract/sync.ts'
import {
  type BudgetMove,
  checkMove,
  type Movable,
  withMove,
  withoutMove,
} from '#domain/budgets/moves.ts'
import { documentsOf } from '../documents/collection.ts'
import { type Context, handOf, type RunCommand, readArgs } from '../documents/commands.ts'
import { readRows } from '../documents/references.ts'
import { invalid } from '../documents/validate.ts'
import { type Hand, updateMany } from '../documents/write.ts'
import { Fault } from '../http/fault.ts'

const budgets = documentsOf('budgets')
const ends = { id: uuid, fromId: uuid, toId: uuid }
const moveArgs = z.strictObject({ ...ends, amount, on: day })
const undoArgs = z.strictObject(ends)

type Budget = Row & Movable & { readonly moves: readonly BudgetMove[] }

/** Takes from one budget what it gives to another: both, or neither. */
export const moveMoney: RunCommand = async (context, given) => {
  const { id, fromId, toId, amount: moved, on } = readArgs(moveArgs, given)
  const { hand, found } = await openBudgets(context, [fromId, toId])
  const [from, to] = [found.get(fromId), found.get(toId)]
  if (!from || !to) throw new Fault('not-found')
  const wrong = Object.entries(checkMove(from, to, on))
  if (wrong.length > 0) throw invalid(wrong)
  if (hasMove(from, id) || hasMove(to, id)) throw new Fault('already-exists')
  requireRoom(from, 'fromId')
  requireRoom(to, 'toId')
  await save(context, hand, [
    { ...from, moves: withMove(from.moves, { id, on, amount: -moved, otherId: toId }) },
    { ...to, moves: withMove(to.moves, { id, on, amount: moved, otherId: fromId }) },
  ])
}

/** As if it had never been moved; one of the two may be gone by now. */
export const undoMove: RunCommand = async (context, given) => {
  const { id, fromId, toId } = readArgs(undoArgs, given)
  const { hand, found } = await openBudgets(context, [fromId, toId])
  const moved = [...found.values()].filter((budget) => hasMove(budget, id))
  if (moved.length === 0) throw new Fault('not-found')
  await save(
    context,
    hand,
    moved.map((budget) => ({ ...budget, moves: withoutMove(budget.moves, id) })),
  )
}

async function openBudgets(context: Context, ids: readonly string[]) {
  const hand = await handOf(budgets, context)
  const rows = (await readRows(context.tx, budgets, hand.scope, ids)) as readonly Budget[]
  return { hand, found: new Map(rows.map((row) => [row.id, row])) }
}

const hasMove = ({ moves }: Budget, id: string) => moves.some((move) => move.id === id)

function requireRoom({ moves }: Budget, field: string): void {
  if (moves.length < budgetMoves) return
  throw invalid([[field, `Money was moved here ${budgetMoves} times already.`]])
}

const save = ({ tx }: Context, hand: Hand, rows: readonly Row[]) =>
  updateMany(tx, budgets, rows, new Set(['moves']), hand)
