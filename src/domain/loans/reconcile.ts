/** Which way of counting gives the very figures that stand on a lender's statement. */
import type { DayCount } from './day-count.ts'
import { type Compounding, type LoanPlan, planLoan } from './loan-plan.ts'
import { paymentDay } from './payment-days.ts'
import type { Conventions } from './terms.ts'

/** What a statement says of one period; null is not known. */
export interface StatementLine {
  readonly period: number
  readonly interest: number | null
  readonly balance: number | null
}

export interface Counting {
  readonly dayCount: DayCount
  readonly compounding: Compounding
  readonly conventions: Conventions
}

export interface CountingMatch extends Counting {
  /** In how many ways it differs from the plan; none is the plan itself. */
  readonly differences: number
}

const dayCounts: readonly DayCount[] = ['30/360', 'act/365', 'act/360', 'act/act']
const compoundings: readonly Compounding[] = [
  'periodic',
  'monthly',
  'quarterly',
  'semiannual',
  'annual',
]
const paymentRoundings: readonly Conventions['paymentRounding'][] = ['half-up', 'up', 'down']
const interestRoundings: readonly Conventions['interestRounding'][] = [
  'half-up',
  'half-even',
  'down',
  'up',
]
const balances: readonly Conventions['balance'][] = ['round-each', 'carry']
const firstPeriods: readonly Conventions['firstPeriod'][] = ['by-days', 'even']

/** A payment that is agreed is not rounded, and a first period like the others counts one way. */
function candidates(plan: LoanPlan): readonly Counting[] {
  const isWhole = paymentDay(plan.firstPaymentOn, plan.frequency, -1) === plan.startOn
  const found: Counting[] = []
  for (const dayCount of dayCounts) {
    const isOneWay = isWhole && dayCount === '30/360'
    for (const compounding of compoundings) {
      for (const firstPeriod of isOneWay ? [plan.conventions.firstPeriod] : firstPeriods) {
        found.push({ dayCount, compounding, conventions: { ...plan.conventions, firstPeriod } })
      }
    }
  }
  const roundings = plan.payment === null ? paymentRoundings : [plan.conventions.paymentRounding]
  return found.flatMap((counting) =>
    roundings.flatMap((paymentRounding) =>
      interestRoundings.flatMap((interestRounding) =>
        balances.map((balance) => {
          const rounding = { paymentRounding, interestRounding, balance }
          return { ...counting, conventions: { ...counting.conventions, ...rounding } }
        }),
      ),
    ),
  )
}

const differencesOf = (plan: LoanPlan, { dayCount, compounding, conventions }: Counting): number =>
  Number(dayCount !== plan.dayCount) +
  Number(compounding !== plan.compounding) +
  (Object.keys(conventions) as (keyof Conventions)[]).filter(
    (name) => conventions[name] !== plan.conventions[name],
  ).length

function reproduces(plan: LoanPlan, lines: readonly StatementLine[]): boolean {
  const until = Math.max(...lines.map(({ period }) => period))
  const verdict = planLoan(plan, until)
  if (!verdict.ok) return false
  const { rows } = verdict
  return lines.every(({ period, interest, balance }) => {
    const row = rows[period - 1]
    if (row?.period !== period) return false
    return (
      (interest === null || interest === row.interest) &&
      (balance === null || balance === row.balance)
    )
  })
}

/** Every way that gives these figures, the one nearest to the plan first. */
export function reconcile(
  plan: LoanPlan,
  lines: readonly StatementLine[],
): readonly CountingMatch[] {
  const said = lines.filter(({ interest, balance }) => interest !== null || balance !== null)
  if (said.length === 0) return []
  return candidates(plan)
    .map((counting) => ({ ...counting, differences: differencesOf(plan, counting) }))
    .sort((a, b) => a.differences - b.differences)
    .filter((counting) => reproduces({ ...plan, ...counting }, said))
}
