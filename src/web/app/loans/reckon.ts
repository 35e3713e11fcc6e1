import type { Day } from '#domain/calendar/calendar.ts'
import {
  type Coverage,
  countedAlone,
  coverInstalments,
  dueOf,
} from '#domain/loans/cover-instalments.ts'
import type { DatedRow, LoanPlan } from '#domain/loans/loan-plan.ts'
import { planOf, trackedFrom } from '#domain/loans/plan-of.ts'
import { type Standing, standingOf } from '#domain/loans/standing.ts'
import { type Outcome, outcomeOf } from '#web/calculators/loan-outcome.ts'
import type { Loan, Payment } from './loan.ts'

/** A loan with everything that follows from its terms and payments. */
export interface Reckoned {
  readonly plan: LoanPlan
  readonly outcome: Outcome
  readonly standing: Standing
  /** Which instalments are paid, and the oldest that is open. */
  readonly coverage: Coverage
  readonly counted: Counted
  /** As they are written down here. */
  readonly payments: readonly Payment[]
}

/** What counts as paid without being written down. */
export interface Counted {
  readonly before: Day
  readonly instalments: number
  readonly amount: number
}

export function countedBefore(before: Day, rows: readonly DatedRow[]): Counted {
  const due = rows.filter((row) => row.date < before && dueOf(row) > 0)
  const amount = due.reduce((sum, row) => sum + dueOf(row), 0)
  return { before, instalments: due.length, amount }
}

/** The same as the server works out, here and offline; null when the terms lead nowhere. */
function reckon(loan: Loan, payments: readonly Payment[], timezone: string): Reckoned | null {
  const plan = planOf(loan, payments)
  const outcome = outcomeOf(plan)
  if (!outcome) return null
  const trackFrom = trackedFrom(loan, timezone)
  const coverage = coverInstalments(outcome.rows, trackFrom, payments)
  return {
    plan,
    outcome,
    standing: standingOf(outcome.rows, loan.principal, coverage),
    coverage,
    counted: countedBefore(trackFrom, countedAlone(outcome.rows, trackFrom, coverage)),
    payments,
  }
}

interface Known {
  readonly payments: readonly Payment[]
  readonly reckoned: Reckoned | null
}

const known = new WeakMap<Loan, Known>()

/** Worked out once for as long as neither the loan nor its payments change. */
export function reckonOnce(
  loan: Loan,
  payments: readonly Payment[],
  timezone: string,
): Reckoned | null {
  const before = known.get(loan)
  if (before && isSame(before.payments, payments)) return before.reckoned
  const reckoned = reckon(loan, payments, timezone)
  known.set(loan, { payments, reckoned })
  return reckoned
}

const isSame = (a: readonly Payment[], b: readonly Payment[]) =>
  a === b || (a.length === b.length && a.every((payment, at) => payment === b[at]))
