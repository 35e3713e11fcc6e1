import type { Rule, RuleWeekday } from '#domain/recurring/rule.ts'

/** What Temporal says of a day, found out once; weeks by the weekday they start on, 1 to 7. */
interface Fact {
  readonly day: string
  readonly ordinal: number
  readonly year: number
  readonly month: number
  readonly weekday: number
  readonly inMonth: number
  readonly inYear: number
  readonly monthLength: number
  readonly yearLength: number
  /** Which of its weekday in the month and in the year, from the front and from the end. */
  readonly nth: readonly (readonly [front: number, back: number])[]
  readonly weeks: readonly { readonly start: number; readonly week: number; readonly of: number }[]
}

const firstDay = Temporal.PlainDate.from('2018-01-01')
const weekStarts = [0, 1, 2, 3, 4, 5, 6, 7]

/** Counts the same weekdays by walking, week by week, until the month or year is left. */
function walk(date: Temporal.PlainDate, isInside: (other: Temporal.PlainDate) => boolean) {
  const count = (step: number) => {
    let found = 1
    while (isInside(date.add({ days: step * found }))) found++
    return found
  }
  return [count(-7), count(7)] as const
}

function weekFacts(date: Temporal.PlainDate, weekStart: number) {
  const startOf = (day: Temporal.PlainDate) =>
    day.subtract({ days: (day.dayOfWeek - weekStart + 7) % 7 })
  const start = startOf(date)
  const fourth = start.add({ days: 3 })
  // The 28th of December always lies in the last week of its year.
  const last = startOf(fourth.with({ month: 12, day: 28 })).add({ days: 3 })
  return {
    start: firstDay.until(start, { largestUnit: 'days' }).days,
    week: Math.ceil(fourth.dayOfYear / 7),
    of: Math.ceil(last.dayOfYear / 7),
  }
}

function factOf(ordinal: number): Fact {
  const date = firstDay.add({ days: ordinal })
  return {
    day: date.toString(),
    ordinal,
    year: date.year,
    month: date.month,
    weekday: date.dayOfWeek,
    inMonth: date.day,
    inYear: date.dayOfYear,
    monthLength: date.daysInMonth,
    yearLength: date.daysInYear,
    nth: [
      walk(date, (other) => other.year === date.year && other.month === date.month),
      walk(date, (other) => other.year === date.year),
    ],
    weeks: weekStarts.map((weekStart) => weekFacts(date, weekStart)),
  }
}

const facts: readonly Fact[] = Array.from({ length: 4500 }, (_, ordinal) => factOf(ordinal))

const isAsked = (list: readonly number[], place: number, length: number) =>
  list.some((asked) => (asked > 0 ? asked === place : length + 1 + asked === place))

const isLong = ({ frequency }: Rule) => frequency === 'monthly' || frequency === 'yearly'

function isWeekday(rule: Rule, { weekday, nth }: RuleWeekday, fact: Fact): boolean {
  if (weekday !== fact.weekday) return false
  if (nth === null || !isLong(rule)) return true
  const isInMonth = rule.frequency === 'monthly' || rule.months.length > 0
  const [front, back] = fact.nth[isInMonth ? 0 : 1] ?? [0, 0]
  return nth > 0 ? front === nth : back === -nth
}

function isWanted(rule: Rule, start: Fact, fact: Fact): boolean {
  const { months, monthDays, yearDays, weeks, weekdays, frequency } = rule
  const isBare = [monthDays, yearDays, weeks, weekdays].every((list) => list.length === 0)
  const isOneMonth = isBare && frequency === 'yearly' && months.length === 0
  const wantedMonths = isOneMonth ? [start.month] : months
  if (wantedMonths.length > 0 && !wantedMonths.includes(fact.month)) return false
  const days = isBare && isLong(rule) ? [start.inMonth] : monthDays
  const isClamped = rule.missingDay === 'backward' && isLong(rule)
  const real = isClamped ? days.map((day) => Math.min(day, fact.monthLength)) : days
  if (days.length > 0 && !isAsked(real, fact.inMonth, fact.monthLength)) return false
  if (yearDays.length > 0 && !isAsked(yearDays, fact.inYear, fact.yearLength)) return false
  const { week, of } = fact.weeks[rule.weekStart] ?? { week: 0, of: 0 }
  if (weeks.length > 0 && !isAsked(weeks, week, of)) return false
  if (isBare && frequency === 'weekly') return fact.weekday === start.weekday
  return weekdays.length === 0 || weekdays.some((asked) => isWeekday(rule, asked, fact))
}

/** A number for the period a day lies in, so that the steps between two can be counted. */
function periodOf({ frequency, weekStart }: Rule, fact: Fact): number {
  if (frequency === 'yearly') return fact.year
  if (frequency === 'monthly') return fact.year * 12 + fact.month
  if (frequency === 'daily') return fact.ordinal
  return Math.floor(((fact.weeks[weekStart]?.start ?? 0) + 7) / 7)
}

/**
 * What a rule names from its start up to an end, found by looking at every single day between
 * 2018 and 2030. Slow and simple on purpose: it is what the quick way is compared with.
 */
export function everyDayReference(rule: Rule, startOn: string, endOn: string): readonly string[] {
  const start = facts.find((fact) => fact.day === startOn)
  if (!start) throw new RangeError(`${startOn} is outside of the years looked at.`)
  const periods = new Map<number, Fact[]>()
  for (const fact of facts) {
    if (fact.year < start.year - 1 || fact.year > Number(endOn.slice(0, 4)) + 1) continue
    const period = periodOf(rule, fact)
    const passed = period - periodOf(rule, start)
    if (passed < 0 || passed % rule.interval !== 0 || !isWanted(rule, start, fact)) continue
    periods.set(period, [...(periods.get(period) ?? []), fact])
  }
  const { positions } = rule
  return Array.from(periods.values())
    .flatMap((found) =>
      positions.length === 0
        ? found
        : found.filter((_, index) => isAsked(positions, index + 1, found.length)),
    )
    .map(({ day }) => day)
    .filter((day) => day >= startOn && day <= endOn)
}
