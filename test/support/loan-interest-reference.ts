import type { DatedRow, LoanPlan } from '#domain/loans/loan-plan.ts'

/** A fraction, for sums of which no digit is lost. */
type Fraction = readonly [over: bigint, under: bigint]

const nothing: Fraction = [0n, 1n]
const add = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d]
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d]
const less = (one: Fraction, [c, d]: Fraction): Fraction => add(one, [-c, d])

const dayMs = 86_400_000
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs
const yearDays = (year: number) => days(`${year}-01-01`, `${year + 1}-01-01`)
const isMonthEnd = (day: string) => new Date(Date.parse(day) + dayMs).getUTCDate() === 1

function thirtyDays(from: string, to: string): number {
  const [y1 = 0, m1 = 0, d1 = 0] = from.split('-').map(Number)
  const [y2 = 0, m2 = 0, d2 = 0] = to.split('-').map(Number)
  const first = isMonthEnd(from) ? 30 : d1
  const isBothEnds = isMonthEnd(from) && m2 === 2 && isMonthEnd(to)
  const last = first === 30 && (d2 === 31 || isBothEnds) ? 30 : d2
  return 360 * (y2 - y1) + 30 * (m2 - m1) + last - first
}

function years(dayCount: LoanPlan['dayCount'], from: string, to: string): Fraction {
  if (dayCount === '30/360') return [BigInt(thirtyDays(from, to)), 360n]
  if (dayCount !== 'act/act') return [BigInt(days(from, to)), dayCount === 'act/365' ? 365n : 360n]
  let all = nothing
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    const begin = from > `${year}-01-01` ? from : `${year}-01-01`
    const end = to < `${year + 1}-01-01` ? to : `${year + 1}-01-01`
    all = add(all, [BigInt(Math.max(0, days(begin, end))), BigInt(yearDays(year))])
  }
  return all
}

function rateAt({ rateChanges, annualRateBps }: LoanPlan, day: string): Fraction {
  const known = rateChanges.filter(({ from }) => from <= day)
  const latest = known.reduce<(typeof known)[number] | null>(
    (best, one) => (best === null || one.from >= best.from ? one : best),
    null,
  )
  return [BigInt(Math.round((latest?.rateBps ?? annualRateBps) * 10_000)), 100_000_000n]
}

/** What a unit earns between two days, each rate for its own ones. */
function earned(plan: LoanPlan, from: string, to: string): Fraction {
  const edges = plan.rateChanges.map((change) => change.from).filter((on) => on > from && on < to)
  let [all, start] = [nothing, from]
  for (const end of [...edges.toSorted(), to]) {
    all = add(all, times(rateAt(plan, start), years(plan.dayCount, start, end)))
    start = end
  }
  return all
}

const perYear = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12, quarterly: 4, yearly: 1 }

function rounded([over, under]: Fraction, how: string): bigint {
  const [whole, rest] = [over / under, (over % under) * 2n]
  if (rest === 0n || how === 'down') return whole
  if (how === 'up' || rest > under) return whole + 1n
  if (rest < under || how === 'half-down') return whole
  return how === 'half-up' || whole % 2n === 1n ? whole + 1n : whole
}

/**
 * The interest of a period from what was open, the days and the rate, worked out apart from the
 * engine; null where it is not for the days alone to say.
 */
export function interestOf(
  plan: LoanPlan,
  row: DatedRow,
  opening: number,
  opensOn: string,
  isFirstWhole: boolean,
): bigint | null {
  if (plan.kind === 'bullet') return null
  if (plan.kind === 'interest-free') return 0n
  const isThirty = plan.dayCount === '30/360'
  const isForced = plan.conventions.firstPeriod === 'even'
  const even = row.period === 1 ? isForced || (isThirty && isFirstWhole) : isThirty
  if (even && plan.compounding !== 'periodic') return null
  const whole: Fraction = even
    ? times(rateAt(plan, opensOn), [1n, BigInt(perYear[plan.frequency])])
    : earned(plan, opensOn, row.date)
  const inside = plan.extras.filter(
    ({ on }) => on < row.date && (on > opensOn || (row.period === 1 && on <= opensOn)),
  )
  const together = plan.extras.filter(({ on }) => on === row.date)
  const paid = [...inside, ...together].reduce((sum, { amount }) => sum + amount, 0)
  // More than was open was offered: how much of which was taken is for the engine to say.
  if (paid !== row.extra) return null
  let sum = times([BigInt(opening), 1n], whole)
  for (const { on, amount } of inside) {
    const share: Fraction =
      on <= opensOn ? nothing : passed(plan, even, opensOn, on, row.date, whole)
    sum = less(sum, times([BigInt(amount), 1n], less(whole, share)))
  }
  return rounded(sum, plan.conventions.interestRounding)
}

function passed(
  plan: LoanPlan,
  isEven: boolean,
  from: string,
  on: string,
  to: string,
  whole: Fraction,
): Fraction {
  if (!isEven) return earned(plan, from, on)
  const [over, under] = years(plan.dayCount, from, on)
  const [allOver, allUnder] = years(plan.dayCount, from, to)
  return times(whole, [over * allUnder, under * allOver])
}
