/** How much a budget has for a period: its amounts by days, and what was moved. */
import type { Day } from '../calendar/calendar.ts'
import { dayNumber, dayOfNumber } from '../calendar/day-number.ts'
import { addAmounts } from '../money/money.ts'
import { roundRatio } from '../money/round-ratio.ts'
import { type BudgetMove, movedIn } from './moves.ts'
import { type BudgetPeriod, type DaySpan, daysIn } from './periods.ts'

export interface AmountChange {
  readonly from: Day
  readonly amount: number
}

export interface Amounts {
  /** For a whole period, up to the first change. */
  readonly amount: number
  /** What it is from a day on instead, in order. */
  readonly amountChanges: readonly AmountChange[]
  readonly moves: readonly BudgetMove[]
}

/** What a whole period has by the amount of this day. */
export const amountOn = ({ amount, amountChanges }: Omit<Amounts, 'moves'>, day: Day): number =>
  amountChanges.findLast(({ from }) => from <= day)?.amount ?? amount

interface Stretch extends DaySpan {
  readonly amount: number
}

/** The days of a span by the amount they have. */
function stretchesOf(amounts: Amounts, { from, to }: DaySpan): readonly Stretch[] {
  const starts = [
    from,
    ...amounts.amountChanges.map((change) => change.from).filter((day) => day > from && day <= to),
  ]
  return starts.map((start, at) => {
    const next = starts[at + 1]
    const end = next === undefined ? to : dayOfNumber(dayNumber(next) - 1)
    return { from: start, to: end, amount: amountOn(amounts, start) }
  })
}

/**
 * Every day brings its part of the amount it has, and the sum is rounded once: so a change in the
 * middle counts by days, and so does an end. Null when it is too large to be exact.
 */
export function assignedIn(amounts: Amounts, period: BudgetPeriod): number | null {
  const parts = stretchesOf(amounts, period).reduce(
    (sum, stretch) => sum + BigInt(stretch.amount) * BigInt(daysIn(stretch)),
    0n,
  )
  return addAmounts(roundRatio(parts, BigInt(period.wholeDays)), movedIn(amounts.moves, period))
}

function passed<One>(all: readonly One[], at: number, isPassed: (one: One) => boolean): number {
  let end = at
  for (let one = all[end]; one !== undefined && isPassed(one); one = all[end]) end += 1
  return end
}

/** What matters for one period after the other, so that nothing is looked at for each of them. */
export function amountsByPeriod({ amount, ...all }: Amounts): (period: DaySpan) => Amounts {
  const changes = all.amountChanges
  const moves = all.moves.toSorted((a, b) => (a.on < b.on ? -1 : 1))
  let [changed, moved] = [0, 0]
  return ({ from, to }) => {
    changed = passed(changes, changed, (change) => change.from <= from)
    moved = passed(moves, moved, ({ on }) => on < from)
    const changesEnd = passed(changes, changed, (change) => change.from <= to)
    const movesEnd = passed(moves, moved, ({ on }) => on <= to)
    return {
      amount,
      amountChanges: changes.slice(Math.max(0, changed - 1), changesEnd),
      moves: moves.slice(moved, movesEnd),
    }
  }
}
