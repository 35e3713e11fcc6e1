import type { DashboardAnswer } from '#contract/entities/dashboard.ts'
import { addAmounts } from '#domain/money.ts'
import type { MonthSums, Sums } from './month-sums.ts'

export interface Figure {
  /** Null while a rate is missing. */
  readonly amount: number | null
  readonly before: number | null
}

export interface Figures {
  readonly income: Figure
  readonly spending: Figure
  readonly net: Figure
  /** In hundredths of a percent; null without any income. */
  readonly rate: number | null
  readonly rateBefore: number | null
}

const netOf = ({ income, spending }: Sums) => addAmounts(income, -spending)

function rateOf({ income, spending }: Sums): number | null {
  if (income <= 0) return null
  const saved = BigInt(income) - BigInt(spending)
  const [size, whole] = [saved < 0n ? -saved : saved, BigInt(income)]
  const bps = Number((size * 20_000n + whole) / (2n * whole))
  return saved < 0n ? -bps : bps
}

export const figuresOfRows = ({ now, before }: MonthSums): Figures => ({
  income: { amount: now.income, before: before.income },
  spending: { amount: now.spending, before: before.spending },
  net: { amount: netOf(now), before: netOf(before) },
  rate: rateOf(now),
  rateBefore: rateOf(before),
})

export const figuresOfAnswer = (answer: DashboardAnswer): Figures => ({
  income: answer.income,
  spending: answer.spending,
  net: answer.net,
  rate: answer.savingsRateBps,
  rateBefore: answer.savingsRateBeforeBps,
})
