/** A loan with its days: what the product keeps of it, and the dated rows that follow. */
import type { Day } from '../calendar.ts'
import { addRatios, type Ratio, ratio, timesRatio } from '../ratio.ts'
import { roundQuotient } from '../round-ratio.ts'
import { type DayCount, yearsBetween } from './day-count.ts'
import { type LoanFrequency, paymentDay, periodsPerYear } from './payment-days.ts'
import { periodicRate } from './periodic-rate.ts'
import { loanSchedule } from './schedule.ts'
import {
  type Conventions,
  type Extra,
  type LoanRow,
  type LoanTerms,
  plainTerms,
  type Repayment,
  type TermsProblem,
} from './terms.ts'

export type LoanKind =
  | 'annuity'
  | 'equal-principal'
  | 'interest-only'
  | 'balloon'
  | 'bullet'
  | 'interest-free'

/** How often interest is added to interest: with every payment, or so often in a year. */
export type Compounding = 'periodic' | 'monthly' | 'quarterly' | 'semiannual' | 'annual'

const compoundedPerYear: Readonly<Record<Compounding, number | null>> = {
  periodic: null,
  monthly: 12,
  quarterly: 4,
  semiannual: 2,
  annual: 1,
}

export interface LoanPlan {
  readonly kind: LoanKind
  readonly principal: number
  /** Hundredths of a percent a year. */
  readonly annualRateBps: number
  readonly rateChanges: readonly { readonly from: Day; readonly rateBps: number }[]
  readonly frequency: LoanFrequency
  readonly termPeriods: number
  /** Agreed instead of reckoned; then the term is the most there may be. */
  readonly payment: number | null
  readonly startOn: Day
  readonly firstPaymentOn: Day
  readonly interestOnlyPeriods: number
  readonly balloon: number
  readonly dayCount: DayCount
  readonly compounding: Compounding
  readonly feePerPeriod: number
  readonly extras: readonly DatedExtra[]
  readonly conventions: Conventions
}

export interface DatedExtra {
  readonly on: Day
  readonly amount: number
  readonly effect: Extra['effect']
}

export interface DatedRow extends LoanRow {
  readonly date: Day
}

export type PlanVerdict =
  | { readonly ok: true; readonly rows: readonly DatedRow[]; readonly payment: number }
  | { readonly ok: false; readonly problem: TermsProblem }

const rateOf = (bps: number): Ratio => ratio(bps, 10_000)

const repayments: Readonly<Record<LoanKind, Repayment>> = {
  annuity: 'annuity',
  'equal-principal': 'serial',
  'interest-only': 'interest',
  balloon: 'annuity',
  bullet: 'interest',
  'interest-free': 'serial',
}

/** The day a period begins: the start, or the payment before. */
const opensOn = ({ startOn, firstPaymentOn, frequency }: LoanPlan, period: number): Day =>
  period === 1 ? startOn : paymentDay(firstPaymentOn, frequency, period - 2)

const endsOn = ({ firstPaymentOn, frequency }: LoanPlan, period: number): Day =>
  paymentDay(firstPaymentOn, frequency, period - 1)

const rateOn = (plan: LoanPlan, day: Day): number => {
  let latest: LoanPlan['rateChanges'][number] | null = null
  for (const change of plan.rateChanges) {
    if (change.from <= day && (latest === null || change.from >= latest.from)) latest = change
  }
  return latest?.rateBps ?? plan.annualRateBps
}

/** What a unit earns between two days, with every rate for the days it counts. */
function accrualBetween(plan: LoanPlan, from: Day, to: Day): Ratio {
  const edges = plan.rateChanges
    .map((change) => change.from)
    .filter((day) => day > from && day < to)
  let [earned, start] = [ratio(0n), from]
  for (const end of [...edges.sort(), to]) {
    const years = yearsBetween(plan.dayCount, start, end)
    earned = addRatios(earned, timesRatio(rateOf(rateOn(plan, start)), years))
    start = end
  }
  return earned
}

/** Months of thirty days are all alike, unless the first one is longer or shorter. */
function isEven(plan: LoanPlan, period: number): boolean {
  const isFirstEven = paymentDay(plan.firstPaymentOn, plan.frequency, -1) === plan.startOn
  return plan.dayCount === '30/360' && (period > 1 || isFirstEven)
}

/** A change counts from the first period that begins with it or after it. */
function rateSteps(plan: LoanPlan): LoanTerms['rateSteps'] {
  return plan.rateChanges.flatMap(({ from, rateBps }) => {
    for (let period = 1; period <= plan.termPeriods; period++) {
      if (opensOn(plan, period) < from) continue
      const annualRate = rateOf(rateBps)
      return [{ fromPeriod: period, annualRate, isRecast: true, paymentCap: null }]
    }
    return []
  })
}

/** In which period it is paid, and how much of that has passed by then. */
function placeExtra(plan: LoanPlan, { on, amount, effect }: DatedExtra): readonly Extra[] {
  for (let period = 1; period <= plan.termPeriods; period++) {
    const [from, to] = [opensOn(plan, period), endsOn(plan, period)]
    if (on > to) continue
    const whole = yearsBetween(plan.dayCount, from, to)
    const part = on <= from ? ratio(0n) : yearsBetween(plan.dayCount, from, on)
    const passed = on === to ? ratio(1n) : ratio(part.over * whole.under, part.under * whole.over)
    return [{ period, passed, amount, effect }]
  }
  return []
}

function termsOf(plan: LoanPlan): LoanTerms {
  const isFree = plan.kind === 'interest-free'
  return {
    ...plainTerms,
    principal: plan.principal,
    annualRate: isFree ? ratio(0n) : rateOf(rateOn(plan, plan.startOn)),
    repayment: repayments[plan.kind],
    periodsPerYear: periodsPerYear[plan.frequency],
    compoundedPerYear: compoundedPerYear[plan.compounding],
    periods: plan.termPeriods,
    payment: plan.payment,
    interestOnlyPeriods: plan.interestOnlyPeriods,
    balloon: plan.kind === 'balloon' ? plan.balloon : 0,
    rateSteps: isFree ? [] : rateSteps(plan),
    extras: plan.extras.flatMap((extra) => placeExtra(plan, extra)),
    feePerPeriod: plan.feePerPeriod,
    accrualIn: (period) =>
      isFree || isEven(plan, period)
        ? null
        : accrualBetween(plan, opensOn(plan, period), endsOn(plan, period)),
    conventions: plan.conventions,
  }
}

/** Nothing is paid before the end; then everything, with interest on interest, rounded once. */
function bulletRow(plan: LoanPlan): DatedRow {
  const rate = periodicRate(
    rateOf(plan.annualRateBps),
    periodsPerYear[plan.frequency],
    compoundedPerYear[plan.compounding],
  )
  const count = BigInt(plan.termPeriods)
  const grown = BigInt(plan.principal) * ((rate.under + rate.over) ** count - rate.under ** count)
  const rounding = plan.conventions.interestRounding
  const interest = Number(roundQuotient(grown, rate.under ** count, rounding))
  return {
    period: plan.termPeriods,
    date: endsOn(plan, plan.termPeriods),
    payment: plan.principal + interest,
    interest,
    principal: plan.principal,
    extra: 0,
    fees: plan.feePerPeriod,
    balance: 0,
  }
}

export function planLoan(plan: LoanPlan): PlanVerdict {
  if (plan.firstPaymentOn <= plan.startOn) return { ok: false, problem: 'not-possible' }
  const verdict = loanSchedule(termsOf(plan))
  if (!verdict.ok) return verdict
  if (plan.kind === 'bullet') {
    const row = bulletRow(plan)
    return { ok: true, rows: [row], payment: row.payment }
  }
  const rows = verdict.rows.map((row) => ({ ...row, date: endsOn(plan, row.period) }))
  return { ok: true, rows, payment: verdict.payment }
}
