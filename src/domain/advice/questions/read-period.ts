/** The days a question is about, in the words people use for them. */
import {
  addDays,
  addMonths,
  type Day,
  formatDay,
  formatMonth,
  type Month,
  monthOf,
  monthRange,
  weekdayOf,
} from '../../calendar.ts'

export interface Period {
  readonly from: Day
  readonly to: Day
  /** As an answer names it, after `in` or by itself. */
  readonly words: string
}

export interface FoundPeriod extends Period {
  readonly start: number
  readonly end: number
}

const monthNames =
  'january|february|march|april|may|june|july|august|september|october|november|december'
const short = 'jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec'
const stems = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

interface Now {
  readonly today: Day
  readonly locale: string
}

type Read = (found: RegExpExecArray, now: Now) => Period

export const monthPeriod = (month: Month, { locale }: Now): Period => ({
  ...monthRange(month),
  words: formatMonth(month, locale),
})

const yearPeriod = (year: number): Period => ({
  from: `${year}-01-01`,
  to: `${year}-12-31`,
  words: String(year),
})

export const spanPeriod = (from: Day, to: Day, { locale }: Now): Period => {
  const say = (day: Day) =>
    formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })
  return { from, to, words: from === to ? say(from) : `${say(from)} to ${say(to)}` }
}

const yearOf = ({ today }: Now) => Number(today.slice(0, 4))
const monday = (day: Day) => addDays(day, 1 - weekdayOf(day))

/** The latest one that has begun, where no year is said. */
function namedMonth(name: string, year: string | undefined, now: Now): Month {
  const place = stems.indexOf(name.slice(0, 3).toLowerCase()) + 1
  const two = String(place).padStart(2, '0')
  if (year) return `${year}-${two}`
  const thisYear = `${yearOf(now)}-${two}`
  return thisYear <= monthOf(now.today) ? thisYear : `${yearOf(now) - 1}-${two}`
}

const backDays = { day: 1, week: 7 } as const

function lastOf(count: number, unit: string, now: Now): Period {
  const { today } = now
  if (unit === 'day' || unit === 'week') {
    return spanPeriod(addDays(today, 1 - count * backDays[unit]), today, now)
  }
  const months = unit === 'year' ? count * 12 : count
  const first = addMonths(monthOf(today), -months)
  const { to } = monthRange(addMonths(monthOf(today), -1))
  return {
    from: `${first}-01`,
    to,
    words: `${formatMonth(first, now.locale)} to ${formatMonth(monthOf(to), now.locale)}`,
  }
}

const shapes: readonly (readonly [RegExp, Read])[] = [
  [
    /\b(?:the )?(?:last|past|previous) (\d{1,3}) (day|week|month|year)s?\b/i,
    (found, now) => lastOf(Math.min(Number(found[1]), 120), (found[2] ?? '').toLowerCase(), now),
  ],
  [
    /\b(?:this|the current) (week|month|year)\b/i,
    (found, now) => {
      const unit = found[1]?.toLowerCase()
      if (unit === 'month') return monthPeriod(monthOf(now.today), now)
      if (unit === 'year') return yearPeriod(yearOf(now))
      return spanPeriod(monday(now.today), addDays(monday(now.today), 6), now)
    },
  ],
  [
    /\b(?:last|previous) (week|month|year)\b/i,
    (found, now) => {
      const unit = found[1]?.toLowerCase()
      if (unit === 'month') return monthPeriod(addMonths(monthOf(now.today), -1), now)
      if (unit === 'year') return yearPeriod(yearOf(now) - 1)
      const start = addDays(monday(now.today), -7)
      return spanPeriod(start, addDays(start, 6), now)
    },
  ],
  [/\btoday\b/i, (_, now) => spanPeriod(now.today, now.today, now)],
  [/\byesterday\b/i, (_, now) => spanPeriod(addDays(now.today, -1), addDays(now.today, -1), now)],
  [
    new RegExp(`\\bsince (${monthNames}|${short})(?: (\\d{4}))?\\b`, 'i'),
    (found, now) => spanPeriod(`${namedMonth(found[1] ?? '', found[2], now)}-01`, now.today, now),
  ],
  [
    new RegExp(`\\b(${monthNames}|${short})(?: (\\d{4}))\\b`, 'i'),
    (found, now) => monthPeriod(namedMonth(found[1] ?? '', found[2], now), now),
  ],
  [
    new RegExp(`\\b(?:in|for|of|during|to|with|and|than|vs\\.?) (${monthNames}|${short})\\b`, 'i'),
    (found, now) => monthPeriod(namedMonth(found[1] ?? '', undefined, now), now),
  ],
  [
    new RegExp(`\\b(${monthNames.replace('march|april|may|', 'april|')})\\b`, 'i'),
    (found, now) => monthPeriod(namedMonth(found[1] ?? '', undefined, now), now),
  ],
  [/\b(?:in |of |during )?((?:19|20)\d{2})\b/, (found) => yearPeriod(Number(found[1]))],
  [
    /\b(?:ever|all time|in total so far|since the beginning)\b/i,
    (_, now) => ({ from: '1990-01-01', to: now.today, words: 'all your time here' }),
  ],
]

/** All that are named, in the order they stand. */
export function readPeriods(question: string, now: Now): readonly FoundPeriod[] {
  const found: FoundPeriod[] = []
  let text = question
  for (const [shape, read] of shapes) {
    for (let match = shape.exec(text); match; match = shape.exec(text)) {
      const [start, end] = [match.index, match.index + match[0].length]
      found.push({ ...read(match, now), start, end })
      text = text.slice(0, start) + '\u0000'.repeat(end - start) + text.slice(end)
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

/** The month before a month, the year before a year, and otherwise as many days before. */
export function periodBefore(period: Period, now: Now): Period {
  const month = monthOf(period.from)
  const whole = monthRange(month)
  if (period.from === whole.from && period.to === whole.to) {
    return monthPeriod(addMonths(month, -1), now)
  }
  if (/-01-01$/.test(period.from) && /-12-31$/.test(period.to)) {
    return yearPeriod(Number(period.from.slice(0, 4)) - 1)
  }
  const to = addDays(period.from, -1)
  const days = Temporal.PlainDate.from(period.from).until(period.to, { largestUnit: 'days' }).days
  return spanPeriod(addDays(to, -days), to, now)
}
