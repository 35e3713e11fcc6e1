import type { Day } from '#domain/calendar/calendar.ts'
import { readPastDay } from '#domain/calendar/read-day.ts'
import { dateOrderOf, decimalMarkOf } from '#domain/locale.ts'
import { parseAmount } from '#domain/money/parse-amount.ts'

interface Reader {
  readonly currency: string
  readonly locale: string
  readonly today: Day
}

/** A space stands between thousands only, else between two prices. */
const numberShape = /-?\d{1,3}(?: \d{3})+(?:[.,]\d{1,3})?(?!\d)|-?\d[\d.,']*\d|-?\d/g
const dayShape = /\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}\.? \p{L}{3,9}\.? \d{2,4}/u

/** The last amount in a line of a receipt, where prices stand. */
export function amountIn(text: string, { currency, locale }: Reader): number | null {
  const found = text.match(numberShape)?.reverse() ?? []
  for (const written of found) {
    const parsed = parseAmount(written.trim(), currency, decimalMarkOf(locale))
    if (parsed.ok && parsed.amount !== 0) return parsed.amount
  }
  return null
}

export function dayIn(text: string, { locale, today }: Reader): Day | null {
  const written = dayShape.exec(text)?.[0]
  return written ? readPastDay(written, today, dateOrderOf(locale)) : null
}

/** What stands before the price. */
export function nameIn(text: string): string {
  const name = text.replace(/[-\d.,' ]+\p{L}{0,3}\s*$/u, '').trim()
  return name === '' ? text.trim() : name
}
