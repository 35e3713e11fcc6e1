import { type Period, periodOf, soFar } from '#domain/advice/questions/period.ts'
import { percentWords } from '#domain/advice/words.ts'
import { addedUp, paidOnLoans } from '../paid-on-loans.ts'
import { type AnswerTopic, answered, type Question } from './answer.ts'
import { partsTime } from './answer-parts.ts'
import { contributionsIn } from './contributions.ts'
import { begunAfter, unknownThen } from './empty-months.ts'
import {
  daysAsked,
  entriesWords,
  inPeriod,
  isWhole,
  linkTo,
  linkToRows,
  saidOf,
  saidSum,
} from './say.ts'
import { stillAhead } from './still-ahead.ts'
import { everyone, type Subject, subjectIn } from './subject.ts'
import { answerPaidMe } from './sums/answer-refunds.ts'
import { begunLater, sidesCompared } from './sums/compare-days.ts'
import { everything, partsOf, rowsOf, type Summed, sumOf } from './sums.ts'

const rowsShown = 8
const partsShown = 3

const wholeTime = ({ asked, book: { facts } }: Question): Period | null =>
  /\b(?:total|altogether|in all)\b/.test(asked.skeleton) && asked.periods.length === 0
    ? periodOf('1990-01-01', facts.today, facts)
    : null

export const answerEarned: AnswerTopic = async (question) => {
  const { book } = question
  const paidMe = await answerPaidMe(question)
  if (paidMe) return paidMe
  const subject = subjectIn(question)
  const period = wholeTime(question) ?? daysAsked(question)
  const wanted = { ...subject.filter, kind: 'income', period } as const
  const sum = await sumOf(book.book, wanted)
  const words = subject.words.replace(/^ (?:on|at) /, ' from ')
  const say = (some: Summed, days: Period) =>
    some.entries === 0
      ? `Nothing came in${words} ${inPeriod(days)}.`
      : `${saidSum(book.facts, some)} came in${words} ${inPeriod(days)}, ` +
        `in ${entriesWords(some.entries)}.`
  const ever = periodOf('1990-01-01', book.facts.today, book.facts)
  const isMore = sum.entries === 0 && words !== '' && question.asked.periods.length === 0
  const all = isMore ? await sumOf(book.book, { ...wanted, period: ever }) : sum
  const ahead = wholeTime(question) ? [] : await stillAhead(question, subject, 'income')
  const before = isMore && all.entries > 0 ? [say(all, ever)] : []
  return answered([say(sum, period), ...ahead, ...before], {
    evidence: await rowsOf(book.book, wanted, 'largest', rowsShown),
    link: await linkToRows(book, subject, wanted),
  })
}

/** Somebody who only ever paid me: what is asked is what came from them. */
export async function isOnlyIncome(
  { book }: Question,
  { filter, words, isIncome }: Subject,
): Promise<boolean> {
  const period = { from: '1990-01-01', to: book.facts.today }
  const isFiled = isIncome && filter.categoryIds !== null
  if (words === '' || ((filter.names ?? filter.entryIds) === null && !isFiled)) return false
  if ((await sumOf(book.book, { ...filter, kind: 'expense', period })).entries > 0) return false
  return isFiled || (await sumOf(book.book, { ...filter, kind: 'income', period })).entries > 0
}

async function inAndOut({ book }: Question, period: Period) {
  const income = await sumOf(book.book, { ...everything, kind: 'income', period })
  const spent = await sumOf(book.book, { ...everything, kind: 'expense', period })
  const sentence =
    `${saidSum(book.facts, income)} came in and ${saidSum(book.facts, spent)} went out ` +
    `${inPeriod(period)}.`
  return { income, spent, sentence }
}

/** What stayed of what came in. */
function stayed({ book: { facts } }: Question, income: Summed, spent: Summed): readonly string[] {
  if (!isWhole(income) || !isWhole(spent)) return []
  const kept = (income.total ?? 0) - (spent.total ?? 0)
  const rate =
    (income.total ?? 0) > 0
      ? `, ${percentWords(facts, Math.abs(kept), income.total ?? 1)} of what came in`
      : ''
  return [
    kept < 0
      ? `That is ${saidOf(facts, -kept, income, spent)} more out than in.`
      : `${saidOf(facts, kept, income, spent)} stayed${rate}.`,
  ]
}

/** Instalments leave the account and are no spending: what stayed is told before them. */
async function loansBesides({ book }: Question, period: Period): Promise<readonly string[]> {
  const paid = await paidOnLoans(book.book, period)
  const sum = addedUp(paid)
  return sum ? [`That is before loan payments of ${saidOf(book.facts, sum, ...paid)} besides.`] : []
}

/** Whether more stayed than in another time, of which as much is taken as has been of this one. */
async function compareKept(question: Question) {
  const { asked, book } = question
  const { now, then, isTurned } = sidesCompared(question)
  const unknown = await unknownThen(book, then)
  if (unknown) {
    const { sentence, income, spent } = await inAndOut(question, now)
    const told = [sentence, ...stayed(question, income, spent)]
    return answered([...told, unknown, 'So they cannot be compared.'])
  }
  const [one, other] = isTurned ? [then, now] : [now, then]
  const [is, was] = [await inAndOut(question, one), await inAndOut(question, other)]
  const told = [is, was].flatMap((one) => [
    one.sentence,
    ...stayed(question, one.income, one.spent),
  ])
  const isKnown = [is, was].every(({ income, spent }) => isWhole(income) && isWhole(spent))
  const keptOf = ({ income, spent }: typeof is) => (income.total ?? 0) - (spent.total ?? 0)
  const by = keptOf(is) - keptOf(was)
  const size = saidOf(book.facts, Math.abs(by), is.income, is.spent, was.income, was.spent)
  const more = by === 0 ? 'The same stayed.' : `${size} ${by > 0 ? 'more' : 'less'} stayed.`
  const begun = await begunLater(question, 'expense', then)
  const isYesNo = /^(?:did|do|have|am|was|were)\b/.test(asked.skeleton)
  const isYes = /\bless\b/.test(asked.skeleton) ? by < 0 : by > 0
  const verdict = isYesNo ? [isYes ? 'Yes.' : 'No.'] : []
  return answered(
    [...(isKnown ? verdict : []), ...told, ...(isKnown ? [more] : []), ...(begun ? [begun] : [])],
    {
      link: linkTo('expenses', everyone, now),
    },
  )
}

/** Saved in a time, more than in another one; not more than was earned. */
const isTimes = ({ asked: { skeleton, periods } }: Question) =>
  periods.length > 1 ||
  (periods.length === 1 && /\bthan @|\b(?:vs|versus|compared to|compared with) @/.test(skeleton))

export const answerKept: AnswerTopic = async (question) => {
  const { asked, book } = question
  if (isTimes(question)) return compareKept(question)
  const period = daysAsked(question)
  const { income, spent, sentence } = await inAndOut(question, period)
  const aside = await contributionsIn(book, period)
  const kept = (income.total ?? 0) - (spent.total ?? 0)
  const isAsked = /^(?:did|do|have|am|was|were)\b.*\bmore\b/.test(asked.skeleton)
  const asksSpent = /\bspen\w+ more\b|\bmore (?:out )?than (?:i )?(?:earn|came|income|made)/.test(
    asked.skeleton,
  )
  const isYes = asksSpent ? kept < 0 : kept > 0
  const verdict = isAsked && isWhole(income) && isWhole(spent) ? [isYes ? 'Yes.' : 'No.'] : []
  const year = asked.periods.length === 0 ? await partsTime(question) : null
  const whole = year && (await inAndOut(question, year))
  const inYear = whole ? [whole.sentence, ...stayed(question, whole.income, whole.spent)] : []
  const yearsLoans = year ? await loansBesides(question, year) : []
  return answered(
    [
      ...verdict,
      sentence,
      ...stayed(question, income, spent),
      ...(await loansBesides(question, period)),
      ...inYear,
      ...yearsLoans,
      ...(await begunAfter(book, period)),
      ...(aside === null || aside.total <= 0
        ? []
        : [
            `${saidOf(book.facts, aside.total, aside)} of your money was put into goals ` +
              `${inPeriod(period)}.`,
          ]),
    ],
    { link: linkTo('expenses', everyone, period) },
  )
}

export const answerSummary: AnswerTopic = async (question) => {
  const { book } = question
  const { facts } = book
  const { asked } = question
  const period = soFar(asked.periods[0] ?? daysAsked(question), facts)
  const { income, spent, sentence } = await inAndOut(question, period)
  const all = { ...everything, kind: 'expense', period } as const
  const parts = await partsOf(book.book, all, 'category')
  const [largest] = await rowsOf(book.book, all, 'largest', 1)
  const named = parts
    .slice(0, partsShown)
    .map(
      (part) =>
        `${book.names.nameOf(part.key) ?? 'without a category'} ${saidOf(facts, part.total, part)}`,
    )
  return answered(
    [
      sentence,
      ...stayed(question, income, spent),
      ...(await loansBesides(question, period)),
      ...(await begunAfter(book, period)),
      ...(named.length > 0 ? [`Most went to: ${named.join(', ')}.`] : []),
      ...(largest
        ? [
            `The largest single expense was ${largest.description}, ` +
              `${saidOf(facts, largest.cost, largest)}.`,
          ]
        : []),
    ],
    { link: linkTo('expenses', everyone, period) },
  )
}
