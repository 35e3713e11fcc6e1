import { nameKey } from '#domain/advice/covered.ts'
import { dayWords } from '#domain/advice/words.ts'
import { sumAmounts } from '#domain/money/money.ts'
import type { LikelyRecurring } from '#domain/recurring/detect-recurring.ts'
import { aheadOf, type KnownTemplate } from '#server/advice/plan-facts.ts'
import { type AnswerTopic, answered, type PlainAnswer, type Question, unknown } from '../answer.ts'
import type { AnswerBook } from '../answer-book.ts'
import { aboutIn, ofPlan, yearly } from '../answer-plans.ts'
import {
  cancelDay,
  isHome,
  isSupplyOf,
  planName,
  planRow,
  plansNamed,
  priceWords,
  runningPlans,
} from '../plans.ts'
import { inPeriod, saidOf } from '../say.ts'
import { seenPlans, seenRow, seenSentences, seenYearly } from '../seen-plans.ts'
import { subjectIn } from '../subject.ts'

const link = '/mcapp/recurring'

const isToCancel =
  (book: AnswerBook) =>
  ({ categoryId }: LikelyRecurring) =>
    !isSupplyOf(categoryId, book)

function cancelSentence(plan: KnownTemplate, book: AnswerBook): string {
  const { facts } = book
  const by = cancelDay(plan, book)
  const cost = priceWords(plan, book)
  if (!plan.template.active) return `${planName(plan)} is paused already.`
  if (!by) return `${planName(plan)}, ${cost}: no notice or term is entered; look at its contract.`
  const end = dayWords(facts, by.endsOn)
  const what = by.of === 'trial' ? `before the trial ends on ${end}` : `then it ends on ${end}`
  return `${planName(plan)}, ${cost}: cancel by ${dayWords(facts, by.day)}, ${what}.`
}

const noticeUnknown = ({ length }: readonly LikelyRecurring[]): readonly string[] => {
  if (length === 0) return []
  const own = length === 1 ? 'it has is for its contract' : 'these have is for their contracts'
  return [`What notice ${own} to say.`]
}

/** What is named and comes again only as the rows show. */
function seenNamed(question: Question): readonly LikelyRecurring[] {
  const names = subjectIn(question).filter.names?.map(nameKey) ?? []
  return seenPlans(question.book).filter(({ description }) => names.includes(nameKey(description)))
}

/** What it still takes until its notice ends is not saved; told of one with a day of its end. */
function savedBy(
  book: AnswerBook,
  [plan, ...others]: readonly KnownTemplate[],
  seen: readonly LikelyRecurring[],
): readonly string[] {
  const by = plan && others.length + seen.length === 0 ? cancelDay(plan, book) : null
  if (!plan || !by) return []
  const rows = aheadOf(plan.template, book.book.today)
  const sum = (some: typeof rows) =>
    sumAmounts(some.map(({ amount, currency }) => book.book.inBook(amount, currency)))
  const [until, after] = [
    sum(rows.filter(({ dueOn }) => dueOn <= by.endsOn)),
    sum(rows.filter(({ dueOn }) => dueOn > by.endsOn)),
  ]
  if (!until || after === null) return []
  const say = (amount: number) => saidOf(book.facts, amount, ofPlan(book)(plan))
  return [`${say(until)} of it is due until it ends, so ${say(after)} would be saved.`]
}

/** Until when something that is named can be cancelled, and what that is worth. */
function cancelOwn(
  { asked, book }: Question,
  own: readonly KnownTemplate[],
  seen: readonly LikelyRecurring[],
): PlainAnswer {
  const sentences = [
    ...own.map((plan) => cancelSentence(plan, book)),
    ...seenSentences(book, seen),
    ...noticeUnknown(seen),
  ]
  const [period] = asked.periods
  const isYes = own.every((plan) => {
    const by = cancelDay(plan, book)
    return !by || !period || by.endsOn <= period.to
  })
  const verdict =
    period && /^(?:can|could|may) /.test(asked.skeleton)
      ? [isYes ? 'Yes.' : `You can say so at any time, but it does not end in ${period.words}.`]
      : []
  const running = own.filter(({ template }) => template.active)
  const saves = sumAmounts([
    yearly(running, book),
    ...seen.map((one) => book.book.inBook(seenYearly(one), one.currency)),
  ])
  const isAsked = seen.length > 0 || /\bsav(?:e|ing)s?\b|\bif\b/.test(asked.skeleton)
  const about = [...running.map(ofPlan(book)), ...seen.map(aboutIn(book.book))]
  const worth =
    saves && isAsked
      ? [
          `In the next twelve months that is ${saidOf(book.facts, saves, ...about)}.`,
          ...savedBy(book, running, seen),
        ]
      : []
  return answered([...verdict, ...sentences, ...worth], {
    evidence: [...own.map((plan) => planRow(plan, book)), ...seen.map(seenRow)],
    link,
  })
}

/** What ends in a time is told by the day it ends, not by the day to say so. */
const endWords = /\bends?\b|\bexpires?\b|\bruns? out\b/

export const answerCancel: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const own = plansNamed(question)
  const seenOwn = seenNamed(question)
  if (own.length + seenOwn.length > 0) return cancelOwn(question, own, seenOwn)
  const subject = subjectIn(question)
  if (subject.filter.names !== null) {
    const what = subject.words.replace(/^ (?:on|at) /, '')
    return unknown([`${what} is not seen to come again, so I know no contract of it.`], { link })
  }
  const days = (plan: KnownTemplate) => cancelDay(plan, book)?.day ?? '9999'
  const all = runningPlans(book, 'expense')
    .filter((plan) => !isHome(plan, book))
    .toSorted((a, b) => (days(a) < days(b) ? -1 : days(a) > days(b) ? 1 : 0))
  const isNext = /\bnext\b|\bsoon|\bfirst\b|\bhave to\b|\bneed to\b|\bmust\b|\btrial/.test(
    asked.skeleton,
  )
  const isTrial = /\btrials?\b/.test(asked.skeleton)
  const dated = all.filter((plan) => {
    const by = cancelDay(plan, book)
    return by !== null && (!isTrial || by.of === 'trial')
  })
  const [period] = asked.periods
  const isEnd = endWords.test(asked.said)
  const endsOn = (plan: KnownTemplate) => cancelDay(plan, book)?.endsOn ?? ''
  const within = dated.filter((plan) =>
    period && isEnd
      ? endsOn(plan) >= period.from && endsOn(plan) <= period.to
      : !period || days(plan) <= period.to,
  )
  const some = isNext || period ? within : all
  const seen = isNext || period ? [] : seenPlans(book).filter(isToCancel(book))
  if (some.length === 0 && seen.length === 0) {
    return answered(
      [
        period
          ? isEnd
            ? `Nothing that has a term ends ${inPeriod(period)}.`
            : `Nothing has to be cancelled by ${dayWords(facts, period.to)}.`
          : isTrial
            ? 'No trial runs that has a last day.'
            : all.length > 0
              ? 'Nothing that runs has a day by which it has to be cancelled.'
              : 'Nothing runs that could be cancelled.',
      ],
      { link },
    )
  }
  const sentences = [
    ...some.map((plan) => cancelSentence(plan, book)),
    ...seenSentences(book, seen),
    ...noticeUnknown(seen),
  ]
  const evidence = [...some.map((plan) => planRow(plan, book)), ...seen.map(seenRow)]
  return answered(sentences, { evidence, link })
}
