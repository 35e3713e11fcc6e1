import { isBesideRefunds } from '#domain/advice/questions/signs/owed-signs.ts'
import type { Topic } from '#domain/advice/questions/topics.ts'
import { answerAfford } from './ahead/answer-afford.ts'
import { answerLeft } from './ahead/answer-budgets.ts'
import { answerCancel } from './ahead/answer-cancel.ts'
import { answerLasts } from './ahead/answer-lasts.ts'
import { answerOutlook, answerSafe } from './ahead/answer-month.ts'
import { answerSubscriptions } from './ahead/answer-subscriptions.ts'
import { type AnswerTopic, cannot } from './answer.ts'
import { heldSentences } from './answer-accounts.ts'
import { answerBills } from './answer-bills.ts'
import { answerEarned, answerKept, answerSummary } from './answer-income.ts'
import { answerLoans } from './answer-loans.ts'
import { answerCategories, answerPlaces } from './answer-parts.ts'
import { answerUpcoming } from './answer-plans.ts'
import { answerGoals, answerPutAside } from './answer-saving.ts'
import { answerBiggest } from './rows/answer-biggest.ts'
import { answerUnfiled } from './rows/answer-unfiled.ts'
import { answerAverage } from './sums/answer-average.ts'
import { answerCompare } from './sums/answer-compare.ts'
import { answerConvert } from './sums/answer-convert.ts'
import { answerDays } from './sums/answer-days.ts'
import { answerMonths } from './sums/answer-months.ts'
import { answerOfIncome } from './sums/answer-of-income.ts'
import { answerOnce } from './sums/answer-once.ts'
import { answerOutlay } from './sums/answer-outlay.ts'
import { answerOwes } from './sums/answer-paid-to.ts'
import { answerPrice } from './sums/answer-price.ts'
import { answerRanking } from './sums/answer-ranking.ts'
import { answerBesideRefunds, answerRefunds } from './sums/answer-refunds.ts'
import { answerCount, answerLast, answerList, answerSpent } from './sums/answer-sums.ts'
import { answerEnded, answerSince, answerStill } from './sums/answer-times.ts'
import { answerTwice } from './sums/answer-twice.ts'
import { answerShare, answerWhy } from './sums/answer-why.ts'
import { compareCounts, isOfTimes } from './sums/compare-days.ts'

export const canBeAsked =
  'Ask me what you spent or earned in a time, on a category or at a place, what was largest, how ' +
  'two months compare, what is left of a budget, or about goals, loans, groups and bills.'

const refusals: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:save|cut|spend less)\b/,
    'What could be saved is what the cards of advice on this page are about.',
  ],
]

const refuse: AnswerTopic = async ({ asked, book }) => {
  if (/\bhow much money\b/.test(asked.said)) {
    return cannot([
      ...(await heldSentences(book, [])),
      'Ask what is safe to spend, or what is left.',
    ])
  }
  const own = refusals.find(([shape]) => shape.test(asked.said))
  return own ? cannot([own[1]]) : cannot(['I cannot answer that from your book.', canBeAsked])
}

const refuseOrder: AnswerTopic = async () =>
  cannot(['I only answer questions; I change nothing in your book and pay nobody.', canBeAsked])

const orUnfiled =
  (own: AnswerTopic): AnswerTopic =>
  (question) =>
    question.asked.isUnfiled ? answerUnfiled(question) : own(question)

/** Who answers what. */
export const answers: Readonly<Record<Topic, AnswerTopic>> = {
  twice: answerTwice,
  days: answerDays,
  once: answerOnce,
  bills: answerBills,
  outlay: answerOutlay,
  convert: answerConvert,
  order: refuseOrder,
  outside: refuse,
  summary: answerSummary,
  why: answerWhy,
  share: answerShare,
  ofIncome: answerOfIncome,
  outlook: answerOutlook,
  refunds: answerRefunds,
  owes: answerOwes,
  loans: answerLoans,
  afford: answerAfford,
  cancel: answerCancel,
  goals: answerGoals,
  putAside: answerPutAside,
  left: answerLeft,
  safe: answerSafe,
  price: answerPrice,
  subscriptions: answerSubscriptions,
  ahead: answerUpcoming,
  ranking: answerRanking,
  categories: answerCategories,
  places: answerPlaces,
  last: answerLast,
  still: answerStill,
  since: answerSince,
  ended: answerEnded,
  months: answerMonths,
  lasts: answerLasts,
  count: orUnfiled(answerCount),
  average: answerAverage,
  kept: answerKept,
  compare: (question) =>
    isOfTimes.test(question.asked.skeleton) ? compareCounts(question) : answerCompare(question),
  biggest: answerBiggest,
  list: orUnfiled(answerList),
  earned: orUnfiled(answerEarned),
  spent: orUnfiled((question) =>
    isBesideRefunds.test(question.asked.skeleton)
      ? answerBesideRefunds(question)
      : answerSpent(question),
  ),
}
