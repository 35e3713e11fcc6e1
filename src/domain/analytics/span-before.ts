/** The time a time is compared with. */
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  earlierDay,
  monthOf,
  monthRange,
} from '../calendar/calendar.ts'

interface Span {
  readonly from: Day
  readonly to: Day
}

const monthsIn = ({ from, to }: Span): number => {
  const [a = 0, b = 0, c = 0, d = 0] = [from, to].flatMap((day) => [
    Number(day.slice(0, 4)),
    Number(day.slice(5, 7)),
  ])
  return (c - a) * 12 + (d - b) + 1
}

/** The same day so many months before, or the last one of a shorter month. */
function monthsBack(day: Day, months: number): Day {
  const { to } = monthRange(addMonths(monthOf(day), -months))
  return earlierDay(`${monthOf(to)}-${day.slice(8)}`, to)
}

/**
 * What a time is compared with: from the first of a month on, the same days so many months before;
 * whole months are compared with whole months. What began with a year is compared with the same
 * days of the year before, but for January alone. Otherwise as many days just before.
 */
export function spanBefore(span: Span): Span {
  const { from, to } = span
  if (!from.endsWith('-01')) {
    const days = daysBetween(from, to) + 1
    return { from: addDays(from, -days), to: addDays(to, -days) }
  }
  const length = monthsIn(span)
  const isOfYear = from.endsWith('-01-01') && length > 1
  const months = isOfYear ? Math.ceil(length / 12) * 12 : length
  const isWhole = to === monthRange(monthOf(to)).to
  const before = addMonths(monthOf(to), -months)
  return {
    from: monthsBack(from, months),
    to: isWhole ? monthRange(before).to : monthsBack(to, months),
  }
}
