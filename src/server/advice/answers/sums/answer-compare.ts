import {
  equalPart,
  isRunning,
  monthPeriod,
  type Period,
  soFar,
} from '#domain/advice/questions/period.ts'
import { than } from '#domain/advice/questions/topic-signs.ts'
import { addMonths, monthOf } from '#domain/calendar/calendar.ts'
import { type AnswerTopic, answered, type PlainAnswer, type Question } from '../answer.ts'
import { begunIn, emptyMonths, knownOf } from '../empty-months.ts'
import { isWhole, linkTo, saidOf, spentWords } from '../say.ts'
import { eachSubject, type Subject, subjectIn } from '../subject.ts'
import { type Summed, sumOf } from '../sums.ts'
import { stepOfIncome } from './answer-price.ts'
import { cameWords, compareDays, kindOf, verdict } from './compare-days.ts'
import { compareMany } from './compare-many.ts'

const usualMonths = 6

/** This month so far beside the same days of the months before. */
async function compareUsual(question: Question) {
  const { book } = question
  const { facts } = book
  const subject = subjectIn(question)
  const kind = kindOf(question, subject)
  const asked = question.asked.periods[0] ?? monthPeriod(monthOf(facts.today), facts)
  const now = soFar(asked, facts)
  const sum = (period: Period) => sumOf(book.book, { ...subject.filter, kind, period })
  const is = await sum(now)
  const before = Array.from({ length: usualMonths }, (_, n) =>
    monthPeriod(addMonths(monthOf(now.from), n - usualMonths), facts),
  )
  const span = { from: before[0]?.from ?? now.from, to: before.at(-1)?.to ?? now.to }
  const empty = await emptyMonths(book.book, span)
  const begun = await begunIn(book, span)
  const unknown = [...empty, ...(begun ? [begun.month] : [])]
  const months = before.filter(({ from }) => !unknown.includes(monthOf(from)))
  const then: Summed[] = []
  for (const month of months) {
    then.push(await sum(isRunning(asked, facts.today) ? equalPart(month, asked, facts) : month))
  }
  const sentences = [spentWords(book, subject, now, is)]
  if (months.length > 0 && isWhole(is) && then.every(isWhole)) {
    const mean = Math.round(then.reduce((all, { total }) => all + (total ?? 0), 0) / then.length)
    const part = isRunning(asked, facts.today)
      ? `the first ${Number(facts.today.slice(8))} days of`
      : ''
    sentences.push(
      `In ${part ? `${part} ` : ''}the six months before it was ` +
        `${saidOf(facts, mean, ...then)} on average.`,
      ...knownOf(span, empty).words,
      ...(begun ? [begun.words] : []),
      ...verdict(question, is, { ...is, total: mean, isAbout: then.some((one) => one.isAbout) }),
    )
  }
  return answered(sentences, { link: linkTo('expenses', subject, now) })
}

/** Two things in the same days. */
async function compareThings(question: Question, subjects: readonly Subject[]) {
  const { asked, book } = question
  const { facts } = book
  const [first] = asked.periods
  const month = monthPeriod(monthOf(facts.today), facts)
  const period = soFar(first ?? month, facts)
  const sides = []
  for (const subject of subjects) {
    sides.push({
      subject,
      sum: await sumOf(book.book, { ...subject.filter, kind: 'expense', period }),
    })
  }
  const [most, next] = sides.toSorted((a, b) => (b.sum.total ?? 0) - (a.sum.total ?? 0))
  const by = (most?.sum.total ?? 0) - (next?.sum.total ?? 0)
  const each = sides.map(({ subject, sum }) => spentWords(book, subject, period, sum))
  // Groceries at one place or at another: the category is no third side.
  const ofCategory = subjects.filter(({ filter }) => filter.categoryIds !== null)
  if (subjects.length > 2 && ofCategory.length > 0 && ofCategory.length < subjects.length) {
    return answered(each)
  }
  return answered([
    ...each,
    by === 0
      ? 'Both are the same.'
      : `More${most?.subject.words}, by ${saidOf(facts, by, ...sides.map(({ sum }) => sum))}.`,
  ])
}

/** In October and November: each by itself, and both together. */
async function sumBoth(question: Question) {
  const { asked, book } = question
  const subject = subjectIn(question)
  const kind = kindOf(question, subject)
  const say = kind === 'income' ? cameWords : spentWords
  const sums: Summed[] = []
  const sentences: string[] = []
  for (const period of asked.periods.map((one) => soFar(one, book.facts))) {
    const sum = await sumOf(book.book, { ...subject.filter, kind, period })
    sums.push(sum)
    sentences.push(say(book, subject, period, sum))
  }
  const total = sums.reduce((all, one) => all + (one.total ?? 0), 0)
  const together = sums.every(isWhole) ? [`Together ${saidOf(book.facts, total, ...sums)}.`] : []
  return answered([...together, ...sentences])
}

/** Two times that only `and` stands between are added up, if they have no day in common. */
function isBoth({ asked: { periods, skeleton } }: Question): boolean {
  const isApart = periods.every(
    (one, at) =>
      !periods.some((other, n) => n > at && one.from <= other.to && other.from <= one.to),
  )
  return isApart && /@ and @/.test(skeleton) && !than.test(skeleton) && !compares.test(skeleton)
}

const compares =
  /\b(?:more|less|higher|lower|bigger|dearer|cheaper|compar\w*|differ\w*|between|change\w*|why)\b/

/** Groceries and fuel, in October and in September: each thing by itself. */
const eachThing = (question: Question, subjects: readonly Subject[]): readonly Subject[] =>
  subjects.length > 1 && subjectIn(question).parts.length > 1 ? subjects : []

async function compareTimes(question: Question, subject: Subject): Promise<PlainAnswer> {
  const isMany = question.asked.periods.length > 2
  return isMany ? compareMany(question, subject) : compareDays(question, subject)
}

export const answerCompare: AnswerTopic = async (question) => {
  const { asked } = question
  const subjects = eachSubject(question)
  const isThings = subjects.length > 1 && asked.periods.length < 2
  if (isThings) return compareThings(question, subjects)
  if (isBoth(question)) return sumBoth(question)
  if (/\busual|\bnormal|\baverage|\btypical/.test(asked.skeleton)) return compareUsual(question)
  const step = await stepOfIncome(question)
  if (step) return step
  const [thing, ...others] = eachThing(question, subjects)
  let all = await compareTimes(question, thing ?? subjectIn(question))
  for (const other of others) {
    const { sentences, evidence } = await compareTimes(question, other)
    all = {
      ...all,
      sentences: [...all.sentences, ...sentences],
      evidence: [...all.evidence, ...evidence],
      link: null,
    }
  }
  return all
}
