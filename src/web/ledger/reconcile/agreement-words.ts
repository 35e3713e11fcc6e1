import type { Agreement } from '#domain/accounts/checkpoints/agreement.ts'
import { type Day, formatDay } from '#domain/calendar/calendar.ts'

const dayStyle = { day: 'numeric', month: 'short' } as const

/** 31 Oct, with its year where it is another one than today's. */
export const shortDay = (day: Day, today: Day, locale: string): string =>
  formatDay(
    day,
    locale,
    day.slice(0, 4) === today.slice(0, 4) ? dayStyle : { ...dayStyle, year: 'numeric' },
  )

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
  return `${name} agrees to the cent until ${shortDay(agreesUntil, today, locale)}.`
}
