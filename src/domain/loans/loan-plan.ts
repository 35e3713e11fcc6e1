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

type RateChange = LoanPlan['rateChanges'][number]

const inOrder = (changes: readonly RateChange[]): readonly RateChange[] =>
  changes.toSorted((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)))

/** How many of them, in order, came by a day. */
function countUntil(changes: readonly RateChange[], day: Day): number {
  let [low, high] = [0, changes.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((changes[middle]?.from ?? day) <= day) low = middle + 1
    else high = middle
  }
  return low
}

/** The rate a loan has on a day. */
export const rateOn = (plan: LoanPlan, day: Day): number => {
  const changes = inOrder(plan.rateChanges)
  return changes[countUntil(changes, day) - 1]?.rateBps ?? plan.annualRateBps
}

/** What a unit earns between two days, with every rate for the days it counts. */
type AccrualBetween = (from: Day, to: Day) => Ratio

function accruing({ rateChanges, annualRateBps, dayCount }: LoanPlan): AccrualBetween {
  const changes = inOrder(rateChanges)
  return (from, to) => {
    let [earned, start] = [ratio(0n), from]
    for (let at = countUntil(changes, from); ; at++) {
      const edge = changes[at]?.from ?? to
      const end = edge < to ? edge : to
      const rate = rateOf(changes[at - 1]?.rateBps ?? annualRateBps)
      earned = addRatios(earned, timesRatio(rate, yearsBetween(dayCount, start, end)))
      if (end === to) return earned
      start = end
    }
  }
}

/** Months of thirty days are all alike, unless the first one is longer or shorter. */
function accrualsOf(
  plan: LoanPlan,
  calendar: LoanCalendar,
  accrualBetween: AccrualBetween,
): LoanTerms['accrualIn'] {
  const { conventions, firstPaymentOn, frequency, startOn } = plan
  const isThirty = plan.dayCount === '30/360'
  const isWhole = paymentDay(firstPaymentOn, frequency, -1) === startOn
  const isFirstEven = conventions.firstPeriod === 'even' || (isThirty && isWhole)
  return (period) =>
    (period === 1 ? isFirstEven : isThirty)
      ? null
      : accrualBetween(calendar.opensOn(period), calendar.endsOn(period))
}

/** A change counts from the first period that begins with it or after it. */
function rateSteps(plan: LoanPlan, calendar: LoanCalendar): readonly RateStep[] {
  return inOrder(plan.rateChanges).map(({ from, rateBps }) => ({
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
  accrued: { readonly within: LoanTerms['accrualIn']; readonly between: AccrualBetween },
  { on, amount, effect }: DatedExtra,
): Extra {
  const period = calendar.periodOf(on)
  const [from, to] = [calendar.opensOn(period), calendar.endsOn(period)]
  if (on >= to) return { period, passed: ratio(1n), amount, effect }
  if (on <= from) return { period, passed: ratio(0n), amount, effect }
  const counted = accrued.within(period)
  const whole = counted ?? yearsBetween(plan.dayCount, from, to)
  const part = counted ? accrued.between(from, on) : yearsBetween(plan.dayCount, from, on)
  // Where nothing is earned it makes no difference when.
  if (whole.over === 0n) return { period, passed: ratio(0n), amount, effect }
  const passed = ratio(part.over * whole.under, part.under * whole.over)
  return { period, passed, amount, effect }
}

function termsOf(plan: LoanPlan, calendar: LoanCalendar): LoanTerms {
  const isFree = plan.kind === 'interest-free'
  const between = accruing(plan)
  const accrualIn = isFree ? () => null : accrualsOf(plan, calendar, between)
  const accrued = { within: accrualIn, between }
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
    extras: plan.extras.map((extra) => placeExtra(plan, calendar, accrued, extra)),
    feePerPeriod: plan.feePerPeriod,
    accrualIn,
    conventions: plan.conventions,
  }
}

const verdicts = new Map<string, PlanVerdict>()
const verdictsKept = 4

/**
 * All of it, or the rows up to a period where no more is asked for. One change of a loan asks for
 * the same few plans again and again, so the last ones are kept.
 */
export function planLoan(plan: LoanPlan, until = plan.termPeriods): PlanVerdict {
  const key = JSON.stringify([plan, until])
  const verdict = verdicts.get(key) ?? reckonPlan(plan, until)
  verdicts.delete(key)
  verdicts.set(key, verdict)
  const [oldest] = verdicts.keys()
  if (verdicts.size > verdictsKept && oldest !== undefined) verdicts.delete(oldest)
  return verdict
}

function reckonPlan(plan: LoanPlan, until: number): PlanVerdict {
  if (plan.firstPaymentOn < plan.startOn) return { ok: false, problem: 'not-possible' }
  const calendar = calendarOf(plan, plan.termPeriods)
  const terms = termsOf(plan, calendar)
  const verdict = plan.kind === 'bullet' ? bulletSchedule(terms) : loanSchedule(terms, until)
  if (!verdict.ok) return verdict
  const rows = verdict.rows.map((row) => ({ ...row, date: calendar.endsOn(row.period) }))
  return { ok: true, rows, payment: verdict.payment }
}
