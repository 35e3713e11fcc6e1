import type { Evidence } from '#domain/advice/advice.ts'
import { isRecurring } from '#domain/advice/covered.ts'
import type { SeriesFact } from '#domain/advice/facts.ts'
import { money } from '#domain/advice/words.ts'
import {
  detectRecurring,
  type LikelyRecurring,
  type PastRow,
} from '#domain/recurring/detect-recurring.ts'
import type { AnswerBook } from './answer-book.ts'
import { rhythmWords } from './plans.ts'

const shownMost = 8

/** Prices of a contract stay for long: one step, or one in a quarter of the times, is no visit. */
export function isPriceKept(amounts: readonly number[]): boolean {
  const steps = amounts.length - 1
  const changes = amounts.filter((amount, at) => at > 0 && amount !== amounts[at - 1]).length
  return changes * 4 <= Math.max(4, steps) && changes < steps
}

/** Visits in a rhythm are no contract; what is taken at a kept price every month may be one. */
function isLikeContract(
  { rowIds, reason, schedule: { frequency } }: LikelyRecurring,
  rows: readonly PastRow[],
): boolean {
  if (frequency !== 'monthly' && frequency !== 'yearly') return false
  if (reason.amounts !== 'similar') return reason.amounts === 'same'
  const byId = new Map(rows.map(({ id, amount }) => [id, amount]))
  return isPriceKept(rowIds.flatMap((id) => byId.get(id) ?? []))
}

/** Nearly all that a payee takes: some equal sums among others are visits to a shop. */
function seenOf({ facts }: AnswerBook, { name, entries }: SeriesFact): readonly LikelyRecurring[] {
  const rows = entries.map((entry) => ({ ...entry, description: name, merchant: name }))
  return detectRecurring(rows, facts.today).filter(
    (one) => isLikeContract(one, rows) && one.reason.times * 4 >= entries.length * 3,
  )
}

/** What comes again at the same price, as the rows show, and nobody entered in Recurring. */
export const seenPlans = (book: AnswerBook): readonly LikelyRecurring[] =>
  book.facts.series
    .filter((series) => series.kind === 'expense' && !isRecurring(book.facts, series))
    .flatMap((series) => seenOf(book, series))
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, shownMost)

export const seenSentences = ({ facts }: AnswerBook, seen: readonly LikelyRecurring[]) =>
  seen.map(({ description, amount, currency, schedule }) => {
    const price = `${money(facts, amount, currency)} ${rhythmWords(schedule)}`
    return `${description}, ${price}, is seen in your rows but not entered in Recurring.`
  })

export const seenRow = ({ rowIds, reason, ...seen }: LikelyRecurring): Evidence => ({
  ...{ collection: 'expenses', id: rowIds.at(-1) ?? '', words: seen.description },
  ...{ date: reason.lastOn, amount: seen.amount, currency: seen.currency },
})
