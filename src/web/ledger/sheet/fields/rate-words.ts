import { type Day, writtenDay } from '#domain/calendar/calendar.ts'
import { knownLocale } from '#domain/locale.ts'
import type { CrossRate, Ratio } from '#domain/money/rates.ts'

/** A day may end in the stop of a short month. */
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`)

const digits = 6

/** A rate with as many digits as matter, worked out without floats. */
export function rateWords({ over, under }: Ratio, locale: string): string {
  const scale = 10n ** 12n
  const scaled = (over * scale + under / 2n) / under
  const whole = `${scaled / scale}.${`${scaled % scale}`.padStart(12, '0')}` as `${number}`
  return new Intl.NumberFormat(knownLocale(locale), {
    maximumSignificantDigits: digits,
    useGrouping: false,
  }).format(whole)
}

/** Which rate a record takes by itself; one for other days may be known where none is for its. */
export function takenWords(
  known: CrossRate | null,
  currency: string,
  today: Day,
  locale: string,
): string {
  if (known === null) {
    return `No rate is known for ${currency} on that day. Totals leave it out without one.`
  }
  const value = rateWords(known, locale)
  if (known.isTyped) return `${value} is taken, your rate for that day.`
  return sentence(`${value} is taken, the rate of ${writtenDay(known.on, today, locale)}`)
}
