import type { PeriodSums } from '#domain/budgets/history.ts'
import { daysIn } from '#domain/budgets/periods.ts'
import type { Projection } from '#domain/budgets/projection.ts'
import { daysLeft, reachedAlerts, statusOf } from '#domain/budgets/standing.ts'
import type { Day } from '#domain/calendar/calendar.ts'
import type { MissingRate } from '#domain/money/convert-totals.ts'
import type { Budget, BudgetBook } from './budget-book.ts'
import { standsIn } from './stands.ts'

/** What there is to tell of a budget. */
export type Finding =
  | { readonly kind: 'threshold'; readonly percent: number; readonly below: readonly number[] }
  | { readonly kind: 'projection'; readonly amount: number }

export interface BudgetState {
  readonly budget: Budget
  readonly sums: PeriodSums
  readonly missing: readonly MissingRate[]
  /** What of it is not spent yet, but written down for days after today. */
  readonly ahead: number | null
  /** Some of what was spent was converted, of what is ahead, of what is left or will be. */
  readonly isAbout: boolean
  readonly isAheadAbout: boolean
  readonly isAboutAhead: boolean
  readonly findings: readonly Finding[]
}

/** So much of a period has to be gone before it is told how it will probably end. */
const QUARTERS = 4

/** How every budget stands today, and what of that is worth telling. */
export async function findingsIn(book: BudgetBook, today: Day): Promise<readonly BudgetState[]> {
  return (await standsIn(book, today)).map((stand) => {
    const { budget, sums, projection } = stand
    const findings = [...thresholdOf(budget, sums), ...overrunOf(budget, sums, projection, today)]
    return { ...stand, findings }
  })
}

/** Of several that are reached, the highest is told, and the others with it. */
function thresholdOf({ alerts }: Budget, sums: PeriodSums): readonly Finding[] {
  const reached = reachedAlerts(sums, alerts).toSorted((a, b) => b - a)
  const [percent, ...below] = reached
  return percent === undefined ? [] : [{ kind: 'threshold', percent, below }]
}

function overrunOf(
  { alerts }: Budget,
  sums: PeriodSums,
  { amount }: Projection,
  today: Day,
): readonly Finding[] {
  const { period, available } = sums
  const status = statusOf(sums, alerts)
  if (amount === null || available === null || amount <= available) return []
  const isEarly = (daysIn(period) - daysLeft(period, today) + 1) * QUARTERS < daysIn(period)
  const isOpen = status === 'within' || status === 'near'
  return isEarly || !isOpen ? [] : [{ kind: 'projection', amount }]
}
