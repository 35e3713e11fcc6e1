/** What is much or little for this book: its own months, never an amount of ours. */
import { medianOf } from '../budgets/median.ts'
import { addMonths, type Day, type Month, monthOf } from '../calendar/calendar.ts'
import { exponentOf } from '../money/money.ts'
import type { EntryFact, Facts, MonthFact } from './facts.ts'
import { areInARow } from './words.ts'

const monthsInYear = 12

/** A month of which the book has so few days less is nearly whole. */
const nearlyWhole = 5

/** The month from which on a book that began on a day has them whole. */
export const firstWholeMonth = (begun: Day): Month =>
  Number(begun.slice(8)) <= nearlyWhole ? monthOf(begun) : addMonths(monthOf(begun), 1)

/** A month in which nothing was written down was not free: the book was not kept. */
const isWritten = ({ income, spending }: MonthFact) => income !== 0 || spending !== 0

export const writtenMonths = ({ months }: Facts): readonly MonthFact[] => months.filter(isWritten)

/** What a usual month costs; null while there is no whole month. */
export const usualMonth = (facts: Facts): number | null =>
  medianOf(writtenMonths(facts).map(({ spending }) => spending))

/** A part of a usual year, in thousandths; without a usual year nothing can be called much. */
export function isWorth(facts: Facts, yearly: number | null, thousandths: number): boolean {
  const month = usualMonth(facts)
  if (yearly === null || yearly <= 0 || month === null || month <= 0) return false
  return yearly * 1000 >= month * monthsInYear * thousandths
}

/** What comes back once is worth a word above half a hundredth of a usual month. */
export function isWorthOnce(facts: Facts, cost: number | null): boolean {
  const month = usualMonth(facts)
  if (cost === null || cost <= 0) return false
  return month === null || cost * 200 >= month
}

export interface KnownMonth extends MonthFact {
  readonly income: number
  readonly spending: number
}

const isKnown = (month: MonthFact): month is KnownMonth =>
  month.income !== null && month.spending !== null

/** The last whole months, all known and written, none left out; null when there are fewer. */
export function lastMonths({ months }: Facts, count: number): readonly KnownMonth[] | null {
  const last = months.slice(-count).filter(isKnown).filter(isWritten)
  return last.length === count && areInARow(last) ? last : null
}

/** Of a spare amount, what people would choose, never more than it is. */
export function roundDown(amount: number, currency: string): number {
  const least = 10 ** exponentOf(currency)
  const digits = Math.floor(Math.log10(Math.max(1, amount)))
  const step = Math.max(least, 10 ** Math.max(0, digits - 1))
  return Math.floor(amount / step) * step
}

/** What stayed of each of the last three months after loans, or more; null when not known. */
export function leastKept(facts: Facts): number | null {
  const months = lastMonths(facts, 3)
  if (!months || months.some(({ income, onLoans }) => income <= 0 || onLoans === null)) return null
  const least = Math.min(
    ...months.map(({ income, spending, onLoans }) => income - spending - (onLoans ?? 0)),
  )
  return least > 0 ? roundDown(least, facts.currency) || null : null
}

export const sumCost = (entries: readonly EntryFact[]): number | null =>
  entries.reduce<number | null>(
    (sum, { cost }) => (sum === null || cost === null ? null : sum + cost),
    0,
  )
