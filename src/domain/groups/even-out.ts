/** Keeps everybody within one unit of rounding when expenses are changed or deleted later. */
import { borneIn, type RoundedShare } from './share-out.ts'
import type { Borne } from './split-expense.ts'

interface Rounded {
  readonly id: string
  readonly shares: readonly RoundedShare[]
}

const unit = 1_000_000

/** Somebody has borne more than a unit beyond their part, or less. */
export const isUneven = (borne: Iterable<number>): boolean =>
  [...borne].some((over) => Math.abs(over) > unit)

/** Hands one unit of this expense from a member who was rounded up to one rounded down. */
function handOver(expense: Rounded, from: string, to: string): Rounded {
  const moved = expense.shares.map((share) => {
    const by = share.memberId === from ? -1 : share.memberId === to ? 1 : 0
    return { ...share, amount: share.amount + by, rounding: share.rounding + by * unit }
  })
  return { ...expense, shares: moved }
}

interface Step {
  readonly from: string
  readonly to: string
  readonly expenseId: string
}

/** Who can hand a unit to whom, and in which expense: the first that comes. */
function stepsFrom(expenses: Iterable<Rounded>): ReadonlyMap<string, ReadonlyMap<string, Step>> {
  const all = new Map<string, Map<string, Step>>()
  for (const { id, shares } of expenses) {
    const down = shares.filter(({ rounding }) => rounding < 0)
    for (const { memberId: from } of shares.filter(({ rounding }) => rounding > 0)) {
      const steps = all.get(from) ?? new Map<string, Step>()
      all.set(from, steps)
      for (const { memberId: to } of down) {
        if (!steps.has(to)) steps.set(to, { from, to, expenseId: id })
      }
    }
  }
  return all
}

/** The shortest way for a unit from one of these members to one of those. */
function findWay(
  expenses: Iterable<Rounded>,
  starts: readonly string[],
  isEnd: (memberId: string) => boolean,
): readonly Step[] | null {
  const steps = stepsFrom(expenses)
  const cameBy = new Map<string, Step | null>(starts.map((memberId) => [memberId, null]))
  for (const memberId of cameBy.keys()) {
    if (isEnd(memberId)) return wayTo(memberId, cameBy)
    for (const step of steps.get(memberId)?.values() ?? []) {
      if (!cameBy.has(step.to)) cameBy.set(step.to, step)
    }
  }
  return null
}

function wayTo(end: string, cameBy: ReadonlyMap<string, Step | null>): readonly Step[] {
  const way: Step[] = []
  for (let step = cameBy.get(end); step; step = cameBy.get(step.from)) way.unshift(step)
  return way
}

export interface Evened {
  /** The shares of those expenses that have to change. */
  readonly changed: ReadonlyMap<string, readonly RoundedShare[]>
  /** False when these expenses alone leave somebody beyond one unit. */
  readonly isEven: boolean
}

/**
 * The expenses whose shares have to change so that nobody is beyond one unit; those that come first
 * are changed first. `borne` may be that of many more expenses than these, as often the newest few
 * are enough. In every expense the roundings add up to nothing, so from whoever has borne
 * too much some way of units leads to one who has borne too little: along it, those between give
 * and take the same, and both ends come closer.
 */
export function evenOut<Expense extends Rounded>(
  expenses: readonly Expense[],
  before: Borne = borneIn(expenses),
): Evened {
  const now = new Map<string, Rounded>(expenses.map((expense) => [expense.id, expense]))
  const changed = new Map<string, readonly RoundedShare[]>()
  const borne = new Map(before)
  const members = (isOne: (over: number) => boolean) =>
    [...borne].filter(([, over]) => isOne(over)).map(([memberId]) => memberId)
  while (isUneven(borne.values())) {
    const over = members((of) => of > unit)
    const way =
      over.length > 0
        ? findWay(now.values(), over, (id) => (borne.get(id) ?? 0) < 0)
        : findWay(
            now.values(),
            members((of) => of > 0),
            (id) => (borne.get(id) ?? 0) < -unit,
          )
    const [first, last] = [way?.at(0), way?.at(-1)]
    if (!way || !first || !last) break
    for (const { from, to, expenseId } of way) {
      const expense = now.get(expenseId)
      if (!expense) continue
      const after = handOver(expense, from, to)
      now.set(expenseId, after)
      changed.set(expenseId, after.shares)
    }
    borne.set(first.from, (borne.get(first.from) ?? 0) - unit)
    borne.set(last.to, (borne.get(last.to) ?? 0) + unit)
  }
  return { changed, isEven: !isUneven(borne.values()) }
}
