/** Finds the parts of longer times a question names: the first week of October, until the 30th. */
import {
  addDays,
  addMonths,
  type Day,
  monthOf,
  monthRange,
  weekdayOf,
} from '#domain/calendar/calendar.ts'
import { wholeAt, wordsIn } from '../../search/days/phrase.ts'
import { monthParts } from '../../search/days/read-month-parts.ts'
import { noDay } from '../../search/read-days.ts'
import { readSpan } from '../../search/read-span.ts'
import type { Matcher } from './days/phrase.ts'
import type { Now } from './period.ts'
import { shapeOf } from './shape.ts'

/** `at the weekend` is the last one that has been, or this one on its days. */
const weekend: Matcher = (said, { today }) => {
  const [whole = ''] = /^(?:at|on|over|during) the weekend\b/.exec(said.join(' ')) ?? []
  if (whole === '') return null
  const saturday = addDays(today, -((Temporal.PlainDate.from(today).dayOfWeek + 1) % 7))
  return { from: saturday, to: addDays(saturday, 1), count: 3 }
}

/** `last Christmas` and `over Christmas` are the holidays that have been. */
const holidays: Matcher = (said, { today }) => {
  const [whole = ''] = /^(?:last|over|at|around) christmas$/.exec(said.join(' ')) ?? []
  const year = Number(today.slice(0, 4)) - (today < `${today.slice(0, 4)}-12-24` ? 1 : 0)
  return whole === '' ? null : { from: `${year}-12-24`, to: `${year}-12-26`, count: 2 }
}

/** `before Christmas` is up to its eve. */
const christmas: Matcher = (said, { today }) => {
  if (!/^(?:before|by|until|till)$/.test(said[0] ?? '') || said[1] !== 'christmas') return null
  return { from: today, to: `${today.slice(0, 4)}-12-24`, count: 2 }
}

/** `the week of 2 November` is the one with that day. */
const weekOf: Matcher = (said, now) => {
  const [whole = ''] =
    /^(?:(?:in|during|of|for) )?(?:the )?week (?:of|with) /.exec(said.join(' ')) ?? []
  const day = whole === '' ? null : wholeAt(said, wordsIn(whole), now)
  if (!day || day.from !== day.to) return null
  const monday = addDays(day.from, 1 - weekdayOf(day.from))
  return { from: monday, to: addDays(monday, weekDays - 1), count: day.count }
}

/** `the weekend of 17 and 18 October` is the one with those days, or the one after that day. */
const weekendOf: Matcher = (said, now) => {
  const [whole = ''] =
    /^(?:(?:at|in|on|over|during|for) )?(?:the )?weekend (?:of|from|around) (?:the )?/.exec(
      said.join(' '),
    ) ?? []
  if (whole === '') return null
  const rest = said.slice(wordsIn(whole))
  const days = twoDays(rest, now) ?? wholeAt(rest, 0, now)
  if (!days?.from || !days.to || addDays(days.from, 1) < days.to) return null
  const from = addDays(days.to, saturday - weekdayOf(days.to))
  return { from, to: addDays(from, 1), count: wordsIn(whole) + days.count }
}

/** `until 15 November this month` begins with the month. */
const untilIn: Matcher = (said, now) => {
  if (!/^(?:until|till|before)$/.test(said[0] ?? '')) return null
  const day = wholeAt(said, 1, now)
  if (!day || day.from !== day.to) return null
  const [whole] = /^(?:of |in )?this month\b/.exec(said.slice(day.count).join(' ')) ?? []
  const to = said[0] === 'before' ? addDays(day.to, -1) : day.to
  return whole === undefined
    ? null
    : { from: monthRange(monthOf(day.to)).from, to, count: day.count + wordsIn(whole) }
}

const monthsLooked = 3

/** The day of that number that is nearest in a direction; months that have none are passed over. */
function dayNumbered(number: number, { today }: Now, way: -1 | 1): Day | null {
  for (let step = 0; step < monthsLooked; step++) {
    const month = addMonths(monthOf(today), step * way)
    const day = `${month}-${String(number).padStart(2, '0')}`
    const isThere = number > 0 && day <= monthRange(month).to
    if (isThere && (way < 0 ? day <= today : day >= today)) return day
  }
  return null
}

/** `on the 5th`, `until the 30th`, `since the 1st`: days of the month that runs. */
const numbered: Matcher = (said, now) => {
  const [whole = '', lead = '', number = '', more] =
    shapeOf(
      '^(?:(on|until|till|by|before|since|from|after) )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)',
      '(?! (?:biggest|largest|highest|dearest|smallest|cheapest|lowest|most|least)\\b)',
      '(?: (?:of (?:this|the) month))?( (?:of )?\\S+)?',
    ).exec(said.join(' ')) ?? []
  // With a month behind it, it is a day of that month, if there is such a day.
  const month = more?.replace(/^ (?:of )?/, '') ?? ''
  if (whole === '' || (month !== '' && readSpan(['on', number, month], now))) return null
  const count = wordsIn(more ? whole.slice(0, -more.length) : whole)
  const day = dayNumbered(Number(number), now, -1)
  const coming = dayNumbered(Number(number), now, 1)
  if (day === null) return { ...noDay, count }
  if (/^(?:until|till|by|before)$/.test(lead)) {
    const to = lead === 'before' ? addDays(day, -1) : day
    return { from: null, to, count, coming }
  }
  const to = /^(?:since|from|after)$/.test(lead) ? now.today : day
  return { from: lead === 'after' ? addDays(day, 1) : day, to, count, coming }
}

/** `the 5th and 6th of November` are both days. */
const twoDays: Matcher = (said, now) => {
  const [whole = '', first = '', last = ''] =
    shapeOf(
      '^(?:on )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)? and (?:the )?(\\d{1,2})(?:st|nd|rd|th)? ',
      '(?:of )?(?=\\p{L})',
    ).exec(said.join(' ')) ?? []
  if (whole === '' || Number(last) !== Number(first) + 1) return null
  const end = wholeAt([last, ...said.slice(wordsIn(whole))], 0, now)
  if (!end || end.from !== end.to) return null
  return { from: addDays(end.to, -1), to: end.to, count: wordsIn(whole) + end.count - 1 }
}

/** `on 32 October`: a number that no month has days for. */
const noSuchDay: Matcher = (said, now) => {
  const [whole = '', number = ''] =
    shapeOf(
      '^(?:on|since|until|till|by|before|after|from(?: \\d{1,2} (?:to|until|till))?) (?:the )?',
      '(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?=\\p{L})',
    ).exec(said.join(' ')) ?? []
  if (whole === '' || (Number(number) >= 1 && Number(number) <= longestMonth)) return null
  const month = wholeAt(said, wordsIn(whole), now)
  return month && monthOf(month.from) === monthOf(month.to)
    ? { ...noDay, count: month.count }
    : null
}

const weekDays = 7
const saturday = 6
const longestMonth = 31

export const partMatchers: readonly Matcher[] = [
  ...monthParts,
  ...[weekOf, weekendOf, untilIn, twoDays, noSuchDay, numbered, weekend, holidays, christmas],
]
