/** A loan with its days: what the product keeps of it, and the dated rows that follow. */
import type { Day } from '../calendar/calendar.ts'
import { addRatios, type Ratio, ratio, timesRatio } from '../money/ratio.ts'
import { bulletSchedule } from './bullet.ts'
import { type DayCount, yearsBetween } from './day-count.ts'
import { calendarOf, type LoanCalendar } from './loan-calendar.ts'
import { type LoanFrequency, paymentDay, periodsPerYear } from './payment-days.ts'
import { loanSchedule } from './schedule.ts'
import {
  type Conventions,
  type Extra,
  type LoanRow,
  type LoanTerms,
  plainTerms,
  type RateStep,
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
  /** Hundredths of a percent a year, with up to four decimals. */
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

const bpsDecimals = 10_000
const rateOf = (bps: number): Ratio => ratio(Math.round(bps * bpsDecimals), 10_000 * bpsDecimals)

const repayments: Readonly<Record<LoanKind, Repayment>> = {
  annuity: 'annuity',
  'equal-principal': 'serial',
  'interest-only': 'interest',
  balloon: 'annuity',
  bullet: 'interest',
  'interest-free': 'serial',
}

/** The rate a loan has on a day. */
export const rateOn = (plan: LoanPlan, day: Day): number => {
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
function accrualsOf(plan: LoanPlan, calendar: LoanCalendar): LoanTerms['accrualIn'] {
  const { conventions, firstPaymentOn, frequency, startOn } = plan
  const isThirty = plan.dayCount === '30/360'
  const isWhole = paymentDay(firstPaymentOn, frequency, -1) === startOn
  const isFirstEven = conventions.firstPeriod === 'even' || (isThirty && isWhole)
  return (period) =>
    (period === 1 ? isFirstEven : isThirty)
      ? null
      : accrualBetween(plan, calendar.opensOn(period), calendar.endsOn(period))
}

/** A change counts from the first period that begins with it or after it. */
function rateSteps(plan: LoanPlan, calendar: LoanCalendar): readonly RateStep[] {
  return plan.rateChanges
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, rateBps }) => ({
      fromPeriod: from <= plan.startOn ? 1 : calendar.periodOf(from) + 1,
      annualRate: rateOf(rateBps),
      isRecast: true,
      paymentCap: null,
    }))
}

/** In which period it is paid, and how much of its interest a unit has earned by then. */
function placeExtra(
  plan: LoanPlan,
  calendar: LoanCalendar,
  accrualIn: LoanTerms['accrualIn'],
  { on, amount, effect }: DatedExtra,
): Extra {
  const period = calendar.periodOf(on)
  const [from, to] = [calendar.opensOn(period), calendar.endsOn(period)]
  if (on >= to) return { period, passed: ratio(1n), amount, effect }
  if (on <= from) return { period, passed: ratio(0n), amount, effect }
  const counted = accrualIn(period)
  const whole = counted ?? yearsBetween(plan.dayCount, from, to)
  const part = counted ? accrualBetween(plan, from, on) : yearsBetween(plan.dayCount, from, on)
  // Where nothing is earned it makes no difference when.
  if (whole.over === 0n) return { period, passed: ratio(0n), amount, effect }
  const passed = ratio(part.over * whole.under, part.under * whole.over)
  return { period, passed, amount, effect }
}

function termsOf(plan: LoanPlan, calendar: LoanCalendar): LoanTerms {
  const isFree = plan.kind === 'interest-free'
  const accrualIn = isFree ? () => null : accrualsOf(plan, calendar)
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
    rateSteps: isFree ? [] : rateSteps(plan, calendar),
    extras: plan.extras.map((extra) => placeExtra(plan, calendar, accrualIn, extra)),
    feePerPeriod: plan.feePerPeriod,
    accrualIn,
    conventions: plan.conventions,
  }
}

/** All of it, or the rows up to a period where no more is asked for. */
export function planLoan(plan: LoanPlan, until = plan.termPeriods): PlanVerdict {
  if (plan.firstPaymentOn < plan.startOn) return { ok: false, problem: 'not-possible' }
  const calendar = calendarOf(plan, plan.termPeriods)
  const terms = termsOf(plan, calendar)
  const verdict = plan.kind === 'bullet' ? bulletSchedule(terms) : loanSchedule(terms, until)
  if (!verdict.ok) return verdict
  const rows = verdict.rows.map((row) => ({ ...row, date: calendar.endsOn(row.period) }))
  return { ok: true, rows, payment: verdict.payment }
}
