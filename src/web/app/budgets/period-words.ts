import type { DaySpan, PeriodKind } from '#domain/budgets/periods.ts'
import { type Day, formatDay, monthOf, monthRange, writtenDay } from '#domain/calendar/calendar.ts'

/** After "the first" or "the next". */
export const periodNouns: Readonly<Record<PeriodKind, string>> = {
  weekly: 'week',
  biweekly: 'two weeks',
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  custom: 'period',
}

/** The one it is now. */
export const periodNow: Readonly<Record<PeriodKind, string>> = {
  weekly: 'this week',
  biweekly: 'these two weeks',
  monthly: 'this month',
  quarterly: 'this quarter',
  yearly: 'this year',
  custom: 'this period',
}

/** How often it begins anew. */
export const periodChoices: Readonly<Record<PeriodKind, string>> = {
  weekly: 'Every week',
  biweekly: 'Every two weeks',
  monthly: 'Every month',
  quarterly: 'Every quarter',
  yearly: 'Every year',
  custom: 'Once, between two days',
}

/** After an amount: "€400.00 a month". */
export const periodRates: Readonly<Record<PeriodKind, string>> = {
  weekly: 'a week',
  biweekly: 'every two weeks',
  monthly: 'a month',
  quarterly: 'a quarter',
  yearly: 'a year',
  custom: 'in all',
}

/** A whole month by its name, anything else by its days: "25 Oct – 24 Nov". */
export function spanWords(
  { from, to }: DaySpan,
  today: Day,
  locale: string,
  month: 'long' | 'short' = 'long',
): string {
  const whole = monthRange(monthOf(from))
  if (whole.from === from && whole.to === to) {
    return formatDay(from, locale, { month, year: 'numeric' })
  }
  const words = (day: Day) => writtenDay(day, today, locale)
  return from === to ? words(from) : `${words(from)} – ${words(to)}`
}

const barStyles: Readonly<Record<PeriodKind, Intl.DateTimeFormatOptions>> = {
  weekly: { day: 'numeric', month: 'short' },
  biweekly: { day: 'numeric', month: 'short' },
  monthly: { month: 'short' },
  quarterly: { month: 'short' },
  yearly: { year: 'numeric' },
  custom: { day: 'numeric', month: 'short' },
}

/** What stands below its bar. */
export const barWords = (kind: PeriodKind, from: Day, today: Day, locale: string): string =>
  writtenDay(from, today, locale, barStyles[kind], '2-digit')
