import type { Facts } from '#domain/advice/facts.ts'
import {
  equalPart,
  isAsLong,
  isRunning,
  monthPeriod,
  type Period,
  periodBefore,
  presentLike,
  soFar,
} from '#domain/advice/questions/period.ts'
import { dayWords, monthWords, percentWords } from '#domain/advice/words.ts'
import { addMonths, daysBetween, monthOf, monthRange } from '#domain/calendar/calendar.ts'
import { counted } from '#domain/counted.ts'
import { answered, type PlainAnswer, type Question } from '../answer.ts'
import { begunOn, emptyMonths, unknownThen } from '../empty-months.ts'
import { inPeriod, isWhole, linkToRows, saidOf, saidSum, spentWords, timesWords } from '../say.ts'
import { type Subject, subjectIn } from '../subject.ts'
import { firstEntryOn, rowsOf, type Summed, sumOf, type Wanted } from '../sums.ts'

const rowsShown = 8

export const kindOf = ({ asked }: Question, { isIncome }: Subject): Wanted['kind'] =>
  isIncome || /\b(?:earn\w*|income|salary|c[oa]mes? in)\b/.test(asked.skeleton)
    ? 'income'
    : 'expense'

export const cameWords = (
  { facts }: Question['book'],
  subject: Subject,
  period: Period,
  sum: Summed,
) =>
  sum.entries === 0
    ? `Nothing came in${subject.words} ${inPeriod(period)}.`
    : `${saidSum(facts, sum)} came in${subject.words} ${inPeriod(period)}.`

/** More, less or the same, as long as both are known; no percentage of what is not all here. */
export function verdict(
  { book: { facts }, asked }: Question,
  is: Summed,
  was: Summed,
  begun: string | null = null,
): readonly string[] {
  if (!isWhole(is) || !isWhole(was)) return []
  const by = (is.total ?? 0) - (was.total ?? 0)
  if (by === 0) return ['Both are the same.']
  const isShared = begun === null && (was.total ?? 0) > 0
  const share = isShared ? `, ${percentWords(facts, Math.abs(by), was.total ?? 1)}` : ''
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
    ...(begun === null ? [] : [begun]),
  ]
}

/** That a time began before anything was written down, or lacks months; null where all is here. */
export async function begunLater({ book }: Question, kind: Wanted['kind'], then: Period) {
  const first = await firstEntryOn(book.book, kind)
  const begun = await begunOn(book.book)
  // A salary that comes at the end of the month in which the book began is all of that month.
  const isWholeMonth =
    begun !== null && begun <= then.from && monthOf(first ?? begun) === monthOf(begun)
  if (first === null || first <= then.from || isWholeMonth) {
    const [empty] = await emptyMonths(book.book, then)
    const month = empty && monthWords(book.facts, empty)
    return month
      ? `Nothing at all is in your book of ${month}: it is not known what it cost.`
      : null
  }
  const day = dayWords(book.facts, first)
  return `Your first ${kind} here is of ${day}, so the time before is not all in your book.`
}

/** From January to February: each of them, the later first. */
function halvesOf(period: Period, now: Facts): readonly [Period, Period] | null {
  const [first, last] = [monthOf(period.from), monthOf(period.to)]
  const isWholeMonths = period.from === monthRange(first).from && period.to === monthRange(last).to
  if (!isWholeMonths || first === last) return null
  return [monthPeriod(last, now), monthPeriod(first, now)]
}

const isOneMonth = ({ from, to }: Period) =>
  from === monthRange(monthOf(from)).from && to === monthRange(monthOf(from)).to

type Then = readonly [period: Period, sum: Summed]

/** Eighteen days beside two months: what each took a day says which was dearer. */
function aDay({ book: { facts } }: Question, ...times: readonly [Then, Then]): readonly string[] {
  if (!times.every(([, sum]) => isWhole(sum))) return []
  const each = times.map(([{ from, to }, sum]) => {
    const days = daysBetween(from, to) + 1
    return { days, words: saidOf(facts, Math.round((sum.total ?? 0) / days), sum) }
  })
  const [now, then] = each
  const lead = `These are ${now?.days} and ${counted(then?.days ?? 0, 'day')}`
  return [`${lead}, so by the day: ${now?.words} against ${then?.words}.`]
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
  // A salary comes once: what comes in is told by whole months.
  const isIncome = /\b(?:earn\w*|income|salary)\b/.test(asked.skeleton)
  const lastMonth = monthPeriod(addMonths(monthOf(facts.today), -1), facts)
  if (!first) {
    const month = isIncome ? lastMonth : monthPeriod(monthOf(facts.today), facts)
    return [month, periodBefore(month, facts)]
  }
  if (isIncome && isOneMonth(first) && first.to < lastMonth.from) return [lastMonth, first]
  // Why a month was dear is told by the one before it; why more than then, by then.
  if (asked.topic === 'why' && !/\b(?:than|compared (?:to|with)) (?:in )?@/.test(asked.skeleton))
    return [first, periodBefore(first, facts)]
  const now = presentLike(first, facts)
  return now.from === first.from && now.to === first.to
    ? [first, periodBefore(first, facts)]
    : now.from > first.to
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
  const isAlike = isAsLong(later, earlier)
  const isPart = isRunning(later, facts.today) && earlier.to < later.from && isAlike
  const now = soFar(later, facts)
  const then = isPart ? equalPart(earlier, later, facts) : soFar(earlier, facts)
  return { now, then, earlier, isPart, isTurned: isTurned(question) }
}

export async function compareDays(question: Question, subject = subjectIn(question)) {
  const { book } = question
  const kind = kindOf(question, subject)
  const say = kind === 'income' ? cameWords : spentWords
  const sum = (period: Period) => sumOf(book.book, { ...subject.filter, kind, period })
  const { now, then, earlier, isPart, isTurned: turned } = sidesCompared(question)
  const unknown = await unknownThen(book, then)
  if (unknown) {
    return answered([
      say(book, subject, now, await sum(now)),
      unknown,
      'So they cannot be compared.',
    ])
  }
  const [is, was] = [await sum(now), await sum(then)]
  const later = say(book, subject, now, is)
  const before = say(book, subject, then, was)
  const both = turned
    ? [before, isPart ? `In the same days after: ${later}` : later]
    : [later, isPart ? `In the same days before: ${before}` : before]
  const whole = isPart && then.to < earlier.to ? await sum(earlier) : null
  const begun = await begunLater(question, kind, then)
  const [one, other] = turned ? [was, is] : [is, was]
  return answered(
    [
      ...both,
      ...(isAsLong(now, then)
        ? verdict(question, one, other, begun)
        : aDay(question, [now, is], [then, was])),
      ...(whole ? [`In all of it: ${say(book, subject, earlier, whole)}`] : []),
    ],
    {
      evidence: await rowsOf(
        book.book,
        { ...subject.filter, kind, period: now },
        'largest',
        rowsShown,
      ),
      link: await linkToRows(book, subject, { kind, period: now }),
    },
  )
}

/** More often is a question of how many times, and not of how much. */
export const isOfTimes = /\b(?:more|less) (?:often|frequently)\b/

export async function compareCounts(question: Question): Promise<PlainAnswer> {
  const { asked, book } = question
  const subject = subjectIn(question)
  const kind = kindOf(question, subject)
  const { now, then, earlier, isPart } = sidesCompared(question)
  const times = async (period: Period) => {
    const sum = await sumOf(book.book, { ...subject.filter, kind, period })
    return sum.entries - sum.refunds
  }
  const [is, was, whole] = [await times(now), await times(then), await times(earlier)]
  const said = (count: number) => (count === 0 ? 'not once' : timesWords(count))
  const by = Math.abs(is - was)
  const isMore = is > was
  const asksMore = /\bmore\b/.test(asked.skeleton)
  const lead = asksMore === isMore ? 'Yes' : 'No'
  const verdict = by === 0 ? 'As often.' : `${lead}: ${timesWords(by)} ${isMore ? 'more' : 'less'}.`
  return answered(
    [
      verdict,
      `Something was ${kind === 'income' ? 'received' : 'spent'}${subject.words} ${said(is)} ` +
        `${inPeriod(now)}, and ${said(was)} ${inPeriod(then)}.`,
      ...(isPart && then.to < earlier.to ? [`In all of ${earlier.words}: ${said(whole)}.`] : []),
    ],
    { link: await linkToRows(book, subject, { kind, period: now }) },
  )
}
