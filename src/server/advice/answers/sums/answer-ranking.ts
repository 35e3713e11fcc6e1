import type { Facts } from '#domain/advice/facts.ts'
import { periodOf } from '#domain/advice/questions/period.ts'
import { weekdayNames } from '#domain/advice/questions/read-weekdays.ts'
import { dayWords, monthWords } from '#domain/advice/words.ts'
import {
  addDays,
  addMonths,
  type Day,
  monthOf,
  monthRange,
  weekdayOf,
} from '#domain/calendar/calendar.ts'
import { type AnswerTopic, answered } from '../answer.ts'
import { daysAsked, inPeriod, linkTo, monthsAsked, saidOf, stillRuns } from '../say.ts'
import { subjectIn } from '../subject.ts'
import { partsOf } from '../sums.ts'
import { kindOf } from './compare-days.ts'

const isOfWeek = /\bdays? of the week\b|\bweekdays?\b/

export type TimePart = 'year' | 'month' | 'week' | 'day' | 'weekday'

/** The one that has not ended yet. */
export function runningOf(by: TimePart, today: Day): string {
  if (by === 'week') return addDays(today, 1 - weekdayOf(today))
  return by === 'year' ? today.slice(0, 4) : by === 'month' ? today.slice(0, 7) : ''
}

export function partName(facts: Facts, by: TimePart, key: string): string {
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
    ? (by === 'month' ? monthsAsked : daysAsked)(question)
    : periodOf(by === 'year' ? '1990-01-01' : from, isLeast && by !== 'year' ? last : today, facts)
  const found = await partsOf(book.book, { ...subject.filter, kind, period }, by)
  // A month that has just begun is no cheap one.
  const running = runningOf(by, today)
  const ended = found.filter(({ key }) => key !== running)
  const some = isLeast ? ended.toReversed() : found
  const isWithoutNow = isLeast && ended.length < found.length
  if (some.length === 0) return answered([`There is nothing${subject.words} ${inPeriod(period)}.`])
  const nameOf = (key: string | null) =>
    `${partName(facts, by, key ?? '')}${key === running ? ' so far' : ''}`
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
      ...(isWithoutNow ? [stillRuns(partName(facts, by, running))] : []),
    ],
    { link: linkTo(kind === 'income' ? 'income' : 'expenses', subject, period) },
  )
}
