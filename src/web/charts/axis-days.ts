import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { civilOf, dayNumber, numberOf } from '#domain/calendar/day-number.ts'

interface AxisStep {
  readonly unit: 'day' | 'month'
  readonly size: number
  readonly days: number
}

const steps: readonly AxisStep[] = [
  ...[1, 2, 7, 14].map((size) => ({ unit: 'day', size, days: size }) as const),
  ...[1, 2, 3, 6, 12, 24, 60, 120, 240].map(
    (size) => ({ unit: 'month', size, days: 30 * size }) as const,
  ),
]
const widest: AxisStep = { unit: 'month', size: 600, days: 18_000 }

const stepFor = (days: number, most: number): AxisStep =>
  steps.find((step) => days / step.days <= most) ?? widest

/** The days an axis names, as numbers: beginnings of months or years where it is long. */
export function axisDays(first: Day, last: Day, most: number): readonly number[] {
  const [from, to] = [dayNumber(first), dayNumber(last)]
  const { unit, size } = stepFor(to - from, most)
  const named: number[] = []
  if (unit === 'day') {
    for (let at = from; at <= to; at += size) named.push(at)
    return named
  }
  const { year, month } = civilOf(from)
  for (let index = Math.ceil((year * 12 + month - 1) / size) * size; ; index += size) {
    const at = numberOf({ year: Math.floor(index / 12), month: (index % 12) + 1, dayOfMonth: 1 })
    if (at > to) return named
    if (at >= from) named.push(at)
  }
}

/** A day as short as the axis allows: a year, a month or a day. */
export function axisDayWords(day: Day, first: Day, last: Day, locale: string): string {
  const days = dayNumber(last) - dayNumber(first)
  if (days > 1500) return formatDay(day, locale, { year: 'numeric' })
  if (days > 120) return formatDay(day, locale, { month: 'short', year: '2-digit' })
  const year = first.slice(0, 4) === last.slice(0, 4) ? {} : ({ year: '2-digit' } as const)
  return formatDay(day, locale, { day: 'numeric', month: 'short', ...year })
}
