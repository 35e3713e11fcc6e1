/** The periods of a budget with their sums, what is left of one going into the next as chosen. */
import { type Day, laterDay } from '../calendar/calendar.ts'
import { addAmounts } from '../money/money.ts'
import { type Amounts, amountsByPeriod, assignedIn } from './assigned.ts'
import {
  type BudgetPeriod,
  countPeriods,
  type DaySpan,
  type Periodic,
  periodsThrough,
} from './periods.ts'

export interface Rollover {
  /** What is left: kept, let go, or kept up to the cap. */
  readonly surplus: 'keep' | 'reset' | 'cap'
  /** What was spent beyond: taken from the next period, or forgiven. */
  readonly deficit: 'carry' | 'forgive'
  readonly cap: number | null
}

/** All that the sums of a budget depend on, besides what was spent. */
export interface BudgetTerms extends Periodic, Amounts {
  readonly rollover: Rollover
}

/** What is known of what these days cost in the budget; null when it is too large to be exact. */
export type SpentIn = (days: DaySpan) => number | null

/** What is known, in minor units; null when it is too large to be exact. */
export interface PeriodSums {
  readonly period: BudgetPeriod
  readonly opening: number | null
  readonly assigned: number | null
  /** Opening and assigned: what may be spent. */
  readonly available: number | null
  readonly spent: number | null
  /** Available less spent: what is left, below zero when it is overspent. */
  readonly closing: number | null
}

/** Whether a period may begin with something of the one before. */
const isCarrying = ({ surplus, deficit }: Rollover): boolean =>
  surplus !== 'reset' || deficit === 'carry'

/** The first day whose periods are added up where none before a day are asked for. */
export const addedFrom = ({ rollover, startOn }: BudgetTerms, day: Day): Day =>
  isCarrying(rollover) ? startOn : laterDay(startOn, day)

/** The first day that counts in a period: where nothing is carried, its own. */
export const countedFrom = ({ rollover, startOn }: BudgetTerms, { from }: DaySpan): Day =>
  isCarrying(rollover) ? startOn : from

/** What the next period begins with. */
export function openingAfter(rollover: Rollover, closing: number | null): number | null {
  const { surplus, deficit, cap } = rollover
  if (!isCarrying(rollover)) return 0
  if (closing === null) return null
  if (closing < 0) return deficit === 'carry' ? closing : 0
  if (surplus === 'reset') return 0
  return surplus === 'cap' ? Math.min(closing, cap ?? 0) : closing
}

/** How many periods are added up to know how it stands on a day; none once it is over. */
export function periodsAdded(budget: BudgetTerms, today: Day): number {
  if (budget.endOn !== null && budget.endOn < today) return 0
  return countPeriods(budget, today, addedFrom(budget, today))
}

const less = (a: number | null, b: number | null) => addAmounts(a, b === null ? null : -b)

/**
 * Every period up to the one of this day, the first one first. Where nothing is carried, those that
 * are over before a day may be left out.
 */
export function historyOf(
  budget: BudgetTerms,
  through: Day,
  spentIn: SpentIn,
  from: Day = budget.startOn,
): readonly PeriodSums[] {
  let opening: number | null = 0
  const amountsIn = amountsByPeriod(budget)
  return periodsThrough(budget, through, addedFrom(budget, from)).map((period) => {
    const assigned = assignedIn(amountsIn(period), period)
    const available = addAmounts(opening, assigned)
    const spent = spentIn(period)
    const sums = { period, opening, assigned, available, spent, closing: less(available, spent) }
    opening = openingAfter(budget.rollover, sums.closing)
    return sums
  })
}
