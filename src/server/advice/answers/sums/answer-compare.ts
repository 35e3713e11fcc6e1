import type { Facts } from '#domain/advice/facts.ts'
import {
  equalPart,
  isRunning,
  monthPeriod,
  type Period,
  periodBefore,
  periodOf,
  presentLike,
  soFar,
} from '#domain/advice/questions/period.ts'
import { weekdayNames } from '#domain/advice/questions/read-weekdays.ts'
import { dayWords, monthWords, percentWords } from '#domain/advice/words.ts'
import {
  addDays,
  addMonths,
  type Day,
  monthOf,
  monthRange,
  weekdayOf,
} from '#domain/calendar/calendar.ts'
import { type AnswerTopic, answered, type Question } from '../answer.ts'
import { inPeriod, isWhole, linkTo, saidOf, saidSum, spentWords } from '../say.ts'
import { eachSubject, type Subject, subjectIn } from '../subject.ts'
import { partsOf, rowsOf, type Summed, sumOf, type Wanted } from '../sums.ts'

const rowsShown = 8

export const kindOf = ({ asked }: Question, { isIncome }: Subject): Wanted['kind'] =>
  isIncome || /\b(?:earn\w*|income|salary|c[oa]mes? in)\b/.test(asked.skeleton)
    ? 'income'
    : 'expense'

const cameWords = ({ facts }: Question['book'], subject: Subject, period: Period, sum: Summed) =>
  sum.entries === 0
    ? `Nothing came in${subject.words} ${inPeriod(period)}.`
    : `${saidSum(facts, sum)} came in${subject.words} ${inPeriod(period)}.`

/** More, less or the same, as long as both are known. */
function verdict({ book: { facts }, asked }: Question, is: Summed, was: Summed): readonly string[] {
  if (!isWhole(is) || !isWhole(was)) return []
  const by = (is.total ?? 0) - (was.total ?? 0)
  if (by === 0) return ['Both are the same.']
  const share = (was.total ?? 0) > 0 ? `, ${percentWords(facts, Math.abs(by), was.total ?? 1)}` : ''
  const isMore = by > 0
  const asksMore =
    /\b(?:more|dearer|higher|pricier|costlier|up|increased?|risen?|rose|grown?)\b/.test(
      asked.skeleton,
    )
  const asksLess = /\b(?:less|cheaper|lower|fewer|down|decreased?|dropped|fallen)\b/.test(
    asked.skeleton,
  )
  const isYesNo = /^(?:and )?(?:am|is|are|was|were|did|do|does|have|has)\b/.test(asked.skeleton)
  const word = isYesNo && asksMore !== asksLess ? (asksMore === isMore ? 'Yes: t' : 'No: t') : 'T'
  return [
    `${word}hat is ${saidOf(facts, Math.abs(by), is, was)} ${isMore ? 'more' : 'less'}${share}.`,
  ]
}

/** From January to February: each of them, the later first. */
function halvesOf(period: Period, now: Facts): readonly [Period, Period] | null {
  const [first, last] = [monthOf(period.from), monthOf(period.to)]
  const isWholeMonths = period.from === monthRange(first).from && period.to === monthRange(last).to
  if (!isWholeMonths || first === last) return null
  return [monthPeriod(last, now), monthPeriod(first, now)]
}

/** The later of two, and what it is compared with. */
function sidesOf({ asked, book }: Question): readonly [Period, Period] {
  const { facts } = book
  const [first, second] = asked.periods
  if (first && second) {
    return first.from < second.from ? [second, first] : [first, second]
  }
  const halves = first && /\bfrom\b.*\bto\b/.test(asked.said) ? halvesOf(first, facts) : null
  if (halves) return halves
  if (!first) {
    // A salary comes once: what comes in is told by whole months.
    const isIncome = /\b(?:earn\w*|income|salary)\b/.test(asked.skeleton)
    const month = monthPeriod(addMonths(monthOf(facts.today), isIncome ? -1 : 0), facts)
    return [month, periodBefore(month, facts)]
  }
  // Why a month was dear is told by the one before it; why more than then, by then.
  if (asked.topic === 'why' && !/\bthan (?:in )?@/.test(asked.skeleton))
    return [first, periodBefore(first, facts)]
  const now = presentLike(first, facts)
  return now.from === first.from && now.to === first.to
    ? [first, periodBefore(first, facts)]
    : now.from > first.from
      ? [now, first]
      : [first, periodBefore(first, facts)]
}

/** Whether the earlier one is what is asked about: is May dearer than June. */
function isTurned({ asked: { periods, skeleton } }: Question): boolean {
  const [first, second] = periods
  return first !== undefined && second !== undefined && first.from < second.from
    ? /\bthan\b/.test(skeleton)
    : false
}

/** What has been of the later one, and as much of the other. */
export function sidesCompared(question: Question) {
  const { facts } = question.book
  const [later, earlier] = sidesOf(question)
  const isPart = isRunning(later, facts.today) && earlier.to < later.from
  const now = soFar(later, facts)
  const then = isPart ? equalPart(earlier, later, facts) : soFar(earlier, facts)
  return { now, then, earlier, isPart, isTurned: isTurned(question) }
}

export async function compareDays(question: Question) {
  const { book } = question
  const subject = subjectIn(question)
  const kind = kindOf(question, subject)
  const say = kind === 'income' ? cameWords : spentWords
  const sum = (period: Period) => sumOf(book.book, { ...subject.filter, kind, period })
  const { now, then, earlier, isPart, isTurned: turned } = sidesCompared(question)
  const [is, was] = [await sum(now), await sum(then)]
  const later = say(book, subject, now, is)
  const before = say(book, subject, then, was)
  const both = turned
    ? [before, isPart ? `In the same days after: ${later}` : later]
    : [later, isPart ? `In the same days before: ${before}` : before]
  const whole = isPart && then.to < earlier.to ? await sum(earlier) : null
  return answered(
    [
      ...both,
      ...(turned ? verdict(question, was, is) : verdict(question, is, was)),
      ...(whole ? [`In all of it: ${say(book, subject, earlier, whole)}`] : []),
    ],
    {
      evidence: await rowsOf(
        book.book,
        { ...subject.filter, kind, period: now },
        'largest',
        rowsShown,
      ),
      link: linkTo(kind === 'income' ? 'income' : 'expenses', subject, now),
    },
  )
}

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
  const months = Array.from({ length: usualMonths }, (_, n) =>
    monthPeriod(addMonths(monthOf(now.from), n - usualMonths), facts),
  )
  const then: Summed[] = []
  for (const month of months) {
    then.push(await sum(isRunning(asked, facts.today) ? equalPart(month, asked, facts) : month))
  }
  const sentences = [spentWords(book, subject, now, is)]
  if (isWhole(is) && then.every(isWhole)) {
    const mean = Math.round(then.reduce((all, { total }) => all + (total ?? 0), 0) / usualMonths)
    const part = isRunning(asked, facts.today)
      ? `the first ${Number(facts.today.slice(8))} days of`
      : ''
    sentences.push(
      `In ${part ? `${part} ` : ''}the six months before it was ` +
        `${saidOf(facts, mean, ...then)} on average.`,
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
  return answered(
    [
      ...sides.map(({ subject, sum }) => spentWords(book, subject, period, sum)),
      by === 0
        ? 'Both are the same.'
        : `More${most?.subject.words}, by ${saidOf(facts, by, ...sides.map(({ sum }) => sum))}.`,
    ],
    { link: linkTo('expenses', subjects[0] as Subject, period) },
  )
}

export const answerCompare: AnswerTopic = async (question) => {
  const { asked } = question
  const subjects = eachSubject(question)
  const isThings = subjects.length > 1 && asked.periods.length < 2
  if (isThings) return compareThings(question, subjects)
  if (/\busual|\bnormal|\baverage|\btypical/.test(asked.skeleton)) return compareUsual(question)
  return compareDays(question)
}

const isOfWeek = /\bdays? of the week\b|\bweekdays?\b/

type By = 'year' | 'month' | 'week' | 'day' | 'weekday'

/** The one that has not ended yet. */
function runningOf(by: By, today: Day): string {
  if (by === 'week') return addDays(today, 1 - weekdayOf(today))
  return by === 'year' ? today.slice(0, 4) : by === 'month' ? today.slice(0, 7) : ''
}

function partName(facts: Facts, by: By, key: string): string {
  if (by === 'weekday') return weekdayNames[Number(key) - 1] ?? ''
  if (by === 'month') return monthWords(facts, key)
  if (by === 'year') return key
  if (by === 'day') return dayWords(facts, key)
  return `the week from ${dayWords(facts, key)} to ${dayWords(facts, addDays(key, 6))}`
}

/** Which month, week, day or year took the most or the least. */
export const answerRanking: AnswerTopic = async (question) => {
  const { asked, book } = question
  const { facts } = book
  const subject = subjectIn(question)
  const kind = kindOf(question, subject)
  const isLeast =
    /\b(?:least|cheapest|lowest|smallest|less|best)\b/.test(asked.skeleton) && kind === 'expense'
  const by = /\byears?\b/.test(asked.skeleton)
    ? 'year'
    : isOfWeek.test(asked.skeleton)
      ? 'weekday'
      : /\bday\b/.test(asked.skeleton)
        ? 'day'
        : /\bweeks?\b/.test(asked.skeleton)
          ? 'week'
          : 'month'
  const { today } = facts
  const from = `${addMonths(monthOf(today), -12)}-01`
  const last = monthRange(addMonths(monthOf(today), -1)).to
  const [first] = asked.periods
  const period = first
    ? soFar(first, facts)
    : periodOf(by === 'year' ? '1990-01-01' : from, by === 'year' ? today : last, facts)
  const found = await partsOf(book.book, { ...subject.filter, kind, period }, by)
  // A month that has just begun is no cheap one.
  const running = runningOf(by, today)
  const some = isLeast ? found.filter(({ key }) => key !== running).toReversed() : found
  if (some.length === 0) return answered([`There is nothing${subject.words} ${inPeriod(period)}.`])
  const nameOf = (key: string | null) => partName(facts, by, key ?? '')
  const [top, ...others] = some
  const what = kind === 'income' ? 'came in' : 'was spent'
  return answered(
    [
      `${isLeast ? 'Least' : 'Most'} ${what}${subject.words} ${by.endsWith('day') ? 'on' : 'in'} ` +
        `${nameOf(top?.key ?? null)}: ` +
        `${saidOf(facts, top?.total ?? 0, ...(top ? [top] : []))}. Looked at: ${period.words}.`,
      ...others
        .slice(0, by === 'weekday' ? 6 : 2)
        .map((part) => `Then ${nameOf(part.key)}: ${saidOf(facts, part.total, part)}.`),
    ],
    { link: linkTo(kind === 'income' ? 'income' : 'expenses', subject, period) },
  )
}
