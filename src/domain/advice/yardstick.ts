/** What is much or little for this book: its own medians, never an amount of ours. */
import { medianOf } from '../budgets/median.ts'
import type { EntryFact, Facts } from './facts.ts'

const monthsInYear = 12

/** What a usual month costs; null while there is no whole month. */
export const usualMonth = ({ months }: Facts): number | null =>
  medianOf(months.map(({ spending }) => spending))

export const usualIncome = ({ months }: Facts): number | null =>
  medianOf(months.map(({ income }) => income))

/** What usually stays of a month; null while it is not known. */
export const usualSurplus = ({ months }: Facts): number | null =>
  medianOf(
    months.map(({ income, spending }) =>
      income === null || spending === null ? null : income - spending,
    ),
  )

/** A part of a usual year, in thousandths; without a usual year nothing is too little. */
export function isWorth(facts: Facts, yearly: number | null, thousandths: number): boolean {
  const month = usualMonth(facts)
  if (yearly === null || yearly <= 0) return false
  return month === null || yearly * 1000 >= month * monthsInYear * thousandths
}

export const sumCost = (entries: readonly EntryFact[]): number | null =>
  entries.reduce<number | null>(
    (sum, { cost }) => (sum === null || cost === null ? null : sum + cost),
    0,
  )
