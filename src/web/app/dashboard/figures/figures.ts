import type { DashboardAnswer } from '#contract/dashboard/entities.ts'
import type { Ahead } from '#domain/ahead.ts'
import { flowTotals } from '#domain/analytics/savings-rate.ts'
import type { MissingRate, OldRate } from '#domain/money/convert-totals.ts'
import type { MonthSums } from './month-sums.ts'

export interface Figure {
  /** What is known; null when it is too large to add. */
  readonly amount: number | null
  readonly missing?: readonly MissingRate[] | undefined
  readonly old?: readonly OldRate[] | undefined
  readonly isAbout?: boolean | undefined
  readonly before: number | null
  readonly missingBefore?: readonly MissingRate[] | undefined
  readonly isAboutBefore?: boolean | undefined
  /** Written down for the rest of the month. */
  readonly ahead?: Ahead | undefined
}

export interface Figures {
  /** What they are told in: a saved answer keeps its own. */
  readonly currency: string
  readonly income: Figure
  readonly spending: Figure
  readonly net: Figure
  /** In hundredths of a percent; null without any income. */
  readonly rate: number | null
  readonly rateBefore: number | null
  /** Of what time they are, where the book has changed since. */
  readonly age?: string | null
}

/** Whether all of a figure, and of what it is compared with, has a rate. */
export const isWhole = ({ missing, missingBefore }: Figure): boolean =>
  !missing?.length && !missingBefore?.length

export function figuresOfRows(sums: MonthSums, currency: string): Figures {
  const [now, before] = [flowTotals(sums.now), flowTotals(sums.before)]
  const ahead = flowTotals(sums.ahead)
  const figure = (name: 'income' | 'spending' | 'net'): Figure => ({
    amount: now[name],
    before: before[name],
    ahead: { amount: ahead[name] },
  })
  return {
    currency,
    income: figure('income'),
    spending: figure('spending'),
    net: figure('net'),
    rate: now.savingsRateBps,
    rateBefore: before.savingsRateBps,
  }
}

export const figuresOfAnswer = (answer: DashboardAnswer, age: string | null): Figures => ({
  age,
  currency: answer.currency,
  income: answer.income,
  spending: answer.spending,
  net: answer.net,
  rate: answer.savingsRateBps,
  rateBefore: answer.savingsRateBeforeBps,
})
