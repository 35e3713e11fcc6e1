import type { Agreement } from '#domain/accounts/checkpoints/agreement.ts'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'
import { sentence } from '#domain/sentence.ts'

const dayStyle = { day: 'numeric', month: 'short' } as const

/** 31 Oct, with its year where it is another one than today's. */
export const shortDay = (day: Day, today: Day, locale: string): string =>
  formatDay(
    day,
    locale,
    day.slice(0, 4) === today.slice(0, 4) ? dayStyle : { ...dayStyle, year: 'numeric' },
  )

/** Between 5 and 31 Oct, or on the one day it is. */
export function daysWords(from: Day, until: Day, today: Day, locale: string): string {
  const last = shortDay(until, today, locale)
  return from < until ? `between ${shortDay(from, today, locale)} and ${last}` : `on ${last}`
}

/** Giro agrees to the cent until 31 Jan. Null while the bank has said nothing. */
export function agreementWords(
  name: string,
  { agreesUntil, breaks }: Agreement,
  today: Day,
  locale: string,
): string | null {
  if (agreesUntil === null) {
    return breaks.length > 0 ? `${name} does not agree with the bank yet.` : null
  }
  return sentence(`${name} agrees to the cent until ${shortDay(agreesUntil, today, locale)}`)
}
