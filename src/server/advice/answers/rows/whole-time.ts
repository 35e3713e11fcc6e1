import { firstDay, type Period, periodOf } from '#domain/advice/questions/period.ts'
import type { Question } from '../answer.ts'
import { bestOf } from '../subject.ts'

export const isOfCost = /\bcosts?\b|\bhow much (?:was|were)\b/

/** A trip or a purchase without days is asked about as a whole. */
export const wholeTime = (question: Question): Period | null => {
  const { asked, book } = question
  if (asked.periods.length > 0) return null
  const isEver =
    /\b(?:in total|altogether|in all|ever)\b/.test(asked.skeleton) ||
    (asked.mentions.length > 0 && /\bhave (?:i|we) (?:\w+ )?paid\b|\bso far$/.test(asked.skeleton))
  const isTrip = asked.mentions.some((mention) =>
    mention.names.some(({ kind, fit }) => kind === 'group' || (kind === 'tag' && fit === 'whole')),
  )
  // Something that was bought once is asked about whenever it was.
  const isItem = asked.mentions.some(
    (mention) =>
      mention.names.every(({ kind }) => kind === 'item' || kind === 'note') ||
      bestOf(question, mention).every(
        ({ kind, fit }) => kind === 'item' && (fit === 'whole' || isOfCost.test(asked.skeleton)),
      ),
  )
  return isEver || isTrip || isItem ? periodOf(firstDay, book.facts.today, book.facts) : null
}
