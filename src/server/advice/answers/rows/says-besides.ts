import type { Period } from '#domain/advice/questions/period.ts'
import type { Question } from '../answer.ts'
import { entriesWords, saidOf, saidSum } from '../say.ts'
import { saidBesides, saidWithin } from '../subject.ts'
import { rowsOf, type Summed, sumOf } from '../sums.ts'
import { rowSentence } from './row-words.ts'

/** How much of the whole says the word that stands for it. */
async function withinSentences(question: Question, period: Period, own: Summed) {
  const wanted = saidWithin(question, period)
  const part = wanted && (await sumOf(question.book.book, wanted))
  if (!part || part.entries === own.entries) return []
  const word = question.asked.mentions[0]?.text ?? ''
  return [`${saidSum(question.book.facts, part)} of it says “${word}”.`]
}

/** The search counts what says the word as well: so the rest of it is told, and both together. */
async function besidesSentences(question: Question, period: Period, own: Summed) {
  const wanted = saidBesides(question, period)
  const more = wanted && (await sumOf(question.book.book, wanted))
  if (!more || more.entries === 0 || more.total === null || own.total === null) return []
  const { facts } = question.book
  const word = question.asked.mentions[0]?.text ?? ''
  return [
    `${saidSum(facts, more)} more says “${word}” outside that category, in ` +
      `${entriesWords(more.entries)}, so ${saidOf(facts, own.total + more.total, own, more)} ` +
      'together.',
  ]
}

/** What says the word and lies in another category may be what was meant: a gym filed as health. */
export async function lastBesides(
  question: Question,
  period: Period,
  order: 'earliest' | 'latest',
) {
  const wanted = saidBesides(question, period)
  const [row] = wanted ? await rowsOf(question.book.book, wanted, order, 1) : []
  const [said] = question.asked.mentions
  return row ? [`Outside that category says “${said?.text}”: ${rowSentence(question, row)}.`] : []
}

/** What else says the word for a category, in it and outside of it. */
export const saidElsewhere = async (question: Question, period: Period, own: Summed) => [
  ...(await withinSentences(question, period, own)),
  ...(await besidesSentences(question, period, own)),
]
