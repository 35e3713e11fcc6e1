/** Money moved between two budgets: what one of them gives is what the other one gets. */
import { type Day, type DayRange, isWithin } from '../calendar/calendar.ts'
import { sumAmounts } from '../money/money.ts'

export interface BudgetMove {
  /** The same in both budgets. */
  readonly id: string
  readonly on: Day
  /** Above zero where it came in, below where it went out. */
  readonly amount: number
  readonly otherId: string
}

/** So many times money may be moved into or out of one budget. */
export const mostMoves = 500

/** Of a budget, what matters for moving money. */
export interface Movable {
  readonly id: string
  readonly currency: string
  readonly startOn: Day
  readonly endOn: Day | null
}

const runsOn = ({ startOn, endOn }: Movable, on: Day) => isWithin(on, { from: startOn, to: endOn })

/** What to fix before money can be moved, by field; nothing when it can. */
export function checkMove(
  from: Movable,
  to: Movable,
  on: Day,
): Readonly<Partial<Record<'toId' | 'on', string>>> {
  if (from.id === to.id) return { toId: 'Choose another budget.' }
  if (from.currency !== to.currency) return { toId: 'Choose a budget in the same currency.' }
  if (!runsOn(from, on) || !runsOn(to, on)) return { on: 'Choose a day on which both budgets run.' }
  return {}
}

const inOrder = (a: BudgetMove, b: BudgetMove) =>
  a.on === b.on ? (a.id < b.id ? -1 : 1) : a.on < b.on ? -1 : 1

export const withoutMove = (moves: readonly BudgetMove[], id: string): readonly BudgetMove[] =>
  moves.filter((move) => move.id !== id)

/** By day, so that every device has the same order. */
export const withMove = (moves: readonly BudgetMove[], move: BudgetMove): readonly BudgetMove[] =>
  [...withoutMove(moves, move.id), move].sort(inOrder)

/** What a budget that is back has given and got, as the others remember it. */
export const mirroredMoves = (
  id: string,
  others: readonly { readonly id: string; readonly moves: readonly BudgetMove[] }[],
): readonly BudgetMove[] =>
  others
    .flatMap((other) =>
      other.moves
        .filter(({ otherId }) => otherId === id)
        .map((move) => ({ ...move, amount: -move.amount, otherId: other.id })),
    )
    .sort(inOrder)

/** What came in on these days, less what went out; null when it is too large to be exact. */
export const movedIn = (moves: readonly BudgetMove[], days: DayRange): number | null =>
  sumAmounts(moves.filter(({ on }) => isWithin(on, days)).map(({ amount }) => amount))
