import type { Advice } from '#domain/advice/advice.ts'
import { monthPeriod } from '#domain/advice/questions/read-period.ts'
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
  saidSum,
} from './answer-sums.ts'
import {
  answerGoals,
  answerGroups,
  answerLeft,
  answerLoans,
  answerSubscriptions,
  answerUpcoming,
} from './answer-things.ts'
import { sumOf } from './sums.ts'

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
export async function wholePicture(
  { facts, book }: KnownBook,
  advice: readonly Advice[],
): Promise<PlainAnswer> {
  const { month } = facts.thisMonth
  const period = { ...monthPeriod(month, book), to: facts.today }
  const all = { period, categoryIds: null, place: null }
  const income = await sumOf(book, { ...all, kind: 'income' })
  const spent = await sumOf(book, { ...all, kind: 'expense' })
  const isWhole = income.missing.length + spent.missing.length === 0
  const kept = (income.total ?? 0) - (spent.total ?? 0)
  const share = income.total ? `, ${percent(kept, income.total)}% of what came in` : ''
  const first = advice.slice(0, adviceTold)
  return {
    sentences: [
      `In ${monthWords(facts, month)} so far ${saidSum(facts, income)} came in and ` +
        `${saidSum(facts, spent)} went out.`,
      ...(isWhole && kept > 0 ? [`${money(facts, kept)} stayed${share}.`] : []),
      ...first.map(({ title, text }) => `${title}: ${text}`),
      ...(first.length === 0 ? ['Nothing in your book needs you today.'] : []),
    ],
    evidence: first.flatMap(({ evidence }) => evidence),
    link: null,
  }
}
