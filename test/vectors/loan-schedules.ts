import { type DayCount, yearsBetween } from '#domain/loans/day-count.ts'
import { paymentDay } from '#domain/loans/payment-days.ts'
import { loanSchedule } from '#domain/loans/schedule.ts'
import { type LoanTerms, plainConventions, plainTerms } from '#domain/loans/terms.ts'
import { type Ratio, ratio, readRatio, timesRatio } from '#domain/money/ratio.ts'
import type { Rounding } from '#domain/money/round-ratio.ts'
import { compare, type Verdict } from './section.ts'

interface Loan {
  readonly principal: string
  readonly annual_rate: string
  readonly term_months: number
  readonly amortization_period_months?: number
  readonly day_count?: string
  readonly payment_rounding?: string
  readonly interest_rounding?: string
  readonly compounding?: string
  readonly payment_frequency?: string
  readonly balance_tracking?: string
  readonly start_date?: string
  readonly interest_only_months?: number
  readonly amortization_type?: string
  readonly payment_override?: string
  readonly fee_per_period?: string
  readonly currency_unit?: string
  readonly rate_schedule?: readonly {
    readonly effective_payment_number: number
    readonly new_annual_rate: string
    readonly recast: boolean
    readonly payment_cap_factor?: string
  }[]
}

interface Row {
  readonly n: number
  readonly payment_amount: string
  readonly principal: string
  readonly interest: string
  readonly balance: string
}

export interface ScheduleCase {
  readonly id: string
  readonly loan: Loan
  readonly expect: {
    readonly payment: string
    readonly rows?: readonly Row[]
    readonly balance_at_term?: string
  }
}

const known = new Set<string>([
  'principal',
  'annual_rate',
  'term_months',
  'amortization_period_months',
  'day_count',
  'payment_rounding',
  'interest_rounding',
  'compounding',
  'payment_frequency',
  'balance_tracking',
  'start_date',
  'interest_only_months',
  'amortization_type',
  'payment_override',
  'fee_per_period',
  'currency_unit',
  'rate_schedule',
])

const roundings: Readonly<Record<string, Rounding>> = {
  ROUND_UP: 'up',
  ROUND_DOWN: 'down',
  ROUND_HALF_UP: 'half-up',
  ROUND_HALF_DOWN: 'half-down',
  ROUND_HALF_EVEN: 'half-even',
}
const paymentsPerYear: Readonly<Record<string, number>> = {
  weekly: 52,
  biweekly: 26,
  semi_monthly: 24,
  monthly: 12,
  quarterly: 4,
  semi_annual: 2,
  annual: 1,
}
/** Compounded monthly means simply divided by the payments of a year. */
const compoundings: Readonly<Record<string, number | null>> = {
  monthly: null,
  semi_annual: 2,
  annual: 1,
  quarterly: 4,
}
const dayCounts: Readonly<Record<string, DayCount>> = {
  '30/360': '30/360',
  'actual/360': 'act/360',
  'actual/365': 'act/365',
  'actual/actual': 'act/act',
}

function find<T>(table: Readonly<Record<string, T>>, name: string): T {
  if (!Object.hasOwn(table, name)) throw new Error(`${name} is unknown`)
  return table[name] as T
}

function readExactly(text: string): Ratio {
  const found = readRatio(text)
  if (!found) throw new Error(`${text} is no decimal`)
  return found
}

const percent = (text: string): Ratio => {
  const { over, under } = readExactly(text)
  return ratio(over, under * 100n)
}

/** Minor units by the smallest unit of the currency, a hundredth unless it is said. */
const minorOf =
  ({ currency_unit: unit = '0.01' }: Loan) =>
  (text: string): number => {
    const [amount, smallest] = [readExactly(text), readExactly(unit)]
    return Number((amount.over * smallest.under) / (amount.under * smallest.over))
  }

function accrualIn(loan: Loan): LoanTerms['accrualIn'] {
  const { day_count = '30/360', start_date } = loan
  const dayCount = find(dayCounts, day_count)
  if (dayCount === '30/360' || !start_date) return () => null
  const day = (nth: number) => paymentDay(start_date, 'monthly', nth)
  const annual = percent(loan.annual_rate)
  return (period) => timesRatio(annual, yearsBetween(dayCount, day(period - 1), day(period)))
}

function termsOf(loan: Loan): LoanTerms {
  const strange = Object.keys(loan).find((name) => !known.has(name))
  if (strange) throw new Error(`${strange} is unknown`)
  const perYear = find(paymentsPerYear, loan.payment_frequency ?? 'monthly')
  const minor = minorOf(loan)
  const counted = (months: number | undefined) => ((months ?? 0) * perYear) / 12
  const reckoned = loan.amortization_period_months
  return {
    ...plainTerms,
    principal: minor(loan.principal),
    annualRate: percent(loan.annual_rate),
    periodsPerYear: perYear,
    compoundedPerYear: find(compoundings, loan.compounding ?? 'monthly'),
    periods: counted(loan.term_months),
    reckonedPeriods: reckoned && reckoned !== loan.term_months ? counted(reckoned) : null,
    repayment: loan.amortization_type === 'serial' ? 'serial' : 'annuity',
    payment: loan.payment_override ? minor(loan.payment_override) : null,
    interestOnlyPeriods: counted(loan.interest_only_months),
    feePerPeriod: loan.fee_per_period ? minor(loan.fee_per_period) : 0,
    rateSteps: (loan.rate_schedule ?? []).map((step) => ({
      fromPeriod: step.effective_payment_number,
      annualRate: percent(step.new_annual_rate),
      isRecast: step.recast,
      paymentCap: step.payment_cap_factor ? readExactly(step.payment_cap_factor) : null,
    })),
    accrualIn: accrualIn(loan),
    conventions: {
      ...plainConventions,
      paymentRounding: find(roundings, loan.payment_rounding ?? 'ROUND_UP'),
      interestRounding: find(roundings, loan.interest_rounding ?? 'ROUND_HALF_UP'),
      balance: loan.balance_tracking === 'carry_precision' ? 'carry' : 'round-each',
    },
  }
}

export function trySchedule({ id, loan, expect }: ScheduleCase): Verdict {
  const verdict = loanSchedule(termsOf(loan))
  if (!verdict.ok) return { id, problem: verdict.problem }
  const minor = minorOf(loan)
  const rows = (expect.rows ?? []).map(({ n }) => {
    const row = verdict.rows[n - 1]
    return row && [row.period, row.payment, row.principal, row.interest, row.balance]
  })
  const expected = (expect.rows ?? []).map((row) => [
    row.n,
    ...[row.payment_amount, row.principal, row.interest, row.balance].map(minor),
  ])
  const wrong = rows.findIndex((row, index) => row?.join() !== expected[index]?.join())
  if (wrong >= 0) return { id, problem: `row: expected ${expected[wrong]}, got ${rows[wrong]}` }
  const { balance_at_term: left } = expect
  const end = left === undefined ? [] : [verdict.rows.at(-1)?.balance]
  return compare(
    id,
    [verdict.payment, ...end],
    [minor(expect.payment), ...(left === undefined ? [] : [minor(left)])],
  )
}
