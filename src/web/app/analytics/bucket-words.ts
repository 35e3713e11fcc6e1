import type { FlowAnswer } from '#contract/analytics/entities.ts'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'

type Size = FlowAnswer['by']
type Bars = Pick<FlowAnswer, 'by' | 'from' | 'to'>

const full: Readonly<Record<Size, Intl.DateTimeFormatOptions>> = {
  day: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' },
  week: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
}
const short: Readonly<Record<Size, Intl.DateTimeFormatOptions>> = {
  day: { day: 'numeric', month: 'short' },
  week: { day: 'numeric', month: 'short' },
  month: { month: 'short', year: '2-digit' },
  year: { year: 'numeric' },
}

export const bucketWords = (on: Day, by: Size, locale: string): string =>
  `${by === 'week' ? 'Week of ' : ''}${formatDay(on, locale, full[by])}`

/** Below a bar; with its year where the bars are of more than one. */
export function axisBucket(on: Day, { by, from, to }: Bars, locale: string): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  return formatDay(on, locale, isOneYear ? short[by] : { year: '2-digit', ...short[by] })
}

const dayStyle = { day: 'numeric', month: 'short', year: 'numeric' } as const

export function spanWords({ from, to }: { from: Day; to: Day }, locale: string): string {
  const [first, last] = [from, to].map((day) => formatDay(day, locale, dayStyle))
  return from === to ? (first ?? '') : `${first} – ${last}`
}
