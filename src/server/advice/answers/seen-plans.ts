import type { Evidence } from '#domain/advice/advice.ts'
import { isRecurring } from '#domain/advice/covered.ts'
import type { SeriesFact } from '#domain/advice/facts.ts'
import { money } from '#domain/advice/words.ts'
import { detectRecurring, type LikelyRecurring } from '#domain/recurring/detect-recurring.ts'
import type { AnswerBook } from './answer-book.ts'
import { rhythmWords } from './plans.ts'

const shownMost = 8

/** Visits in a rhythm are no contract; what is taken at the same price every month may be one. */
const isLikeContract = ({ reason, schedule: { frequency } }: LikelyRecurring) =>
  reason.amounts === 'same' && (frequency === 'monthly' || frequency === 'yearly')

/** Nearly all that a payee takes: some equal sums among others are visits to a shop. */
function seenOf({ facts }: AnswerBook, { name, entries }: SeriesFact): readonly LikelyRecurring[] {
  const rows = entries.map((entry) => ({ ...entry, description: name, merchant: name }))
  return detectRecurring(rows, facts.today).filter(
    (one) => isLikeContract(one) && one.reason.times * 4 >= entries.length * 3,
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
