/** A loan that is paid back once, at its end, with interest on interest. */
import { addRatios, type Ratio, ratio, timesRatio } from '../money/ratio.ts'
import { roundQuotient } from '../money/round-ratio.ts'
import { periodicRate } from './periodic-rate.ts'
import { byTime, isPossible } from './schedule.ts'
import type { Extra, LoanTerms, ScheduleVerdict } from './terms.ts'

/** What is owed keeps this many decimals of a minor unit until it is paid. */
const carried = 10n ** 40n

interface Owing {
  /** Minor units, times `carried`: the principal and all interest so far. */
  owed: bigint
  principal: bigint
}

/** Lowers what is owed by at most the principal: the interest stays for the end. */
function pay(owing: Owing, { amount }: Extra): void {
  const paid = BigInt(amount) < owing.principal ? BigInt(amount) : owing.principal
  owing.principal -= paid
  owing.owed -= paid * carried
}

/** One period with what is paid on top in it, each from its time on. */
function pass(owing: Owing, rate: Ratio, extras: readonly Extra[]): void {
  let [passed, sum] = [ratio(0n), ratio(0n)]
  const grow = (until: Ratio) => {
    const part = addRatios(until, { over: -passed.over, under: passed.under })
    sum = addRatios(sum, timesRatio({ over: owing.owed, under: 1n }, part))
    passed = until
  }
  for (const extra of extras.toSorted(byTime)) {
    grow(extra.passed)
    pay(owing, extra)
  }
  grow(ratio(1n))
  const interest = timesRatio(sum, rate)
  owing.owed += roundQuotient(interest.over, interest.under, 'half-even')
}

/** Nothing is paid before the end but what is paid on top; then everything, rounded once. */
export function bulletSchedule(terms: LoanTerms): ScheduleVerdict {
  if (!isPossible(terms)) return { ok: false, problem: 'not-possible' }
  const even = (annual: Ratio) =>
    periodicRate(annual, terms.periodsPerYear, terms.compoundedPerYear)
  const steps = new Map(terms.rateSteps.map((step) => [step.fromPeriod, step]))
  const extras = Map.groupBy(terms.extras, (extra) => extra.period)
  const owing = { owed: BigInt(terms.principal) * carried, principal: BigInt(terms.principal) }
  let [rate, period] = [even(terms.annualRate), 0]
  while (period < terms.periods && owing.principal > 0n) {
    period++
    const step = steps.get(period)
    if (step) rate = even(step.annualRate)
    pass(owing, terms.accrualIn(period) ?? rate, extras.get(period) ?? [])
  }
  const payment = Number(roundQuotient(owing.owed, carried, terms.conventions.interestRounding))
  const principal = Number(owing.principal)
  if (!Number.isSafeInteger(payment)) return { ok: false, problem: 'not-possible' }
  const row = {
    period,
    payment,
    principal,
    interest: payment - principal,
    extra: terms.principal - principal,
    fees: terms.feePerPeriod,
    balance: 0,
  }
  return { ok: true, rows: [row], payment }
}
