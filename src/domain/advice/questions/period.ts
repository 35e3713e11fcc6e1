/** The days a question is about, and how they compare with others. */
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  earlierDay,
  formatDay,
  formatMonth,
  isMonthLong,
  type Month,
  monthOf,
  monthRange,
  weekdayOf,
} from '#domain/calendar/calendar.ts'

export interface Period {
  readonly from: Day
  readonly to: Day
  /** As an answer names it after `in`, or by itself. */
  readonly words: string
}

export interface Now {
  readonly today: Day
  readonly locale: string
}

/** Before anything was written down. */
export const firstDay: Day = '1990-01-01'

export const yearOf = (day: Day) => Number(day.slice(0, 4))

export const isYearLong = ({ from, to }: Pick<Period, 'from' | 'to'>): boolean =>
  from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`

export const isMonthEnd = (day: Day) => day === monthRange(monthOf(day)).to

const dayOf = (day: Day, locale: string) =>
  formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' })

function spanWords(from: Day, to: Day, { today, locale }: Now): string {
  if (from <= firstDay) {
    return to >= today ? 'all your time here' : `the time up to ${dayOf(to, locale)}`
  }
  if (from === to) return dayOf(from, locale)
  if (isMonthLong({ from, to })) return formatMonth(monthOf(from), locale)
  if (isYearLong({ from, to })) return from.slice(0, 4)
  if (from.endsWith('-01') && isMonthEnd(to)) {
    return `${formatMonth(monthOf(from), locale)} to ${formatMonth(monthOf(to), locale)}`
  }
  return `${dayOf(from, locale)} to ${dayOf(to, locale)}`
}

export const periodOf = (from: Day, to: Day, now: Now): Period => ({
  from,
  to,
  words: spanWords(from, to, now),
})

export const monthPeriod = (month: Month, now: Now): Period => {
  const { from, to } = monthRange(month)
  return periodOf(from, to, now)
}

/** Whether today is one of its days and not the last. */
export const isRunning = ({ from, to }: Period, today: Day): boolean => from <= today && to > today

/** What of it has been: nothing is spent tomorrow. */
export function soFar(period: Period, now: Now): Period {
  if (!isRunning(period, now.today)) return period
  const { locale, today } = now
  // A span has no name that could be so far.
  if (/ to /.test(period.words)) return periodOf(period.from, today, now)
  const until = formatDay(today, locale, { day: 'numeric', month: 'long' })
  return { ...period, to: today, words: `${period.words} so far, up to ${until}` }
}

/** The month before a month, the year before a year, and otherwise as many days before. */
export function periodBefore(period: Period, now: Now): Period {
  const { from, to } = period
  if (isYearLong(period)) {
    return periodOf(`${yearOf(from) - 1}-01-01`, `${yearOf(from) - 1}-12-31`, now)
  }
  if (from.endsWith('-01') && isMonthEnd(to)) {
    const months = monthsIn(period)
    const first = addMonths(monthOf(from), -months)
    return periodOf(`${first}-01`, monthRange(addMonths(monthOf(from), -1)).to, now)
  }
  // The weekend before a weekend, and not the two days before it.
  const isWeekend = daysBetween(from, to) === 1 && weekdayOf(from) === 6
  if (isWeekend) return periodOf(addDays(from, -7), addDays(to, -7), now)
  const last = addDays(from, -1)
  return periodOf(addDays(last, -daysBetween(from, to)), last, now)
}

export const monthsIn = ({ from, to }: Pick<Period, 'from' | 'to'>): number =>
  (yearOf(to) - yearOf(from)) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7)) + 1

/** The part of another period that is as long as what has been of a running one. */
export function equalPart(whole: Period, running: Period, now: Now): Period {
  const begun = Temporal.PlainDate.from(running.from)
  const gone = begun.until(now.today, {
    largestUnit: running.from.endsWith('-01') ? 'months' : 'days',
  })
  const to = Temporal.PlainDate.from(whole.from).add(gone).toString()
  return periodOf(whole.from, earlierDay(to, whole.to), now)
}

/** The one of today that is as long: this year for last year, this month for any month. */
export function presentLike({ from, to }: Period, now: Now): Period {
  const { today } = now
  const year = today.slice(0, 4)
  if (isYearLong({ from, to })) return periodOf(`${year}-01-01`, `${year}-12-31`, now)
  if (isMonthLong({ from, to })) return monthPeriod(monthOf(today), now)
  const days = daysBetween(from, to)
  if (days === 6) {
    const monday = addDays(today, 1 - Temporal.PlainDate.from(today).dayOfWeek)
    return periodOf(monday, addDays(monday, 6), now)
  }
  return days === 0 ? periodOf(today, today, now) : periodOf(addDays(today, -days), today, now)
}

/** The same days of another year. */
export function inYear({ from, to }: Period, year: number, now: Now): Period {
  const moved = (day: Day) =>
    Temporal.PlainDate.from(day)
      .with({ year: year + yearOf(day) - yearOf(from) })
      .toString()
  const end = isMonthEnd(to) ? monthRange(monthOf(moved(to))).to : moved(to)
  return periodOf(moved(from), end, now)
}

const daysIn = ({ from, to }: Period) => daysBetween(from, to) + 1

/** A month beside a year is no comparison, 28 days beside 31 are one. */
export function isAsLong(one: Period, other: Period): boolean {
  const [short = 1, long = 1] = [daysIn(one), daysIn(other)].toSorted((a, b) => a - b)
  return long <= short * 1.25 + 1
}
