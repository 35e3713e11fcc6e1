import { dayWords, money } from '#domain/advice/words.ts'
import type { LikelyRecurring } from '#domain/recurring/detect-recurring.ts'
import type { KnownTemplate } from '#server/advice/plan-facts.ts'
import { type AnswerTopic, answered, type PlainAnswer, type Question } from '../answer.ts'
import type { AnswerBook } from '../answer-book.ts'
import { yearly } from '../answer-plans.ts'
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
import { seenPlans, seenRow, seenSentences } from '../seen-plans.ts'

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

/** Until when something that is named can be cancelled, and what that is worth. */
function cancelOwn({ asked, book }: Question, own: readonly KnownTemplate[]): PlainAnswer {
  const sentences = own.map((plan) => cancelSentence(plan, book))
  const [period] = asked.periods
  const isYes = own.every((plan) => {
    const by = cancelDay(plan, book)
    return !by || !period || by.endsOn <= period.to
  })
  const verdict =
    period && /^(?:can|could|may) /.test(asked.skeleton)
      ? [isYes ? 'Yes.' : `You can say so at any time, but it does not end in ${period.words}.`]
      : []
  const saves = yearly(
    own.filter(({ template }) => template.active),
    book,
  )
  const worth =
    saves && /\bsave\b/.test(asked.skeleton)
      ? [`In the next twelve months that is ${money(book.facts, saves)}.`]
      : []
  return answered([...verdict, ...sentences, ...worth], {
    evidence: own.map((plan) => planRow(plan, book)),
    link,
  })
}

export const answerCancel: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const own = plansNamed(question)
  if (own.length > 0) return cancelOwn(question, own)
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
  const within = dated.filter((plan) => !period || days(plan) <= period.to)
  const some = isNext || period ? within : all
  const seen = isNext || period ? [] : seenPlans(book).filter(isToCancel(book))
  if (some.length === 0 && seen.length === 0) {
    return answered(
      [
        period
          ? `Nothing has to be cancelled by ${dayWords(facts, period.to)}.`
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
    ...(seen.length === 0 ? [] : ['What notice these have is for their contracts to say.']),
  ]
  const evidence = [...some.map((plan) => planRow(plan, book)), ...seen.map(seenRow)]
  return answered(sentences, { evidence, link })
}
