import type { Advice } from '#domain/advice/advice.ts'
import type { Facts } from '#domain/advice/facts.ts'
import { readQuestion, type Topic } from '#domain/advice/questions/read-question.ts'
import { money, monthWords, percent } from '#domain/advice/words.ts'
import type { KnownBook } from '../read-facts.ts'
import { type AnswerTopic, type PlainAnswer, plain } from './answer.ts'
import {
  answerAverage,
  answerBiggest,
  answerCategories,
  answerCompare,
  answerCount,
  answerEarned,
  answerKept,
  answerPlaces,
  answerSpent,
} from './answer-sums.ts'
import {
  answerGoals,
  answerGroups,
  answerLeft,
  answerLoans,
  answerSubscriptions,
  answerUpcoming,
} from './answer-things.ts'

const answers: Readonly<Record<Topic, AnswerTopic>> = {
  spent: answerSpent,
  earned: answerEarned,
  kept: answerKept,
  average: answerAverage,
  count: answerCount,
  biggest: answerBiggest,
  categories: answerCategories,
  places: answerPlaces,
  compare: answerCompare,
  left: answerLeft,
  goals: answerGoals,
  loans: answerLoans,
  groups: answerGroups,
  upcoming: answerUpcoming,
  subscriptions: answerSubscriptions,
}

const cannot = plain(
  'I cannot answer that from your book.',
  'Ask me what you spent or earned in a time, on a category or at a place, what was largest, how ' +
    'two months compare, what is left of a budget, or about goals, loans, groups and bills.',
)

export interface Found extends PlainAnswer {
  readonly isUnderstood: boolean
}

/** From the figures alone, with no model. */
export async function answerQuestion(
  { book, names, facts }: KnownBook,
  question: string,
): Promise<Found> {
  const asked = readQuestion(question, {
    today: facts.today,
    locale: facts.locale,
    categories: names.all,
    places: facts.series.map(({ name }) => name),
    things: [...facts.budgets, ...facts.goals, ...facts.loans, ...facts.groups],
  })
  if (!asked) return { ...cannot, isUnderstood: false }
  const found = await answers[asked.topic]({ asked, book, names, facts })
  return { ...found, isUnderstood: true }
}

const adviceTold = 3

/** The month so far, and what matters most today. */
export function wholePicture(facts: Facts, advice: readonly Advice[]): PlainAnswer {
  const { income, spending, month } = facts.thisMonth
  const kept = (income ?? 0) - (spending ?? 0)
  const isKnown = income !== null && spending !== null
  const share = income && isKnown ? `, ${percent(kept, income)}% of what came in` : ''
  const first = advice.slice(0, adviceTold)
  return {
    sentences: [
      isKnown
        ? `In ${monthWords(facts, month)} so far ${money(facts, income)} came in and ` +
          `${money(facts, spending)} went out.`
        : `The total of ${monthWords(facts, month)} is unknown, an exchange rate is missing.`,
      ...(isKnown && kept > 0 ? [`${money(facts, kept)} stayed${share}.`] : []),
      ...first.map(({ title, text }) => `${title}: ${text}`),
      ...(first.length === 0 ? ['Nothing in your book needs you today.'] : []),
    ],
    evidence: first.flatMap(({ evidence }) => evidence),
    link: null,
  }
}
