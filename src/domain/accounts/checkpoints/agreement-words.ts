/** Until when an account agrees with its bank, in words. */
import { type Day, formatDay } from '../../calendar/calendar.ts'
import { sentence } from '../../sentence.ts'
import { type AccountKind, isOwed } from '../account.ts'
import type { Agreement } from './agreement.ts'

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

/** How far the bank is from the book: of a card and a debt it is what is owed that differs. */
export function gapWords(kind: AccountKind, gap: number, sum: string): string {
  if (!isOwed(kind)) return `${sum} ${gap > 0 ? 'missing' : 'too much'}`
  return `${sum} ${gap > 0 ? 'less' : 'more'} owed than your book says`
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
