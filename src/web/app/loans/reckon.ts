import { type Day, dayAt } from '#domain/calendar.ts'
import type { DatedRow, LoanPlan } from '#domain/loans/loan-plan.ts'
import { planOf } from '#domain/loans/plan-of.ts'
import { dueOf, openRow, type Standing, standingOf } from '#domain/loans/standing.ts'
import { type Outcome, outcomeOf } from '#web/calculators/loan-outcome.ts'
import type { Loan, Payment } from './loan.ts'

/** A loan with everything that follows from its terms and payments. */
export interface Reckoned {
  readonly plan: LoanPlan
  readonly outcome: Outcome
  readonly standing: Standing
  /** The oldest instalment that is open. */
  readonly next: DatedRow | null
  readonly counted: Counted
}

/** What counts as paid without being written down. */
export interface Counted {
  readonly before: Day
  readonly instalments: number
}

/** An instalment is dealt with when all of it is paid. */
function settledBy(loan: Loan, payments: readonly Payment[], rows: readonly DatedRow[], from: Day) {
  const paidOf = new Map<Day, number>()
  for (const { dueOn, amount } of payments) {
    if (dueOn !== null) paidOf.set(dueOn, (paidOf.get(dueOn) ?? 0) + amount)
  }
  const dealtWith = new Set<Day>()
  for (const row of rows) {
    if ((paidOf.get(row.date) ?? -1) >= dueOf(row)) dealtWith.add(row.date)
  }
  return { trackFrom: loan.trackFrom ?? from, dealtWith, paidOf }
}

const countedBefore = (before: Day, rows: readonly DatedRow[]): Counted => ({
  before,
  instalments: rows.filter((row) => row.date < before && dueOf(row) > 0).length,
})

/** The same as the server works out, here and offline; null when the terms lead nowhere. */
function reckon(loan: Loan, payments: readonly Payment[], timezone: string): Reckoned | null {
  const plan = planOf(loan, payments)
  const outcome = outcomeOf(plan)
  if (!outcome) return null
  const added = dayAt(Date.parse(loan.createdAt), timezone)
  const settled = settledBy(loan, payments, outcome.rows, added)
  return {
    plan,
    outcome,
    standing: standingOf(outcome.rows, loan.principal, settled),
    next: openRow(outcome.rows, settled),
    counted: countedBefore(settled.trackFrom, outcome.rows),
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
