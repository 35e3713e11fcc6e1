/** The schedule of a loan as its lender writes it: interest rounded each period, ending at zero. */
import { addRatios, type Ratio, ratio, timesRatio } from '../money/ratio.ts'
import { roundQuotient } from '../money/round-ratio.ts'
import { levelPayment } from './level-payment.ts'
import { periodicRate } from './periodic-rate.ts'
import type { Extra, LoanRow, LoanTerms, RateStep, ScheduleVerdict } from './terms.ts'

/** A carried balance keeps this many decimals of a minor unit. */
const carried = 10n ** 40n
const rowsMost = 20_000

/** What changes from period to period. */
interface State {
  /** Minor units, times the scale. */
  balance: bigint
  /** The rate of an even period. */
  evenRate: Ratio
  payment: bigint
  /** A capped payment may be less than the interest, and then the loan grows. */
  isCapped: boolean
  /** Something was paid on top so that it ends sooner. */
  isShortened: boolean
}

/** What is still to come. */
interface Outlook {
  readonly left: number
  /** Open after that. */
  readonly remainder: number
}

interface Due {
  readonly payment: bigint
  readonly isLast: boolean
}

/** To the nearest unit; exactly worked out only where the double is too near to a half. */
function roundedInterest(rate: Ratio): (open: number) => number {
  const about = Number(rate.over) / Number(rate.under)
  return (open) => {
    const interest = open * about
    const isClear = Math.abs(interest - Math.floor(interest) - 0.5) > interest * 1e-14 + 1e-9
    if (isClear) return Math.round(interest)
    return Number(roundQuotient(BigInt(open) * rate.over, rate.under, 'half-up'))
  }
}

class Reckoner {
  readonly rows: LoanRow[] = []
  readonly #terms: LoanTerms
  readonly #scale: bigint
  readonly #state: State
  readonly #steps: ReadonlyMap<number, RateStep>
  readonly #extras: ReadonlyMap<number, readonly Extra[]>

  constructor(terms: LoanTerms) {
    this.#terms = terms
    this.#scale = terms.conventions.balance === 'carry' ? carried : 1n
    const balance = BigInt(terms.principal) * this.#scale
    const evenRate = this.#even(terms.annualRate)
    this.#state = { balance, evenRate, payment: 0n, isCapped: false, isShortened: false }
    this.#state.payment = this.#reckon(this.#ahead(0), evenRate)
    this.#steps = new Map(terms.rateSteps.map((step) => [step.fromPeriod, step]))
    this.#extras = Map.groupBy(terms.extras, ({ period }) => period)
  }

  /** What is first asked for: of interest-only and serial loans that is not the reckoned part. */
  firstPayment(): bigint {
    const { repayment, interestOnlyPeriods, conventions, principal } = this.#terms
    const { over, under } = this.#rateOf(1)
    const interest = roundQuotient(BigInt(principal) * over, under, conventions.interestRounding)
    if (repayment === 'interest' || interestOnlyPeriods > 0) return interest
    return repayment === 'serial' ? this.#state.payment + interest : this.#state.payment
  }

  /** One row; false when nothing is open any more. */
  advance(period: number): boolean {
    this.#stepTo(period)
    const state = this.#state
    const scale = this.#scale
    const isLowered = this.#hasEffect(period, 'lower')
    const ahead = isLowered ? this.#aheadOfLower(period) : null
    const accrual = this.#accrue(period)
    const rounding = this.#terms.conventions.interestRounding
    const interest = roundQuotient(accrual.over, accrual.under * scale, rounding)
    // A carried balance takes all the decimals of the interest, a rounded one what is written.
    const kept = scale === 1n ? interest : roundQuotient(accrual.over, accrual.under, 'half-even')
    const owed = state.balance + kept
    const due = this.#due(period, interest, owed)
    state.balance = due.isLast ? 0n : owed - due.payment * scale
    const extra = accrual.paid + (due.isLast ? 0n : this.#payAtEnd(period))
    state.isShortened ||= this.#hasEffect(period, 'shorter')
    // The payment that is due stays as it was: a lower one begins with the next.
    if (ahead) {
      const left = ahead.left - (period > this.#terms.interestOnlyPeriods ? 1 : 0)
      state.payment = this.#reckon({ ...ahead, left }, state.evenRate)
    }
    this.rows.push({
      period,
      payment: Number(due.payment),
      interest: Number(interest),
      principal: Number(due.payment - interest),
      extra: Number(extra),
      fees: this.#terms.feePerPeriod,
      balance: Number(this.#shown(state.balance)),
    })
    return this.#shown(state.balance) !== 0n
  }

  #hasEffect(period: number, wanted: Extra['effect']): boolean {
    return this.#extras.get(period)?.some(({ effect }) => effect === wanted) ?? false
  }

  #even(annualRate: Ratio): Ratio {
    return periodicRate(annualRate, this.#terms.periodsPerYear, this.#terms.compoundedPerYear)
  }

  #shown(balance: bigint): bigint {
    return roundQuotient(balance, this.#scale, 'half-up')
  }

  #rateOf(period: number): Ratio {
    return this.#terms.accrualIn(period) ?? this.#state.evenRate
  }

  /** How many payments are still to come after a period, and what they leave. */
  #ahead(after: number): Outlook {
    const { reckonedPeriods, periods, balloon, interestOnlyPeriods } = this.#terms
    const left = (reckonedPeriods ?? periods) - Math.max(after, interestOnlyPeriods)
    const agreed = { left, remainder: reckonedPeriods === null ? balloon : 0 }
    return this.#state.isShortened ? this.#shortened(agreed) : agreed
  }

  /** A lower payment ends when the one before would, with what is paid to end sooner counted. */
  #aheadOfLower(period: number): Outlook {
    const state = this.#state
    const { balance, isShortened } = state
    for (const extra of this.#extras.get(period) ?? []) {
      if (extra.effect !== 'shorter') continue
      this.#payExtra(extra)
      state.isShortened = true
    }
    const outlook = this.#ahead(period - 1)
    Object.assign(state, { balance, isShortened })
    return outlook
  }

  /** The payment for what is open now; the one of a serial loan is its principal. */
  #reckon({ left, remainder }: Outlook, rate: Ratio): bigint {
    const { payment, repayment, conventions } = this.#terms
    if (payment !== null) return BigInt(payment)
    if (repayment === 'interest' || left < 1) return this.#state.payment
    const open = this.#shown(this.#state.balance)
    const rounding = conventions.paymentRounding
    if (repayment === 'serial') {
      return roundQuotient(open - BigInt(remainder), BigInt(left), rounding)
    }
    return levelPayment({ principal: Number(open), rate, periods: left, remainder }, rounding)
  }

  /** When the payment as it is would end it, and with what: a new one keeps to that. */
  #shortened({ left, remainder }: Outlook): Outlook {
    const { payment, evenRate } = this.#state
    if (payment === 0n) return { left, remainder }
    const isSerial = this.#terms.repayment === 'serial'
    const interestOf = roundedInterest(evenRate)
    let open = Number(this.#shown(this.#state.balance))
    for (let period = 1; period <= left; period++) {
      open -= Number(payment) - (isSerial ? 0 : interestOf(open))
      if (open <= 0) return { left: period, remainder: 0 }
      // Such a one never ends, however long it is looked at.
      if (!Number.isSafeInteger(open)) break
    }
    return { left, remainder: Math.min(remainder, open) }
  }

  #stepTo(period: number): void {
    const step = this.#steps.get(period)
    if (!step) return
    const state = this.#state
    const rate = this.#even(step.annualRate)
    // How long it still lasts is told by the old rate, what is paid from now on by the new one.
    const anew = step.isRecast ? this.#reckon(this.#ahead(period - 1), rate) : null
    state.evenRate = rate
    if (anew === null) return
    const { paymentCap: cap } = step
    const most = cap && roundQuotient(state.payment * cap.over, cap.under, 'half-up')
    state.isCapped = most !== null && anew > most
    state.payment = state.isCapped && most !== null ? most : anew
  }

  /** The interest of a period, exactly; what is paid on top lowers it from then on. */
  #accrue(period: number): Ratio & { readonly paid: bigint } {
    const rate = this.#rateOf(period)
    const early = this.#extras.get(period)?.filter(isEarly) ?? []
    if (early.length === 0) {
      return { over: this.#state.balance * rate.over, under: rate.under, paid: 0n }
    }
    let passed = ratio(0n)
    let sum = ratio(0n)
    const grow = (until: Ratio) => {
      const part = addRatios(until, { over: -passed.over, under: passed.under })
      sum = addRatios(sum, timesRatio({ over: this.#state.balance, under: 1n }, part))
      passed = until
    }
    let paid = 0n
    for (const extra of early.toSorted(byTime)) {
      grow(extra.passed)
      paid += this.#payExtra(extra)
    }
    grow(ratio(1n))
    return { ...timesRatio(sum, rate), paid }
  }

  #due(period: number, interest: bigint, owed: bigint): Due {
    const { periods, reckonedPeriods, repayment, interestOnlyPeriods } = this.#terms
    const whole = this.#shown(owed)
    if (period >= periods && reckonedPeriods === null) return { payment: whole, isLast: true }
    const { payment, isCapped } = this.#state
    const level = isCapped || payment > interest ? payment : interest
    const regular = repayment === 'serial' ? payment + interest : level
    const isInterestOnly = repayment === 'interest' || period <= interestOnlyPeriods
    const asked = isInterestOnly ? interest : regular
    return asked >= whole ? { payment: whole, isLast: true } : { payment: asked, isLast: false }
  }

  #payAtEnd(period: number): bigint {
    const extras = this.#extras.get(period)?.filter((extra) => !isEarly(extra)) ?? []
    return extras.reduce((paid, extra) => paid + this.#payExtra(extra), 0n)
  }

  /** Never more than is open. */
  #payExtra({ amount }: Extra): bigint {
    const open = this.#shown(this.#state.balance)
    const paid = BigInt(amount) < open ? BigInt(amount) : open
    this.#state.balance = paid === open ? 0n : this.#state.balance - paid * this.#scale
    return paid
  }
}

const isEarly = ({ passed }: Extra) => passed.over < passed.under

export const byTime = ({ passed: a }: Extra, { passed: b }: Extra) =>
  Number(a.over * b.under - b.over * a.under)

export const isPossible = ({ principal, periods, balloon, payment, annualRate }: LoanTerms) =>
  Number.isSafeInteger(principal) &&
  principal > 0 &&
  Number.isInteger(periods) &&
  periods > 0 &&
  periods <= rowsMost &&
  balloon >= 0 &&
  balloon <= principal &&
  (payment === null || payment > 0) &&
  annualRate.over >= 0n

/** An agreed payment has to be more than the interest, but of a first period that is longer. */
const isEndless = ({ payment, interestOnlyPeriods }: LoanTerms, row: LoanRow | undefined) =>
  payment !== null &&
  row !== undefined &&
  row.period > Math.max(1, interestOnlyPeriods) &&
  row.balance > 0 &&
  row.principal <= 0

/**
 * Rows until nothing is open, or until the term ends with what is left. The last payment takes up
 * what rounding has left over.
 */
export function loanSchedule(terms: LoanTerms, until = terms.periods): ScheduleVerdict {
  if (!isPossible(terms)) return { ok: false, problem: 'not-possible' }
  const reckoner = new Reckoner(terms)
  const payment = Number(reckoner.firstPayment())
  for (let period = 1; period <= Math.min(until, terms.periods); period++) {
    if (!reckoner.advance(period)) break
    if (isEndless(terms, reckoner.rows.at(-1))) return { ok: false, problem: 'never-ends' }
  }
  return { ok: true, rows: reckoner.rows, payment }
}
