import type { DaySpan, PeriodKind } from '#domain/budgets/periods.ts'
import { type Day, formatDay, monthOf, monthRange, writtenDay } from '#domain/calendar/calendar.ts'
import { say } from '#web/words/say.ts'

/** After "the first" or "the next". */
export const periodNouns: Readonly<Record<PeriodKind, string>> = {
  weekly: 'week',
  biweekly: say('two weeks'),
  monthly: 'month',
  quarterly: 'quarter',
  yearly: 'year',
  custom: 'period',
}

/** The one it is now. */
export const periodNow: Readonly<Record<PeriodKind, string>> = {
  weekly: say('this week'),
  biweekly: say('these two weeks'),
  monthly: say('this month'),
  quarterly: say('this quarter'),
  yearly: say('this year'),
  custom: say('this period'),
}

/** How often it begins anew. */
export const periodChoices: Readonly<Record<PeriodKind, string>> = {
  weekly: say('Every week'),
  biweekly: say('Every two weeks'),
  monthly: say('Every month'),
  quarterly: say('Every quarter'),
  yearly: say('Every year'),
  custom: say('Once, between two days'),
}

/** After an amount: "€400.00 a month". */
export const periodRates: Readonly<Record<PeriodKind, string>> = {
  weekly: say('a week'),
  biweekly: say('every two weeks'),
  monthly: say('a month'),
  quarterly: say('a quarter'),
  yearly: say('a year'),
  custom: say('in all'),
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
