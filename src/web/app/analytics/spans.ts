import { spanBefore } from '#domain/analytics/span-before.ts'
import {
  addDays,
  addMonths,
  type Day,
  earlierDay,
  laterDay,
  type Month,
  monthOf,
  monthRange,
} from '#domain/calendar/calendar.ts'
import { say } from '#web/words/say.ts'

export interface Span {
  readonly from: Day
  readonly to: Day
}

export const ranges = [
  'this-month',
  'last-month',
  '3-months',
  '6-months',
  '12-months',
  'this-year',
  'last-year',
  'all',
  'days',
] as const
export type Range = (typeof ranges)[number]

export const rangeWords: Readonly<Record<Range, string>> = {
  'this-month': say('This month'),
  'last-month': say('Last month'),
  '3-months': say('Last 3 months'),
  '6-months': say('Last 6 months'),
  '12-months': say('Last 12 months'),
  'this-year': say('This year'),
  'last-year': say('Last year'),
  all: say('All time'),
  days: say('Pick days…'),
}

/** The longest time a chart may be asked for. */
const longestDays = 4017
/** Nothing is asked for before. */
const firstOfAll = '1990-01-01'

const lastMonths = (today: Day, months: number): Span => ({
  from: `${addMonths(monthOf(today), 1 - months)}-01`,
  to: today,
})

const spanners: Readonly<Record<Exclude<Range, 'days'>, (today: Day, first: Month) => Span>> = {
  'this-month': (today) => lastMonths(today, 1),
  'last-month': (today) => monthRange(addMonths(monthOf(today), -1)),
  '3-months': (today) => lastMonths(today, 3),
  '6-months': (today) => lastMonths(today, 6),
  '12-months': (today) => lastMonths(today, 12),
  'this-year': (today) => ({ from: `${today.slice(0, 4)}-01-01`, to: today }),
  'last-year': (today) => {
    const year = String(Number(today.slice(0, 4)) - 1).padStart(4, '0')
    return { from: `${year}-01-01`, to: `${year}-12-31` }
  },
  all: (today, first) => ({ from: earlierDay(`${first}-01`, today), to: today }),
}

/** Cut to what may be asked for. */
function allowed({ from, to }: Span): Span {
  const last = laterDay(to, firstOfAll)
  const first = laterDay(laterDay(from, firstOfAll), addDays(last, -longestDays))
  return { from: first, to: last }
}

export const spanOf = (range: Exclude<Range, 'days'>, today: Day, first: Month): Span =>
  allowed(spanners[range](today, first))

export const pickedSpan = (from: Day, to: Day): Span =>
  allowed(from <= to ? { from, to } : { from: to, to: from })

/** What a time is compared with; null of all time, and where the book has nothing that early. */
export function comparedWith(
  range: Range,
  span: Span,
  isBefore: (day: Day) => boolean,
): Span | null {
  if (range === 'all') return null
  const before = spanBefore(span)
  return isBefore(before.to) ? null : before
}
