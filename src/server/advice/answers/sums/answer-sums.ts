import { isPaidYet } from '#domain/advice/questions/days/meant-days.ts'
import type { MeantName } from '#domain/advice/questions/names.ts'
import { firstDay, type Period, periodBefore, periodOf } from '#domain/advice/questions/period.ts'
import { dayWords } from '#domain/advice/words.ts'
import { addMonths, daysBetween, laterDay, monthOf } from '#domain/calendar/calendar.ts'
import { type AnswerTopic, answered, type Question } from '../answer.ts'
import { billsInTotal } from '../answer-bills.ts'
import { answerEarned, isOnlyIncome } from '../answer-income.ts'
import { answerPaidBy, payersAsked } from '../answer-paid-by.ts'
import { costOfPlan } from '../answer-plans.ts'
import { boundOf } from '../limits.ts'
import { pick } from '../names/name-order.ts'
import { backRows } from '../rows/back-rows.ts'
import { rowName, rowSentence } from '../rows/row-words.ts'
import { lastBesides, saidElsewhere } from '../rows/says-besides.ts'
import { isOfCost, wholeTime } from '../rows/whole-time.ts'
import {
  backWords,
  daysAsked,
  entriesWords,
  inPeriod,
  linkTo,
  linkToRows,
  monthsAsked,
  saidOf,
  saidSum,
  spentWords,
  timesWords,
} from '../say.ts'
import { stillAhead } from '../still-ahead.ts'
import { named, type Subject, subjectIn, wantedOf } from '../subject.ts'
import { everything, firstEntryOn, rowsOf, type Summed, sumOf } from '../sums.ts'
import { answerPaidTo } from './answer-paid-to.ts'
import { monthsPaid } from './months-paid.ts'
import { isByThen, spentByThen } from './spent-by-then.ts'
import { spentOnEach, unlikeIn } from './spent-on-each.ts'
import { isOfBill, wholeBills } from './whole-bills.ts'

const rowsShown = 8
const listedMost = 12

/** A trip may be a group and a tag: each is told, and what they come to. */
async function tripSentences(
  question: Question,
  period: Period,
  { filter }: Subject,
): Promise<readonly string[]> {
  const { asked, book } = question
  const tags = asked.mentions.flatMap((mention) => pick(mention, { tag: 0 }))
  const groups = asked.mentions.flatMap((mention) => pick(mention, { group: 0 }))
  if (tags.length === 0 || groups.length === 0) return []
  const tagged = { ...everything, tags: tags.map(({ name }) => name) }
  const shared = { ...everything, groupIds: groups.map(({ id }) => id) }
  const kind = 'expense' as const
  const own = await sumOf(book.book, { ...tagged, kind, period })
  const ours = await sumOf(book.book, { ...shared, kind, period })
  if (own.total === null || ours.total === null) return []
  const [other, said] = filter.tags
    ? [ours, `Your share in ${groups[0]?.name} was ${saidSum(book.facts, ours)}`]
    : [own, `What is tagged ${tags[0]?.name} took ${saidSum(book.facts, own)}`]
  if (other.entries === 0) return []
  return [
    `${said} besides, ` + `so ${saidOf(book.facts, own.total + ours.total, own, ours)} together.`,
  ]
}

/** "What does the gym cost?" is about what comes again, not about this month. */
function planAsked(question: Question): readonly MeantName[] {
  const { asked } = question
  const isNow =
    /\b(?:does|do|is|are)\b|\bam i (?:still )?paying\b/.test(asked.skeleton) &&
    !/\bdid|have|has\b/.test(asked.skeleton)
  return isNow && asked.periods.length === 0 ? named(question, 'template') : []
}

const wholeBook = ({ book: { facts } }: Question): Period => periodOf(firstDay, facts.today, facts)

/** Nothing this month is not nothing ever. */
async function everSentences(question: Question, subject: Subject): Promise<readonly string[]> {
  const { book } = question
  const ever = wholeBook(question)
  const sum = await sumOf(book.book, wantedOf(subject, ever))
  if (sum.entries === 0) return []
  const [last] = await rowsOf(book.book, wantedOf(subject, ever), 'latest', 1)
  return [
    spentWords(book, subject, ever, sum),
    ...(last ? [`The last one: ${rowSentence(question, last)}.`] : []),
  ]
}

/** Whether all of it together is over or under what was named. */
function besideLimit(question: Question, { total, missing, isAbout }: Summed): readonly string[] {
  const bound = question.asked.isOfSum ? boundOf(question) : null
  if (!bound || total === null || missing.length > 0) return []
  const isIn = (bound.least === null || total > bound.least) && !(total >= (bound.most ?? 1e18))
  return [`That is ${isIn ? '' : 'not '}${isAbout ? 'about ' : ''}${bound.words}.`]
}

/** The same of the time before, where it is all in the book. */
async function spentBefore(
  { asked, book }: Question,
  subject: Subject,
  period: Period,
): Promise<readonly string[]> {
  const [first, second] = asked.periods
  const isLong = period.from <= firstDay
  if (!first || second || subject.parts.length > 0 || isLong || first.to !== period.to) return []
  const before = periodBefore(first, book.facts)
  const begun = await firstEntryOn(book.book, 'expense')
  if (before.to >= book.facts.today || !begun || begun > before.from) return []
  const then = await sumOf(book.book, wantedOf(subject, before))
  return [spentWords(book, subject, before, then)]
}

export const answerSpent: AnswerTopic = async (question) => {
  const { asked, book } = question
  const plans = planAsked(question)
  if (plans.length > 0) return costOfPlan(question, plans)
  const payers = payersAsked(question)
  if (payers.length > 0) return answerPaidBy(question, payers)
  const paidTo = await answerPaidTo(question)
  if (paidTo) return paidTo
  if (isByThen(question)) return spentByThen(question)
  const unlike = unlikeIn(question)
  if (unlike.length > 1) return spentOnEach(question, unlike)
  const subject = subjectIn(question)
  if (await isOnlyIncome(question, subject)) return answerEarned(question)
  const whole = wholeTime(question)
  const period = whole ?? daysAsked(question)
  const wanted = wantedOf(subject, period)
  const sum = await sumOf(book.book, wanted)
  const isPaid = isPaidYet.test(asked.skeleton) && asked.periods.length > 0 && sum.entries > 0
  const yes = isPaid && subject.words !== '' ? ['Yes.'] : []
  const sentences = [...yes, spentWords(book, subject, period, sum), ...besideLimit(question, sum)]
  for (const part of subject.parts) {
    sentences.push(spentWords(book, part, period, await sumOf(book.book, wantedOf(part, period))))
  }
  const rows = await rowsOf(book.book, wanted, 'largest', rowsShown)
  if (isOfBill(question, subject)) sentences.push(...(await wholeBills(question, rows)))
  sentences.push(...(await tripSentences(question, period, subject)))
  if (subject.filter.groupIds !== null || subject.filter.tags !== null) {
    sentences.push(...(await billsInTotal(question, named(question, 'group'), period)))
  }
  sentences.push(...(await saidElsewhere(question, period, sum)))
  if (!whole) sentences.push(...(await stillAhead(question, subject, 'expense')))
  const isNone = sum.entries === 0 && asked.periods.length === 0 && subject.words !== ''
  const ever = isNone ? await everSentences(question, subject) : []
  // What something cost is what it cost whenever it was; that it was not this month comes after.
  const isOfThing = subject.filter.names !== null || isOfCost.test(asked.skeleton)
  sentences.splice(isOfThing ? 0 : sentences.length, 0, ...ever)
  const other = asked.other
  if (other) {
    const also = await sumOf(book.book, wantedOf(subject, other))
    const lead = other === monthsAsked(question) ? 'In whole months: ' : ''
    sentences.push(`${lead}${spentWords(book, subject, other, also)}`)
  }
  if (!whole && !other) sentences.push(...(await spentBefore(question, subject, period)))
  const shown = ever.length > 0 ? wantedOf(subject, wholeBook(question)) : wanted
  return answered(sentences, {
    evidence:
      ever.length > 0
        ? await rowsOf(book.book, shown, 'latest', rowsShown)
        : [...rows, ...(await backRows(book.book, wanted, sum))],
    link: await linkToRows(book, subject, shown),
  })
}

/** What was bought somewhere is asked of all the time; what was bought, of this month. */
const placeTime = (question: Question, subject: Subject): Period =>
  question.asked.periods.length > 0 || subject.words === ''
    ? daysAsked(question)
    : periodOf(firstDay, question.book.facts.today, question.book.facts)

export const answerList: AnswerTopic = async (question) => {
  const { book, asked } = question
  const paidTo = await answerPaidTo(question)
  if (paidTo) return paidTo
  const subject = subjectIn(question)
  if (await isOnlyIncome(question, subject)) return answerEarned(question)
  const isIncome = subject.isIncome || /\bincomes\b/.test(asked.skeleton)
  const period = placeTime(question, subject)
  const wanted = { ...wantedOf(subject, period), kind: isIncome ? 'income' : 'expense' } as const
  const sum = await sumOf(book.book, wanted)
  const rows = await rowsOf(book.book, wanted, 'latest', listedMost)
  const more = sum.entries - rows.length
  return answered(
    [
      spentWords(book, subject, period, sum),
      ...rows.map((row) => `${rowSentence(question, row)}.`),
      ...(more > 0 ? [`And ${entriesWords(more)} more.`] : []),
    ],
    { evidence: rows, link: await linkToRows(book, subject, wanted) },
  )
}

/** How often is told from twelve months and this one, as far as the book goes back. */
async function habitTime(question: Question): Promise<Period> {
  const { asked, book } = question
  const { facts } = book
  if (asked.periods.length > 0) return daysAsked(question)
  const from = `${addMonths(monthOf(facts.today), -12)}-01`
  const begun = (await firstEntryOn(book.book, 'expense')) ?? from
  return periodOf(laterDay(from, begun), facts.today, facts)
}

const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30.4375, year: 365.25 }

/** How often a month: by the days of that time. */
function rateOf(question: Question, times: number, { from, to }: Period): readonly string[] {
  const { asked, book } = question
  const [, unit = ''] =
    /\b(?:an?|per|each|every) (day|week|month|year)\b/.exec(asked.skeleton) ?? []
  const many = ((unitDays[unit] ?? 0) * times) / (daysBetween(from, to) + 1)
  if (many === 0) return []
  const said = many.toLocaleString(book.facts.locale, { maximumFractionDigits: 1 })
  return [`That is about ${said} times a ${unit}.`]
}

export const answerCount: AnswerTopic = async (question) => {
  const { book, asked } = question
  if (/\bhow many months\b/.test(asked.skeleton)) return monthsPaid(question)
  const subject = subjectIn(question)
  const period = await habitTime(question)
  const kind = subject.isIncome ? 'income' : 'expense'
  const wanted = { ...wantedOf(subject, period), kind } as const
  const sum = await sumOf(book.book, wanted)
  const times = sum.entries - sum.refunds
  const back = sum.refunds > 0 ? ` ${backWords(book.facts, sum)}.` : ''
  const from = subject.isIncome ? subject.words.replace(/^ (?:on|at) /, ' from ') : subject.words
  const what = `${from} ${inPeriod(period)}`
  const rate = rateOf(question, times, period)
  return answered(
    [
      times === 0
        ? `Not once: nothing ${subject.isIncome ? 'came in' : 'was spent'}${what}.${back}`
        : `${subject.isIncome ? 'Something came in' : 'You spent something'}${from} ` +
          `${timesWords(times)} ${inPeriod(period)}, ${saidSum(book.facts, sum)} together.${back}`,
      ...rate,
    ],
    {
      evidence: await rowsOf(book.book, wanted, 'latest', rowsShown),
      link: await linkToRows(book, subject, wanted),
    },
  )
}

export const answerLast: AnswerTopic = async (question) => {
  const { book } = question
  const { facts } = book
  const subject = subjectIn(question)
  const whole = periodOf(firstDay, facts.today, facts)
  const period = question.asked.periods[0] ?? whole
  const isPaid = /\b(?:i|we) (?:last )?(?:get|got|paid)\b.*\bpaid\b|\bwas i (?:last )?paid\b/
  const isIncome =
    subject.isIncome ||
    isPaid.test(question.asked.skeleton) ||
    (await isOnlyIncome(question, subject))
  const kind = isIncome ? 'income' : 'expense'
  const wanted = { ...wantedOf(subject, period), kind } as const
  const from = subject.words.replace(/^ (?:on|at) /, ' from ')
  const words = kind === 'income' ? from : subject.words
  const isFirst = /\bfirst\b/.test(question.asked.skeleton)
  const order = isFirst ? 'earliest' : 'latest'
  const [last, before] = await rowsOf(book.book, wanted, order, 2)
  if (!last) return answered([`There is nothing${subject.words} ${inPeriod(period)}.`])
  const days = daysBetween(last.date ?? facts.today, facts.today)
  const ago = days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`
  return answered(
    [
      `The ${isFirst ? 'first' : 'last'} ${kind}${words} was on ` +
        `${dayWords(facts, last.date ?? '')}, ${ago}: ` +
        `${rowName(last)}, ${saidOf(facts, last.cost, last)}.`,
      ...(before
        ? [`${isFirst ? 'After' : 'Before'} that: ${rowSentence(question, before)}.`]
        : []),
      ...(await lastBesides(question, period, order)),
    ],
    {
      evidence: before ? [last, before] : [last],
      link: linkTo(kind === 'income' ? 'income' : 'expenses', subject, whole),
    },
  )
}
