/** Calendar days and months as plain text, `2026-03-31` and `2026-03`, counted without clocks. */

import { knownLocale } from '../locale.ts'
import { zonedAt } from './clock-time.ts'

export type Day = string
export type Month = string

/** Both ends belong to it; null is open. */
export interface DayRange {
  readonly from: Day | null
  readonly to: Day | null
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && isReal(() => Temporal.PlainDate.from(text, strict))
}

export function isMonth(text: string): boolean {
  return /^\d{4}-\d\d$/.test(text) && isReal(() => Temporal.PlainYearMonth.from(text, strict))
}

const strict = { overflow: 'reject' } as const

function isReal(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch {
    return false
  }
}

/** Which day it is in a zone at an instant; an unknown zone counts as UTC. */
export function dayAt(epochMs: number, timezone: string): Day {
  return zonedAt(epochMs, timezone).toPlainDate().toString()
}

export const monthOf = (day: Day): Month => day.slice(0, 7)

export function addDays(day: Day, days: number): Day {
  return Temporal.PlainDate.from(day).add({ days }).toString()
}

export function addMonths(month: Month, months: number): Month {
  return Temporal.PlainYearMonth.from(month).add({ months }).toString()
}

export function daysBetween(from: Day, to: Day): number {
  return Temporal.PlainDate.from(from).until(to, { largestUnit: 'days' }).days
}

export function earlierDay(a: Day, b: Day): Day {
  return isWithin(a, { from: null, to: b }) ? a : b
}

export function laterDay(a: Day, b: Day): Day {
  return isWithin(a, { from: b, to: null }) ? a : b
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: Day): number {
  return Temporal.PlainDate.from(day).dayOfWeek
}

export function monthRange(month: Month): { readonly from: Day; readonly to: Day } {
  const days = Temporal.PlainYearMonth.from(month).daysInMonth
  return { from: `${month}-01`, to: `${month}-${days}` }
}

/** From the first day of a month to its last. */
export const isMonthLong = ({ from, to }: { readonly from: Day; readonly to: Day }): boolean =>
  from.endsWith('-01') && to === monthRange(monthOf(from)).to

export function isWithin(day: Day, { from, to }: DayRange): boolean {
  return (from === null || day >= from) && (to === null || day <= to)
}

/** Whether any, or every, day of the month lies in the range. */
export function monthOverlap(month: Month, range: DayRange): 'none' | 'part' | 'all' {
  const { from, to } = monthRange(month)
  if (!isWithin(to, { ...range, to: null }) || !isWithin(from, { ...range, from: null })) {
    return 'none'
  }
  return isWithin(from, range) && isWithin(to, range) ? 'all' : 'part'
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterFor(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(style)}`
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(knownLocale(locale), { ...style, timeZone: 'UTC' })
  formatters.set(key, made)
  return made
}

const utcNoon = (day: Day) => new Date(`${day}T12:00:00Z`)

export function formatDay(day: Day, locale: string, style: Intl.DateTimeFormatOptions): string {
  return formatterFor(locale, style).format(utcNoon(day))
}

export function formatMonth(month: Month, locale: string): string {
  return formatDay(`${month}-01`, locale, { month: 'long', year: 'numeric' })
}

const shortDay = { day: 'numeric', month: 'short' } as const

/** A day or month with its year only where that is not this year. */
export function writtenDay(
  day: Day,
  today: Day,
  locale: string,
  style: Intl.DateTimeFormatOptions = shortDay,
  year: 'numeric' | '2-digit' = 'numeric',
): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return formatDay(day, locale, isThisYear ? style : { ...style, year })
}

/** A day as near as it is: "Tomorrow", "Tue, 1 Dec", "1 May 2041". */
export function dayWords(day: Day, today: Day, locale: string): string {
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const style = isThisYear ? ({ weekday: 'short', ...shortDay } as const) : shortDay
  return dayWord(day, today) ?? writtenDay(day, today, locale, style)
}

/** The word people use for a day near today. */
export function dayWord(day: Day, today: Day): 'Today' | 'Yesterday' | 'Tomorrow' | null {
  if (day === today) return 'Today'
  if (day === addDays(today, -1)) return 'Yesterday'
  return day === addDays(today, 1) ? 'Tomorrow' : null
}
