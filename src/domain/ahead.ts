/** What of a time is still ahead: written down for days after today, and no more than that. */
import { addDays, type Day, laterDay, monthOf, monthRange } from './calendar/calendar.ts'
import type { MissingRate, Span } from './money/convert-totals.ts'
import { figureWords } from './money/figure-words.ts'

/** What is known of it, and what has no rate. */
export interface Ahead {
  readonly amount: number | null
  readonly missing?: readonly MissingRate[] | undefined
  /** Some of it was converted. */
  readonly isAbout?: boolean | undefined
}

/** The days of a time that are after today; null when there are none. */
export function daysAhead({ from, to }: Span, today: Day): Span | null {
  if (to <= today) return null
  return { from: laterDay(from, addDays(today, 1)), to }
}

/**
 * The days after today that a time does not reach, though its month does: a figure up to today is
 * of a part of the month, and says what the rest of it has. Null for a time that ends another day.
 */
export const daysBeyond = ({ to }: Pick<Span, 'to'>, today: Day): Span | null =>
  to === today ? daysAhead(monthRange(monthOf(today)), today) : null

export const hasAhead = ({ amount, missing = [] }: Ahead): boolean =>
  amount !== 0 || missing.length > 0

/** Behind a figure that counts it: such as "€30.00 of it still ahead"; null when none is. */
export const aheadWords = (ahead: Ahead, currency: string, locale: string): string | null =>
  hasAhead(ahead) ? `${figureWords(ahead, currency, locale)} of it still ahead` : null
